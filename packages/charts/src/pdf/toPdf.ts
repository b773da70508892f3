/// <reference path="./pdfkit.d.ts" />
import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { FontFile } from '../fonts/fontSet.ts'
import type { Picture } from '../shapes/shape.ts'
import { drawPicture } from './drawPicture.ts'
import { registerFonts } from './pdfFonts.ts'

/** A CSS pixel in points. */
const pointsPerPx = 0.75

/**
 * Makes a PDF of one page that is as large as the picture.
 * @param title of the document
 * @param createdAt stands in the document's properties
 */
export async function toPdf(
  picture: Picture,
  fonts: readonly FontFile[],
  { title, createdAt }: { title: string; createdAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: [picture.width * pointsPerPx, picture.height * pointsPerPx],
    margin: 0,
    font: null,
    info: { Title: title, CreationDate: createdAt },
    displayTitle: true,
  })
  const bytes = toBytes(document)
  document.scale(pointsPerPx, pointsPerPx)
  drawPicture(document, picture, await registerFonts(document, fonts))
  document.end()
  return bytes
}
