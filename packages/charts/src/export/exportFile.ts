import { joinFileName } from '@netportal/format'
import { type FontLoader, gatherFonts } from '../fonts/fontSet.ts'
import type { Picture } from '../shapes/shape.ts'
import { textsOf } from '../shapes/textsOf.ts'

/** A kind of file that a chart can become. */
export type ExportFormat = 'pdf' | 'csv' | 'png'

/** A chart ready to become a file. */
export interface ExportSource {
  /** The picture, made when it is asked for. */
  picture: () => Picture
  /** The data as the text of a CSV file, made when it is asked for. */
  csv: () => string
  /** Parts of the file's name in their order: title, place, period. */
  nameParts: readonly string[]
  /** CSS font-family list of the theme, for characters that no font of the file has. */
  fontFamily: string
  /** Gives fonts of other scripts than Latin, Greek and Cyrillic. */
  loadFonts?: FontLoader | undefined
}

/**
 * Makes the file of a chart. The code for it beyond the chart itself is loaded now and not before.
 * @param now stands in a PDF's properties
 * @throws Error when a part cannot be loaded or the browser cannot make the file
 */
export async function exportFile(
  source: ExportSource,
  format: ExportFormat,
  now: Date,
): Promise<{ blob: Blob; fileName: string }> {
  const fileName = joinFileName(source.nameParts, format)
  return { blob: await makeBlob(source, format, now), fileName }
}

async function makeBlob(source: ExportSource, format: ExportFormat, now: Date): Promise<Blob> {
  switch (format) {
    case 'csv':
      return new Blob([source.csv()], { type: 'text/csv;charset=utf-8' })
    case 'png': {
      const { picture, fonts } = await drawing(source)
      const { toPng } = await import('./toPng.ts')
      return toPng(picture, fonts, source.fontFamily)
    }
    case 'pdf': {
      const { picture, fonts } = await drawing(source)
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

async function drawing({ picture: draw, loadFonts }: ExportSource) {
  const picture = draw()
  const { readInlinedFont } = await import('../fonts/inlinedFonts.ts')
  return { picture, fonts: await gatherFonts(textsOf(picture.shapes), readInlinedFont, loadFonts) }
}
