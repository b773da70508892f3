import type { IngestResult, Judged, SsidDelivery } from '@netportal/contract'
import type { Delivery } from './delivery.ts'
import { distinctByKey, sift, takeIn, toResult } from './intake.ts'
import { findLocations, ssidKey } from './lookups.ts'
import { upsert } from './upsert.ts'

export function takeSsids(
  { companyId, write }: Delivery,
  judged: readonly Judged<SsidDelivery>[],
): Promise<IngestResult> {
  const given = takeIn(judged)
  return write(async (db) => {
    const locations = await findLocations(
      db,
      companyId,
      given.accepted.map(({ item }) => item),
    )
    const intake = sift(given, 'unknown_location', (item) =>
      locations.has(item.location_external_id) ? null : 'location_external_id: not known',
    )
    const { items, replaced } = distinctByKey(intake, ssidKey)
    const written = await upsert<SsidDelivery>(
      db,
      {
        table: 'ssids',
        key: ['location_id', 'wlan_id'],
        columns: [
          {
            name: 'location_id',
            type: 'bigint',
            value: (item) => locations.get(item.location_external_id),
          },
          { name: 'wlan_id', type: 'text', value: (item) => item.wlan_id_api },
          { name: 'broadcast_name', type: 'text', value: (item) => item.ssid_broadcast_name_api },
          { name: 'wlan_name', type: 'text', value: (item) => item.wlan_name_api },
          { name: 'is_active', type: 'boolean', value: (item) => item.active },
        ],
      },
      items,
    )
    return toResult(intake, written, replaced)
  })
}
