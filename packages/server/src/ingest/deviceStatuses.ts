import type { DeviceStatusDelivery, IngestResult, Judged } from '@netportal/contract'
import { noteLateDevices } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { hearOfDevices, keepIncidents } from '../incidents/keep.ts'
import type { Delivery } from './delivery.ts'
import { distinctByKey, sift, takeIn, toResult } from './intake.ts'
import { findDevices, joinKey } from './lookups.ts'
import { pastFault } from './times.ts'
import { upsert } from './upsert.ts'

/** A history is kept as long as its device: uptime counts from its discovery. */
const anyTime = new Date(0)

export function takeDeviceStatuses(
  { companyId, now, write }: Delivery,
  judged: readonly Judged<DeviceStatusDelivery>[],
): Promise<IngestResult> {
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) =>
    pastFault('time', item.time, { from: anyTime, now }),
  )
  return write(async (db) => {
    const devices = await findDevices(
      db,
      companyId,
      timely.accepted.map(({ item }) => item),
    )
    const intake = sift(timely, 'unknown_device', (item) =>
      devices.has(item.ap_mac_address) ? null : 'ap_mac_address: not known',
    )
    const { items, replaced } = distinctByKey(intake, (item) =>
      joinKey(item.ap_mac_address, item.time),
    )
    const written = await upsert<DeviceStatusDelivery>(
      db,
      {
        table: 'device_status_changes',
        key: ['device_id', 'changed_at'],
        columns: [
          { name: 'device_id', type: 'bigint', value: (item) => devices.get(item.ap_mac_address) },
          { name: 'changed_at', type: 'timestamptz', value: (item) => item.time },
          { name: 'status', type: 'text', value: (item) => item.status },
        ],
      },
      items,
    )
    await setCurrentStatuses(db, [...devices.values()])
    const delivered = items.flatMap(({ ap_mac_address, time, status }) => {
      const deviceId = devices.get(ap_mac_address)
      return deviceId === undefined ? [] : [{ deviceId, time, status }]
    })
    await keepIncidents(db, delivered)
    await noteLateDevices(
      db,
      delivered.map(({ deviceId, time }) => ({ deviceId, at: time })),
    )
    await hearOfDevices(db, devices.values(), now)
    return toResult(intake, written, replaced)
  })
}

/** The latest change by its own time is the current status, however late another arrived. */
async function setCurrentStatuses(db: Database, deviceIds: readonly number[]): Promise<void> {
  await db.query(
    `update devices set status = latest.status
     from unnest($1::bigint[]) as asked (id)
     cross join lateral (
       select status from device_status_changes
       where device_id = asked.id order by changed_at desc limit 1
     ) latest
     where devices.id = asked.id and devices.status is distinct from latest.status`,
    [deviceIds],
  )
}
