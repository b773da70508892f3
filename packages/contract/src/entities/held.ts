/**
 * What the portal holds, for whoever delivers it to compare: in the words of deliveries, so that an item can be delivered
 * again as it was read, and changes nothing.
 */
import * as z from 'zod/mini'
import { OptionalInstant, OptionalNumber, OptionalText } from './shared.ts'

export const HeldLocation = z.object({
  portal_company: OptionalText,
  external_id: z.string(),
  name: z.string(),
  timezone: z.string(),
})
export type HeldLocation = z.infer<typeof HeldLocation>

export const HeldDevice = z.object({
  portal_company: OptionalText,
  ap_mac_address: z.string(),
  location_external_id: z.string(),
  device_name_api: OptionalText,
  model_api: OptionalText,
  ip_address_api: OptionalText,
  first_discovered_at: OptionalInstant,
  last_seen_api: OptionalInstant,
  retired_at: OptionalInstant,
})
export type HeldDevice = z.infer<typeof HeldDevice>

/** The latest change of status of an access point, which is its current status. */
export const HeldDeviceStatus = z.object({
  portal_company: OptionalText,
  ap_mac_address: z.string(),
  time: z.string(),
  status: OptionalText,
})
export type HeldDeviceStatus = z.infer<typeof HeldDeviceStatus>

export const HeldSsid = z.object({
  portal_company: OptionalText,
  location_external_id: z.string(),
  wlan_id_api: z.string(),
  ssid_broadcast_name_api: OptionalText,
  wlan_name_api: OptionalText,
  active: z.boolean(),
})
export type HeldSsid = z.infer<typeof HeldSsid>

export const HeldNote = z.object({
  note_sequence: z.number(),
  call_type: OptionalText,
  caller_type: OptionalText,
  created_by: OptionalText,
  start_time: OptionalInstant,
  end_time: OptionalInstant,
  call_duration_seconds: OptionalNumber,
  content: OptionalText,
})
export type HeldNote = z.infer<typeof HeldNote>

export const HeldTicket = z.object({
  portal_company: OptionalText,
  calltek_ticket_id: z.string(),
  location_external_id: z.string(),
  ticket_datetime_utc: z.string(),
  closed_at: OptionalInstant,
  guest_name: OptionalText,
  last_name: OptionalText,
  room: OptionalText,
  issue_api: OptionalText,
  solution_api: OptionalText,
  status_api: OptionalText,
  notes: z.array(HeldNote),
})
export type HeldTicket = z.infer<typeof HeldTicket>

/**
 * A page of what is held, in the order of its keys.
 * @__NO_SIDE_EFFECTS__
 */
export function heldPageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** Asks for the next page, as `after`; null on the last. */
    next: z.nullable(z.string()),
  })
}
export const HeldLocationPage = heldPageOf(HeldLocation)
export const HeldDevicePage = heldPageOf(HeldDevice)
export const HeldDeviceStatusPage = heldPageOf(HeldDeviceStatus)
export const HeldSsidPage = heldPageOf(HeldSsid)
export const HeldTicketPage = heldPageOf(HeldTicket)
