import { type IncidentRun, incidentsOf, type Outage } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { type Columns, upsert } from '../ingest/upsert.ts'

/** An outage with the incident that it is kept under. */
interface Member extends Outage {
  deviceId: number
  locationId: number
  incidentMs: number
}

interface Told extends IncidentRun<Member> {
  locationId: number
}

/**
 * Tells the incidents of locations anew from the last one on that began before a change: all earlier ones stay
 * as they are (the contract's `retellFrom`, which a property test holds to be enough).
 * @param earliest by location, the earliest start of an outage that is another than before
 * @param db in a transaction that has the company's turn
 */
export async function retellIncidents(
  db: Database,
  earliest: ReadonlyMap<number, number>,
): Promise<void> {
  if (earliest.size === 0) return
  const { rows: asked } = await db.query<{ location_id: number; from_at: string }>(
    `select asked.location_id, coalesce(
       (select max(started_at) from incidents
        where location_id = asked.location_id and started_at < asked.changed_at),
       asked.changed_at
     ) as from_at
     from unnest($1::bigint[], $2::timestamptz[]) as asked (location_id, changed_at)`,
    [[...earliest.keys()], [...earliest.values()].map((ms) => new Date(ms))],
  )
  const places = asked.map((row) => row.location_id)
  const from = asked.map((row) => row.from_at)
  const members = await readMembers(db, places, from)
  const told = places.flatMap((locationId) =>
    incidentsOf(members.get(locationId) ?? []).map((incident) => ({ ...incident, locationId })),
  )
  await removeOthers(db, places, from, told)
  await upsert(db, incidentColumns, told)
  await moveMembers(db, told)
}

async function readMembers(
  db: Database,
  places: readonly number[],
  from: readonly string[],
): Promise<Map<number, Member[]>> {
  const { rows } = await db.query<{
    device_id: number
    location_id: number
    started_at: string
    ended_at: string | null
    incident_started_at: string
  }>(
    `select device_id, device_outages.location_id, started_at, ended_at, incident_started_at
     from unnest($1::bigint[], $2::timestamptz[]) as asked (location_id, from_at)
     join device_outages on device_outages.location_id = asked.location_id and started_at >= from_at
     order by started_at, device_id`,
    [places, from],
  )
  const members = new Map<number, Member[]>()
  for (const row of rows) {
    const member = {
      deviceId: row.device_id,
      locationId: row.location_id,
      startMs: Date.parse(row.started_at),
      endMs: row.ended_at === null ? null : Date.parse(row.ended_at),
      incidentMs: Date.parse(row.incident_started_at),
    }
    const others = members.get(row.location_id)
    if (others) others.push(member)
    else members.set(row.location_id, [member])
  }
  return members
}

async function removeOthers(
  db: Database,
  places: readonly number[],
  from: readonly string[],
  told: readonly Told[],
): Promise<void> {
  await db.query(
    `delete from incidents using unnest($1::bigint[], $2::timestamptz[]) as asked (id, from_at)
     where location_id = asked.id and started_at >= from_at and not exists (
       select from unnest($3::bigint[], $4::timestamptz[]) as told (id, at)
       where told.id = location_id and told.at = started_at
     )`,
    [
      places,
      from,
      told.map(({ locationId }) => locationId),
      told.map(({ startMs }) => new Date(startMs)),
    ],
  )
}

const isoOf = (ms: number) => new Date(ms).toISOString()

const incidentColumns: Columns<Told> = {
  table: 'incidents',
  key: ['location_id', 'started_at'],
  columns: [
    { name: 'location_id', type: 'bigint', value: ({ locationId }) => locationId },
    { name: 'started_at', type: 'timestamptz', value: ({ startMs }) => isoOf(startMs) },
    {
      name: 'ended_at',
      type: 'timestamptz',
      value: ({ endMs }) => (endMs === null ? null : isoOf(endMs)),
    },
    {
      name: 'access_points',
      type: 'integer',
      value: ({ outages }) => new Set(outages.map(({ deviceId }) => deviceId)).size,
    },
    { name: 'most_down', type: 'integer', value: ({ mostDown }) => mostDown },
  ],
}

async function moveMembers(db: Database, told: readonly Told[]): Promise<void> {
  const moved = told.flatMap(({ startMs, outages }) =>
    outages
      .filter(({ incidentMs }) => incidentMs !== startMs)
      .map((outage) => ({ ...outage, incidentMs: startMs })),
  )
  if (moved.length === 0) return
  await db.query(
    `update device_outages set incident_started_at = moved.incident
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as moved (id, at, incident)
     where device_id = moved.id and started_at = moved.at`,
    [
      moved.map(({ deviceId }) => deviceId),
      moved.map(({ startMs }) => new Date(startMs)),
      moved.map(({ incidentMs }) => new Date(incidentMs)),
    ],
  )
}
