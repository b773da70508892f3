import type { FontFile } from '../fonts/fontSet.ts'
import { isEmojiFont, isOfLanguage } from '../fonts/otherFonts.ts'
import { unpackFont } from '../fonts/unpackFont.ts'
import type { TextWeight } from '../shapes/shape.ts'
import { clustersOf, isEmoji, isUnseen } from '../text/clusters.ts'
import { openFont } from './openFont.ts'
import type { PdfCanvas, PdfFont } from './pdfCanvas.ts'

/** A font of a document. */
export interface ChosenFont {
  /** By which the document knows it. */
  name: string
  font: PdfFont
  /** Its size beside that of the text. */
  scale: number
  /** Gives the width of a text, em. */
  widthOf: (text: string) => number
}

/** A part of a text in one font; null where none has it, and a box with its code is drawn. */
export interface FontPiece {
  text: string
  font: ChosenFont | null
}

/**
 * Chooses the fonts of a text: for each character the first of the weight that has it, then the first of any
 * weight, and before them the font of the text's language. Spaces and punctuation stay in the font of what they
 * follow; an emoji of several characters is in one font, or each of them by itself.
 */
export type FontChoice = (text: string, weight: TextWeight) => readonly FontPiece[]

/**
 * Makes fonts known to a document.
 * @param files in the order in which they are to be tried
 * @throws Error when one is not a font
 */
export async function registerFonts(
  document: Pick<PdfCanvas, 'registerFont'>,
  files: readonly FontFile[],
): Promise<FontChoice> {
  const fonts = await openFonts(files)
  for (const { name, font } of fonts) document.registerFont(name, font)
  return chooseFrom(fonts)
}

interface OpenedFont extends ChosenFont {
  family: string
  weight: TextWeight
  isEmojiFont: boolean
}

/** Emoji are 1.27 em wide: as they are drawn, one is as wide as a text is high. */
const emojiScale = 1 / 1.27

/** Opens fonts, for whatever draws with them. */
export async function openFonts(files: readonly FontFile[]): Promise<readonly OpenedFont[]> {
  return Promise.all(
    files.map(async ({ family, weight, bytes }, index): Promise<OpenedFont> => {
      const font = openFont(await unpackFont(bytes))
      const isEmoji = isEmojiFont(family)
      const scale = isEmoji ? emojiScale : 1
      const widthOf = rememberWidths(font, scale)
      return { name: `chart ${index}`, family, weight, font, scale, isEmojiFont: isEmoji, widthOf }
    }),
  )
}

/** Of more words than these all are forgotten. */
const mostWords = 5_000

/** Words come again in a document, and laying one out is most of the work. */
function rememberWidths(font: PdfFont, scale: number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const width =
      known.get(text) ?? (font.layout(text, features).advanceWidth / font.unitsPerEm) * scale
    if (known.size >= mostWords) known.clear()
    known.set(text, width)
    return width
  }
}

/** Joined letters, digits of equal width. */
export const features = ['tnum']

/** Characters that belong to no script of their own. */
const isShared = /[\p{Script=Common}\p{Script=Inherited}]/u

/** Chooses among fonts, in the order in which they are to be tried. */
export function chooseFrom(fonts: readonly OpenedFont[]): FontChoice {
  const letters = fonts.filter(({ isEmojiFont }) => !isEmojiFont)
  const finders = new Map<string, Finder>()
  return (text, weight) => {
    const own = letters.filter(({ family }) => isOfLanguage(family, text))
    const key = `${weight} ${own[0]?.family}`
    const find = finders.get(key) ?? createFinder(fonts, own, weight)
    finders.set(key, find)
    const plain = isAscii.test(text) && find('A')
    if (plain && hasAll(plain.font, text)) return [{ text, font: plain }]
    return split(text, find)
  }
}

const isAscii = /^[ -~]+$/

/** Finds the font of a cluster. */
type Finder = (cluster: string) => OpenedFont | null

/** @param own fonts of the language of the texts, which are tried first */
function createFinder(
  fonts: readonly OpenedFont[],
  own: readonly OpenedFont[],
  weight: TextWeight,
): Finder {
  const letters = [...own, ...fonts.filter(({ isEmojiFont }) => !isEmojiFont)]
  const pictures = fonts.filter(({ isEmojiFont }) => isEmojiFont)
  const known = new Map<string, OpenedFont | null>()
  return (cluster) => {
    const kept = known.get(cluster)
    if (kept !== undefined) return kept
    const order = isEmoji(cluster) ? [...pictures, ...letters] : [...letters, ...pictures]
    const having = order.filter(({ font }) => hasAll(font, cluster))
    const [first = null] = having
    // The weight that is wanted, but no other font for the sake of it.
    const same = having.find((font) => font.family === first?.family && font.weight === weight)
    known.set(cluster, same ?? first)
    return same ?? first
  }
}

function split(text: string, find: Finder): readonly FontPiece[] {
  const pieces: { text: string; font: OpenedFont | null }[] = []
  const put = (cluster: string) => {
    const last = pieces.at(-1)
    const isStaying = last !== undefined && staysWith(cluster, last.font)
    const font = isStaying ? last.font : find(cluster)
    const parts = [...cluster]
    if (font === null && !isStaying && parts.length > 1) for (const part of parts) put(part)
    else if (last?.font === font) last.text += cluster
    else pieces.push({ text: cluster, font })
  }
  for (const cluster of clustersOf(text)) put(cluster)
  return pieces
}

/** What has no shape of its own stays with what it follows, spaces and punctuation too where the font has them. */
function staysWith(cluster: string, font: OpenedFont | null): boolean {
  if (isUnseen(cluster)) return true
  return Boolean(
    font &&
      !font.isEmojiFont &&
      isShared.test(cluster) &&
      !isEmoji(cluster) &&
      hasAll(font.font, cluster),
  )
}

function hasAll(font: PdfFont, cluster: string): boolean {
  for (const character of cluster) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return false
  }
  return true
}
