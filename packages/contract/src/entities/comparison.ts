import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { pageOf } from './lists.ts'
import { Id, nameOrId, OptionalNumber, OptionalText, textOrElse } from './shared.ts'

/** Sums over days of one location, of which its figures are made. */
export const ComparisonSums = z.object({
  /** Days of which anything is known. */
  days: z.number(),
  /** Milliseconds that its access points spent so, added up; unknown also where nothing was heard of the site. */
  online_ms: z.number(),
  offline_ms: z.number(),
  unknown_ms: z.number(),
  /** Incidents that began. */
  incidents: z.number(),
  /** Tickets that were opened. */
  calls: z.number(),
  /** Clients times hours, over the hours in which any were counted. */
  client_hours: z.number(),
  counted_hours: z.number(),
  /** Bytes in both directions; null when nothing was measured. */
  used_bytes: z.nullable(z.number()),
})
export type ComparisonSums = z.infer<typeof ComparisonSums>

const Values = softly(z.array(z.nullable(z.number())), () => [])

/** Each figure of a location by day, oldest first; null on a day on which nothing was measured that says it. */
export const ComparisonSeries = z.object({
  uptime: Values,
  down_hours: Values,
  incidents: Values,
  clients: Values,
  usage: Values,
  call_rate: Values,
})
export type ComparisonSeries = z.infer<typeof ComparisonSeries>

/** Days from one to another, both included; the last is missing while none is over. */
const Days = z.object({ first: z.string(), last: z.nullable(z.string()) })

/** A location's month, and the one before. */
export const MonthOfLocation = z.object({
  location_id: Id,
  location_name: nameOrId('location_id'),
  location_timezone: OptionalText,
  days: Days,
  sums: ComparisonSums,
  days_before: Days,
  sums_before: ComparisonSums,
  by_day: ComparisonSeries,
  /** Whether all that was delivered is in the figures. */
  is_up_to_date: softly(z.boolean(), () => true),
})
export type MonthOfLocation = z.infer<typeof MonthOfLocation>

export const MonthPage = z.object({
  ...pageOf(MonthOfLocation).shape,
  month: z.string(),
  /** The first month of which there are figures; missing without any. */
  first_month: OptionalText,
})
export type MonthPage = z.infer<typeof MonthPage>

/** Figures of one location by day. */
export const SeriesOfLocation = z.object({
  location_id: Id,
  location_name: nameOrId('location_id'),
  location_timezone: OptionalText,
  by_day: ComparisonSeries,
})
export type SeriesOfLocation = z.infer<typeof SeriesOfLocation>

/** The figures of some locations over the same days. */
export const ComparedLocations = z.object({
  from: z.string(),
  to: z.string(),
  locations: z.array(SeriesOfLocation),
})
export type ComparedLocations = z.infer<typeof ComparedLocations>

/** An access point that was down for long in a quarter. */
export const WorstDevice = z.object({
  location_id: Id,
  location_name: nameOrId('location_id'),
  location_timezone: OptionalText,
  /** '' where a client could not read it. */
  ap_mac_address: textOrElse(''),
  device_name_api: OptionalText,
  offline_ms: z.number(),
  /** Days on which it was down. */
  days_down: z.number(),
  /** Times that it went down. */
  outages: OptionalNumber,
})
export type WorstDevice = z.infer<typeof WorstDevice>

export const WorstDevices = z.object({
  quarter: z.string(),
  days: Days,
  /** Access points that were down at all. */
  count: z.number(),
  results: z.array(WorstDevice),
})
export type WorstDevices = z.infer<typeof WorstDevices>
