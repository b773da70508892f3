import bidiFactory from 'bidi-js'

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

/** Characters that keep a name apart, and have no shape: a font would draw its box. */
const isIsolate = /[\u2066-\u2069]/

/**
 * Splits a line into runs of one font and one direction. Unicode Bidirectional Algorithm (UAX #9), in a
 * left-to-right line, as a page sets its labels.
 * @param fontFor the font of a character; `previous` is that of the character before
 * @returns in the order of reading
 */
export function textRuns<Font>(
  text: string,
  fontFor: (character: string, previous: Font | undefined) => Font,
): readonly TextRun<Font>[] {
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: { text: string; drawn: string; font: Font; level: number }[] = []
  let index = 0
  for (const character of text) {
    if (isIsolate.test(character)) {
      index += character.length
      continue
    }
    const level = embedding.levels[index] ?? 0
    const last = runs.at(-1)
    const font = fontFor(character, last?.font)
    const shape = mirrored.get(index) ?? character
    if (last?.level === level && last.font === font) {
      last.text += character
      last.drawn += shape
    } else runs.push({ text: character, drawn: shape, font, level })
    index += character.length
  }
  const fromLeft = reorder(runs)
  return runs.map((run) => ({
    text: run.text,
    drawn: run.drawn,
    font: run.font,
    isRightToLeft: run.level % 2 === 1,
    place: fromLeft.indexOf(run),
  }))
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
