export { formatBytes } from './bytes.ts'
export { addDays, type HourStep, startOfDay, today, zonedHours, zonedInstant } from './calendar.ts'
export { type CsvCell, csvChunks, toCsv } from './csv.ts'
export { formatCallDuration, formatDuration } from './duration.ts'
export { contentDisposition, joinFileName, safeFileName } from './fileName.ts'
export { createFormats, type Formats, type PluralForms } from './formats.ts'
export { isolate, isolatedParts, keepDirection, type TextPart } from './isolate.ts'
export { formatCompact, formatCount, formatNumber, type OptionalNumber } from './number.ts'
export { formatPercent } from './percent.ts'
export { formatRate } from './rate.ts'
export { type RoundedShares, roundShares } from './roundShares.ts'
export { cutText, notAvailable, splitUnit, textOr } from './text.ts'
export {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatMonth,
  formatTime,
  type Instant,
  type OptionalInstant,
  parseInstant,
} from './time.ts'
export { type ResolvedZone, resolveZone, viewerZone, type ZoneName } from './zones.ts'
