import type { Theme } from '@netportal/ui'
import type { Block } from '../export/heading.ts'
import { line, type Shape } from '../shapes/shape.ts'
import { cutName, type NameCut } from '../text/cutName.ts'
import { type Measured, measureText, type TextFont } from '../text/measureText.ts'
import type { PlotFormats } from '../text/plotFormats.ts'
import { legendLength } from './pieLayout.ts'
import { sliceFill } from './pieShapes.ts'
import type { PieSlice } from './pieSlices.ts'

/** Texts of an entry, and how wide every entry has to be for them. */
export interface LegendTexts {
  entries: readonly { slice: PieSlice; name: string; value: string; share: string }[]
  /** Of an entry, px. */
  width: number
  /** Of the shares and the gap before them, px. */
  shareWidth: number
}

export const entryHeight = 28
/** Between columns of entries. */
export const columnGap = 24

const nameFont: TextFont = { sizePx: 13, weight: 400 }
const valueFont: TextFont = { sizePx: 13, weight: 600 }
const nameX = 22
const gap = 16
const leastWidth = 300
const leastShareWidth = 58

/** Measures the entries of a legend, so that no name, value or share runs over another. */
export function legendTexts(
  slices: readonly PieSlice[],
  formatCount: (value: number) => string,
  formatPercent: PlotFormats['formatPercent'],
  nameCut: NameCut | undefined,
  { measure = measureText }: Measured,
): LegendTexts {
  const entries = slices.map((slice) => ({
    slice,
    name: cutName(slice.label, legendLength, nameCut),
    value: formatCount(slice.value),
    share: formatPercent(slice.shownPercent, 1),
  }))
  const widest = (texts: readonly string[], font: TextFont) =>
    Math.ceil(Math.max(0, ...texts.map((text) => measure(text, font))))
  const names = widest(
    entries.map(({ name }) => name),
    nameFont,
  )
  const values = widest(
    entries.map(({ value }) => value),
    valueFont,
  )
  const shares = widest(
    entries.map(({ share }) => share),
    nameFont,
  )
  const shareWidth = Math.max(leastShareWidth, shares + gap)
  return {
    entries,
    shareWidth,
    width: Math.max(leastWidth, nameX + names + gap + values + shareWidth),
  }
}

/** Sets entries in columns, each from the top down. */
export function legendBlock(legend: LegendTexts, columns: number, theme: Theme): Block {
  const rows = Math.ceil(legend.entries.length / columns)
  const shapes = legend.entries.map(
    (entry, place): Shape => ({
      kind: 'group',
      x: Math.floor(place / rows) * (legend.width + columnGap),
      y: (place % rows) * entryHeight,
      shapes: entryShapes(entry, place % rows > 0, legend, theme),
    }),
  )
  return { shapes, height: rows * entryHeight }
}

function entryShapes(
  { slice, name, value, share }: LegendTexts['entries'][number],
  hasRule: boolean,
  { width, shareWidth }: LegendTexts,
  theme: Theme,
): Shape[] {
  const y = entryHeight / 2 + 4.5
  const { text, line: lines } = theme.color
  const rule = { color: lines.subtle, width: 1 }
  const atEnd = { kind: 'text', y, anchor: 'end' } as const
  return [
    ...(hasRule ? [line(0, 0.5, width, 0.5, rule)] : []),
    { kind: 'rect', x: 0, y: 8, width: 12, height: 12, radius: 2, fill: sliceFill(slice, theme) },
    { kind: 'text', text: name, x: nameX, y, ...nameFont, fill: text.base },
    { ...atEnd, text: value, x: width - shareWidth, ...valueFont, fill: text.base },
    { ...atEnd, text: share, x: width, ...nameFont, fill: text.subtle },
  ]
}
