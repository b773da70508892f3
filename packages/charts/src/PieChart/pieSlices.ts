import { roundShares } from '@netportal/format'

/** A part of a whole. */
export interface PieDatum {
  /** Name of the part. */
  label: string
  /** Zero, negative and unreadable ones have no slice. */
  value: number
}

/** A part with its place in the circle. */
export interface PieSlice extends PieDatum {
  /** Of the whole, 0–100, exact. */
  percent: number
  /** The same as it is written, with one decimal: all sum to 100.0 wherever they can. */
  shownPercent: number
  /** Place in the theme's palette, from 0. */
  colorIndex: number
  /** Clockwise from 12, radians. */
  startAngle: number
  endAngle: number
}

/** Shares out the circle, the largest part first; equal parts keep their order. */
export function pieSlices(data: readonly PieDatum[]): readonly PieSlice[] {
  const parts = data
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .toSorted((a, b) => b.value - a.value)
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const { percents } = shownShares(parts)
  let before = 0
  return parts.map((part, place) => {
    const startAngle = (before / whole) * 2 * Math.PI
    before += part.value
    return {
      ...part,
      percent: (part.value / whole) * 100,
      shownPercent: percents[place] ?? 0,
      colorIndex: sliceColor(place, parts.length),
      startAngle,
      endAngle: place === parts.length - 1 ? 2 * Math.PI : (before / whole) * 2 * Math.PI,
    }
  })
}

/** Whether the shares of a pie sum to 100.0 as they are written; many tiny ones, of which none reads 0.0, do not. */
export function sharesAddUp(slices: readonly PieSlice[]): boolean {
  return shownShares(slices).addUp
}

function shownShares(parts: readonly PieDatum[]) {
  return roundShares(
    parts.map(({ value }) => value),
    1,
  )
}

/** Colours in a theme's palette. */
const paletteSize = 8

/**
 * Colour of a slice: the palette in turn. The last slice touches the first, so where the turn would give
 * both one colour it takes another that its neighbours do not have.
 */
export function sliceColor(place: number, count: number): number {
  const color = place % paletteSize
  const meetsFirst = place === count - 1 && place > 0 && color === 0
  return meetsFirst ? paletteSize / 2 : color
}
