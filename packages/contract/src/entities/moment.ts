import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import type { DeviceStatusThen } from '../rules/moments.ts'
import { ClientsAtMoment } from './incident.ts'
import {
  Id,
  idOrNone,
  OptionalInstant,
  OptionalNumber,
  OptionalText,
  textOrElse,
} from './shared.ts'

const Status = z.enum(['online', 'offline', 'unknown', 'undiscovered'])

/** An access point as it stood at a moment. */
export const DeviceAtMoment = z.object({
  id: Id,
  /** '' where a client could not read it. */
  ap_mac_address: textOrElse(''),
  /** Names are those of today. */
  device_name_api: OptionalText,
  /** Unknown also where nothing was heard of its site then; undiscovered before it was first seen. */
  status: softly(Status, (): DeviceStatusThen => 'unknown'),
  /** Since when that held; missing where it is not known. */
  since: OptionalInstant,
  /** Of a site that was not heard of: what was last known. */
  last_known_status: OptionalText,
  last_known_since: OptionalInstant,
})
export type DeviceAtMoment = z.infer<typeof DeviceAtMoment>

/** A wireless network with its clients at a moment. */
export const SsidAtMoment = z.object({
  id: Id,
  /** '' where a client could not read it. */
  wlan_id_api: idOrNone(),
  /** Names, and whether it is active, are those of today. */
  ssid_broadcast_name_api: OptionalText,
  wlan_name_api: OptionalText,
  active: softly(z.boolean(), () => true),
  /** Missing where nothing was counted then. */
  clients: OptionalNumber,
  counted_at: OptionalInstant,
})
export type SsidAtMoment = z.infer<typeof SsidAtMoment>

/** A ticket that was open at a moment. No more of it is kept as it was then. */
export const TicketAtMoment = z.object({
  calltek_ticket_id: Id,
  ticket_datetime_utc: OptionalInstant,
  /** Later than the moment; missing while it is open. */
  closed_at: OptionalInstant,
})
export type TicketAtMoment = z.infer<typeof TicketAtMoment>

/** A location as it stood at a moment, as far as that is kept. */
export const Moment = z.object({
  at: z.string(),
  /** Since when nothing had been heard of the location then; missing where it was heard of. */
  no_data_since: OptionalInstant,
  devices: z.array(DeviceAtMoment),
  ssids: z.array(SsidAtMoment),
  clients: softly(ClientsAtMoment, () => ({})),
  open_tickets_count: OptionalNumber,
  closed_tickets_last_7_days_count: OptionalNumber,
  open_tickets: z.array(TicketAtMoment),
  /** The nearest whole minutes at which access points had gone down or come back since the minute before. */
  earlier_change: OptionalInstant,
  later_change: OptionalInstant,
})
export type Moment = z.infer<typeof Moment>
