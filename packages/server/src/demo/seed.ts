import type { Database } from '../database/database.ts'
import type { DemoDevice } from './demoDevice.ts'
import type { DemoTicket } from './demoTicket.ts'
import { siteDevices } from './devices.ts'
import { insertRows } from './insertRows.ts'
import type { DemoNote } from './notes.ts'
import { type DemoCompany, type DemoSite, demoCompanies } from './sites.ts'
import { siteSsids } from './ssids.ts'
import { siteTickets } from './tickets.ts'

const dayMs = 86_400_000
/** From the first of the month before last on, whatever day it is. */
const toldDays = 95

interface Placed {
  site: DemoSite
  companyId: number
  locationId: number
}

/** Writes the demo's customers with all that stands still; the simulator adds what moves. */
export async function seedCompanies(db: Database, now: Date): Promise<void> {
  const places: Placed[] = []
  for (const company of demoCompanies) places.push(...(await insertCompany(db, company)))
  await insertDevices(db, places, now)
  await insertSsids(db, places)
  await insertTickets(db, places, now)
  await passOverPast(db, places, now)
}

/** Nobody looks at days before the traffic begins, and telling them would take the embedded database a minute. */
async function passOverPast(db: Database, places: readonly Placed[], now: Date): Promise<void> {
  await insertRows(
    db,
    'location_days_told',
    [
      ['location_id', 'bigint', ({ locationId }) => locationId],
      ['until', 'timestamptz', () => new Date(now.getTime() - toldDays * dayMs)],
    ],
    places,
  )
}

async function insertCompany(db: Database, { name, sites }: DemoCompany): Promise<Placed[]> {
  const { rows } = await db.query<{ id: number }>(
    'insert into companies (name, is_demo) values ($1, true) returning id',
    [name],
  )
  const companyId = rows[0]?.id ?? 0
  const inserted = await insertRows<DemoSite, { id: number; external_id: string }>(
    db,
    'locations',
    [
      ['company_id', 'bigint', () => companyId],
      ['external_id', 'text', (site) => site.externalId],
      ['name', 'text', (site) => site.name],
      ['timezone', 'text', (site) => site.timezone],
    ],
    sites,
    'id, external_id',
  )
  const ids = new Map(inserted.map((row) => [row.external_id, row.id]))
  return sites.flatMap((site) => {
    const locationId = ids.get(site.externalId)
    return locationId === undefined ? [] : { site, companyId, locationId }
  })
}

async function insertDevices(db: Database, places: readonly Placed[], now: Date): Promise<void> {
  const devices = places.flatMap(({ site, ...place }) =>
    siteDevices(site, now).map((device) => ({ ...device, ...place })),
  )
  const inserted = await insertRows<
    DemoDevice & Omit<Placed, 'site'>,
    { id: number; company_id: number; mac_address: string }
  >(
    db,
    'devices',
    [
      ['company_id', 'bigint', (device) => device.companyId],
      ['location_id', 'bigint', (device) => device.locationId],
      ['mac_address', 'text', (device) => device.macAddress],
      ['name', 'text', (device) => device.name],
      ['model', 'text', (device) => device.model],
      ['status', 'text', (device) => device.status],
      ['ip_address', 'text', (device) => device.ipAddress],
      ['last_seen_at', 'timestamptz', (device) => device.lastSeenAt],
      ['first_discovered_at', 'timestamptz', (device) => device.firstDiscoveredAt],
    ],
    devices,
    'id, company_id, mac_address',
  )
  const ids = new Map(inserted.map((row) => [`${row.company_id} ${row.mac_address}`, row.id]))
  const changes = devices.flatMap((device) => {
    const deviceId = ids.get(`${device.companyId} ${device.macAddress}`)
    return device.changes.map((change) => ({ ...change, deviceId }))
  })
  await insertRows(
    db,
    'device_status_changes',
    [
      ['device_id', 'bigint', (change) => change.deviceId],
      ['changed_at', 'timestamptz', (change) => change.at],
      ['status', 'text', (change) => change.status],
    ],
    changes,
  )
}

async function insertSsids(db: Database, places: readonly Placed[]): Promise<void> {
  const networks = places.flatMap(({ site, locationId }) =>
    siteSsids(site).map((network) => ({ ...network, locationId })),
  )
  await insertRows(
    db,
    'ssids',
    [
      ['location_id', 'bigint', (network) => network.locationId],
      ['wlan_id', 'text', (network) => network.wlanId],
      ['broadcast_name', 'text', (network) => network.broadcastName],
      ['wlan_name', 'text', (network) => network.wlanName],
      ['is_active', 'boolean', (network) => network.isActive],
    ],
    networks,
  )
}

async function insertTickets(db: Database, places: readonly Placed[], now: Date): Promise<void> {
  const tickets = places.flatMap(({ site, ...place }) =>
    siteTickets(site, now).map((ticket) => ({ ...ticket, ...place })),
  )
  const inserted = await insertRows<
    DemoTicket & Omit<Placed, 'site'>,
    { id: number; company_id: number; calltek_ticket_id: string }
  >(
    db,
    'tickets',
    [
      ['company_id', 'bigint', (ticket) => ticket.companyId],
      ['location_id', 'bigint', (ticket) => ticket.locationId],
      ['calltek_ticket_id', 'text', (ticket) => ticket.calltekTicketId],
      ['opened_at', 'timestamptz', (ticket) => ticket.openedAt],
      ['guest_name', 'text', (ticket) => ticket.guestName],
      ['last_name', 'text', (ticket) => ticket.lastName],
      ['room', 'text', (ticket) => ticket.room],
      ['issue', 'text', (ticket) => ticket.issue],
      ['solution', 'text', (ticket) => ticket.solution],
      ['status', 'text', (ticket) => ticket.status],
      ['closed_at', 'timestamptz', (ticket) => ticket.closedAt],
    ],
    tickets,
    'id, company_id, calltek_ticket_id',
  )
  const ids = new Map(inserted.map((row) => [`${row.company_id} ${row.calltek_ticket_id}`, row.id]))
  await insertNotes(
    db,
    tickets.flatMap((ticket) => {
      const ticketId = ids.get(`${ticket.companyId} ${ticket.calltekTicketId}`)
      return ticket.notes.map((note) => ({ ...note, ticketId }))
    }),
  )
}

function insertNotes(
  db: Database,
  notes: readonly (DemoNote & { ticketId: number | undefined })[],
): Promise<object[]> {
  return insertRows(
    db,
    'ticket_notes',
    [
      ['ticket_id', 'bigint', (note) => note.ticketId],
      ['note_sequence', 'integer', (note) => note.sequence],
      ['call_type', 'text', (note) => note.callType],
      ['caller_type', 'text', (note) => note.callerType],
      ['created_by', 'text', (note) => note.createdBy],
      ['started_at', 'timestamptz', (note) => note.startedAt],
      ['ended_at', 'timestamptz', (note) => note.endedAt],
      ['call_duration_seconds', 'integer', (note) => note.callDurationSeconds],
      ['content', 'text', (note) => note.content],
    ],
    notes,
  )
}
