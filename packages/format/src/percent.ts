import { isFigure, type OptionalNumber } from './number.ts'
import { notAvailable } from './text.ts'

/**
 * Formats a share without rounding an exception away: only all reads 100, only nothing reads 0.
 * 99.996 reads '99.99%', 0.004 '0.01%'.
 * @param percent 0–100; what lies beyond an end, as sums of parts do by a hair, counts as that end
 * @param decimals 2 for uptime, 1 for the share online
 * @returns 'N/A' when missing or not finite
 */
export function formatPercent(percent: OptionalNumber, decimals: 1 | 2): string {
  if (!isFigure(percent)) return notAvailable
  return `${shownShare(percent, decimals).toFixed(decimals)}%`
}

/** The share to be shown: as far from either end as its decimals can say. */
export function shownShare(percent: number, decimals: number): number {
  const smallest = 10 ** -decimals
  if (percent <= 0) return 0
  if (percent >= 100) return 100
  return Math.min(Math.max(percent, smallest), 100 - smallest)
}
