import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { pageOf } from './lists.ts'
import { Id, nameOrId, OptionalInstant, OptionalNumber, textOrElse } from './shared.ts'

/** A site of a customer. */
export const Location = z.object({
  id: Id,
  name: nameOrId(),
  /** IANA name, such as `Europe/Berlin`; '' where a client could not read it. */
  timezone: textOrElse(''),
  /** Whose it is, where the API tells: an administrator's overview and schedule form need it. */
  customer_id: z.nullish(Id),
  /**
   * Not in the specification, and of one location alone: since when nothing was heard of the site, where that is so
   * long that it may be in any state.
   */
  no_data_since: OptionalInstant,
})
export type Location = z.infer<typeof Location>

export const LocationSummary = z.object({ total_locations: z.number() })
export type LocationSummary = z.infer<typeof LocationSummary>

/** The open incident of a location of which the most access points are down now. */
export const WorstIncident = z.object({ id: Id, started_at: z.string(), down_now: z.number() })
export type WorstIncident = z.infer<typeof WorstIncident>

/** Figures of one location, as the calls about it alone give them. */
export const LocationOverview = z.object({
  location_id: Id,
  online: z.number(),
  offline: z.number(),
  unknown: z.number(),
  connected_clients: z.number(),
  /** When the oldest count of that total is of, and how often there is one, in seconds. */
  clients_counted_at: OptionalInstant,
  count_interval_seconds: OptionalNumber,
  open_tickets: z.number(),
  /** Missing where nothing is down, as far as is known. */
  worst_incident: softly(z.nullish(WorstIncident), () => null),
  /** Set where nothing was heard of the site for so long that it may be in any state. */
  no_data_since: OptionalInstant,
})
export type LocationOverview = z.infer<typeof LocationOverview>

export const OverviewPage = pageOf(LocationOverview)
export type OverviewPage = z.infer<typeof OverviewPage>
