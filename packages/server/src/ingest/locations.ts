import type { IngestResult, Judged, LocationDelivery } from '@netportal/contract'
import { noteNewLocations } from '../incidents/keep.ts'
import type { Delivery } from './delivery.ts'
import { distinctByKey, takeIn, toResult } from './intake.ts'
import { upsert } from './upsert.ts'

export async function takeLocations(
  { companyId, now, write }: Delivery,
  judged: readonly Judged<LocationDelivery>[],
): Promise<IngestResult> {
  const intake = takeIn(judged)
  const { items, replaced } = distinctByKey(intake, (item) => item.external_id)
  const written = await write(async (db) => {
    const counts = await upsert<LocationDelivery>(
      db,
      {
        table: 'locations',
        key: ['company_id', 'external_id'],
        columns: [
          { name: 'company_id', type: 'bigint', value: () => companyId },
          { name: 'external_id', type: 'text', value: (item) => item.external_id },
          { name: 'name', type: 'text', value: (item) => item.name },
          { name: 'timezone', type: 'text', value: (item) => item.timezone },
        ],
      },
      items,
    )
    const names = items.map((item) => item.external_id)
    await noteNewLocations(db, companyId, names, now)
    return counts
  })
  return toResult(intake, written, replaced)
}
