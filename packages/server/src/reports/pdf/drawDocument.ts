/// <reference path="./pdfkit.d.ts" />
import { drawPicture, registerFonts, textsOf } from '@netportal/charts/pdf'
import type { Shape } from '@netportal/charts/plots'
import { isolatedParts } from '@netportal/format'
import PDFDocument, { type Outline, type PdfDocument } from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { attempt } from '../attempt.ts'
import { fontsFor } from './fonts.ts'
import { layOutDocument } from './layout.ts'
import type { ReportDocument } from './model.ts'
import { type Bookmark, ink, type PagePicture, page } from './pageFlow.ts'
import { createTags } from './tags.ts'

/** A CSS pixel in points. */
const pointsPerPx = 0.75

/**
 * Draws a document as a tagged PDF: vectors, text that can be selected and searched, an outline, and the structure
 * that reads it aloud. ISO 14289-1 (PDF/UA-1), as far as pdfkit writes it.
 * @param createdAt stands in the document's properties
 */
export async function drawDocument(
  report: ReportDocument,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages } = layOutDocument(report)
  const texts = pages.flatMap(({ content }) => content.flatMap(({ shapes }) => textsOf(shapes)))
  const document = new PDFDocument({
    size: [page.width * pointsPerPx, page.height * pointsPerPx],
    margin: 0,
    font: null,
    lang: 'en',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    autoFirstPage: false,
    info: { Title: report.title, CreationDate: createdAt },
    displayTitle: true,
  })
  const bytes = toBytes(document)
  const fonts = await registerFonts(document, (await fontsFor(texts)).fonts)
  const tags = createTags(document, pages, pointsPerPx)
  const addBookmarks = outlineOf(document)
  const drawPictures = pictureDrawing(document)
  for (const { content, bookmarks, pictures } of pages) {
    document.addPage()
    addBookmarks(bookmarks)
    document.scale(pointsPerPx, pointsPerPx)
    if (pictures.length > 0) tags.mark(null, () => drawPictures(pictures))
    for (const { node, shapes } of content) {
      tags.mark(node, () => {
        for (const shape of shapes) {
          attempt(
            () => drawPicture(document, { shapes: [shape] }, fonts),
            (words) => drawPicture(document, { shapes: [sayInstead(shape, words)] }, fonts),
          )
        }
      })
    }
  }
  document.end()
  return bytes
}

/** Adds entries to the outline, each below the last one of a lower level. */
function outlineOf(document: PdfDocument): (bookmarks: readonly Bookmark[]) => void {
  const last: Outline[] = [document.outline]
  const left = page.width * pointsPerPx
  return (bookmarks) => {
    for (const { title, y, level } of bookmarks) {
      // What is below the document's own entry stands beside it: a reader opens nothing to see the parts.
      const parent = last[Math.max(0, level - 1)] ?? document.outline
      last[Math.max(1, level)] = parent.addItem(plainTitle(title), { top: y * pointsPerPx, left })
    }
  }
}

/** A reader's list of titles may show what keeps names apart as boxes. */
function plainTitle(title: string): string {
  return isolatedParts(title)
    .map(({ text }) => text)
    .join('')
}

/** Draws pictures, each of which the file has once; one that cannot be read is left out. */
function pictureDrawing(document: PdfDocument): (pictures: readonly PagePicture[]) => void {
  const opened = new Map<Uint8Array, object | null>()
  return (pictures) => {
    for (const { png, x, y, width, height } of pictures) {
      if (!opened.has(png)) {
        const open = attempt<object | null>(
          () => document.openImage(png),
          () => null,
        )
        opened.set(png, open)
      }
      const image = opened.get(png)
      if (image) document.image(image, x, y, { width, height })
    }
  }
}

/** A line of words where a shape would stand: a text that a font cannot set, a chart. */
function sayInstead(shape: Shape, text: string): Shape {
  const font = { sizePx: 12, weight: 400, fill: ink.text.muted } as const
  const place = 'x' in shape ? { x: shape.x, y: shape.y } : { x: page.margin, y: page.margin }
  return { kind: 'text', text, ...place, ...font }
}
