import { withAccent } from './accent.ts'
import { compactMeasures, measures } from './measures.ts'
import type { TextStyleName, Theme } from './theme.ts'

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T

/** How much room things take: `compact` is for pages of many figures that are used all day with a mouse. */
export type Density = 'comfortable' | 'compact'

/** The parts of a theme that a product changes; everything it leaves out stays as in the base. */
export interface ThemeOverrides extends DeepPartial<Theme> {
  /**
   * Colour of the brand, six hex digits: buttons, links, focus, selection and the first series of charts get shades
   * of it that can be told from what they lie on.
   */
  accent?: string
  /** Sets distances and heights of controls and rows; what a finger presses stays as large. */
  density?: Density
}

/**
 * Makes a product's own theme out of one of ours.
 * @example createTheme(lightTheme, { accent: '#0a7d5a', density: 'compact', radius: { md: '0' } })
 * @throws Error where no shade of the accent can be told from what it lies on, with the pair
 */
export function createTheme(base: Theme, overrides: ThemeOverrides): Theme {
  const { accent, density } = overrides
  const measured = density === undefined ? base : { ...base, ...densities[density] }
  const theme = merge(measured, overrides)
  return accent === undefined ? theme : merge(withAccent(theme, accent), overrides)
}

const densities: Record<Density, Pick<Theme, 'space' | 'size'>> = {
  comfortable: { space: measures.space, size: measures.size },
  compact: compactMeasures,
}

function merge(base: Theme, overrides: ThemeOverrides): Theme {
  const { color, chart, shadow, font, space, size, radius } = overrides
  const status = base.color.status
  return {
    colorScheme: overrides.colorScheme ?? base.colorScheme,
    color: {
      ...base.color,
      ...color,
      surface: { ...base.color.surface, ...color?.surface },
      line: { ...base.color.line, ...color?.line },
      text: { ...base.color.text, ...color?.text },
      accent: { ...base.color.accent, ...color?.accent },
      inverse: { ...base.color.inverse, ...color?.inverse },
      status: {
        good: { ...status.good, ...color?.status?.good },
        warning: { ...status.warning, ...color?.status?.warning },
        critical: { ...status.critical, ...color?.status?.critical },
        noData: { ...status.noData, ...color?.status?.noData },
      },
    },
    chart: { ...base.chart, ...chart },
    shadow: { ...base.shadow, ...shadow },
    font: { ...base.font, ...font },
    space: { ...base.space, ...space },
    size: { ...base.size, ...size },
    radius: { ...base.radius, ...radius },
    text: mergeText(base.text, overrides.text),
  }
}

function mergeText(base: Theme['text'], overrides: ThemeOverrides['text'] = {}): Theme['text'] {
  const merged = { ...base }
  const isName = (name: string): name is TextStyleName => name in base
  for (const [name, style] of Object.entries(overrides)) {
    if (isName(name)) merged[name] = { ...base[name], ...style }
  }
  return merged
}
