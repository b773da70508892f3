import { incidentLimits } from '@netportal/contract'
import type { Database } from '../database/database.ts'

/** Something that was said of a location. */
export interface LocationSaid {
  locationId: number
  atMs: number
}

interface Silence {
  location_id: number
  quiet_from: string
  quiet_until: string
}

/**
 * Takes out of the noted silences of locations what was said late about them: it was buffered, and is known now.
 * Kept so, the answer to whether a moment was silent stays when the times at which things were said again are gone.
 * @param db in the transaction of the delivery, after it was noted that the locations were heard of
 */
export async function splitSilences(db: Database, said: readonly LocationSaid[]): Promise<void> {
  if (said.length === 0) return
  const times = new Map<number, number[]>()
  for (const { locationId, atMs } of said) {
    const others = times.get(locationId)
    if (others) others.push(atMs)
    else times.set(locationId, [atMs])
  }
  const edges = [...times].map(([id, all]) => ({
    id,
    from: least(all),
    until: -least(all.map((ms) => -ms)),
  }))
  const { rows } = await db.query<Silence>(
    `select location_id, quiet_from, quiet_until
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as said (id, from_at, until_at)
     join location_silences on location_id = said.id and quiet_until > from_at and quiet_from < until_at`,
    [
      edges.map(({ id }) => id),
      edges.map(({ from }) => new Date(from)),
      edges.map(({ until }) => new Date(until)),
    ],
  )
  for (const silence of rows) await splitSilence(db, silence, times.get(silence.location_id) ?? [])
}

async function splitSilence(
  db: Database,
  { location_id, quiet_from, quiet_until }: Silence,
  times: readonly number[],
): Promise<void> {
  const parts = partsOf({ fromMs: Date.parse(quiet_from), untilMs: Date.parse(quiet_until) }, times)
  if (parts === null) return
  await db.query('delete from location_silences where location_id = $1 and quiet_from = $2', [
    location_id,
    quiet_from,
  ])
  await db.query(
    `insert into location_silences (location_id, quiet_from, quiet_until)
     select $1, * from unnest($2::timestamptz[], $3::timestamptz[]) on conflict do nothing`,
    [
      location_id,
      parts.map(({ fromMs }) => new Date(fromMs)),
      parts.map(({ untilMs }) => new Date(untilMs)),
    ],
  )
}

/** The parts of a silence between what was said in it that are silences themselves; null where nothing was. */
function partsOf(
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  times: readonly number[],
) {
  const within = [...new Set(times)].filter((ms) => ms > fromMs && ms < untilMs)
  if (within.length === 0) return null
  const edges = [fromMs, ...within.sort((a, b) => a - b), untilMs]
  return edges
    .slice(1)
    .map((end, index) => ({ fromMs: edges[index] ?? end, untilMs: end }))
    .filter((part) => part.untilMs - part.fromMs > incidentLimits.quietMs)
}

/** Of more numbers than a call takes arguments. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
}
