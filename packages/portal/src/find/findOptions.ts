import { type Found, type FoundKind, foundKinds } from '@netportal/contract'
import { formatDateTime, textOr } from '@netportal/format'
import { paths } from '../paths.ts'
import { ssidName } from '../shared/domain/ssidName.ts'
import { matchesText } from './matchesText.ts'

/** Something to go to. */
export interface FindOption {
  /** Unique among all. */
  key: string
  text: string
  /** Says which one it is, and where; each part a name of its own. */
  details: readonly string[]
  /** Of an access point, as the API words it. */
  status?: string | null | undefined
  to: string
  /** State of the history entry that it leads to. */
  state?: Readonly<Record<string, unknown>>
}

export interface FindGroup {
  /** Heading of the group. */
  title: string
  options: readonly FindOption[]
}

/** A page of the portal that is found by its name. */
export type FindPage = Pick<FindOption, 'text' | 'details' | 'to'>

const titles: Record<FoundKind, string> = {
  locations: 'Locations',
  devices: 'Access Points',
  ssids: 'SSIDs',
  tickets: 'Tickets',
}

/** The kinds of which there is more than is shown, for a sentence. */
export function moreText(more: readonly FoundKind[]): string {
  return more.length === 0
    ? ''
    : `More match: ${more.map((kind) => titles[kind]).join(', ')}. Type on to narrow the search.`
}

/** Puts pages and what was found into groups, without those that are empty. */
export function findGroups(
  query: string,
  pages: readonly FindPage[],
  found: Found | null,
): FindGroup[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const named = pages
    .filter(({ text, details }) =>
      words.every((word) => matchesText([text, ...details].join(' '), word)),
    )
    .map((page) => ({ ...page, key: `page ${page.to}` }))
  const groups = found === null ? [] : foundGroups(found)
  return [{ title: 'Pages', options: named }, ...groups].filter(({ options }) => options.length > 0)
}

function foundGroups(found: Found): FindGroup[] {
  const options: Record<FoundKind, FindOption[]> = {
    locations: found.locations.map(({ id, name, customer_company_name }) => ({
      key: `location ${id}`,
      text: name,
      details: ifAny(customer_company_name),
      to: paths.devices.to({ locationId: id }),
    })),
    devices: found.devices.map((device) => ({
      key: `device ${device.location_id} ${device.ap_mac_address}`,
      text: textOr(device.device_name_api, device.ap_mac_address),
      details: [...ifAny(device.device_name_api && device.ap_mac_address), ...placeOf(device)],
      status: device.current_status,
      to: paths.deviceHistory.to({
        locationId: device.location_id,
        deviceMacAddress: device.ap_mac_address,
      }),
    })),
    ssids: found.ssids
      .filter(({ wlan_id_api }) => wlan_id_api !== '')
      .map((ssid) => {
        const name = ssidName({ id: ssid.wlan_id_api, ...ssid })
        return {
          key: `ssid ${ssid.location_id} ${ssid.wlan_id_api}`,
          text: ssid.active ? name : `${name} (Inactive)`,
          details: placeOf(ssid),
          to: paths.ssidStats.to({
            locationId: ssid.location_id,
            ssidWlanIdApi: ssid.wlan_id_api,
          }),
          state: { ssidName: name, ssidId: ssid.wlan_id_api },
        }
      }),
    tickets: found.tickets.map((ticket) => ({
      key: `ticket ${ticket.location_id} ${ticket.calltek_ticket_id}`,
      text: `#${ticket.calltek_ticket_id}`,
      details: [
        ...ifAny(ticket.status_api),
        ...ifAny(
          ticket.location_timezone &&
            formatDateTime(ticket.ticket_datetime_utc, ticket.location_timezone),
        ),
        ...placeOf(ticket),
      ],
      to: `${paths.tickets.to({ locationId: ticket.location_id })}?days=0&ticket=${encodeURIComponent(ticket.calltek_ticket_id)}`,
    })),
  }
  return foundKinds.map((kind) => ({ title: titles[kind], options: options[kind] }))
}

function placeOf(thing: {
  location_name: string
  customer_company_name?: string | null | undefined
}) {
  return [thing.location_name, ...ifAny(thing.customer_company_name)]
}

function ifAny(text: string | null | undefined): string[] {
  return text ? [text] : []
}
