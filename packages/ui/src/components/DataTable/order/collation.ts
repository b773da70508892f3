/** How a language sorts texts. */
export interface Collation {
  /** Letter case is ignored, accents count. */
  collator: Intl.Collator
  /**
   * Finds the places of the ASCII characters in the collator's order: 1 and up, 0 for those that it ignores.
   * @returns null where a text does not sort letter by letter: 'ch' comes after 'h' in Czech, 'å' after 'z' in Swedish
   */
  readAsciiWeights: () => Uint8Array | null
}

const collations = new Map<string, Collation>()

/** Finds how a language sorts, once for each. @param locale BCP 47 tag */
export function collationOf(locale: string): Collation {
  const known = collations.get(locale)
  if (known) return known
  const collator = new Intl.Collator(locale, { sensitivity: 'accent' })
  let weights: Uint8Array | null | undefined
  const readAsciiWeights = () => {
    if (weights === undefined) weights = weighByLetter(collator, locale)
    return weights
  }
  const collation = { collator, readAsciiWeights }
  collations.set(locale, collation)
  return collation
}

function weighByLetter(collator: Intl.Collator, locale: string): Uint8Array | null {
  const weights = weighAsciiBy(collator)
  return accentsWeighLess(locale) && !hasPairs(collator, weights) ? weights : null
}

/** Accents of Latin letters. */
const accents = /[\u0300-\u0362]/g

/** Leaves the letters of a text without their accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(accents, '')
}

function weighAsciiBy(collator: Intl.Collator): Uint8Array {
  const codes = Uint8Array.from({ length: 128 }, (_, code) => code)
  const compare = (a: number, b: number) =>
    collator.compare(String.fromCharCode(a), String.fromCharCode(b))
  const result = new Uint8Array(codes.length)
  let weight = 0
  let previous = 0
  for (const code of codes.sort(compare)) {
    if (compare(previous, code) !== 0) weight += 1
    previous = code
    result[code] = weight
  }
  return result
}

/** Tells whether two letters sort as one somewhere: then they break the order of the letters after the first. */
function hasPairs(collator: Intl.Collator, weights: Uint8Array): boolean {
  const weightOf = (letter: string) => weights[letter.charCodeAt(0)] ?? 0
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].sort((a, b) => weightOf(a) - weightOf(b))
  return letters.some((first) =>
    letters.some((letter, place) => {
      const before = letters[place - 1]
      return before !== undefined && collator.compare(first + before, first + letter) >= 0
    }),
  )
}

/** Latin letters with accents: Latin-1, Extended-A and -B, Extended Additional. */
const accentedBlocks: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
]

/** Tells whether an accent decides only where all letters are equal, and makes no letter of its own. */
function accentsWeighLess(locale: string): boolean {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  for (const [from, to] of accentedBlocks) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCharCode(code)
      const base = withoutAccents(letter)
      if (/^[a-z]$/i.test(base) && compare(letter, base) !== 0) return false
    }
  }
  return true
}
