import { drawableText } from '../text/drawableText.ts'
import { wordSpacingEm } from '../text/measureText.ts'
import type { GroupShape, PathShape, Shape, TextShape, TextWeight } from './shape.ts'

/** CSS list of fonts, one for all texts or one for each weight. */
export type FontFamily = string | Readonly<Record<TextWeight, string>>

/** An SVG element as data, its attributes and styles named as React names them. */
export interface SvgElement {
  name: 'path' | 'rect' | 'text' | 'g' | 'svg'
  attributes: Attributes
  style?: Attributes
  content?: string | readonly SvgElement[]
}

type Attributes = Readonly<Record<string, string | number>>

/** Turns a shape into an SVG element, for whoever writes it: a page or a file. */
export function svgElement(shape: Shape, fontFamily: FontFamily): SvgElement {
  switch (shape.kind) {
    case 'path':
      return { name: 'path', attributes: { d: shape.d, ...paint(shape) } }
    case 'rect': {
      const { x, y, width, height, radius, fill } = shape
      return {
        name: 'rect',
        attributes: { x, y, width, height, fill, ...(radius && { rx: radius }) },
      }
    }
    case 'text':
      return textElement(shape, fontFamily)
    case 'group':
      return groupElement(shape, fontFamily)
    default:
      return shape satisfies never
  }
}

function groupElement({ x, y, clip, shapes }: GroupShape, fontFamily: FontFamily): SvgElement {
  const content = shapes.map((each) => svgElement(each, fontFamily))
  // An SVG within another cuts by itself: a clip path would need a name that is the only one of its page.
  return clip
    ? { name: 'svg', attributes: { x, y, ...clip, overflow: 'hidden' }, content }
    : { name: 'g', attributes: { transform: `translate(${x},${y})` }, content }
}

function textElement(shape: TextShape, fontFamily: FontFamily): SvgElement {
  const { text, x, y, fill, sizePx, weight, anchor = 'start' } = shape
  return {
    name: 'text',
    attributes: {
      x,
      y,
      fill,
      fontFamily: typeof fontFamily === 'string' ? fontFamily : fontFamily[weight],
      fontSize: sizePx,
      fontWeight: weight,
      textAnchor: anchor,
    },
    style: measuredText,
    content: drawableText(text),
  }
}

/** Set as it was measured, whatever the page around it does. */
const measuredText = {
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  wordSpacing: `${wordSpacingEm}em`,
  // A name runs in its own direction.
  unicodeBidi: 'plaintext',
}

function paint({ fill = 'none', fillOpacity, stroke }: PathShape): Attributes {
  return {
    fill,
    ...(fillOpacity !== undefined && { fillOpacity }),
    ...(stroke && {
      stroke: stroke.color,
      strokeWidth: stroke.width,
      strokeLinejoin: 'round',
      strokeLinecap: stroke.cap ?? 'butt',
      ...(stroke.dash && { strokeDasharray: stroke.dash.join(' ') }),
    }),
  }
}
