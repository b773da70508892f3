import { notAvailable } from './text.ts'

/** A figure that may not be there. */
export type OptionalNumber = number | null | undefined

/** True for what can be a quantity: finite and not below zero. Counters give -1 or NaN for "not measured". */
export function isQuantity(value: OptionalNumber): value is number {
  return isFigure(value) && value >= 0
}

/** True for a finite number. */
export function isFigure(value: OptionalNumber): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** A part of a clock's time or a date, 0–99. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

/**
 * Divides a size by `step` until it reads below one step of its unit with 2 decimals. The rounded
 * figure decides, so 1023.999 KB becomes 1 MB and never 1024.00 KB.
 * @param size ≥ 0
 * @param units from the smallest up; the last one takes whatever is left
 */
export function scaleToUnit(
  size: number,
  step: number,
  units: readonly [string, ...string[]],
): { figure: number; unit: string } {
  const [smallest, ...larger] = units
  let scaled = { figure: size, unit: smallest }
  for (const unit of larger) {
    if (Number(scaled.figure.toFixed(2)) < step) break
    scaled = { figure: scaled.figure / step, unit }
  }
  return scaled
}

/**
 * Formats a count that stands alone in large type, thousands grouped: `1,284`. Not for tables,
 * search or CSV.
 * @returns a whole number; 'N/A' when missing, not finite or below zero
 */
export function formatCount(count: OptionalNumber): string {
  if (!isQuantity(count)) return notAvailable
  return count.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * Formats a number as it is, without thousands grouped: `1284.5`.
 * @param decimals at most so many. @default as many as the number has
 */
export function formatNumber(value: number, decimals?: number): string {
  return String(decimals === undefined ? value : Number(value.toFixed(decimals)))
}

/**
 * Formats a figure for a chart's axis: `950`, `1.5K`, `20M`, `3.25B`.
 * @returns up to 2 decimals without trailing zeros; the sign is kept; 'N/A' when missing or not finite
 */
export function formatCompact(value: OptionalNumber): string {
  if (!isFigure(value)) return notAvailable
  const { figure, unit } = scaleToUnit(Math.abs(value), 1000, ['', 'K', 'M', 'B'])
  const rounded = Number(figure.toFixed(2))
  return `${value < 0 && rounded > 0 ? '-' : ''}${rounded}${unit}`
}
