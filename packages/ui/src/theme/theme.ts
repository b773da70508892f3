/** The material that a theme is made of; sets the browser's own controls and scrollbars. */
export type ColorScheme = 'light' | 'dark'

/** Colours of a state: as text, as a filled mark, as the ground of a box and as that box's edge. */
type StatusColor = { text: string; fill: string; tint: string; line: string }

/**
 * Colours by role. A component asks for what a colour means and never for a hue, so a product
 * changes its looks here alone.
 */
export type ThemeColor = {
  /** The page itself. */
  canvas: string
  /** Grounds that things are drawn on. */
  surface: {
    /** Panels, cards, fields. */
    base: string
    /** Table heads, disabled controls. */
    sunken: string
    /** Modals, menus, tooltips. */
    raised: string
    /** Under the pointer. */
    hover: string
    /** Chosen rows and options. */
    selected: string
  }
  /** Rules and edges. */
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
  /** Text, from the loudest to the quietest. */
  text: { base: string; muted: string; subtle: string; disabled: string }
  /** The colour of what can be pressed. */
  accent: {
    /** Fill of the main button. */
    base: string
    /** That fill under the pointer. */
    hover: string
    /** That fill while pressed. */
    active: string
    /** Text on an accent fill. */
    on: string
    /** Links. */
    text: string
    /** Ground of a box in the accent. */
    tint: string
  }
  /** The ring around what has the focus. */
  focus: string
  /** States, each by what it means. */
  status: {
    /** Normal. */
    good: StatusColor
    /** To be looked at. */
    warning: StatusColor
    /** Failed, or to be done at once. */
    critical: StatusColor & {
      /** Fill of the button that destroys something. */
      solid: string
      /** That fill under the pointer. */
      solidHover: string
      /** That fill while pressed. */
      solidActive: string
      /** Text on that fill. */
      on: string
    }
    /** Not known. */
    noData: StatusColor
  }
  /** The other material, for what floats above everything: toasts. */
  inverse: { surface: string; text: string; good: string; warning: string; critical: string }
  /** Dims the page behind a modal. */
  scrim: string
}

/** Colours of charts. */
export type ThemeChart = {
  /** Series and slices, in this order; neighbours differ for every kind of colour vision. */
  categorical: readonly [string, string, string, string, string, string, string, string]
  /** Lines across the plot, one for each tick. */
  grid: string
  /** The line at zero, and marks of ticks and slices. */
  axis: string
  /** Text of ticks and units. */
  label: string
  /** The line at the instant that is read. */
  crosshair: string
  /** Opacity of the area below a single line, 0–1. */
  areaOpacity: number
}

/** A file of a typeface. */
export type ThemeFontFile = {
  /** Weight of the letters. */
  weight: 400 | 600
  /** Where it lies: WOFF 1, TrueType or OpenType. WOFF 2 cannot be cut down to what a PDF needs. */
  url: string
}

/** A font of another script, cut into files by characters, as the packages of Fontsource are. */
export type ThemeFontPackage = {
  /** As in `@fontsource/noto-sans-thai`: it is part of the names of its files. */
  name: string
  /** Where its folder lies: `unicode.json` and `files/`, in WOFF 1. */
  url: string
  /** Weights whose files lie there. @default both */
  weights?: readonly (400 | 600)[]
}

/** Typefaces. */
export type ThemeFont = {
  /** CSS font-family list of texts. */
  sans: string
  /** CSS font-family list of codes and addresses. */
  mono: string
  /** Room added between words, where the face is tight: CSS word-spacing. */
  wordSpacing: string
  /** Files of the first face of `sans`, for files that charts become: they are loaded when one is made. */
  files?: readonly ThemeFontFile[]
  /** Fonts of scripts that neither `files` nor ours have, for the same: of them only what a text needs is loaded. */
  packages?: readonly ThemeFontPackage[]
}

/** Distances between things; the key is the number of steps of a 4 px grid. */
export type ThemeSpace = Record<1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16, string>

/** Sizes of things. Heights of controls and rows are minima: text may make them grow. */
export type ThemeSize = {
  /** Small buttons. */
  controlSm: string
  /** Buttons and fields. */
  control: string
  /** Fields and buttons of a form that stands alone. */
  controlLg: string
  /** Anything that a finger presses: 44 px at least. WCAG 2.2 SC 2.5.5. */
  controlTouch: string
  /** A small button, pressed by a finger. */
  controlTouchSm: string
  /** Rows of tables. */
  row: string
  /** The row of a table's headers. */
  rowHead: string
  /** The bar over a page. */
  nav: string
  /** A band below it. */
  band: string
}

/** Radii of corners. */
export type ThemeRadius = {
  /** Marks, such as those of a legend. */
  xs: string
  /** Small buttons. */
  sm: string
  /** Buttons and fields. */
  md: string
  /** Panels and cards. */
  lg: string
  /** Modals. */
  xl: string
  /** Ends that are round, whatever the height. */
  pill: string
}

/** One style of the type scale. */
export type ThemeTextStyle = {
  /** Size of the letters, px with the reader's setting at its default. */
  sizePx: number
  /** Height of a line, px with the reader's setting at its default. */
  linePx: number
  /** Weight of the letters, 1 to 1000. */
  weight: number
  /** CSS letter-spacing. */
  tracking: string
}

/** Name of a style of the type scale. */
export type TextStyleName =
  | 'figureLg'
  | 'figureMd'
  | 'figureSm'
  | 'heading1'
  | 'title'
  | 'heading2'
  | 'heading3'
  | 'body'
  | 'bodyStrong'
  | 'table'
  | 'label'
  | 'caption'
  | 'mono'

/**
 * Everything of the looks that a product may change. Values are concrete, never CSS variables:
 * charts are exported as pictures, where a variable has no value.
 */
export interface Theme {
  /** Light or dark. */
  colorScheme: ColorScheme
  /** Colours of everything but charts. */
  color: ThemeColor
  /** Colours of charts. */
  chart: ThemeChart
  /** CSS box shadows. */
  shadow: { menu: string; modal: string }
  /** Typefaces. */
  font: ThemeFont
  /** Distances between things. */
  space: ThemeSpace
  /** Heights of controls and rows. */
  size: ThemeSize
  /** Radii of corners. */
  radius: ThemeRadius
  /** The type scale. */
  text: Record<TextStyleName, ThemeTextStyle>
}

/** Themes that stand in for another while a media query holds, such as `(prefers-color-scheme: dark)`; the last that holds wins. */
export type ThemesByMedia = Readonly<Record<string, Theme>>
