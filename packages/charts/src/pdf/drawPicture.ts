import type { PathShape, Picture, RectShape, Shape } from '../shapes/shape.ts'
import { drawText } from './drawText.ts'
import type { PdfCanvas } from './pdfCanvas.ts'
import type { FontChoice } from './pdfFonts.ts'

/**
 * Draws a picture into a PDF as vectors and text, its top left at the document's origin. A caller moves and
 * scales it with the document's own `translate` and `scale`.
 * @param document of pdfkit
 */
export function drawPicture(
  document: PdfCanvas,
  { shapes }: Pick<Picture, 'shapes'>,
  fonts: FontChoice,
): void {
  for (const shape of shapes) drawShape(document, shape, fonts)
}

function drawShape(document: PdfCanvas, shape: Shape, fonts: FontChoice): void {
  switch (shape.kind) {
    case 'path':
      drawPath(document, shape)
      return
    case 'rect':
      drawRect(document, shape)
      return
    case 'text':
      drawText(document, shape, fonts)
      return
    case 'group':
      document.save()
      document.translate(shape.x, shape.y)
      if (shape.clip) {
        document.rect(0, 0, shape.clip.width, shape.clip.height)
        document.clip()
      }
      drawPicture(document, shape, fonts)
      document.restore()
      return
    default:
      shape satisfies never
  }
}

function drawPath(document: PdfCanvas, { d, fill, fillOpacity = 1, stroke }: PathShape): void {
  document.save()
  document.path(d)
  if (fill) document.fillColor(fill, fillOpacity)
  if (stroke) {
    document.strokeColor(stroke.color)
    document.lineWidth(stroke.width)
    document.lineCap(stroke.cap ?? 'butt')
    document.lineJoin('round')
    if (stroke.dash) document.dash([...stroke.dash])
  }
  if (fill && stroke) document.fillAndStroke()
  else if (fill) document.fill()
  else document.stroke()
  document.restore()
}

function drawRect(document: PdfCanvas, { x, y, width, height, radius, fill }: RectShape): void {
  if (radius) document.roundedRect(x, y, width, height, radius)
  else document.rect(x, y, width, height)
  document.fillColor(fill)
  document.fill()
}
