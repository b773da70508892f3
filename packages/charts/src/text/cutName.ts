import { cutText } from '@netportal/format'

/** Where a name that is too long is cut. In the middle, names that begin alike stay apart. */
export type NameCut = 'end' | 'middle'

/**
 * Cuts a name for a label, never inside what a reader sees as one character.
 * @param max characters of the result, the ellipsis included; ≥ 1
 */
export function cutName(name: string, max: number, cut: NameCut = 'end'): string {
  if (cut === 'end' || name.length <= max) return cutText(name, max)
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name),
    ({ segment }) => segment,
  )
  if (characters.length <= max) return name
  const tail = Math.floor((max - 1) / 2)
  const head = characters.slice(0, max - 1 - tail)
  return `${head.join('')}…${characters.slice(characters.length - tail).join('')}`
}
