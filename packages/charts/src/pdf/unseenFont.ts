import { writeSfnt } from '../fonts/unpackFont.ts'
import { clustersOf } from '../text/clusters.ts'
import { openFont } from './openFont.ts'
import type { GlyphPath, PdfFont } from './pdfCanvas.ts'

/** As many as a font may have: a document has fewer clusters that are drawn as outlines. */
const glyphCount = 0xffff
const unitsPerEm = 1000
/** Of every glyph, in units. */
const advance = 500

/** @returns em */
export function unseenWidth(text: string): number {
  return (clustersOf(text).length * advance) / unitsPerEm
}

/**
 * Makes a font that draws nothing and says everything: an empty glyph for each cluster, which the document knows as
 * the characters that it stands for. Over letters that are drawn as outlines it is the text to select, to search and
 * to read aloud, exactly as it was written.
 */
export function createUnseenFont(): PdfFont {
  const glyphs = new Map<string, number>()
  const glyphOf = (cluster: string) => {
    const id = glyphs.get(cluster) ?? Math.min(glyphs.size + 1, glyphCount - 1)
    glyphs.set(cluster, id)
    const codePoints = Array.from(cluster, (character) => character.codePointAt(0) ?? 0)
    return { id, codePoints, advanceWidth: advance, path: nothing }
  }
  const layout: PdfFont['layout'] = (text) => {
    const run = clustersOf(text).map(glyphOf)
    const positions = run.map(() => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return { glyphs: run, positions, advanceWidth: run.length * advance }
  }
  return Object.assign(openFont(writeSfnt(0x00010000, tables())), { layout })
}

const nothing: GlyphPath = {
  translate: () => nothing,
  scale: () => nothing,
  toSVG: () => '',
}

/** The tables of a TrueType font that a PDF needs. OpenType specification 1.9, "OpenType Font Tables" */
function tables() {
  return [
    table('glyf', 4, () => {}),
    table('head', 54, (view) => {
      view.setUint32(0, 0x00010000)
      view.setUint32(12, 0x5f0f3cf5)
      view.setUint16(18, unitsPerEm)
      view.setInt16(48, 2)
    }),
    table('hhea', 36, (view) => {
      view.setUint32(0, 0x00010000)
      view.setInt16(4, 800)
      view.setInt16(6, -200)
      view.setUint16(10, advance)
      view.setUint16(34, 1)
    }),
    // One width for all, then a bearing of zero for each.
    table('hmtx', 2 + 2 * glyphCount, (view) => view.setUint16(0, advance)),
    table('loca', 2 * (glyphCount + 1), () => {}),
    table('maxp', 32, (view) => {
      view.setUint32(0, 0x00010000)
      view.setUint16(4, glyphCount)
    }),
    nameTable('Unseen'),
    table('post', 32, (view) => view.setUint32(0, 0x00030000)),
  ]
}

/** Names the font, for Macintosh and in Latin letters, as every reader knows it. */
function nameTable(name: string) {
  const start = 18
  return table('name', start + name.length, (view) => {
    const postScriptName = 6
    view.setUint16(2, 1)
    view.setUint16(4, start)
    view.setUint16(6, 1)
    view.setUint16(12, postScriptName)
    view.setUint16(14, name.length)
    for (const [index, letter] of [...name].entries()) {
      view.setUint8(start + index, letter.charCodeAt(0))
    }
  })
}

function table(name: string, length: number, fill: (view: DataView) => void) {
  const data = new Uint8Array(length)
  fill(new DataView(data.buffer))
  const tag = [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
  return { tag, checksum: 0, data }
}
