import { limits } from '@netportal/contract'
import { type Range, readRange, writeRange } from './range.ts'

/** Name of the query's entry that holds a range of the calendar. */
export const rangeName = 'range'
/** Name of the query's entry that holds a specified choice, so many days up to now. */
export const daysName = 'days'

/** Entries that name a place within what was shown: they mean nothing within another range. */
const places = ['page', 'after', 'date'] as const

const dayChoices: readonly number[] = [...limits.ssidStatsDayChoices, ...limits.ticketDayChoices]

/** What an address says of the range. */
export interface AddressRange {
  /** As it is written, of the calendar first; null where there is none. */
  text: string | null
  /** Null where nothing is asked for, or what is asked for is no range. */
  range: Range | null
}

/** Reads the range of an address; 0 days are all. Days that no page offers mean nothing. */
export function readAddressRange(query: URLSearchParams): AddressRange {
  const text = query.get(rangeName)
  if (text !== null) return { text, range: readRange(text) }
  const days = query.get(daysName)
  const chosen = dayChoices.find((choice) => String(choice) === days)
  return { text: days, range: chosen === undefined ? null : { kind: 'days', days: chosen } }
}

/**
 * Puts a range into the query of an address, and turns to its beginning; the rest stays.
 * @param range null for what each page shows by itself; 0 days are all
 */
export function withRange(query: URLSearchParams, range: Range | null): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of [...places, rangeName, daysName]) next.delete(name)
  if (range?.kind === 'days') next.set(daysName, String(range.days))
  else if (range !== null) next.set(rangeName, writeRange(range))
  return next
}
