import type { TextWeight } from '../shapes/shape.ts'
import { drawableText } from '../text/drawableText.ts'
import type { TextMeasure } from '../text/measureText.ts'
import { type ShippedFontName, shippedFonts } from './shippedFonts.ts'

/** A font as it goes into a file. */
export interface FontFile {
  /** Name that the weights of one font share. */
  family: string
  /** Weight of the letters. */
  weight: TextWeight
  /** WOFF 1, TrueType or OpenType. (WOFF 2 cannot be cut down to the characters that a PDF needs.) */
  bytes: Uint8Array<ArrayBuffer>
}

/** A product's own typeface, ready for files. */
export interface OwnFace {
  /** Files of both weights; where the product has one weight alone, it stands for the other. */
  files: readonly FontFile[]
  /** Tells whether the face has a character. */
  has: (character: string) => boolean
  /** Widths of its letters; what it lacks is as wide as in the shipped fonts. */
  measure: TextMeasure
}

/**
 * Gives fonts for characters that the shipped ones lack: other scripts than Latin, Greek and Cyrillic.
 * @param characters each once
 * @returns in the order in which they are to be tried; none where there is none
 */
export type FontLoader = (characters: string) => Promise<readonly FontFile[]>

/** Reads a shipped font, wherever this code runs. */
export type ShippedFontReader = (
  name: ShippedFontName,
  weight: TextWeight,
) => Promise<Uint8Array<ArrayBuffer>>

/** A text that is to be drawn. */
export interface WeightedText {
  text: string
  weight: TextWeight
}

/**
 * Gathers the fonts that some texts need, and no other.
 * @param loadFonts for what the others lack; it is asked once, and only then
 * @param face a product's own: shipped fonts have what it lacks
 * @returns in the order in which they are to be tried
 */
export async function gatherFonts(
  texts: readonly WeightedText[],
  readShipped: ShippedFontReader,
  loadFonts?: FontLoader,
  face?: Pick<OwnFace, 'files' | 'has'>,
): Promise<readonly FontFile[]> {
  const needed = new Map<string, Promise<FontFile>>()
  const missing = new Set<string>()
  for (const { text, weight } of texts) {
    for (const character of drawableText(text)) {
      if (face?.has(character)) continue
      const font = shippedFonts.find(({ characters }) => characters.test(character))
      if (font) {
        const key = `${font.name} ${weight}`
        if (!needed.has(key)) needed.set(key, readFile(font.name, weight, readShipped))
      } else missing.add(character)
    }
  }
  const others = missing.size > 0 ? loadFonts?.([...missing].join('')) : undefined
  return [
    ...(face?.files ?? []),
    ...(await Promise.all(needed.values())),
    ...((await others) ?? []),
  ]
}

async function readFile(
  family: ShippedFontName,
  weight: TextWeight,
  readShipped: ShippedFontReader,
): Promise<FontFile> {
  return { family, weight, bytes: await readShipped(family, weight) }
}
