import { getDevice, getDeviceHistory, listDevices, listOfflineDevices } from '@netportal/contract'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import * as devices from './queries.ts'

export function deviceRoutes({ route, db, clock }: Services): void {
  route(listDevices, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return devices.listDevices(db, viewer, location.id, clock())
  })
  route(getDevice, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return devices.requireDevice(db, viewer, location.id, params.mac)
  })
  route(getDeviceHistory, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    const device = await devices.requireDevice(db, viewer, location.id, params.mac)
    return devices.listDeviceHistory(db, device)
  })
  route(listOfflineDevices, ({ viewer }) => devices.listOfflineDevices(db, viewer, clock()))
}
