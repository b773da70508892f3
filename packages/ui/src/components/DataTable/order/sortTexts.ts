import { collationOf } from './collation.ts'
import { type Comparator, type GroupedPlaces, sortRange, unsortedPlaces } from './groupedPlaces.ts'
import { type WeighedTexts, weighTexts, weightRadix } from './textWeights.ts'

/** From this many texts on it takes less time to weigh the letters than to ask the collator (`bench/README.md`). */
const manyTexts = 5000

/**
 * Sorts texts as a reader of a list expects, whatever their letter case: in the collator's order. Many Latin texts
 * are sorted as numbers, since asking the collator for every comparison takes several times as long.
 * @param locale BCP 47 tag of the language whose order it is
 * @param weighedFrom number of texts from which on they are weighed
 */
export function sortTexts(
  texts: readonly string[],
  locale: string,
  weighedFrom = manyTexts,
): GroupedPlaces {
  const { collator, readAsciiWeights } = collationOf(locale)
  const places = unsortedPlaces(texts.length)
  const compare: Comparator = (a, b) => collator.compare(texts[a] ?? '', texts[b] ?? '')
  const asciiWeights = texts.length < weighedFrom ? null : readAsciiWeights()
  const weighed = asciiWeights && weighTexts(texts, asciiWeights)
  if (weighed) sortWeighed(places, weighed, compare)
  else sortRange(places, 0, texts.length, compare)
  return places
}

/** Places whose texts have equal letters up to a depth. */
interface Range {
  from: number
  to: number
  depth: number
}

/**
 * A radix sort by a few letters at a time. They and the place make one number, so that the platform's own sort
 * of numbers does the work, and equal letters keep their order.
 */
function sortWeighed(places: GroupedPlaces, weighed: WeighedTexts, compare: Comparator): void {
  const { order, isStart } = places
  const count = order.length
  // Powers of two, so that taking the number apart again is exact.
  const placeRadix = 2 ** Math.ceil(Math.log2(count))
  const lettersAtOnce = Math.floor(Math.log2(2 ** 53 / placeRadix) / Math.log2(weightRadix))
  const pending: Range[] = [{ from: 0, to: count, depth: 0 }]

  const endRun = (from: number, to: number, depth: number, letters: number) => {
    const areOver = letters % weightRadix === 0
    if (to - from > 1 && !areOver) {
      pending.push({ from, to, depth })
      return
    }
    isStart[from] = 1
    if (to - from > 1 && hasAccents(weighed, order, from, to)) sortRange(places, from, to, compare)
  }

  for (let range = pending.pop(); range; range = pending.pop()) {
    const { from, to, depth } = range
    const before = order.slice(from, to)
    const keys = new Float64Array(before.length)
    for (let i = 0; i < keys.length; i++) {
      keys[i] = lettersAt(weighed, before[i] ?? 0, depth, lettersAtOnce) * placeRadix + i
    }
    keys.sort()
    let runStart = from
    let runLetters = -1
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? 0
      const letters = Math.floor(key / placeRadix)
      order[from + i] = before[key - letters * placeRadix] ?? 0
      if (letters !== runLetters && i > 0) {
        endRun(runStart, from + i, depth + lettersAtOnce, runLetters)
        runStart = from + i
      }
      runLetters = letters
    }
    endRun(runStart, to, depth + lettersAtOnce, runLetters)
  }
}

/** The next letters of a text as one number; 0 stands for each that is not there any more. */
function lettersAt(
  { weights, starts }: WeighedTexts,
  place: number,
  depth: number,
  count: number,
): number {
  const start = (starts[place] ?? 0) + depth
  let letters = 0
  let weight = 1
  for (let i = 0; i < count; i++) {
    if (weight > 0) weight = weights[start + i] ?? 0
    letters = letters * weightRadix + weight
  }
  return letters
}

function hasAccents(weighed: WeighedTexts, order: Uint32Array, from: number, to: number): boolean {
  return order.subarray(from, to).some((place) => weighed.hasAccents[place] === 1)
}
