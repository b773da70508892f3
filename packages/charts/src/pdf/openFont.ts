/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit'
import type { Features, PdfFont } from './pdfCanvas.ts'

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
