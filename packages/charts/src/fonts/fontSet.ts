import type { TextWeight } from '../shapes/shape.ts'
import { clustersOf, isEmoji, isUnseen } from '../text/clusters.ts'
import { drawableText } from '../text/drawableText.ts'
import type { TextMeasure } from '../text/measureText.ts'
import { type ShippedFont, type ShippedFontName, shippedFonts } from './shippedFonts.ts'

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
 * Gives fonts for characters that the shipped ones lack: other scripts than Latin, Greek and Cyrillic, and emoji.
 * @param characters each once; an emoji of several characters is whole
 * @param texts that they stand in: one character may look different in each language
 * @returns in the order in which they are to be tried; what none of them has is drawn as a box with its code
 */
export type FontLoader = (
  characters: string,
  texts: readonly WeightedText[],
) => Promise<readonly FontFile[]>

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
  const fontOf = shippedLookup()
  const need = (character: string, weight: TextWeight) => {
    const font = fontOf(character)
    const key = `${font?.name} ${weight}`
    if (font && !needed.has(key)) needed.set(key, readFile(font.name, weight, readShipped))
    return font !== undefined
  }
  const lacking = texts.filter(({ text, weight }) => {
    let isLacking = false
    for (const cluster of clustersOf(drawableText(text))) {
      if (isUnseen(cluster)) continue
      if (isEmoji(cluster)) {
        // Where no font has it whole, its characters stand for it.
        for (const character of cluster) need(character, weight)
      } else if (face?.has(cluster) || need(cluster, weight)) continue
      missing.add(cluster)
      isLacking = true
    }
    return isLacking
  })
  const others = missing.size > 0 ? loadFonts?.([...missing].join(''), lacking) : undefined
  const files = [...(face?.files ?? []), ...(await Promise.all(needed.values()))]
  return [...files, ...((await others) ?? [])]
}

/** Finds the shipped font of a character, for each but once. */
function shippedLookup(): (character: string) => ShippedFont | undefined {
  const known = new Map<string, ShippedFont | undefined>()
  return (character) => {
    if (!known.has(character)) {
      known.set(
        character,
        shippedFonts.find(({ characters }) => characters.test(character)),
      )
    }
    return known.get(character)
  }
}

async function readFile(
  family: ShippedFontName,
  weight: TextWeight,
  readShipped: ShippedFontReader,
): Promise<FontFile> {
  return { family, weight, bytes: await readShipped(family, weight) }
}
