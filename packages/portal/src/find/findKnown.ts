import {
  type Device,
  type Found,
  type FoundDevice,
  type FoundSsid,
  type FoundTicket,
  foundKinds,
  type Id,
  type Location,
  normalizeMac,
  type OpenTicket,
  readSearch,
  type Ssid,
  searchLimits,
  type Ticket,
} from '@netportal/contract'
import { matchesText } from './matchesText.ts'

/** What the session has read so far, each thing with the location that it was read for. */
export interface Known {
  locations: readonly Pick<Location, 'id' | 'name'>[]
  devices: readonly { locationId: Id; device: Device }[]
  ssids: readonly { locationId: Id; ssid: Ssid }[]
  tickets: readonly { locationId: Id; ticket: Ticket | OpenTicket }[]
}

/** Finds among what is known, as the API's own search does among all. Ruling: Find. */
export function findKnown(known: Known, query: string): Found {
  const { words, mac, ip, ticket } = readSearch(query)
  const names = new Map(known.locations.map(({ id, name }) => [String(id), name]))
  const placeOf = (id: Id) => ({
    location_id: id,
    location_name: names.get(String(id)) ?? String(id),
  })
  const isNamed = (name: string, place: string) =>
    words.some((word) => matchesText(name, word)) &&
    words.every((word) => matchesText(name, word) || matchesText(place, word))

  const found = {
    locations: known.locations
      .filter(({ name }) => words.length > 0 && words.every((word) => matchesText(name, word)))
      .map(({ id, name }) => ({ id, name })),
    devices: once(known.devices, ({ device }) => device.ap_mac_address).flatMap(
      ({ locationId, device }): FoundDevice[] => {
        const place = placeOf(locationId)
        const { ap_mac_address, device_name_api, ip_address_api, current_status } = device
        const isFound =
          isNamed(device_name_api ?? '', place.location_name) ||
          (mac !== null && (normalizeMac(ap_mac_address) ?? '').includes(mac)) ||
          (ip !== null && (ip_address_api ?? '').toLowerCase().startsWith(ip))
        if (!isFound || ap_mac_address === '') return []
        return [{ ap_mac_address, device_name_api, ip_address_api, current_status, ...place }]
      },
    ),
    ssids: once(known.ssids, ({ locationId, ssid }) => `${locationId} ${ssid.wlan_id_api}`).flatMap(
      ({ locationId, ssid }): FoundSsid[] => {
        const place = placeOf(locationId)
        const { wlan_id_api, ssid_broadcast_name_api, wlan_name_api, active } = ssid
        const name = `${ssid_broadcast_name_api ?? ''} ${wlan_name_api ?? ''}`
        return isNamed(name, place.location_name)
          ? [{ wlan_id_api, ssid_broadcast_name_api, wlan_name_api, active, ...place }]
          : []
      },
    ),
    tickets: once(known.tickets, (one) => String(one.ticket.calltek_ticket_id)).flatMap(
      ({ locationId, ticket: one }): FoundTicket[] => {
        const { id, calltek_ticket_id, ticket_datetime_utc, status_api } = one
        const number = String(calltek_ticket_id).toLowerCase()
        return ticket !== null && number.startsWith(ticket)
          ? [{ id, calltek_ticket_id, ticket_datetime_utc, status_api, ...placeOf(locationId) }]
          : []
      },
    ),
  }
  const { perKind } = searchLimits
  const first = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
    items.toSorted((a, b) => rank(nameOf(a), query) - rank(nameOf(b), query)).slice(0, perKind)
  return {
    locations: first(found.locations, ({ name }) => name),
    devices: first(found.devices, ({ device_name_api }) => device_name_api ?? ''),
    ssids: first(found.ssids, (ssid) => ssid.ssid_broadcast_name_api ?? ''),
    tickets: first(found.tickets, ({ calltek_ticket_id }) => String(calltek_ticket_id)),
    more: foundKinds.filter((kind) => found[kind].length > perKind),
  }
}

/** Several pages may have read the same thing. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return Array.from(new Map(items.map((item) => [keyOf(item), item])).values())
}

/** The very name first, then those that begin so. */
function rank(name: string, query: string): number {
  const [text, wanted] = [name.toLowerCase(), query.trim().toLowerCase()]
  if (text === wanted) return 0
  return text.startsWith(wanted) ? 1 : 2
}
