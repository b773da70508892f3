import { openFont } from '../pdf/openFont.ts'
import type { PdfFont } from '../pdf/pdfCanvas.ts'
import type { TextWeight } from '../shapes/shape.ts'
import { measureText, wordSpacingEm } from '../text/measureText.ts'
import type { FontFile, OwnFace } from './fontSet.ts'
import { unpackFont } from './unpackFont.ts'

/**
 * Opens the files of a typeface.
 * @param files at least one; several of a weight are tried in their order
 * @throws Error when one is no font, or is WOFF 2
 */
export async function openFace(files: readonly Omit<FontFile, 'family'>[]): Promise<OwnFace> {
  const opened = await Promise.all(
    files.map(async (file) => ({ ...file, font: openFont(await unpackFont(cuttable(file))) })),
  )
  const ofWeight = (weight: TextWeight) => {
    const own = opened.filter((file) => file.weight === weight)
    return own.length > 0 ? own : opened
  }
  const weights = { 400: ofWeight(400), 600: ofWeight(600) }
  const fontOf = (character: string, weight: TextWeight) =>
    weights[weight].find(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      ?.font
  return {
    files: ([400, 600] as const).flatMap((weight) =>
      // The first of each weight are one family, or a browser would make a bold of its own from the lighter.
      weights[weight].map(({ bytes }, place) => ({ family: `own ${place}`, weight, bytes })),
    ),
    has: (character) => Boolean(fontOf(character, 400) && fontOf(character, 600)),
    measure: (text, { sizePx, weight }) =>
      runsOf(text, (character) => fontOf(character, weight))
        .map(({ run, font }) =>
          font ? runWidth(run, font) * sizePx : measureText(run, { sizePx, weight }),
        )
        .reduce((sum, width) => sum + width, 0),
  }
}

/** 'wOF2' */
const woff2Signature = 0x774f4632

/** @throws Error for WOFF 2: it can be read, and not be cut down to what a PDF needs */
function cuttable({ weight, bytes }: Omit<FontFile, 'family'>): Uint8Array {
  const isLong = bytes.byteLength >= 4
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isLong && view.getUint32(0) === woff2Signature)
    throw new Error(`The font of weight ${weight} is WOFF 2: give WOFF 1, TrueType or OpenType`)
  return bytes
}

/** @returns em */
function runWidth(run: string, font: PdfFont): number {
  const spaces = run.split(' ').length - 1
  return font.layout(run, ['tnum']).advanceWidth / font.unitsPerEm + spaces * wordSpacingEm
}

/** Cuts a text where its font changes. */
function runsOf(text: string, fontOf: (character: string) => PdfFont | undefined) {
  const runs: { run: string; font: PdfFont | undefined }[] = []
  for (const character of text) {
    const font = fontOf(character)
    const last = runs.at(-1)
    if (last && last.font === font) last.run += character
    else runs.push({ run: character, font })
  }
  return runs
}
