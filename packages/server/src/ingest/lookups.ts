import type { Database } from '../database/database.ts'
import { type Intake, sift } from './intake.ts'

/** Ids by the deliverer's own key. */
export type Ids = ReadonlyMap<string, number>

/** The ids of a company's locations. */
export async function findLocations(
  db: Database,
  companyId: number,
  items: readonly { location_external_id: string }[],
): Promise<Ids> {
  const { rows } = await db.query<{ id: number; external_id: string }>(
    'select id, external_id from locations where company_id = $1 and external_id = any($2)',
    [companyId, unique(items.map((item) => item.location_external_id))],
  )
  return new Map(rows.map(({ id, external_id }) => [external_id, id]))
}

/** The ids of a company's access points, by hardware address. */
export async function findDevices(
  db: Database,
  companyId: number,
  items: readonly { ap_mac_address: string }[],
): Promise<Ids> {
  const { rows } = await db.query<{ id: number; mac_address: string }>(
    'select id, mac_address from devices where company_id = $1 and mac_address = any($2)',
    [companyId, unique(items.map((item) => item.ap_mac_address))],
  )
  return new Map(rows.map(({ id, mac_address }) => [mac_address, id]))
}

/** An SSID as deliveries name it. */
export interface SsidName {
  location_external_id: string
  wlan_id_api: string
}

/** One text for a name of several parts, each of which may hold any character. */
export function joinKey(...parts: (string | number)[]): string {
  return JSON.stringify(parts)
}

export function ssidKey({ location_external_id, wlan_id_api }: SsidName): string {
  return joinKey(location_external_id, wlan_id_api)
}

/** The ids of a company's SSIDs, by `ssidKey`, and those of the locations that they are said to be at. */
export async function findSsids(
  db: Database,
  companyId: number,
  items: readonly SsidName[],
): Promise<{ locations: Ids; ssids: Ids }> {
  const names = [...new Map(items.map((item) => [ssidKey(item), item])).values()]
  const locations = await findLocations(db, companyId, names)
  const { rows } = await db.query<SsidName & { id: number }>(
    `select ssids.id, external_id as location_external_id, ssids.wlan_id as wlan_id_api
     from unnest($2::text[], $3::text[]) as asked (external_id, wlan_id)
     join locations using (external_id)
     join ssids on location_id = locations.id and ssids.wlan_id = asked.wlan_id
     where company_id = $1`,
    [
      companyId,
      names.map((name) => name.location_external_id),
      names.map((name) => name.wlan_id_api),
    ],
  )
  return { locations, ssids: new Map(rows.map((row) => [ssidKey(row), row.id])) }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** Finds the locations of items, and rejects what is at one that the company does not have. */
export async function placeItems<Item extends { location_external_id: string }>(
  db: Database,
  companyId: number,
  given: Intake<Item>,
): Promise<{ locations: Ids; intake: Intake<Item> }> {
  const items = given.accepted.map(({ item }) => item)
  const locations = await findLocations(db, companyId, items)
  const intake = sift(given, 'unknown_location', (item) =>
    locations.has(item.location_external_id) ? null : 'location_external_id: not known',
  )
  return { locations, intake }
}
