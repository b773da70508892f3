import bidiFactory from 'bidi-js'
import { drawableText } from '../text/drawableText.ts'

/** A piece of text in one font and one direction. */
export interface TextRun<Font> {
  /** In the order of reading, as it was written. */
  text: string
  /** The same as it is drawn: brackets of a right-to-left run are mirrored. */
  drawn: string
  font: Font
  isRightToLeft: boolean
  /** Its place on the line from the left, from 0. */
  place: number
}

const bidi = bidiFactory()

/** Characters that keep a name apart or turn a direction, and have no shape: a font would draw its box. */
const isTurn = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Letters that may run from right to left, and what turns a direction; a text without any needs no algorithm. */
const mayTurn =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Splits a line into runs of one font and one direction. Unicode Bidirectional Algorithm (UAX #9), in the direction
 * of the line's own first strong character, as a page sets its names.
 * @param fontsOf the parts of the text, each with its font
 * @returns in the order of reading
 */
export function textRuns<Font>(
  text: string,
  fontsOf: (text: string) => readonly { text: string; font: Font }[],
): readonly TextRun<Font>[] {
  const pieces = fontsOf(text)
  if (!mayTurn.test(text)) {
    return pieces.map((piece, place) => ({
      ...piece,
      drawn: piece.text,
      isRightToLeft: false,
      place,
    }))
  }
  const runs = splitByLevel(text, pieces)
  const fromLeft = reorder(runs)
  return runs.map((run) => ({
    text: run.text,
    drawn: run.drawn,
    font: run.font,
    isRightToLeft: run.level % 2 === 1,
    place: fromLeft.indexOf(run),
  }))
}

/**
 * Returns what a line says that has letters from right to left. In a PDF those stand where they are seen, and programs
 * that read it put figures and names of two directions into another order than they were written in.
 * @returns without the characters that turn a direction; null for a line that runs from left to right as a whole
 */
export function turnedText(text: string): string | null {
  if (!mayTurn.test(text)) return null
  const runs = textRuns(drawableText(text), (line) => [{ text: line, font: null }])
  return runs.some(({ isRightToLeft }) => isRightToLeft)
    ? runs.map((run) => run.text).join('')
    : null
}

function splitByLevel<Font>(text: string, pieces: readonly { text: string; font: Font }[]) {
  const embedding = bidi.getEmbeddingLevels(text, 'auto')
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: { text: string; drawn: string; font: Font; level: number }[] = []
  let index = 0
  for (const { text: part, font } of pieces) {
    for (const character of part) {
      const level = embedding.levels[index] ?? 0
      const shape = mirrored.get(index) ?? character
      index += character.length
      if (isTurn.test(character)) continue
      const last = runs.at(-1)
      if (last?.level === level && last.font === font) {
        last.text += character
        last.drawn += shape
      } else runs.push({ text: character, drawn: shape, font, level })
    }
  }
  return runs
}

/** Rule L2: from the highest level down to 1, whatever is at that level or above is reversed. */
function reorder<Run extends { level: number }>(runs: readonly Run[]): readonly Run[] {
  let order = runs
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    order = reverseStretches(order, (run) => run.level >= level)
  }
  return order
}

function reverseStretches<Item>(items: readonly Item[], isPart: (item: Item) => boolean): Item[] {
  const result: Item[] = []
  let stretch: Item[] = []
  for (const item of items) {
    if (isPart(item)) stretch = [item, ...stretch]
    else {
      result.push(...stretch, item)
      stretch = []
    }
  }
  return [...result, ...stretch]
}
