import type { Theme, ThemeColor } from './theme.ts'

type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathsOf<Tree[Key]>}`
}[keyof Tree & string]

/** A colour role by its place in the theme, such as `text.muted` or `status.critical.fill`. */
export type ColorPath = PathsOf<ThemeColor>

type ColorTree = { [key: string]: string | ColorTree }

/** Reads a colour role from a theme. */
export function colorOf(theme: Pick<Theme, 'color'>, path: ColorPath): string {
  let node: string | ColorTree | undefined = theme.color
  for (const key of path.split('.')) {
    node = typeof node === 'object' ? node[key] : undefined
  }
  if (typeof node !== 'string') throw new Error(`The theme has no colour '${path}'`)
  return node
}

/** For style templates: `color: ${color('text.muted')};` */
export function color(path: ColorPath): (props: { theme: Theme }) => string {
  return ({ theme }) => colorOf(theme, path)
}
