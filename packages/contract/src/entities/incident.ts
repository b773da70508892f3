import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import type { IncidentGrade } from '../rules/incidents.ts'
import { pageOf } from './lists.ts'
import {
  Id,
  nameOrId,
  OptionalInstant,
  OptionalNumber,
  OptionalText,
  textOrElse,
  unreadableText,
} from './shared.ts'

const EndedByRetirement = z.nullish(z.boolean())

const fields = {
  id: Id,
  location_id: Id,
  location_name: nameOrId('location_id'),
  location_timezone: OptionalText,
  started_at: textOrElse(unreadableText),
  /** Missing while any of its access points is down. */
  ended_at: z.nullish(z.string()),
  grade: softly(z.enum(['minor', 'warning', 'critical']), (): IncidentGrade => 'minor'),
  access_points: z.number(),
  most_down: z.number(),
  site_access_points: z.number(),
  down_now: z.number(),
  minutes_down: OptionalNumber,
  calls: OptionalNumber,
  /** True where the last that was down did not come back: it was taken out of service. */
  ended_by_retirement: EndedByRetirement,
  /** Set where nothing was heard of the site for so long that it may be in any state. */
  no_data_since: OptionalInstant,
}

/** A run of access points of one location that were down together, in numbers. */
export const IncidentSummary = z.object(fields)
export type IncidentSummary = z.infer<typeof IncidentSummary>

export const IncidentPage = pageOf(IncidentSummary)
export type IncidentPage = z.infer<typeof IncidentPage>

/** A time for which an access point was down in an incident. */
export const IncidentOutage = z.object({
  ap_mac_address: textOrElse(''),
  device_name_api: OptionalText,
  started_at: textOrElse(unreadableText),
  ended_at: z.nullish(z.string()),
  minutes_down: OptionalNumber,
  /** True where it is over since the access point was taken out of service. */
  ended_by_retirement: EndedByRetirement,
  /** Other incidents of the access point, of the last 31 days. */
  other_incidents: OptionalNumber,
})
export type IncidentOutage = z.infer<typeof IncidentOutage>

/** A guest's call that came during an incident, or soon after. No names. */
export const IncidentTicket = z.object({
  calltek_ticket_id: Id,
  ticket_datetime_utc: OptionalInstant,
  room: OptionalText,
  issue_api: OptionalText,
  status_api: OptionalText,
})
export type IncidentTicket = z.infer<typeof IncidentTicket>

/** A call at which the network of its site was well, as far as is known. No names. */
export const CallWithoutOutage = z.object({
  ...IncidentTicket.shape,
  location_id: Id,
  location_name: nameOrId('location_id'),
  location_timezone: OptionalText,
})
export type CallWithoutOutage = z.infer<typeof CallWithoutOutage>

/** A page of such calls, with what became of all others in the period. */
export const CallWithoutOutagePage = z.object({
  ...pageOf(CallWithoutOutage).shape,
  /** Calls while an access point was down, or in the half hour after. */
  during_outages: z.number(),
  /** Calls at times of which nothing is known. */
  unknown: z.number(),
})
export type CallWithoutOutagePage = z.infer<typeof CallWithoutOutagePage>

/** Clients of a site at a moment; either is missing where it is not known. */
export const ClientsAtMoment = z.object({ clients: OptionalNumber, usual: OptionalNumber })
export type ClientsAtMoment = z.infer<typeof ClientsAtMoment>

export const Incident = z.object({
  ...fields,
  outages: z.array(IncidentOutage),
  tickets: z.array(IncidentTicket),
  clients_at_start: z.nullish(ClientsAtMoment),
  clients_at_end: z.nullish(ClientsAtMoment),
})
export type Incident = z.infer<typeof Incident>

/** An incident that an access point was part of. */
export const DeviceIncident = z.object({
  ...fields,
  /** Times of it for which this access point was down, oldest first. */
  own_outages: z.number(),
  own_started_at: textOrElse(unreadableText),
  /** Missing while it is down. */
  own_ended_at: z.nullish(z.string()),
  own_ended_by_retirement: EndedByRetirement,
  own_minutes_down: OptionalNumber,
})
export type DeviceIncident = z.infer<typeof DeviceIncident>

/** What an access point's outages were part of, and who called then. */
export const DeviceIncidents = z.object({
  /** Newest first. */
  incidents: z.array(DeviceIncident),
  incidents_count: z.number(),
  /** Calls in its outages, and within half an hour after each, newest first. */
  tickets: z.array(IncidentTicket),
  tickets_count: z.number(),
})
export type DeviceIncidents = z.infer<typeof DeviceIncidents>

const happenings = { went_down: z.number(), came_back: z.number(), calls: z.number() }

/** Happenings at one location since a moment. */
export const LocationHappenings = z.object({
  location_id: Id,
  location_name: nameOrId('location_id'),
  ...happenings,
})
export type LocationHappenings = z.infer<typeof LocationHappenings>

/** Happenings at all locations since a moment, and at each at which anything happened. */
export const Happenings = z.object({
  since: z.string(),
  ...happenings,
  locations: z.array(LocationHappenings),
})
export type Happenings = z.infer<typeof Happenings>
