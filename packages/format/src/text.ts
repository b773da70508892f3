/** The text for a value that is missing or cannot be read. */
export const notAvailable = 'N/A'

/**
 * A text, or what stands for it when it is missing or blank.
 * @param fallback @default 'N/A'
 */
export function textOr(text: string | null | undefined, fallback: string = notAvailable): string {
  return text == null || text.trim() === '' ? fallback : text
}

let segmenter: Intl.Segmenter | undefined

/**
 * Cuts a text for a label, never inside what a reader sees as one character.
 * @param max characters of the result, the ellipsis included; ≥ 1
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  let end = 0
  for (const { index } of segmenter.segment(text)) {
    count += 1
    if (count === max) end = index
    if (count > max) return `${text.slice(0, end)}…`
  }
  return text
}

/** Tells a formatted figure from its unit, for display in two sizes: '1.50 GB', '99.9%', '1,284', 'N/A'. */
export function splitUnit(text: string): { figure: string; unit: string } {
  const [, figure, unit] = /^([\d.,]+) ?(\D*)$/.exec(text) ?? []
  return figure === undefined || unit === undefined ? { figure: text, unit: '' } : { figure, unit }
}
