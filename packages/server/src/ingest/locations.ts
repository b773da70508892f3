import type { IngestResult, Judged, LocationDelivery, LocationPatch } from '@netportal/contract'
import { noteOther } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { noteNewLocations } from '../incidents/keep.ts'
import type { Delivery } from './delivery.ts'
import { heldLocations } from './held.ts'
import { distinctByKey, type Intake, takeIn, toResult } from './intake.ts'
import { mergeItems } from './merge.ts'
import { upsert } from './upsert.ts'

export function takeLocations(
  delivery: Delivery,
  judged: readonly Judged<LocationDelivery>[],
): Promise<IngestResult> {
  return delivery.write((db) => writeLocations(db, delivery, takeIn(judged)))
}

export function mergeLocations(
  delivery: Delivery,
  judged: readonly Judged<LocationPatch>[],
): Promise<IngestResult> {
  const given = takeIn(judged)
  return delivery.write(async (db) => {
    const patches = given.accepted.map(({ item }) => item)
    const intake = mergeItems<LocationPatch, LocationDelivery>(given, {
      keyOf: (item) => item.external_id,
      known: await heldLocations(db, delivery.companyId, patches),
      needs: ['name', 'timezone'],
    })
    return writeLocations(db, delivery, intake)
  })
}

async function writeLocations(
  db: Database,
  { companyId, now }: Delivery,
  intake: Intake<LocationDelivery>,
): Promise<IngestResult> {
  const { items, replaced } = distinctByKey(intake, (item) => item.external_id)
  await noteOther(db, await findOtherZones(db, companyId, items))
  const written = await upsert<LocationDelivery>(
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
  return toResult(intake, written, replaced)
}

/** The locations whose clocks are going to be set to another zone. */
async function findOtherZones(
  db: Database,
  companyId: number,
  items: readonly LocationDelivery[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from locations join unnest($2::text[], $3::text[]) as item (external_id, zone)
       using (external_id)
     where company_id = $1 and timezone <> zone`,
    [companyId, items.map((item) => item.external_id), items.map((item) => item.timezone)],
  )
  return rows.map(({ id }) => id)
}
