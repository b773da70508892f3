/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit'
import type { FontFile } from '../fonts/fontSet.ts'
import { unpackFont } from '../fonts/unpackFont.ts'
import type { TextWeight } from '../shapes/shape.ts'
import type { Features, PdfCanvas, PdfFont } from './pdfCanvas.ts'

/** A font of a document. */
export interface ChosenFont {
  /** By which the document knows it. */
  name: string
  font: PdfFont
}

/**
 * Chooses the font of a character: the first of the weight that has it, then the first of any weight. Spaces
 * and punctuation stay in the font of what they follow. A character that no font has is drawn as a font's box.
 */
export type FontChoice = (
  character: string,
  weight: TextWeight,
  previous: ChosenFont | undefined,
) => ChosenFont

/**
 * Makes fonts known to a document.
 * @param files in the order in which they are to be tried
 * @throws Error when one is not a font; the choice throws when there is none at all
 */
export async function registerFonts(
  document: PdfCanvas,
  files: readonly FontFile[],
): Promise<FontChoice> {
  const fonts = await Promise.all(
    files.map(async ({ weight, bytes }, index) => {
      const font = openFont(await unpackFont(bytes))
      const name = `chart ${index}`
      document.registerFont(name, font)
      return { name, weight, font }
    }),
  )
  return (character, weight, previous) => {
    const code = character.codePointAt(0) ?? 0
    if (previous?.font.hasGlyphForCodePoint(code) && isShared.test(character)) return previous
    const having = fonts.filter(({ font }) => font.hasGlyphForCodePoint(code))
    const ofWeight = (font: { weight: TextWeight }) => font.weight === weight
    const chosen = having.find(ofWeight) ?? having[0] ?? fonts.find(ofWeight) ?? fonts[0]
    if (!chosen) throw new Error('A document with text needs a font')
    return chosen
  }
}

/** Characters that belong to no script of their own. */
const isShared = /[\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Opens a font that is not packed.
 * @throws Error when the bytes are not one font
 */
export function openFont(bytes: Uint8Array): PdfFont {
  const opened = create(bytes)
  if (!isFont(opened)) throw new Error('A collection of fonts is no font')
  layOutWhatever(opened)
  return opened
}

/**
 * Has a font lay out every text: fontkit 2.0 reads an anchor that a font does not have where a mark stands on
 * a letter that it is not made for, such as U+0615 on an Arabic beh, and one such name would cost a whole
 * document. Its marks stay where they are then, beside the letter.
 */
function layOutWhatever(font: PdfFont): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features, ...place) => {
    try {
      return layout(text, features, ...place)
    } catch {
      return layout(text, { ...states(features), mark: false, mkmk: false }, ...place)
    }
  }
}

function states(features: Features | undefined): Readonly<Record<string, boolean>> {
  return isList(features)
    ? Object.fromEntries(features.map((name) => [name, true]))
    : { ...features }
}

function isList(features: Features | undefined): features is readonly string[] {
  return Array.isArray(features)
}

function isFont(opened: unknown): opened is PdfFont {
  return typeof opened === 'object' && opened !== null && 'hasGlyphForCodePoint' in opened
}
