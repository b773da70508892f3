/** Letter case is ignored, accents count. One language, so that everybody sees one order. */
const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** Accents weigh less than letters: they decide only between texts whose letters are equal. */
const accents = /[\u0300-\u0362]/g

const radix = 128
const weightsPerWord = 7

/** How much of a text its weights say: all, all but its accents, nothing. */
type Weighing = 'exact' | 'letters' | 'none'

/**
 * Compares texts by their index, in the order that a reader of a list expects whatever their letter case.
 * The order is the collator's; Latin texts are turned into numbers once, since asking the collator
 * for every comparison takes several times as long.
 * @returns a comparator of two indexes of `texts`
 */
export function compareTexts(texts: readonly string[]): (a: number, b: number) => number {
  const packed: number[] = []
  const starts = new Uint32Array(texts.length)
  const weighings = texts.map((text, i) => {
    starts[i] = packed.length
    return weigh(text, packed)
  })
  const words = Float64Array.from(packed)

  const compareWords = (a: number, b: number) => {
    for (let i = starts[a] ?? 0, j = starts[b] ?? 0; ; i++, j++) {
      const word = words[i] ?? 0
      const difference = word - (words[j] ?? 0)
      if (difference !== 0 || word % radix === 0) return difference
    }
  }
  if (weighings.every((weighing) => weighing === 'exact')) return compareWords

  return (a, b) => {
    const weighingA = weighings[a]
    const weighingB = weighings[b]
    if (weighingA !== 'none' && weighingB !== 'none') {
      const difference = compareWords(a, b)
      if (difference !== 0 || (weighingA === 'exact' && weighingB === 'exact')) return difference
    }
    return collator.compare(texts[a] ?? '', texts[b] ?? '')
  }
}

function weigh(text: string, words: number[]): Weighing {
  if (pushWords(text, words)) return 'exact'
  const letters = text.normalize('NFD').replace(accents, '')
  return pushWords(letters, words) ? 'letters' : 'none'
}

/**
 * Appends an ASCII text as numbers that compare as the collator compares: seven characters to each,
 * the last one ending in a zero.
 * @returns false, with nothing appended, for a text that is not all ASCII
 */
function pushWords(text: string, words: number[]): boolean {
  const start = words.length
  let word = 0
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const weight = asciiWeight(text.charCodeAt(i))
    if (weight === undefined) {
      words.length = start
      return false
    }
    if (weight === 0) continue
    word = word * radix + weight
    count += 1
    if (count === weightsPerWord) {
      words.push(word)
      word = 0
      count = 0
    }
  }
  words.push(word * radix ** (weightsPerWord - count))
  return true
}

let weights: Uint8Array | undefined

function asciiWeight(code: number): number | undefined {
  weights ??= asciiWeights()
  return weights[code]
}

/** Places of the ASCII characters in the collator's order: 1 and up, 0 for those that it ignores. */
function asciiWeights(): Uint8Array {
  const codes = Uint8Array.from({ length: radix }, (_, code) => code)
  const compare = (a: number, b: number) =>
    collator.compare(String.fromCharCode(a), String.fromCharCode(b))
  const result = new Uint8Array(radix)
  let weight = 0
  let previous = 0
  for (const code of codes.sort(compare)) {
    if (compare(previous, code) !== 0) weight += 1
    previous = code
    result[code] = weight
  }
  return result
}
