/** Letter case is ignored, accents count. One language, so that everybody sees one order. */
export const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** Weights are 1 to 127; 0 ends a text. */
export const weightRadix = 128

/** Accents of Latin letters. They weigh less than letters: they decide only where all letters are equal. */
const accents = /[\u0300-\u0362]/g

/** The letters of texts, as numbers that compare as the collator compares the letters. */
export interface WeighedTexts {
  /** One text after the other, a 0 after each. */
  weights: Uint8Array
  /** Place where each text begins. */
  starts: Uint32Array
  /** 1 for a text that its letters alone do not tell apart: it has accents too. */
  hasAccents: Uint8Array
}

/** Weighs Latin texts. @returns null when a text has letters of another script, or of none */
export function weighTexts(texts: readonly string[]): WeighedTexts | null {
  const lengths = texts.reduce((sum, text) => sum + text.length + 1, 0)
  const weights = new Uint8Array(lengths)
  const starts = new Uint32Array(texts.length)
  const hasAccents = new Uint8Array(texts.length)
  let end = 0
  for (const [i, text] of texts.entries()) {
    starts[i] = end
    let textEnd = weighAscii(text, weights, end)
    if (textEnd < 0) {
      textEnd = weighAscii(text.normalize('NFD').replace(accents, ''), weights, end)
      hasAccents[i] = 1
    }
    if (textEnd < 0) return null
    end = textEnd + 1
  }
  return { weights, starts, hasAccents }
}

/** Writes the weights of a text. @returns where they end, -1 when the text is not all ASCII */
function weighAscii(text: string, weights: Uint8Array, start: number): number {
  let end = start
  for (let i = 0; i < text.length; i++) {
    const weight = asciiWeight(text.charCodeAt(i))
    if (weight === undefined) return -1
    if (weight > 0) weights[end++] = weight
  }
  // An attempt that was given up may have left something behind.
  weights[end] = 0
  return end
}

let knownWeights: Uint8Array | undefined

function asciiWeight(code: number): number | undefined {
  knownWeights ??= asciiWeights()
  return knownWeights[code]
}

/** Places of the ASCII characters in the collator's order: 1 and up, 0 for those that it ignores. */
function asciiWeights(): Uint8Array {
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
