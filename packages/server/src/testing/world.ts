import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'

/** Two companies that must never see each other, and people of every kind. */
export interface World {
  ash: { companyId: number; locationId: number; secondLocationId: number }
  birch: { companyId: number; locationId: number }
}

export const password = 'correct horse battery'

export const people = {
  admin: 'admin@provider.test',
  /** Of Ash. */
  ann: 'ann@ash.test',
  /** Of Birch. */
  ben: 'ben@birch.test',
  /** Of Ash, disabled. */
  dora: 'dora@ash.test',
  /** Of a company that is disabled. */
  carl: 'carl@cedar.test',
} as const

export type Person = keyof typeof people

/** The time of these tests. */
export const noon = new Date('2026-06-18T12:00:00.000Z')

/** Returns an instant before noon, as machines deliver it. */
export function beforeNoon(minutes: number): string {
  return new Date(noon.getTime() - minutes * 60_000).toISOString()
}

/** Fills an empty database. Figures are chosen so that each question has one right answer. */
export async function createWorld(db: Database): Promise<World> {
  const ash = await insert(db, "companies (name) values ('Ash')")
  const birch = await insert(db, "companies (name) values ('Birch')")
  const cedar = await insert(db, "companies (name, disabled_at) values ('Cedar', now())")
  const hash = await hashPassword(password)
  await db.query(
    `insert into users (email, password_hash, role, company_id, disabled_at) values
       ('${people.admin}', $1, 'admin', null, null),
       ('${people.ann}', $1, 'customer', ${ash}, null),
       ('${people.ben}', $1, 'customer', ${birch}, null),
       ('${people.dora}', $1, 'customer', ${ash}, now()),
       ('${people.carl}', $1, 'customer', ${cedar}, null)`,
    [hash],
  )
  const harbour = await insertLocation(db, ash, 'A-1', 'Harbour', 'Europe/London')
  const airport = await insertLocation(db, ash, 'A-2', 'airport', 'Asia/Tokyo')
  const forest = await insertLocation(db, birch, 'B-1', 'Forest', 'US/Eastern')
  await db.query(
    `insert into devices (company_id, location_id, mac_address, name, model, status, ip_address,
       last_seen_at, first_discovered_at)
     values
       ($1, $2, '2C:C5:D3:00:00:20', 'LOBBY-AP-01', 'R750', 'Online', '10.0.0.2',
         '2026-06-18T11:58:00Z', '2025-03-02T09:00:00Z'),
       ($1, $2, '2C:C5:D3:00:00:10', null, null, null, null, null, null),
       ($3, $4, '2C:C5:D3:00:00:30', 'SECRET-AP', 'R750', 'Offline', '10.0.0.3', null, null)`,
    [ash, harbour, birch, forest],
  )
  await insertHistory(db)
  await insertTraffic(db, harbour, forest)
  await insertTickets(db, [ash, harbour], [birch, forest])
  return {
    ash: { companyId: ash, locationId: harbour, secondLocationId: airport },
    birch: { companyId: birch, locationId: forest },
  }
}

/** Four changes of the lobby's access point, the last of them still to come; one of the other company's. */
async function insertHistory(db: Database): Promise<void> {
  await db.query(
    `insert into device_status_changes (device_id, changed_at, status)
     select id, at::timestamptz, change.status
     from devices join (values
       ('LOBBY-AP-01', '2026-06-18T09:30:00Z', 'Online'),
       ('LOBBY-AP-01', '2026-06-17T09:00:00Z', 'rebooting'),
       ('LOBBY-AP-01', '2026-06-17T08:00:00Z', 'offline'),
       ('LOBBY-AP-01', '2026-06-18T12:00:01Z', 'Offline'),
       ('SECRET-AP', '2026-06-17T08:00:00Z', 'Offline')
     ) as change (name, at, status) using (name)`,
  )
}

/** Two active SSIDs and one that is not; points of the last day, and one that is older. The other company has one. */
async function insertTraffic(
  db: Database,
  locationId: number,
  foreignLocationId: number,
): Promise<void> {
  const ssid = (location: number, wlanId: string, name: string, isActive = true) =>
    insert(
      db,
      `ssids (location_id, wlan_id, broadcast_name, wlan_name, is_active)
       values (${location}, '${wlanId}', '${name}', 'vlan-${wlanId}', ${isActive})`,
    )
  const guest = await ssid(locationId, '1', 'guest')
  const staff = await ssid(locationId, '2', 'Backstage')
  const retired = await ssid(locationId, '3', 'Retired', false)
  await ssid(foreignLocationId, 'secret', 'Secret WiFi')
  await db.query(
    `insert into ssid_client_counts (ssid_id, time, clients) values
       ($1, '2026-06-18T11:50:00Z', 99), ($1, '2026-06-18T11:55:00Z', 40),
       ($2, '2026-06-18T11:55:00Z', 2), ($3, '2026-06-18T11:55:00Z', 1000)`,
    [guest, staff, retired],
  )
  await db.query(
    `insert into ssid_transfer_metrics (ssid_id, time, tx_mb, rx_mb) values
       ($1, '2026-06-17T12:00:00Z', 5000, 5000), ($1, '2026-06-17T12:05:00Z', 1.5, 0.25),
       ($1, '2026-06-18T12:00:00Z', 2, null), ($2, '2026-06-18T12:00:00Z', 0.5, 0.25),
       ($3, '2026-06-18T12:00:00Z', 7000, 7000)`,
    [guest, staff, retired],
  )
}

/**
 * The first company's: two open, the second with a call and a note, one closed a week ago to the second, one
 * a second later. The other's: one open, with a note.
 */
async function insertTickets(
  db: Database,
  ours: [companyId: number, locationId: number],
  theirs: [companyId: number, locationId: number],
): Promise<void> {
  await db.query(
    `insert into tickets
       (company_id, location_id, calltek_ticket_id, opened_at, status, closed_at, guest_name,
        last_name, room, issue, solution)
     values
       ($1, $2, '1', '2026-01-01T00:00:00Z', 'Open', null, null, null, null, null, null),
       ($1, $2, '2', '2026-06-18T00:00:00Z', 'In Progress', null, 'Zoë', 'O''Brien', '214',
         'Slow connection', null),
       ($1, $2, '3', '2026-06-01T00:00:00Z', 'Closed', '2026-06-11T12:00:00Z', null, null, null,
         null, 'Moved.'),
       ($1, $2, '4', '2026-06-01T00:00:00Z', 'Closed', '2026-06-11T12:00:01Z', null, null, null,
         null, null),
       ($3, $4, '5', '2026-06-18T00:00:00Z', 'Open', null, 'Secret', 'Guest', '1', 'Secret issue',
         null)`,
    [...ours, ...theirs],
  )
  await db.query(
    `insert into ticket_notes (ticket_id, note_sequence, call_type, caller_type, created_by,
       started_at, ended_at, call_duration_seconds, content)
     select id, note_sequence, call_type, caller_type, created_by, started_at::timestamptz,
       ended_at::timestamptz, call_duration_seconds, content
     from tickets join (values
       ('2', 2, 'Note', null, null, null, null, null, '<b>=1+1</b>'),
       ('2', 1, 'Inbound', 'Guest', 'Agent 7', '2026-06-18T00:00:00Z', '2026-06-18T00:01:30Z', 90,
         null),
       ('5', 1, 'Inbound', 'Guest', 'Agent 7', null, null, 1, 'Secret note')
     ) as note (calltek_ticket_id, note_sequence, call_type, caller_type, created_by, started_at,
       ended_at, call_duration_seconds, content) using (calltek_ticket_id)`,
  )
}

function insertLocation(
  db: Database,
  companyId: number,
  ...[externalId, name, timezone]: [string, string, string]
): Promise<number> {
  return insert(
    db,
    `locations (company_id, external_id, name, timezone)
       values (${companyId}, '${externalId}', '${name}', '${timezone}')`,
  )
}

async function insert(db: Database, what: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>(`insert into ${what} returning id`)
  return rows[0]?.id ?? 0
}
