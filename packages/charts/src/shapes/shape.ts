/** An outline: a concrete colour, never a CSS variable, which a picture could not resolve. */
export interface Stroke {
  color: string
  /** px */
  width: number
  /** Lengths of strokes and gaps in turn, px; solid without. */
  dash?: readonly number[]
  /** @default 'butt' */
  cap?: 'butt' | 'round'
}

export interface PathShape {
  kind: 'path'
  /** SVG path data. */
  d: string
  fill?: string
  /** Of the fill, 0–1. @default 1 */
  fillOpacity?: number
  stroke?: Stroke
}

export interface RectShape {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  /** Of the corners, px. @default 0 */
  radius?: number
  fill: string
}

export interface TextShape {
  kind: 'text'
  text: string
  x: number
  /** Of the baseline. */
  y: number
  sizePx: number
  weight: TextWeight
  /** The part of the text that stands at `x`. @default 'start' */
  anchor?: 'start' | 'middle' | 'end'
  fill: string
}

export interface GroupShape {
  kind: 'group'
  /** Place of the shapes' own origin. */
  x: number
  y: number
  shapes: readonly Shape[]
  /** Cuts the shapes off beyond this size, from their own origin. */
  clip?: { width: number; height: number }
}

/**
 * A part of a plot, in px from the top left. A page, a PNG and a PDF all draw the same list, so
 * they cannot disagree.
 */
export type Shape = PathShape | RectShape | TextShape | GroupShape

/** The cuts of the typeface that charts use and exports embed. */
export type TextWeight = 400 | 600

/** A whole drawing. */
export interface Picture {
  width: number
  height: number
  shapes: readonly Shape[]
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke): PathShape {
  return { kind: 'path', d: `M${x1},${y1}L${x2},${y2}`, stroke }
}

/** A filled rectangle that lets what is below it through. */
export function tint(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill: string,
  fillOpacity: number,
): PathShape {
  return { kind: 'path', d: `M${x},${y}h${width}v${height}h${-width}Z`, fill, fillOpacity }
}
