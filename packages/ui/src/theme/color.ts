import type { Theme, ThemeColor } from './theme.ts'
import { variable } from './variables.ts'

type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathsOf<Tree[Key]>}`
}[keyof Tree & string]

/** A colour role by its place in the theme, such as `text.muted` or `status.critical.fill`. */
export type ColorPath = PathsOf<ThemeColor>

/**
 * Reads a colour role from a theme, for what leaves the page: a picture, a file.
 * @throws Error when the theme has no such role
 */
export function colorOf(theme: Pick<Theme, 'color'>, path: ColorPath): string {
  let node: unknown = theme.color
  for (const key of path.split('.')) node = isRecord(node) ? node[key] : undefined
  if (typeof node !== 'string') throw new Error(`The theme has no colour '${path}'`)
  return node
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** For style templates: `color: ${color('text.muted')};` is the theme's colour wherever the element stands. */
export function color(path: ColorPath): string {
  return variable(`color.${path}`)
}
