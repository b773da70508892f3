import { isQuantity, type OptionalNumber, twoDigits } from './number.ts'
import { notAvailable } from './text.ts'

/**
 * Formats how long a status lasted, from the largest unit that is not zero down to minutes:
 * `5d 3h 12m`, `3h 0m`, `12m`. Less than a minute shows its seconds: `40s`.
 * @param durationSeconds ≥ 0; a part of the last unit shown is dropped, so no time is claimed that was not
 * @returns 'N/A' when missing, not finite or below zero
 */
export function formatDuration(durationSeconds: OptionalNumber): string {
  if (!isQuantity(durationSeconds)) return notAvailable
  if (durationSeconds < 60) return `${Math.floor(durationSeconds)}s`
  const minutes = Math.floor(durationSeconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const minutesPart = `${minutes % 60}m`
  if (hours === 0) return minutesPart
  return days === 0 ? `${hours}h ${minutesPart}` : `${days}d ${hours % 24}h ${minutesPart}`
}

/**
 * Formats the length of a call: `1:02:18`, or `2:18` under an hour.
 * @param durationSeconds ≥ 0; a part of a second is dropped
 * @returns 'N/A' when missing, not finite or below zero
 */
export function formatCallDuration(durationSeconds: OptionalNumber): string {
  if (!isQuantity(durationSeconds)) return notAvailable
  const seconds = Math.floor(durationSeconds)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const secondsPart = twoDigits(seconds % 60)
  if (hours === 0) return `${minutes}:${secondsPart}`
  return `${hours}:${twoDigits(minutes % 60)}:${secondsPart}`
}
