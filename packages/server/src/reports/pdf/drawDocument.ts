/// <reference path="./pdfkit.d.ts" />
import { drawPicture, gatherFonts, registerFonts, textsOf } from '@netportal/charts/pdf'
import type { Shape } from '@netportal/charts/plots'
import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { attempt } from '../attempt.ts'
import { loadOtherFonts, readFont } from './fonts.ts'
import { layOutDocument } from './layout.ts'
import type { ReportDocument } from './model.ts'
import { ink, page } from './pageFlow.ts'

/** A CSS pixel in points. */
const pointsPerPx = 0.75

/**
 * Draws a document as a PDF: vectors, text that can be selected and searched, an outline.
 * @param createdAt stands in the document's properties
 */
export async function drawDocument(
  report: ReportDocument,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const pages = layOutDocument(report)
  const texts = pages.flatMap(({ shapes }) => textsOf(shapes))
  const document = new PDFDocument({
    size: [page.width * pointsPerPx, page.height * pointsPerPx],
    margin: 0,
    font: null,
    lang: 'en',
    autoFirstPage: false,
    info: { Title: report.title, CreationDate: createdAt },
    displayTitle: true,
  })
  const bytes = toBytes(document)
  const fonts = await registerFonts(document, await gatherFonts(texts, readFont, loadOtherFonts))
  for (const { shapes, bookmarks } of pages) {
    document.addPage()
    for (const { title } of bookmarks) document.outline.addItem(title)
    document.scale(pointsPerPx, pointsPerPx)
    for (const shape of shapes) {
      attempt(
        () => drawPicture(document, { shapes: [shape] }, fonts),
        (words) => drawPicture(document, { shapes: [sayInstead(shape, words)] }, fonts),
      )
    }
  }
  document.end()
  return bytes
}

/** A line of words where a shape would stand: a text that a font cannot set, a chart. */
function sayInstead(shape: Shape, text: string): Shape {
  const font = { sizePx: 12, weight: 400, fill: ink.text.muted } as const
  const place = 'x' in shape ? { x: shape.x, y: shape.y } : { x: page.margin, y: page.margin }
  return { kind: 'text', text, ...place, ...font }
}
