import type { Period } from '../series/period.ts'

/** A part of a period is not shorter than this share of it: beyond it there is nothing to see. */
const leastShare = 1 / 5000

/**
 * Shows a part of what is shown, or more of the whole.
 * @param factor of the part's length: below 1 it shows less time, above 1 more
 * @param center instant that keeps its place
 * @returns null for the whole
 */
export function zoomBy(
  shown: Period,
  whole: Period,
  factor: number,
  center = (shown.from + shown.to) / 2,
): Period | null {
  const from = center - (center - shown.from) * factor
  return partOf({ from, to: from + (shown.to - shown.from) * factor }, whole)
}

/** Moves what is shown by a share of its length, within the whole. */
export function moveBy(shown: Period, whole: Period, share: number): Period | null {
  const length = shown.to - shown.from
  const from = clamp(shown.from + share * length, whole.from, whole.to - length)
  return partOf({ from, to: from + length }, whole)
}

/**
 * Fits a part into the whole.
 * @param wanted its ends in either order
 * @returns null for the whole
 */
export function partOf(wanted: Period, whole: Period): Period | null {
  const length = whole.to - whole.from
  const least = length * leastShare
  const [low, high] = [Math.min(wanted.from, wanted.to), Math.max(wanted.from, wanted.to)]
  if (high - low >= length) return null
  const middle = (low + high) / 2
  const half = Math.max(high - low, least) / 2
  const from = Math.round(clamp(middle - half, whole.from, whole.to - least))
  const to = Math.round(clamp(middle + half, whole.from + least, whole.to))
  return from <= whole.from && to >= whole.to ? null : { from, to }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
