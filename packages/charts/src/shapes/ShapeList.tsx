import { Group } from '@visx/group'
import { drawableText } from '../text/drawableText.ts'
import { wordSpacingEm } from '../text/measureText.ts'
import type { PathShape, Shape, TextShape } from './shape.ts'

export interface ShapeListProps {
  shapes: readonly Shape[]
  /** CSS font-family list for texts. */
  fontFamily: string
}

/** Draws shapes as SVG elements. They never change places within a list, so the place is their key. */
export function ShapeList({ shapes, fontFamily }: ShapeListProps) {
  return shapes.map((shape, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other identity
    <ShapeElement key={place} shape={shape} fontFamily={fontFamily} />
  ))
}

function ShapeElement({ shape, fontFamily }: { shape: Shape; fontFamily: string }) {
  switch (shape.kind) {
    case 'path':
      return <path d={shape.d} {...paint(shape)} />
    case 'rect': {
      const { x, y, width, height, radius, fill } = shape
      return <rect {...{ x, y, width, height, fill }} {...(radius && { rx: radius })} />
    }
    case 'text':
      return <TextElement shape={shape} fontFamily={fontFamily} />
    case 'group':
      return (
        <Group left={shape.x} top={shape.y}>
          <ShapeList shapes={shape.shapes} fontFamily={fontFamily} />
        </Group>
      )
    default:
      return shape satisfies never
  }
}

function TextElement({ shape, fontFamily }: { shape: TextShape; fontFamily: string }) {
  return (
    <text
      x={shape.x}
      y={shape.y}
      fill={shape.fill}
      fontFamily={fontFamily}
      fontSize={shape.sizePx}
      fontWeight={shape.weight}
      textAnchor={shape.anchor ?? 'start'}
      style={measuredText}
    >
      {drawableText(shape.text)}
    </text>
  )
}

/** Set as it was measured, whatever the page around it does. */
const measuredText = {
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  wordSpacing: `${wordSpacingEm}em`,
}

function paint({ fill = 'none', fillOpacity, stroke }: PathShape) {
  return {
    fill,
    ...(fillOpacity !== undefined && { fillOpacity }),
    ...(stroke && {
      stroke: stroke.color,
      strokeWidth: stroke.width,
      strokeLinejoin: 'round' as const,
      strokeLinecap: stroke.cap ?? ('butt' as const),
      ...(stroke.dash && { strokeDasharray: stroke.dash.join(' ') }),
    }),
  }
}
