/** Which of the two materials a theme is made of; sets the browser's own controls and scrollbars. */
export type ColorScheme = 'light' | 'dark'

/** How a state is drawn: as text, as a filled mark, as the ground of a box and as that box's edge. */
type StatusColor = { text: string; fill: string; tint: string; line: string }

/**
 * Colours by role. A component asks for what a colour means and never for a hue, so a product
 * changes its looks here alone.
 */
export type ThemeColor = {
  /** The page itself. */
  canvas: string
  surface: {
    /** Panels, cards, fields. */
    base: string
    /** Table heads, disabled controls. */
    sunken: string
    /** Modals, menus, tooltips. */
    raised: string
    hover: string
    selected: string
  }
  line: {
    /** Between rows. */
    subtle: string
    /** Around panels. */
    base: string
    /** Around controls: at least 3:1 on every surface. */
    control: string
    /** The heavy rule over figures. */
    ink: string
  }
  text: { base: string; muted: string; subtle: string; disabled: string }
  accent: {
    base: string
    hover: string
    active: string
    /** Text on an accent fill. */
    on: string
    /** Links. */
    text: string
    tint: string
  }
  focus: string
  status: {
    good: StatusColor
    warning: StatusColor
    critical: StatusColor & {
      /** Fill of the button that destroys something. */
      solid: string
      solidHover: string
      solidActive: string
      /** Text on that fill. */
      on: string
    }
    noData: StatusColor
  }
  /** The other material, for what floats above everything: toasts. */
  inverse: { surface: string; text: string; good: string; critical: string }
  /** Dims the page behind a modal. */
  scrim: string
}

export type ThemeChart = {
  /** Series and slices, in this order; neighbours differ for every kind of colour vision. */
  categorical: readonly [string, string, string, string, string, string, string, string]
  grid: string
  axis: string
  label: string
  crosshair: string
  /** Opacity of the area below a single line, 0–1. */
  areaOpacity: number
}

/**
 * Everything of the looks that a product may change. Values are concrete, never CSS variables:
 * charts are exported as pictures, where a variable has no value.
 */
export interface Theme {
  colorScheme: ColorScheme
  color: ThemeColor
  chart: ThemeChart
  /** CSS box shadows. */
  shadow: { menu: string; modal: string }
  /** CSS font-family lists. */
  font: { sans: string; mono: string }
}
