import type { Theme } from '@netportal/ui'
import type { TextWeight } from '../shapes/shape.ts'
import { fontWidths } from './fontWidths.ts'

/**
 * Added between words, in em: the face is tight. Every drawing sets its texts so, and without any other
 * spacing or kerning of its own choice.
 */
export const wordSpacingEm = 0.06

export interface TextFont {
  sizePx: number
  weight: TextWeight
}

/** Gives the width of a text, px. */
export type TextMeasure = (text: string, font: TextFont) => number

/** A theme that draws a plot, or the part of it that its layout needs. */
export interface Measured {
  /** Widths of the face that texts are drawn in. @default those of Instrument Sans */
  measure?: TextMeasure | undefined
}

/** A theme, and the widths of its face where that is another than ours. */
export interface PlotTheme extends Theme, Measured {}

/**
 * Width of a text in px, from the font's own metrics: equal in Node and in every browser, before any font
 * has loaded. A letter with a mark is as wide as the letter. What the typeface lacks is drawn by another
 * one and estimated on the generous side, so that what is laid out by it does not collide.
 */
export function measureText(text: string, { sizePx, weight }: TextFont): number {
  let thousandths = 0
  for (const character of text) {
    thousandths += characterWidth(character, widths[weight])
    if (character === ' ') thousandths += wordSpacingEm * 1000
  }
  return (thousandths * sizePx) / 1000
}

/** Cuts a text so that it fits, never inside what a reader sees as one character; '' when nothing fits. */
export function fitText(
  text: string,
  maxWidthPx: number,
  font: TextFont,
  { measure = measureText }: Measured = {},
): string {
  if (measure(text, font) <= maxWidthPx) return text
  let fitting = ''
  for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    const cut = `${text.slice(0, index).trimEnd()}…`
    if (measure(cut, font) > maxWidthPx) break
    fitting = cut
  }
  return fitting
}

const widths: Record<TextWeight, ReadonlyMap<string, number>> = {
  400: byCharacter(fontWidths[400]),
  600: byCharacter(fontWidths[600]),
}

function byCharacter(table: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([width, characters]) =>
      [...characters].map((character): [string, number] => [character, Number(width)]),
    ),
  )
}

function characterWidth(character: string, known: ReadonlyMap<string, number>): number {
  const [letter = ''] = character.normalize('NFD')
  return known.get(character) ?? known.get(letter) ?? estimatedWidth(character)
}

/** As wide as they are high: East Asian scripts and emoji. */
const wide =
  /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Hang}|\p{Emoji_Presentation}|[\uff01-\uff60]/u
const unseen = /\p{Mark}|\p{Control}|\p{Format}/u

function estimatedWidth(character: string): number {
  if (unseen.test(character)) return 0
  return wide.test(character) ? 1000 : 680
}
