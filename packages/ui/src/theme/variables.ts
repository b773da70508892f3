import { rem } from './scales.ts'
import type { Theme, ThemesByMedia } from './theme.ts'

/**
 * Names the CSS variable of a value by its place in the theme.
 * @param place such as `color.status.noData.fill`
 * @returns such as `--netportal-color-status-no-data-fill`
 */
function variableName(place: string): string {
  return `--netportal-${place.replace(/\.|(?=[A-Z])/g, '-').toLowerCase()}`
}

/** Reads a value of the theme around in a style template, by its place in the theme. */
export function variable(place: string): string {
  return `var(${variableName(place)})`
}

/** Writes a theme as declarations of CSS variables, one for each value. */
export function themeVariables({ colorScheme, font, ...values }: Theme): string {
  // Files are for what leaves the page.
  const { files, ...faces } = font
  return `color-scheme:${colorScheme};${declarations({ ...values, font: faces }, '')}`
}

/** Writes a theme, and those that stand in for it by media queries. */
export function allVariables(theme: Theme, byMedia: ThemesByMedia): string {
  const others = Object.entries(byMedia).map(
    ([query, other]) => `@media ${query}{${themeVariables(other)}}`,
  )
  return themeVariables(theme) + others.join('')
}

/** A number of px is written in rem, so that it grows with the reader's text. */
function declarations(tree: object, place: string): string {
  return Object.entries(tree)
    .map(([key, value]) => {
      if (typeof value === 'object') return declarations(value, `${place}${key}.`)
      const isLength = key.endsWith('Px')
      const name = variableName(`${place}${isLength ? key.slice(0, -2) : key}`)
      return `${name}:${isLength ? rem(value) : value};`
    })
    .join('')
}
