import type { IngestResult, Judged, SsidDelivery, SsidPatch } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import type { Delivery } from './delivery.ts'
import { heldSsids } from './held.ts'
import { distinctByKey, type Intake, takeIn, toResult } from './intake.ts'
import { type Ids, placeItems, ssidKey } from './lookups.ts'
import { mergeItems } from './merge.ts'
import { upsert } from './upsert.ts'

export function takeSsids(
  { companyId, write }: Delivery,
  judged: readonly Judged<SsidDelivery>[],
): Promise<IngestResult> {
  const given = takeIn(judged)
  return write(async (db) => {
    const { locations, intake } = await placeItems(db, companyId, given)
    return writeSsids(db, locations, intake)
  })
}

export function mergeSsids(
  { companyId, write }: Delivery,
  judged: readonly Judged<SsidPatch>[],
): Promise<IngestResult> {
  const given = takeIn(judged)
  return write(async (db) => {
    const { locations, intake: placed } = await placeItems(db, companyId, given)
    const patches = placed.accepted.map(({ item }) => item)
    const intake = mergeItems<SsidPatch, SsidDelivery>(placed, {
      keyOf: ssidKey,
      known: await heldSsids(db, companyId, patches),
      needs: ['active'],
    })
    return writeSsids(db, locations, intake)
  })
}

async function writeSsids(
  db: Database,
  locations: Ids,
  intake: Intake<SsidDelivery>,
): Promise<IngestResult> {
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
}
