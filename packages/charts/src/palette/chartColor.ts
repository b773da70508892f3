import type { ColorPath, Theme } from '@netportal/ui'

/**
 * A colour of a chart: a place in the theme's palette, from 0; a role of the theme such as
 * `status.critical.fill`; or one of its own, for each material if need be. Where the reader's own colours
 * stand in for the theme's, they stand in for these too.
 */
export type ChartColor = number | ColorPath | `#${string}` | OwnColor

/** A colour that is not the theme's. */
export interface OwnColor {
  /** CSS colour on a light ground, and in files. */
  light: string
  /** CSS colour on a dark ground. */
  dark: string
}

/**
 * Gives the CSS colour.
 * @throws Error for a role that the theme does not have
 */
export function chartColor(color: ChartColor, theme: Theme): string {
  const palette = theme.chart.categorical
  if (typeof color === 'number') return palette[color % palette.length] ?? palette[0]
  if (theme.chart.label === 'CanvasText') return theme.chart.label
  if (typeof color === 'object') return color[theme.colorScheme]
  return color.startsWith('#') ? color : roleOf(theme, color)
}

/** Reads a role of the theme; `ui` has the same, with all its components. */
function roleOf({ color }: Theme, path: string): string {
  let node: unknown = color
  for (const key of path.split('.')) node = isRecord(node) ? node[key] : undefined
  if (typeof node !== 'string') throw new Error(`The theme has no colour '${path}'`)
  return node
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
