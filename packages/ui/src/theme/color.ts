import type { Theme, ThemeColor } from './theme.ts'

type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathsOf<Tree[Key]>}`
}[keyof Tree & string]

/** A colour role by its place in the theme, such as `text.muted` or `status.critical.fill`. */
export type ColorPath = PathsOf<ThemeColor>

/**
 * Reads a colour role from a theme.
 * @throws Error when the theme has no such role
 */
export function colorOf(theme: Pick<Theme, 'color'>, path: ColorPath): string {
  return readRole(theme, path)
}

/**
 * For style templates: `color: ${color('text.muted')};`
 *
 * It takes whatever styled-components holds to be a theme, which each product types for itself.
 */
export function color(path: ColorPath): (props: { theme: object }) => string {
  return ({ theme }) => readRole(theme, path)
}

function readRole(theme: object, path: ColorPath): string {
  let node: unknown = theme
  for (const key of ['color', ...path.split('.')]) {
    node = isRecord(node) ? node[key] : undefined
  }
  if (typeof node !== 'string') throw new Error(`The theme has no colour '${path}'`)
  return node
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
