import * as z from 'zod/mini'
import { Id, OptionalInstant, OptionalText, textOrElse } from './shared.ts'

/** An access point. Lists across locations name the location, others leave that out. */
export const Device = z.object({
  id: Id,
  /** '' where a client could not read it. */
  ap_mac_address: textOrElse(''),
  device_name_api: OptionalText,
  model_api: OptionalText,
  /** Online, Offline or anything else, in any case. Read it with `deviceStatus`. */
  current_status: OptionalText,
  ip_address_api: OptionalText,
  last_seen_api: OptionalInstant,
  first_discovered_at: OptionalInstant,
  /** Not in the specification: a list across locations leads to them by it. */
  location_id: z.nullish(Id),
  location_name: OptionalText,
  location_timezone: OptionalText,
  /**
   * Not in the specification, and only in lists: since when it is offline without a break. Null where it is not, or
   * that is not known; missing where an API tells it of none.
   */
  offline_since: OptionalInstant,
  /** Not in the specification, and only in lists: since when nothing was delivered about its site, if it is silent. */
  no_data_since: OptionalInstant,
  /**
   * Not in the specification, and only of one that was taken out of service: since when. No list has such a one; its own
   * page is where tickets and the timeline lead.
   */
  retired_at: OptionalInstant,
})
export type Device = z.infer<typeof Device>

/** From `time` on the device had `status`. Entries may come in any order; read them with `statusPeriods`. */
export const DeviceHistoryEntry = z.object({ time: z.string(), status: OptionalText })
export type DeviceHistoryEntry = z.infer<typeof DeviceHistoryEntry>
