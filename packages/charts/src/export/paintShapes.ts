import type { PathShape, RectShape, Shape, TextShape } from '../shapes/shape.ts'
import { drawableText } from '../text/drawableText.ts'
import { wordSpacingEm } from '../text/measureText.ts'

/**
 * Paints shapes on a canvas.
 * @param fontFamily CSS list of fonts, which must be loaded
 */
export function paintShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  fontFamily: string,
): void {
  for (const shape of shapes) {
    context.save()
    paintShape(context, shape, fontFamily)
    context.restore()
  }
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, fontFamily: string): void {
  switch (shape.kind) {
    case 'path':
      paintPath(context, shape)
      return
    case 'rect':
      paintRect(context, shape)
      return
    case 'text':
      paintText(context, shape, fontFamily)
      return
    case 'group':
      context.translate(shape.x, shape.y)
      if (shape.clip) {
        context.beginPath()
        context.rect(0, 0, shape.clip.width, shape.clip.height)
        context.clip()
      }
      paintShapes(context, shape.shapes, fontFamily)
      return
    default:
      shape satisfies never
  }
}

function paintPath(context: CanvasRenderingContext2D, shape: PathShape): void {
  const { d, fill, fillOpacity = 1, stroke } = shape
  const path = new Path2D(d)
  if (fill) {
    context.globalAlpha = fillOpacity
    context.fillStyle = fill
    context.fill(path)
    context.globalAlpha = 1
  }
  if (stroke) {
    context.strokeStyle = stroke.color
    context.lineWidth = stroke.width
    context.lineCap = stroke.cap ?? 'butt'
    context.lineJoin = 'round'
    context.setLineDash([...(stroke.dash ?? [])])
    context.stroke(path)
  }
}

function paintRect(context: CanvasRenderingContext2D, shape: RectShape): void {
  const { x, y, width, height, radius = 0, fill } = shape
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function paintText(context: CanvasRenderingContext2D, shape: TextShape, fontFamily: string): void {
  const { text, x, y, sizePx, weight, anchor = 'start', fill } = shape
  context.font = `${weight} ${sizePx}px ${fontFamily}`
  context.wordSpacing = `${wordSpacingEm * sizePx}px`
  context.textAlign = alignments[anchor]
  context.direction = 'ltr'
  context.fillStyle = fill
  context.fillText(drawableText(text), x, y)
}

const alignments = { start: 'left', middle: 'center', end: 'right' } as const
