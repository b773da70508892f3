const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Limits of the ranges that a reader may choose beyond the specified days. Ruling: Ranges. */
export const rangeLimits = {
  /** Clocks may go back within a range: it is that much longer than its days. */
  slackMs: 3 * hourMs,
  /** Up to here each reading is a point: a week, and the day on which it was asked for. */
  readingsMs: 8 * dayMs,
  /** Up to here each hour is a point: a month of 31 days, its clocks set back. */
  hoursMs: 32 * dayMs,
} as const

/** Stretches of time that a point of a series may stand for, each with its length in milliseconds. */
export const rangeSteps = { reading: 0, hour: hourMs, day: dayMs } as const
export type RangeStep = keyof typeof rangeSteps

/**
 * Tells what a point of a series stands for, so that a range of any length has about as many as a chart can show:
 * 745 hours of a month, 92 days of a quarter.
 * @param durationMs length of the range
 */
export function rangeStep(durationMs: number): RangeStep {
  if (durationMs <= rangeLimits.readingsMs) return 'reading'
  return durationMs <= rangeLimits.hoursMs ? 'hour' : 'day'
}
