import { axisFont } from '../axes/axisText.ts'
import { chartColor } from '../palette/chartColor.ts'
import { line, type Shape, tint } from '../shapes/shape.ts'
import { fitText, measureText, type PlotTheme } from '../text/measureText.ts'
import type { LineLayout } from './lineLayout.ts'
import { type PlotReference, shownOf } from './references.ts'

type Ranged = Extract<PlotReference, { from: number }>

const tintOpacity = 0.14
const dash = [4, 3]
/** Of a label's ground, so that it is read above lines. */
const groundOpacity = 0.85
const labelGap = 6
/** Height of the edge along a stretch of time, which tells it from the ground without its colour, px. */
const edgeHeight = 3
/** However short, a stretch can be seen; nearer to each other than this, two of one name are drawn as one. */
const leastWidth = 2
/** Small marks of one name that begin within this are drawn as one, px. */
const groupWidth = 18

/** Draws stretches of values and of time, below everything else. */
export function bandShapes(layout: LineLayout, theme: PlotTheme): readonly Shape[] {
  const shown = shownOf(layout.references)
  return [
    ...shown.flatMap((reference) => {
      const box = reference.kind === 'band' && boxOf(reference, layout)
      return box ? [tint(box, chartColor(reference.color, theme), tintOpacity)] : []
    }),
    ...ofOneName(shown, 'period').flatMap((periods) => periodShapes(periods, layout, theme)),
  ]
}

/** Draws stretches of time of one name: what would touch is one, so that many of them stay as calm as few. */
function periodShapes(
  periods: readonly PlotReference[],
  layout: LineLayout,
  theme: PlotTheme,
): readonly Shape[] {
  const [first] = periods
  if (!first) return []
  const fill = chartColor(first.color, theme)
  const boxes = periods
    .flatMap((reference) => (reference.kind === 'period' && boxOf(reference, layout)) || [])
    .toSorted((a, b) => a.x - b.x)
  const merged: Box[] = []
  for (const box of boxes) {
    const last = merged.at(-1)
    if (last && box.x - (last.x + last.width) < leastWidth) {
      last.width = Math.max(last.width, box.x + box.width - last.x)
    } else merged.push({ ...box })
  }
  return merged.flatMap((box) => [
    tint(box, fill, tintOpacity),
    { kind: 'rect', ...box, height: edgeHeight, fill },
  ])
}

/** References of a kind, by their names and colours. */
function ofOneName(
  shown: readonly PlotReference[],
  kind: PlotReference['kind'],
): readonly PlotReference[][] {
  const groups = new Map<string, PlotReference[]>()
  for (const reference of shown) {
    if (reference.kind !== kind) continue
    const key = JSON.stringify([reference.name, reference.color])
    const others = groups.get(key)
    if (others) others.push(reference)
    else groups.set(key, [reference])
  }
  return [...groups.values()]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws values and instants, and the names of all references, above everything else. */
export function referenceShapes(layout: LineLayout, theme: PlotTheme): readonly Shape[] {
  const shown = shownOf(layout.references)
  return [
    ...shown.flatMap((reference) => lineOf(reference, layout, theme)),
    ...ofOneName(shown, 'mark').flatMap((marks) => smallMarks(marks, layout, theme)),
    ...valueLabels(shown, layout, theme),
    ...timeLabels(shown, layout, theme),
  ]
}

/** A reference's mark in a legend, 20 × 20 px. */
export function referenceMark(reference: PlotReference, theme: PlotTheme): readonly Shape[] {
  const paint = chartColor(reference.color, theme)
  switch (reference.kind) {
    case 'line':
      return [line(0, 10, 20, 10, { color: paint, width: 1.5, dash })]
    case 'band':
      return [
        tint({ x: 0, y: 5, width: 20, height: 10 }, paint, tintOpacity * 2),
        line(0, 5, 20, 5, { color: paint, width: 1 }),
        line(0, 15, 20, 15, { color: paint, width: 1 }),
      ]
    case 'period':
      return [
        tint({ x: 4, y: 2, width: 12, height: 16 }, paint, tintOpacity * 2),
        { kind: 'rect', x: 4, y: 2, width: 12, height: edgeHeight, fill: paint },
      ]
    case 'mark':
      return reference.isSmall
        ? [line(0, 15.5, 20, 15.5, { color: paint, width: 1 }), smallMark(10, 15, paint)]
        : markShapes(10, 4, 18, paint)
    default:
      return reference satisfies never
  }
}

/** The part of a plot that a stretch of values or time takes; null when it lies outside. */
function boxOf(reference: Ranged, { plot, xOf, yOf }: LineLayout): Box | null {
  const within = (value: number, low: number, size: number) =>
    Math.max(low, Math.min(low + size, value))
  if (reference.kind === 'band') {
    const y = within(yOf(reference.to), plot.top, plot.height)
    const height = within(yOf(reference.from), plot.top, plot.height) - y
    return height > 0 ? { x: plot.left, y, width: plot.width, height } : null
  }
  const x = within(xOf(reference.from), plot.left, plot.width)
  const end = Number.isFinite(reference.to) ? xOf(reference.to) : plot.left + plot.width
  const width = within(end, plot.left, plot.width) - x
  if (width <= 0) return null
  const widened = Math.max(width, leastWidth)
  const right = plot.left + plot.width
  return { x: Math.min(x, right - widened), y: plot.top, width: widened, height: plot.height }
}

function lineOf(reference: PlotReference, layout: LineLayout, theme: PlotTheme): readonly Shape[] {
  const { plot } = layout
  const color = chartColor(reference.color, theme)
  if (reference.kind === 'line') {
    const y = Math.round(layout.yOf(reference.value)) + 0.5
    if (y < plot.top || y > plot.top + plot.height + 1) return []
    return [line(plot.left, y, plot.left + plot.width, y, { color, width: 1.5, dash })]
  }
  const hasLine = reference.kind === 'mark' && !reference.isSmall
  const x = hasLine ? markX(reference.time, layout) : null
  return x === null ? [] : markShapes(x, plot.top, plot.top + plot.height, color)
}

/** A line that stands on the time axis, with a point that tells it from a grid's. */
function markShapes(x: number, top: number, bottom: number, color: string): readonly Shape[] {
  return [
    line(x, top, x, bottom, { color, width: 1 }),
    { kind: 'path', d: `M${x - 4},${top}h8l-4,6Z`, fill: color },
  ]
}

/** Marks that are drawn as one. */
interface MarkGroup {
  /** px */
  from: number
  to: number
  count: number
}

function centreOf({ from, to }: MarkGroup): number {
  return (from + to) / 2
}

/** Draws small marks of one name on the time axis; those that would lie upon each other as one, with their number. */
function smallMarks(
  marks: readonly PlotReference[],
  layout: LineLayout,
  theme: PlotTheme,
): readonly Shape[] {
  const { plot } = layout
  const bottom = plot.top + plot.height
  const places = marks
    .flatMap((mark) => {
      const x = mark.kind === 'mark' && mark.isSmall ? markX(mark.time, layout) : null
      return x === null ? [] : [x]
    })
    .toSorted((a, b) => a - b)
  const { measure = measureText } = theme
  const near: MarkGroup[] = []
  for (const x of places) {
    const last = near.at(-1)
    if (last && x - last.from < groupWidth) Object.assign(last, { to: x, count: last.count + 1 })
    else near.push({ from: x, to: x, count: 1 })
  }
  const room = ({ count }: MarkGroup) => (count === 1 ? 0 : measure(String(count), axisFont))
  const groups: MarkGroup[] = []
  for (const group of near) {
    const last = groups.at(-1)
    const isOver = last && centreOf(group) - centreOf(last) < (room(group) + room(last)) / 2
    if (isOver) Object.assign(last, { to: group.to, count: last.count + group.count })
    else groups.push(group)
  }
  const [first] = marks
  if (!first) return []
  const fill = chartColor(first.color, theme)
  return groups.flatMap((group): Shape[] => {
    const { count } = group
    const x = Math.round(centreOf(group) - 0.5) + 0.5
    const mark = smallMark(x, bottom, fill)
    if (count === 1) return [mark]
    const text = String(count)
    const width = measure(text, axisFont)
    const ground = { x: x - width / 2 - 2, y: bottom - 22, width: width + 4, height: 14 }
    return [
      tint(ground, theme.color.surface.base, groundOpacity),
      { ...labelText(text, x, bottom - 11, theme), anchor: 'middle' },
      mark,
    ]
  })
}

function smallMark(x: number, bottom: number, fill: string): Shape {
  return { kind: 'path', d: `M${x - 4.5},${bottom}h9l-4.5,-8Z`, fill }
}

/** @returns null for an instant that is not shown */
function markX(time: number, { plot, xOf }: LineLayout): number | null {
  const x = Math.round(xOf(time)) + 0.5
  return x < plot.left || x > plot.left + plot.width + 1 ? null : x
}

/** Names of values at the end of their lines; one that would lie upon another is left to the legend. */
function valueLabels(
  shown: readonly PlotReference[],
  { plot, yOf }: LineLayout,
  theme: PlotTheme,
): readonly Shape[] {
  const { measure = measureText } = theme
  const taken: number[] = []
  return shown.flatMap((reference): Shape[] => {
    if (reference.kind !== 'line' && reference.kind !== 'band') return []
    const value = reference.kind === 'line' ? reference.value : reference.to
    const edge = Math.max(plot.top, yOf(value))
    const isAbove = reference.kind === 'line' && edge - plot.top > 16
    const y = Math.round(isAbove ? edge - 5 : edge + 14)
    const isOutside = edge > plot.top + plot.height
    if (!reference.label || isOutside || taken.some((other) => Math.abs(other - y) < 15)) return []
    taken.push(y)
    const text = fitText(reference.label, plot.width - 2 * labelGap, axisFont, theme)
    const width = measure(text, axisFont)
    const x = plot.left + plot.width - labelGap
    const ground = { x: x - width - 3, y: y - 11, width: width + 6, height: 15 }
    return [
      tint(ground, theme.color.surface.base, groundOpacity),
      { ...labelText(text, x, y, theme), anchor: 'end' },
    ]
  })
}

/** Names of stretches of time and of instants above the plot, each as far as the next. */
function timeLabels(
  shown: readonly PlotReference[],
  layout: LineLayout,
  theme: PlotTheme,
): readonly Shape[] {
  const { plot } = layout
  const { measure = measureText } = theme
  const placed = shown
    .flatMap(({ label, ...reference }) => {
      if (!label || reference.kind === 'line' || reference.kind === 'band') return []
      if (reference.kind === 'mark' && reference.isSmall) return []
      const x =
        reference.kind === 'mark'
          ? markX(reference.time, layout)
          : boxOf({ ...reference, label }, layout)?.x
      return typeof x === 'number' ? [{ x, label }] : []
    })
    .toSorted((a, b) => a.x - b.x)
  let end = plot.left
  return placed.flatMap(({ x, label }, index): Shape[] => {
    const next = placed[index + 1]?.x ?? plot.left + plot.width
    const width = measure(label, axisFont)
    const start = Math.max(Math.min(x, plot.left + plot.width - width), plot.left)
    const isFree = start >= end && (start + width + labelGap <= next || index === placed.length - 1)
    const text = isFree ? label : fitText(label, next - start - labelGap, axisFont, theme)
    if (start < end || text.length < 3) return []
    end = start + measure(text, axisFont) + labelGap
    return [labelText(text, start, plot.top - 8, theme)]
  })
}

function labelText(text: string, x: number, y: number, theme: PlotTheme) {
  return { kind: 'text', text, x, y, ...axisFont, fill: theme.color.text.muted } as const
}
