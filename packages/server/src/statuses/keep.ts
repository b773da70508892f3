import type { Database } from '../database/database.ts'
import { upsert } from '../ingest/upsert.ts'
import { foldStatuses, type Said } from './fold.ts'
import { readKnown } from './known.ts'
import { keepRepeats } from './repeats.ts'

/** An access point with what was said of it, one status for each instant. */
export interface ToldDevice {
  deviceId: number
  locationId: number
  said: readonly Said[]
  /** Repeats of earlier times are kept as changes are. */
  repeatsFromMs: number
}

/** A row of changes. */
interface Change {
  deviceId: number
  time: string
  status: string | null
}

/** What became of statuses that were said. */
export interface KeptStatuses {
  created: number
  updated: number
  /** From which instants on the changes are others than before, and what holds there now. */
  changed: Change[]
}

/**
 * Keeps what was said of access points: changes, and of what was said again the time alone.
 * @param db in a transaction that has the company's turn
 */
export async function keepStatuses(
  db: Database,
  told: readonly ToldDevice[],
): Promise<KeptStatuses> {
  const known = await readKnown(
    db,
    told.map(({ deviceId, said }) => ({
      deviceId,
      fromMs: said.reduce((least, { atMs }) => Math.min(least, atMs), Number.POSITIVE_INFINITY),
      untilMs: said.reduce((most, { atMs }) => Math.max(most, atMs), Number.NEGATIVE_INFINITY),
    })),
  )
  const folded = told.flatMap((device) => {
    const before = known.get(device.deviceId)
    if (before === undefined) return []
    return { device, ...foldStatuses(before, device.said, (ms) => ms < device.repeatsFromMs) }
  })
  const rowsOf = (pick: (one: (typeof folded)[number]) => readonly Said[]): Change[] =>
    folded.flatMap((one) =>
      pick(one).map(({ atMs, status }) => ({
        deviceId: one.device.deviceId,
        time: new Date(atMs).toISOString(),
        status,
      })),
    )
  const removed = rowsOf((one) => one.removed)
  const put = rowsOf((one) => one.put)
  await removeChanges(db, removed)
  await putChanges(db, put)
  await keepRepeats(
    db,
    folded.flatMap(({ device, repeats }) =>
      repeats.map((atMs) => ({ deviceId: device.deviceId, atMs })),
    ),
  )
  const sum = (name: 'created' | 'updated') => folded.reduce((total, one) => total + one[name], 0)
  return { created: sum('created'), updated: sum('updated'), changed: [...put, ...removed] }
}

async function removeChanges(db: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await db.query(
    `delete from device_status_changes using unnest($1::bigint[], $2::timestamptz[]) as gone (id, at)
     where device_id = gone.id and changed_at = gone.at`,
    [changes.map(({ deviceId }) => deviceId), changes.map(({ time }) => time)],
  )
}

async function putChanges(db: Database, changes: readonly Change[]): Promise<void> {
  await upsert<Change>(
    db,
    {
      table: 'device_status_changes',
      key: ['device_id', 'changed_at'],
      columns: [
        { name: 'device_id', type: 'bigint', value: ({ deviceId }) => deviceId },
        { name: 'changed_at', type: 'timestamptz', value: ({ time }) => time },
        { name: 'status', type: 'text', value: ({ status }) => status },
      ],
    },
    changes,
  )
}
