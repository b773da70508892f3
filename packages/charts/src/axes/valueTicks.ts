import { englishFormats, type PlotFormats } from '../text/plotFormats.ts'

export interface ValueAxis {
  /** Values at the lower and upper edge of the plot. */
  domain: readonly [number, number]
  /** From the lowest up; no two texts are equal. */
  ticks: readonly ValueTick[]
}

export interface ValueTick {
  value: number
  text: string
}

export interface ValueRange {
  lowest: number
  highest: number
  /** Tells whether every value is a whole number: a scale of clients has no half ones. */
  isWhole: boolean
}

/** Ends of an axis of values that are set, whatever the values are. */
export interface ValueEnds {
  /** The lowest value shown. @default zero, or the lowest value below it */
  from?: number | undefined
  /** The highest value shown. @default the highest value, rounded up */
  to?: number | undefined
}

/**
 * Chooses round values for an axis that starts at zero.
 * @param range of the values shown; without any a scale from 0 to 1
 * @param aim about how many steps the axis should have, ≥ 1
 * @param format text of a tick; steps grow until no two ticks read alike
 * @param ends of the axis where they are set; one that leaves no room for the other moves it
 */
export function valueTicks(
  { lowest, highest, isWhole }: ValueRange,
  aim: number,
  format: (value: number) => string,
  ends: ValueEnds = {},
): ValueAxis {
  const below = Math.max(Math.min(lowest, 0), -farthest)
  const bottom = ends.from ?? (ends.to !== undefined && ends.to <= below ? ends.to - 1 : below)
  const natural = highest > 0 || bottom < 0 ? Math.min(Math.max(highest, 0), farthest) : 1
  const wanted = ends.to ?? natural
  const top = wanted - bottom > narrowest ? wanted : bottom + 1
  const least = (top - bottom) / aim
  let step = roundStep(isWhole ? Math.max(least, 1) : least)
  let axis = axisOf(bottom, top, step, format, ends)
  while (!hasDistinctTexts(axis.ticks) && step < top - bottom) {
    step = roundStep(step * 1.01)
    axis = axisOf(bottom, top, step, format, ends)
  }
  return { ...axis, ticks: axis.ticks.filter(isFirstOfItsText) }
}

/** Beyond them a number has no digits left to divide it by, or none to add to it. */
const narrowest = 1e-300
const farthest = 1e300

function hasDistinctTexts(ticks: readonly ValueTick[]): boolean {
  return ticks.every(isFirstOfItsText)
}

function isFirstOfItsText(
  { text }: ValueTick,
  index: number,
  ticks: readonly ValueTick[],
): boolean {
  return ticks.findIndex((tick) => tick.text === text) === index
}

/**
 * Text of a tick where a chart is given no format: K, M and B suffixes.
 * Below a hundredth, where those texts end, three digits.
 */
export function formatAxisValue(
  value: number,
  { formatCompact, formatNumber }: PlotFormats = englishFormats,
): string {
  return value !== 0 && Math.abs(value) < 0.01
    ? formatNumber(Number(value.toPrecision(3)))
    : formatCompact(value)
}

function axisOf(
  bottom: number,
  top: number,
  step: number,
  format: (value: number) => string,
  ends: ValueEnds,
): ValueAxis {
  const isSet = (end: number | undefined, place: number) => end !== undefined && end === place
  const [isBottomSet, isTopSet] = [isSet(ends.from, bottom), isSet(ends.to, top)]
  const first = (isBottomSet ? Math.ceil : Math.floor)(roundOff(bottom / step))
  const last = (isTopSet ? Math.floor : Math.ceil)(roundOff(top / step))
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const value = roundOff((first + index) * step)
    return { value, text: format(value) }
  })
  return {
    domain: [isBottomSet ? bottom : roundOff(first * step), isTopSet ? top : roundOff(last * step)],
    ticks,
  }
}

/** The next 1, 2 or 5 times a power of ten from `least` up. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5, 10].find((candidate) => candidate >= roundOff(least / power)) ?? 10
  return roundOff(factor * power)
}

/** Drops what binary fractions add: 0.30000000000000004 is 0.3. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12))
}
