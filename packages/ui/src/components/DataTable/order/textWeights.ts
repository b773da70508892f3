import { withoutAccents } from './collation.ts'

/** Weights are 1 to 127; 0 ends a text. */
export const weightRadix = 128

/** The letters of texts, as numbers that compare as the collator compares the letters. */
export interface WeighedTexts {
  /** One text after the other, a 0 after each. */
  weights: Uint8Array
  /** Place where each text begins. */
  starts: Uint32Array
  /** 1 for a text that its letters alone do not tell apart: it has accents too. */
  hasAccents: Uint8Array
}

/**
 * Weighs Latin texts.
 * @param asciiWeights of a collation whose letters sort one by one
 * @returns null when a text has letters of another script, or of none
 */
export function weighTexts(
  texts: readonly string[],
  asciiWeights: Uint8Array,
): WeighedTexts | null {
  const lengths = texts.reduce((sum, text) => sum + text.length + 1, 0)
  const weights = new Uint8Array(lengths)
  const starts = new Uint32Array(texts.length)
  const hasAccents = new Uint8Array(texts.length)
  let end = 0
  for (const [i, text] of texts.entries()) {
    starts[i] = end
    let textEnd = weighAscii(text, asciiWeights, weights, end)
    if (textEnd < 0) {
      textEnd = weighAscii(withoutAccents(text), asciiWeights, weights, end)
      hasAccents[i] = 1
    }
    if (textEnd < 0) return null
    end = textEnd + 1
  }
  return { weights, starts, hasAccents }
}

/** Writes the weights of a text. @returns where they end, -1 when the text is not all ASCII */
function weighAscii(
  text: string,
  asciiWeights: Uint8Array,
  weights: Uint8Array,
  start: number,
): number {
  let end = start
  for (let i = 0; i < text.length; i++) {
    const weight = asciiWeights[text.charCodeAt(i)]
    if (weight === undefined) return -1
    if (weight > 0) weights[end++] = weight
  }
  // An attempt that was given up may have left something behind.
  weights[end] = 0
  return end
}
