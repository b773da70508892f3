import { type IncidentMailItem, type IncidentSummary, ruleFor } from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { findIncident, listIncidents } from '../incidents/queries.ts'
import { type ReaderRule, readReaders } from './choices.ts'
import { readSame } from './decide.ts'
import type { ClaimedMail } from './mails.ts'

/** A thing that a mail tells, as it is when the mail is sent. */
export interface ToldItem {
  kind: IncidentMailItem['kind']
  locationId: number
  locationName: string
  timezone: string
  startedAt: string
  /** When it was over; null of one that is not, and of one that late data say never was. */
  endedAt: string | null
  /** In numbers; null where a mail of many things does not need them, and of one that never was. */
  incident: IncidentSummary | null
  rule: ReaderRule
}

/**
 * Reads what a mail tells now. What is over by now is not told to have begun; nor is anything of a location that
 * the person cannot see or has not chosen any more. It is marked, so that nothing goes on from it.
 */
export async function composeItems(
  db: Database,
  mail: ClaimedMail,
  now: Date,
): Promise<ToldItem[]> {
  const reader = (await readReaders(db, { companyIds: [], userIds: [mail.userId] })).get(
    mail.userId,
  )
  const { rows } = await db.query<{
    kind: IncidentMailItem['kind']
    location_id: number
    name: string
    timezone: string
    company_id: number
    started_at: string
    made_at: string
  }>(
    `select kind, location_id, name, timezone, company_id, started_at, made_at
     from incident_mail_items join locations on locations.id = location_id
     where mail_id = $1 order by kind, started_at, location_id`,
    [mail.id],
  )
  const same = await readSame(
    db,
    rows.map((row) => ({
      locationId: row.location_id,
      startMs: Date.parse(row.started_at),
      madeMs: Date.parse(row.made_at),
    })),
  )
  const told: ToldItem[] = []
  for (const [index, row] of rows.entries()) {
    const incidents = same[index] ?? []
    const open = incidents.findLast(({ endMs }) => endMs === null)
    const shown = open ?? incidents.at(-1)
    const rule = reader && ruleFor(reader.rules, row.location_id)
    const isOwn = reader?.companyId === row.company_id
    const isTrue =
      row.kind === 'over' ? open === undefined && rule?.isEndMailed : open !== undefined
    if (!rule || !isOwn || !isTrue) {
      await drop(db, mail, row)
      continue
    }
    told.push({
      kind: row.kind,
      locationId: row.location_id,
      locationName: row.name,
      timezone: row.timezone,
      startedAt: shown ? new Date(shown.startMs).toISOString() : row.started_at,
      endedAt: typeof shown?.endMs === 'number' ? new Date(shown.endMs).toISOString() : null,
      incident: null,
      rule,
    })
  }
  return withNumbers(db, mail, told, now)
}

async function drop(
  db: Database,
  { userId }: ClaimedMail,
  item: { kind: string; location_id: number; started_at: string },
): Promise<void> {
  await db.query(
    `update incident_mail_items set is_dropped = true
     where user_id = $1 and kind = $2 and location_id = $3 and started_at = $4`,
    [userId, item.kind, item.location_id, item.started_at],
  )
}

/** More open incidents than any mail names. */
const openMost = 1000

async function withNumbers(
  db: Database,
  mail: ClaimedMail,
  items: readonly ToldItem[],
  now: Date,
): Promise<ToldItem[]> {
  const viewer: Viewer = {
    userId: mail.userId,
    email: mail.address,
    role: 'customer',
    companyId: mail.companyId,
    companyName: null,
  }
  const [single] = items
  if (single && items.length === 1) {
    const key = { locationId: single.locationId, startedAt: new Date(single.startedAt) }
    return [{ ...single, incident: await findIncident(db, viewer, key, now) }]
  }
  const filter = { locationId: null, from: null, until: null, state: 'open' } as const
  const open = await listIncidents(db, viewer, filter, { now, limit: openMost, offset: 0 })
  // Worst first, as they are listed; then what is over.
  const place = new Map(open.map((incident, index) => [keyOf(incident), { incident, index }]))
  return items
    .map((item) => {
      const found = place.get(keyOf({ location_id: item.locationId, started_at: item.startedAt }))
      return { ...item, incident: found?.incident ?? null, index: found?.index ?? openMost }
    })
    .sort((a, b) => a.index - b.index)
}

function keyOf({ location_id, started_at }: Pick<IncidentSummary, 'location_id' | 'started_at'>) {
  return `${location_id} ${Date.parse(started_at)}`
}
