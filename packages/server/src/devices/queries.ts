import {
  type Device,
  type DeviceHistoryEntry,
  incidentLimits,
  normalizeMac,
} from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { isInService } from './inService.ts'

/** What was said last of one that was taken out of service is not how it is now. */
const currentStatus = `case when ${isInService} then status end as current_status`

const fields = `devices.id, mac_address as ap_mac_address, devices.name as device_name_api,
    model as model_api, ${currentStatus}, ip_address as ip_address_api,
    last_seen_at as last_seen_api, first_discovered_at, devices.location_id,
    locations.name as location_name, timezone as location_timezone`

/** The same reading of a status as the contract's `deviceStatus`. */
const isOffline = "lower(btrim(devices.status)) = 'offline'"

/** Devices as lists have them, with since when those are offline that are; its third parameter is now. */
const selectListed = `
  select ${fields}, offline_since,
    case when heard_at < $3::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
      then heard_at end as no_data_since
  from devices join locations on locations.id = devices.location_id
  left join incident_locations on incident_locations.location_id = locations.id
  left join lateral (
    select offline_since from device_outages
    where device_id = devices.id and started_at <= $3
    order by started_at desc limit 1
  ) as latest on ${isOffline}
  where ${isVisible} and ${isInService}`

/** The access points of one of the viewer's locations, by name; none when it is not the viewer's. */
export async function listDevices(
  db: Database,
  viewer: Viewer,
  locationId: number,
  now: Date,
): Promise<Device[]> {
  const { rows } = await db.query<Device>(
    `${selectListed} and devices.location_id = $4 order by lower(devices.name), mac_address`,
    [...scope(viewer), now, locationId],
  )
  return rows
}

/** The access points of all the viewer's locations that are offline now, by location and name. */
export async function listOfflineDevices(
  db: Database,
  viewer: Viewer,
  now: Date,
): Promise<Device[]> {
  const { rows } = await db.query<Device>(
    `${selectListed} and ${isOffline}
     order by lower(locations.name), locations.id, lower(devices.name), mac_address`,
    [...scope(viewer), now],
  )
  return rows
}

/**
 * An access point of one of the viewer's locations, also one that was taken out of service: what it was is told here.
 * @param mac a hardware address in any notation, as it stands in the path
 * @throws HttpError 404 when there is none, or it is not the viewer's
 */
export async function requireDevice(
  db: Database,
  viewer: Viewer,
  locationId: number,
  mac: string,
): Promise<Device> {
  const { rows } = await db.query<Device>(
    `select ${fields}, retired_at
     from devices join locations on locations.id = devices.location_id
     where ${isVisible} and devices.location_id = $3 and mac_address = $4`,
    [...scope(viewer), locationId, normalizeMac(mac)],
  )
  const [row] = rows
  if (!row) throw notFound()
  const { retired_at, ...device } = row
  return retired_at ? row : device
}

/**
 * Every change of status of an access point, oldest first; what says the same as the one before it extends that one. One
 * that was taken out of service has no status from then on, which its last entry says, whoever reads it.
 * Ask for one that `requireDevice` gave.
 */
export async function listDeviceHistory(
  db: Database,
  { id, retired_at }: Pick<Device, 'id' | 'retired_at'>,
): Promise<DeviceHistoryEntry[]> {
  const { rows } = await db.query<DeviceHistoryEntry>(
    `select changed_at as time, status from (
       select changed_at, status, lag(changed_at) over earlier is null
         or status is distinct from lag(status) over earlier as is_change
       from device_status_changes
       where device_id = $1 and changed_at < coalesce($2::timestamptz, 'infinity') window earlier as (order by changed_at)
     ) as said where is_change order by changed_at`,
    [id, retired_at],
  )
  return retired_at ? [...rows, { time: retired_at, status: null }] : rows
}
