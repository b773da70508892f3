/** The values of a sparkline that a sentence about it needs, as texts. */
export interface SparklineSummary {
  /** The first value that there is. */
  first: string
  /** The last value that there is. */
  last: string
  /** The lowest of all. */
  lowest: string
  /** The highest of all. */
  highest: string
}

/** Texts that a reader hears of a sparkline, beside its data. */
export interface SparklineTexts {
  /** Says the course of the values. */
  summary: (values: SparklineSummary) => string
  /** Said where there is no value. */
  noValue: string
  /** The kind of thing a screen reader has come to, where the values can be read one by one. */
  roleDescription: string
  /** Tells a screen reader what it can do there. */
  description: string
  /** Names a value without a name of its own. @param number from 1 */
  position: (number: number, count: number) => string
}

export const defaultSparklineTexts: SparklineTexts = {
  summary: ({ first, last, lowest, highest }) =>
    `from ${first} to ${last}, between ${lowest} and ${highest}`,
  noValue: 'No data',
  roleDescription: 'sparkline',
  description: 'Left and right arrow keys read the values.',
  position: (number, count) => `${number} of ${count}`,
}
