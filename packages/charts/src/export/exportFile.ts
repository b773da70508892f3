import { joinFileName } from '@netportal/format'
import type { ThemeFont } from '@netportal/ui'
import { type FontFile, type FontLoader, gatherFonts } from '../fonts/fontSet.ts'
import type { Picture } from '../shapes/shape.ts'
import { textsOf } from '../shapes/textsOf.ts'
import type { TextMeasure } from '../text/measureText.ts'
import { isOurFace } from '../text/ourFace.ts'

/** A kind of file that a chart can become. */
export type ExportFormat = 'pdf' | 'csv' | 'png'

/** A chart ready to become a file. */
export interface ExportSource {
  /** The picture, made when it is asked for. @param measure widths of the face that it is drawn in */
  picture: (measure?: TextMeasure) => Picture
  /** The data as the text of a CSV file, made when it is asked for. */
  csv: () => string
  /** Parts of the file's name in their order: title, place, period. */
  nameParts: readonly string[]
  /** Typefaces of the theme: the files of its own face, and a list for characters that no font of the file has. */
  font: ThemeFont
  /** Gives fonts of other scripts than Latin, Greek and Cyrillic. */
  loadFonts?: FontLoader | undefined
}

/**
 * Makes the file of a chart. The code for it beyond the chart itself is loaded now and not before.
 * @param now stands in a PDF's properties
 * @param onFontError takes why the theme's own face could not be read: the file is then in the shipped ones
 * @throws Error when a part cannot be loaded or the browser cannot make the file
 */
export async function exportFile(
  source: ExportSource,
  format: ExportFormat,
  now: Date,
  onFontError: (error: unknown) => void = reportError,
): Promise<{ blob: Blob; fileName: string }> {
  const fileName = joinFileName(source.nameParts, format)
  return { blob: await makeBlob(source, format, now, onFontError), fileName }
}

async function makeBlob(
  source: ExportSource,
  format: ExportFormat,
  now: Date,
  onFontError: (error: unknown) => void,
): Promise<Blob> {
  switch (format) {
    case 'csv':
      return new Blob([source.csv()], { type: 'text/csv;charset=utf-8' })
    case 'png': {
      const { picture, fonts, isPlain } = await drawing(source, onFontError)
      const { toPng } = await import('./toPng.ts')
      if (isPlain) return toPng(picture, fonts, source.font.sans)
      const { outlineTexts } = await import('../pdf/outlineTexts.ts')
      return toPng(await outlineTexts(picture, fonts), [], source.font.sans)
    }
    case 'pdf': {
      const { picture, fonts } = await drawing(source, onFontError)
      const { toPdf } = await import('../pdf/toPdf.ts')
      const [title = ''] = source.nameParts
      return new Blob([await toPdf(picture, fonts, { title, createdAt: now })], {
        type: 'application/pdf',
      })
    }
    default:
      return format satisfies never
  }
}

async function drawing(
  { picture: draw, font, loadFonts = packagesOf(font) }: ExportSource,
  onFontError: (error: unknown) => void,
) {
  const face = await ownFace(font, onFontError)
  const picture = draw(face?.measure)
  const { readInlinedFont } = await import('../fonts/inlinedFonts.ts')
  // A browser sets letters of our faces by itself; of others, it would take whatever it has.
  let isPlain = true
  const loadOthers: FontLoader = async (characters, texts) => {
    isPlain = false
    return loadFonts ? orNone(loadFonts(characters, texts), onFontError) : []
  }
  const fonts = await gatherFonts(textsOf(picture.shapes), readInlinedFont, loadOthers, face)
  return { picture, fonts, isPlain }
}

/** @returns none where they cannot be read: what they would have is drawn as boxes with codes */
async function orNone(
  loading: Promise<readonly FontFile[]>,
  onFontError: (error: unknown) => void,
): Promise<readonly FontFile[]> {
  try {
    return await loading
  } catch (error) {
    onFontError(error)
    return []
  }
}

/** Loads the fonts of other scripts that a theme names. */
function packagesOf({ packages = [] }: ThemeFont): FontLoader | undefined {
  if (packages.length === 0) return undefined
  return async (...needed) => {
    const { fetchPackages } = await import('../fonts/fetchPackages.ts')
    return fetchPackages(packages)(...needed)
  }
}

/** @returns undefined where the shipped fonts draw the file */
async function ownFace({ sans, files = [] }: ThemeFont, onFontError: (error: unknown) => void) {
  if (files.length === 0) {
    if (!isOurFace(sans)) warnOfFace(sans)
    return undefined
  }
  try {
    const { fetchFace } = await import('../fonts/fetchFace.ts')
    return await fetchFace(files)
  } catch (error) {
    onFontError(error)
    return undefined
  }
}

/** Font-family lists that have been warned of. */
const warned = new Set<string>()

function warnOfFace(family: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(family)) return
  warned.add(family)
  // biome-ignore lint/suspicious/noConsole: tells a developer, and no reader
  console.warn(
    `Files of charts are drawn in Instrument Sans and not in ${family}: the theme has no font.files.`,
  )
}
