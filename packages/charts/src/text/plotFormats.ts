import {
  type Formats,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
} from '@netportal/format'

export const englishFormats = {
  formatCompact,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
} satisfies Partial<Formats>

/** How a plot writes values and times: `createFormats` of `@netportal/format` has them for any language. */
export type PlotFormats = Pick<Formats, keyof typeof englishFormats>
