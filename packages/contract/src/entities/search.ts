import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { type FoundKind, foundKinds, searchLimits } from '../rules/search.ts'
import { requiredText, wholeNumber } from './input.ts'
import { Id, idOrNone, nameOrId, OptionalInstant, OptionalText } from './shared.ts'

/** Asks for what a few words name. In a body: people type guests' names and rooms too, and no address may have them. */
export const SearchQuestion = z.object({
  query: requiredText(searchLimits.characters),
  /** Things of each kind at most. */
  limit: z._default(wholeNumber(1, searchLimits.perKindMax), searchLimits.perKind),
})
export type SearchQuestion = z.infer<typeof SearchQuestion>

/** Whose it is, told to administrators alone. */
const customer = { customer_company_name: OptionalText }

const place = {
  location_id: Id,
  location_name: nameOrId('location_id'),
  ...customer,
}

export const FoundLocation = z.object({ id: Id, name: nameOrId(), ...customer })
export type FoundLocation = z.infer<typeof FoundLocation>

export const FoundDevice = z.object({
  ap_mac_address: z.string().check(z.minLength(1)),
  device_name_api: OptionalText,
  ip_address_api: OptionalText,
  current_status: OptionalText,
  ...place,
})
export type FoundDevice = z.infer<typeof FoundDevice>

export const FoundSsid = z.object({
  wlan_id_api: idOrNone(),
  ssid_broadcast_name_api: OptionalText,
  wlan_name_api: OptionalText,
  active: softly(z.boolean(), () => true),
  ...place,
})
export type FoundSsid = z.infer<typeof FoundSsid>

/** A ticket by its number. Nothing of the guest. */
export const FoundTicket = z.object({
  id: Id,
  calltek_ticket_id: Id,
  ticket_datetime_utc: OptionalInstant,
  location_timezone: OptionalText,
  status_api: OptionalText,
  ...place,
})
export type FoundTicket = z.infer<typeof FoundTicket>

/** What was found, the likeliest of each kind first. */
export const Found = z.object({
  locations: z.array(FoundLocation),
  devices: z.array(FoundDevice),
  ssids: z.array(FoundSsid),
  tickets: z.array(FoundTicket),
  /** Kinds of which there is more than stands here. */
  more: softly(z.array(z.enum(foundKinds)), (): FoundKind[] => []),
})
export type Found = z.infer<typeof Found>
