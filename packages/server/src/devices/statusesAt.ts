import { type DeviceAtMoment, type DeviceStatus, deviceStatus } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { silentSince } from '../incidents/silence.ts'
import { servedAt } from './inService.ts'

/** The access points of a location as they stood at a moment. */
export interface StatusesAt {
  /** Since when nothing had been heard of the location; null where it was heard of, as far as is known. */
  noDataSince: string | null
  /** By name, as in the list of today's. */
  devices: DeviceAtMoment[]
}

interface Row extends Pick<DeviceAtMoment, 'ap_mac_address' | 'device_name_api'> {
  id: number
  first_discovered_at: string | null
  status: string | null
  /** When the status was last said; null when nothing was ever said up to then. */
  said_at: string | null
  since: string | null
}

/** Nothing but Online and Offline, as the index of such changes has it. */
const isUnknown = `(status is null or lower(btrim(status)) not in ('online', 'offline'))`

/** So many repeated statuses that say neither are read back for their beginning, and no more. */
const repeatsRead = 500

/**
 * Tells how each access point of a location stood at a moment, and since when, from what is recorded. Each costs
 * a few look-ups in an index, however long its history is, and however often a status was repeated: a run of
 * Online or Offline begins at an edge of an outage or after the latest status that was neither.
 * Access points are those that the location has now, and those that were taken out of service since. Before its discovery one was not there, unless its
 * status was recorded all the same; where nothing was heard of the site the status is unknown, and what was last
 * known stands beside it.
 * @param locationId one that `requireLocation` gave
 */
export async function statusesAt(db: Database, locationId: number, at: Date): Promise<StatusesAt> {
  const { rows } = await db.query<Row>(
    `select devices.id, mac_address as ap_mac_address, devices.name as device_name_api,
       first_discovered_at, latest.status, latest.changed_at as said_at, began.changed_at as since
     from devices
     left join incident_locations using (location_id)
     left join lateral (
       select changed_at, status, case when ${isUnknown} then 'unknown' else lower(btrim(status)) end as kind
       from device_status_changes
       where device_id = devices.id and changed_at <= $2 order by changed_at desc limit 1
     ) as latest on true
     left join lateral (
       select changed_at from device_status_changes
       where kind <> 'unknown' and device_id = devices.id and changed_at <= $2 and ${isUnknown}
       order by changed_at desc limit 1
     ) as unknown on true
     left join lateral (
       select case kind when 'offline' then started_at else ended_at end as at
       from device_outages
       where kind <> 'unknown' and device_id = devices.id and started_at <= $2
       order by started_at desc limit 1
     ) as edge on true
     left join lateral (
       select max(changed_at) filter (where not ${isUnknown}) as at, count(*) as rows
       from (
         select changed_at, status from device_status_changes
         where kind = 'unknown' and device_id = devices.id and changed_at <= $2
         order by changed_at desc limit ${repeatsRead}
       ) as back
     ) as known on true
     cross join lateral (
       select greatest(edge.at, coalesce(unknown.changed_at, known.at) + interval '1 microsecond',
         '-infinity') as at
     ) as bound
     left join lateral (
       select changed_at from device_status_changes
       where told_at is not null and (known.at is not null or known.rows < ${repeatsRead})
         and device_id = devices.id and changed_at between bound.at and latest.changed_at
       order by changed_at limit 1
     ) as began on true
     where devices.location_id = $1 and ${servedAt('$2::timestamptz')}
     order by lower(devices.name), mac_address`,
    [locationId, at],
  )
  const said = rows.map((row) => row.said_at).filter((time) => time !== null)
  const noDataSince = await silentSince(db, locationId, at, said.sort().at(-1) ?? null)
  return { noDataSince, devices: rows.map((row) => toDevice(row, at, noDataSince)) }
}

function toDevice(row: Row, at: Date, noDataSince: string | null): DeviceAtMoment {
  const { id, ap_mac_address, device_name_api } = row
  const device = { id, ap_mac_address, device_name_api }
  const discovered = row.first_discovered_at
  if (row.said_at === null) {
    return discovered !== null && Date.parse(discovered) > at.getTime()
      ? { ...device, status: 'undiscovered', since: null }
      : { ...device, status: 'unknown', since: discovered }
  }
  const status: DeviceStatus = deviceStatus(row.status)
  if (noDataSince === null || status === 'unknown') return { ...device, status, since: row.since }
  return {
    ...device,
    status: 'unknown',
    since: noDataSince,
    last_known_status: status,
    last_known_since: row.since,
  }
}
