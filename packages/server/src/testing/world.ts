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
  await insertTraffic(db, harbour)
  await insertTickets(db, [ash, harbour], [birch, forest])
  return {
    ash: { companyId: ash, locationId: harbour, secondLocationId: airport },
    birch: { companyId: birch, locationId: forest },
  }
}

/** Two active SSIDs and one that is not; points of the last day, and one that is older. */
async function insertTraffic(db: Database, locationId: number): Promise<void> {
  const ssid = (wlanId: string, isActive: boolean) =>
    insert(
      db,
      `ssids (location_id, wlan_id, is_active) values (${locationId}, '${wlanId}', ${isActive})`,
    )
  const guest = await ssid('1', true)
  const staff = await ssid('2', true)
  const retired = await ssid('3', false)
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

/** The first company's: two open, one closed a week ago to the second, one a second later; the other's: one open. */
async function insertTickets(
  db: Database,
  ours: [companyId: number, locationId: number],
  theirs: [companyId: number, locationId: number],
): Promise<void> {
  await db.query(
    `insert into tickets
       (company_id, location_id, calltek_ticket_id, opened_at, status, closed_at)
     values
       ($1, $2, '1', '2026-01-01T00:00:00Z', 'Open', null),
       ($1, $2, '2', '2026-06-18T00:00:00Z', 'In Progress', null),
       ($1, $2, '3', '2026-06-01T00:00:00Z', 'Closed', '2026-06-11T12:00:00Z'),
       ($1, $2, '4', '2026-06-01T00:00:00Z', 'Closed', '2026-06-11T12:00:01Z'),
       ($3, $4, '5', '2026-06-18T00:00:00Z', 'Open', null)`,
    [...ours, ...theirs],
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
