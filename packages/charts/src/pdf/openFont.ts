/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit'
import type { Features, GlyphRun, PdfFont } from './pdfCanvas.ts'

/**
 * Opens a font that is not packed.
 * @throws Error when the bytes are not one font
 */
export function openFont(bytes: Uint8Array): PdfFont {
  const opened = create(bytes)
  if (!isFont(opened)) throw new Error('A collection of fonts is no font')
  layOutWhatever(opened)
  layOutOnce(opened)
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

/** Of more words than these all are forgotten. */
const mostWords = 5_000

/**
 * Has a font lay out a text once. Words come again in a document, each is measured before it is drawn, and pdfkit lays
 * it out three times to draw it: without this, that was most of the work. Whoever asks gets positions of their own,
 * which pdfkit scales in place.
 */
function layOutOnce(font: PdfFont): void {
  const layout = font.layout.bind(font)
  const known = new Map<string, Pick<GlyphRun, 'glyphs' | 'positions'>>()
  font.layout = (text, features, ...place) => {
    if (!isList(features) || place.length > 0) return layout(text, features, ...place)
    const key = `${features.join()} ${text}`
    const run = known.get(key) ?? layout(text, features)
    if (!known.has(key)) {
      if (known.size >= mostWords) known.clear()
      const { glyphs, positions } = run
      known.set(key, { glyphs, positions })
    }
    return ownRun(run)
  }
}

function ownRun({ glyphs, positions }: Pick<GlyphRun, 'glyphs' | 'positions'>): GlyphRun {
  const own = positions.map((position) => ({ ...position }))
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
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
