import type { Device } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'

/** The access points of one of the viewer's locations, by name; none when it is not the viewer's. */
export async function listDevices(
  db: Database,
  viewer: Viewer,
  locationId: number,
): Promise<Device[]> {
  const { rows } = await db.query<Device>(
    `select devices.id, mac_address as ap_mac_address, devices.name as device_name_api,
       model as model_api, status as current_status, ip_address as ip_address_api,
       last_seen_at as last_seen_api, first_discovered_at,
       locations.name as location_name, timezone as location_timezone
     from devices join locations on locations.id = location_id
     where ${isVisible} and location_id = $3
     order by lower(devices.name), mac_address`,
    [...scope(viewer), locationId],
  )
  return rows
}
