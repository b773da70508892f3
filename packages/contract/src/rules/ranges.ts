/** Limits of the ranges that a reader may choose beyond the specified days. Ruling: Ranges. */
export const rangeLimits = {
  /** A leap year. */
  daysMax: 366,
} as const
