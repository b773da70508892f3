import type { TextStyleName, Theme } from './theme.ts'

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T

/** The parts of a theme that a product changes; everything it leaves out stays as in the base. */
export type ThemeOverrides = DeepPartial<Theme>

/**
 * Makes a product's own theme out of one of ours.
 * @example createTheme(lightTheme, { color: { accent: { base: '#0a7d5a' } } })
 */
export function createTheme(base: Theme, overrides: ThemeOverrides): Theme {
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
