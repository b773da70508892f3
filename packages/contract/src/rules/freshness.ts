import { instantMs } from './instant.ts'

/** How often figures are measured by our server's deliverers, and from when on one counts as late. */
export const freshnessLimits = {
  /** The clients of a network are counted so often at the least. */
  countIntervalSeconds: 3600,
  /** Measurements that may fail to come before a figure counts as late. */
  missedIntervals: 2,
  /** Hours over which a location's traffic is summed up. */
  trafficHours: 24,
} as const

/** Tells when a figure was measured, as far as an API tells. */
export interface Measured {
  /** ISO instant; missing where it is not told, or nothing was measured yet. */
  at: string | null | undefined
  /** How often it is measured; missing where that is not told. */
  intervalSeconds: number | null | undefined
}

/** Age of a figure. */
export interface Freshness {
  ageMs: number
  /** Whether two measurements were due since, and did not come. */
  isLate: boolean
}

/**
 * Tells how old a figure is.
 * @param nowMs epoch milliseconds
 * @returns null where the API does not tell both when it was measured and how often it is: nothing is guessed
 */
export function freshnessOf({ at, intervalSeconds }: Measured, nowMs: number): Freshness | null {
  const atMs = instantMs(at)
  if (atMs === null || !intervalSeconds || intervalSeconds < 0) return null
  const ageMs = Math.max(0, nowMs - atMs)
  return { ageMs, isLate: ageMs > freshnessLimits.missedIntervals * intervalSeconds * 1000 }
}
