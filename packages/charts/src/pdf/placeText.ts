import type { TextShape } from '../shapes/shape.ts'
import { clustersOf } from '../text/clusters.ts'
import { drawableText } from '../text/drawableText.ts'
import { wordSpacingEm } from '../text/measureText.ts'
import { missingBox } from './missingBox.ts'
import type { ChosenFont, FontChoice } from './pdfFonts.ts'
import { type TextRun, textRuns } from './textRuns.ts'

/** A part of a line at its place. */
export type PlacedText = PlainText | OutlinedText

/** Letters that stand one after another: a document has them as text. */
interface PlainText {
  kind: 'plain'
  text: string
  font: ChosenFont
  /** Of its left end, px. */
  x: number
}

/** Glyphs that are not one for each letter, and boxes: drawn as outlines. */
export interface OutlinedText {
  kind: 'outlined'
  /** As it was written, from left to right: readers turn what runs from right to left by themselves. */
  text: string
  /** What is drawn from left to right, or as the font itself orders it. */
  drawn: string
  /** null for boxes. */
  font: ChosenFont | null
  x: number
  width: number
}

/**
 * Hebrew, Arabic, the scripts of India, Thailand and Tibet to Khmer and Mongolian, presentation forms, what has no
 * shape of its own, and emoji, of which several characters may be one.
 */
const shapedLetter =
  /[\u0590-\u109f\u1780-\u18af\ua880-\ua8ff\ufb1d-\ufdff\ufe70-\ufefc]|\ufe0f|\u20e3|\p{Default_Ignorable_Code_Point}|\p{Emoji_Presentation}/u

/** Puts the parts of a line where they are drawn, in the order of reading, wherever they stand. */
export function placeText(shape: TextShape, fonts: FontChoice): readonly PlacedText[] {
  const { sizePx, weight, anchor = 'start' } = shape
  const runs = textRuns(drawableText(shape.text), (text) => fonts(text, weight)).map((run) => ({
    place: run.place,
    ...partsOf(run, sizePx),
  }))
  const whole = runs.reduce((sum, { width }) => sum + width, 0)
  const left = shape.x - whole * anchorShare[anchor]
  return runs.flatMap(({ place, parts }) => {
    let x = left
    for (const other of runs) if (other.place < place) x += other.width
    return parts.map(({ advance, ...part }): PlacedText => {
      const placed = { ...part, x }
      x += advance
      return placed
    })
  })
}

const anchorShare = { start: 0, middle: 0.5, end: 1 }

type Part = (Omit<PlainText, 'x'> | Omit<OutlinedText, 'x'>) & { advance: number }

/** Words with the spaces after them; of a script whose letters are joined, the whole run. */
function partsOf(run: TextRun<ChosenFont | null>, sizePx: number) {
  const { text, drawn, font, isRightToLeft } = run
  const isShaped = shapedLetter.test(text)
  // A run without letters, such as a bracket between Arabic words, is turned round by hand.
  const hasLetters = lettersAreTurned.test(text)
  const isTurned = isRightToLeft && (font === null || !hasLetters)
  const line = isTurned ? turned(drawn) : drawn
  if (font === null || font.scale !== 1 || isShaped || isRightToLeft || line !== text) {
    const width = outlinedWidth(line, font) * sizePx
    const written = isRightToLeft && hasLetters ? turned(text) : text
    const part: Part = { kind: 'outlined', text: written, drawn: line, font, width, advance: width }
    return { width, parts: [part] }
  }
  const parts = (text.match(/[^ ]+ ?| /g) ?? []).map((word): Part => {
    const spacing = word.endsWith(' ') ? wordSpacingEm * sizePx : 0
    const advance = outlinedWidth(word, font) * sizePx + spacing
    return { kind: 'plain', text: word, font, advance }
  })
  return { width: parts.reduce((sum, { advance }) => sum + advance, 0), parts }
}

function turned(text: string): string {
  return [...clustersOf(text)].reverse().join('')
}

/** Scripts that a font lays out from right to left by itself. */
const lettersAreTurned = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** @returns em */
function outlinedWidth(drawn: string, font: ChosenFont | null): number {
  if (font === null) return [...drawn].reduce((sum, each) => sum + missingBox(each).width, 0)
  return font.widthOf(drawn)
}
