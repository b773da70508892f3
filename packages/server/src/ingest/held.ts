import type {
  DeviceDelivery,
  LocationDelivery,
  SsidDelivery,
  TicketDelivery,
  TicketNoteDelivery,
  TicketPatch,
  TransferMetricDelivery,
} from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { joinKey, type SsidName, ssidKey } from './lookups.ts'

/** What is held of things, in the words of deliveries: columns of a `select`. */
export const heldColumns = {
  location: 'locations.external_id, locations.name, locations.timezone',
  device: `devices.mac_address as ap_mac_address, locations.external_id as location_external_id,
    devices.name as device_name_api, devices.model as model_api, devices.ip_address as ip_address_api,
    devices.first_discovered_at, devices.last_seen_at as last_seen_api, devices.retired_at`,
  ssid: `locations.external_id as location_external_id, ssids.wlan_id as wlan_id_api,
    ssids.broadcast_name as ssid_broadcast_name_api, ssids.wlan_name as wlan_name_api, ssids.is_active as active`,
  ticket: `tickets.calltek_ticket_id, locations.external_id as location_external_id,
    tickets.opened_at as ticket_datetime_utc, tickets.closed_at, tickets.guest_name, tickets.last_name,
    tickets.room, tickets.issue as issue_api, tickets.solution as solution_api, tickets.status as status_api`,
  note: `ticket_notes.note_sequence, ticket_notes.call_type, ticket_notes.caller_type, ticket_notes.created_by,
    ticket_notes.started_at as start_time, ticket_notes.ended_at as end_time,
    ticket_notes.call_duration_seconds, ticket_notes.content`,
} as const

/** Things by their key. */
type Held<Item> = ReadonlyMap<string, Item>

export async function heldLocations(
  db: Database,
  companyId: number,
  items: readonly { external_id: string }[],
): Promise<Held<LocationDelivery>> {
  const { rows } = await db.query<LocationDelivery>(
    `select ${heldColumns.location} from locations where company_id = $1 and external_id = any($2)`,
    [companyId, items.map((item) => item.external_id)],
  )
  return new Map(rows.map((row) => [row.external_id, row]))
}

export async function heldDevices(
  db: Database,
  companyId: number,
  items: readonly { ap_mac_address: string }[],
): Promise<Held<DeviceDelivery>> {
  const { rows } = await db.query<DeviceDelivery>(
    `select ${heldColumns.device} from devices join locations on locations.id = location_id
     where devices.company_id = $1 and mac_address = any($2)`,
    [companyId, items.map((item) => item.ap_mac_address)],
  )
  return new Map(rows.map((row) => [row.ap_mac_address, row]))
}

export async function heldSsids(
  db: Database,
  companyId: number,
  items: readonly SsidName[],
): Promise<Held<SsidDelivery>> {
  const { rows } = await db.query<SsidDelivery>(
    `select ${heldColumns.ssid}
     from unnest($2::text[], $3::text[]) as asked (external_id, wlan_id)
     join locations using (external_id)
     join ssids on location_id = locations.id and ssids.wlan_id = asked.wlan_id
     where company_id = $1`,
    [
      companyId,
      items.map((item) => item.location_external_id),
      items.map((item) => item.wlan_id_api),
    ],
  )
  return new Map(rows.map((row) => [ssidKey(row), row]))
}

/** A ticket without its notes, which are many: `heldNotes` reads those that are asked for. */
export type HeldTicket = Omit<TicketDelivery, 'notes'>

export async function heldTickets(
  db: Database,
  companyId: number,
  items: readonly { calltek_ticket_id: string }[],
): Promise<Held<HeldTicket>> {
  const { rows } = await db.query<HeldTicket>(
    `select ${heldColumns.ticket} from tickets join locations on locations.id = location_id
     where tickets.company_id = $1 and calltek_ticket_id = any($2)`,
    [companyId, items.map((item) => item.calltek_ticket_id)],
  )
  return new Map(rows.map((row) => [row.calltek_ticket_id, row]))
}

/** Key of a note among those of all tickets of a company. */
export function noteKey(ticket: string, sequence: number): string {
  return joinKey(ticket, sequence)
}

/** Those of the tickets' notes that are spoken of, by `noteKey`. */
export async function heldNotes(
  db: Database,
  companyId: number,
  items: readonly TicketPatch[],
): Promise<Held<TicketNoteDelivery>> {
  const names = items.flatMap(({ calltek_ticket_id: ticket, notes = [] }) =>
    notes.map((note) => ({ ticket, sequence: note.note_sequence })),
  )
  if (names.length === 0) return new Map()
  const { rows } = await db.query<TicketNoteDelivery & { ticket: string }>(
    `select ${heldColumns.note}, asked.ticket
     from (select distinct * from unnest($2::text[], $3::integer[])) as asked (ticket, sequence)
     join tickets on company_id = $1 and calltek_ticket_id = asked.ticket
     join ticket_notes on ticket_id = tickets.id and note_sequence = asked.sequence`,
    [companyId, names.map(({ ticket }) => ticket), names.map(({ sequence }) => sequence)],
  )
  return new Map(rows.map(({ ticket, ...note }) => [noteKey(ticket, note.note_sequence), note]))
}

/** Key of a point of an SSID. */
export function pointKey(item: SsidName & { time: string }): string {
  return joinKey(ssidKey(item), item.time)
}

/** Points that are held of what is asked for, each found through the index, however many there are. */
export async function heldTransferMetrics(
  db: Database,
  ssids: ReadonlyMap<string, number>,
  items: readonly TransferMetricDelivery[],
): Promise<Held<TransferMetricDelivery>> {
  const { rows } = await db.query<Measures & { place: number }>(
    `select place, held.*
     from unnest($1::bigint[], $2::timestamptz[]) with ordinality as asked (id, at, place)
     cross join lateral (
       select tx_mbps as transfer_rate_tx_mbps, rx_mbps as transfer_rate_rx_mbps,
         clients as clients_connected, tx_mb as period_usage_tx_mb, rx_mb as period_usage_rx_mb
       from ssid_transfer_metrics where ssid_id = asked.id and time = asked.at limit 1
     ) as held`,
    [items.map((item) => ssids.get(ssidKey(item)) ?? null), items.map((item) => item.time)],
  )
  return new Map(
    rows.flatMap(({ place, ...measures }) => {
      const item = items[place - 1]
      return item ? [[pointKey(item), { ...keyOfPoint(item), ...measures }] as const] : []
    }),
  )
}

type PointKey = 'location_external_id' | 'wlan_id_api' | 'time'
type Measures = Omit<TransferMetricDelivery, PointKey>

function keyOfPoint(item: TransferMetricDelivery): Pick<TransferMetricDelivery, PointKey> {
  const { location_external_id, wlan_id_api, time } = item
  return { location_external_id, wlan_id_api, time }
}
