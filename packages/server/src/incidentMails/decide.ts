import {
  type AwaitedEnd,
  type IncidentMailItem,
  incidentLimits,
  incidentMailLimits,
  incidentMailsDue,
  isKnown,
  type MailedOpening,
  type OpenIncident,
  type Outage,
  sameIncidents,
} from '@netportal/contract'
import { isolate } from '@netportal/format'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { tryTurn } from '../database/takeTurn.ts'
import { isOfIncident } from '../devices/inService.ts'
import { type Reader, readReaders } from './choices.ts'

/** An open incident of a company. */
interface Candidate extends OpenIncident {
  companyId: number
  name: string
}

/** An opening that a person was mailed, and whose end was not. */
interface Awaited extends AwaitedEnd {
  userId: number
  name: string
  madeMs: number
}

/**
 * Notes the mails that are due, for another to send. Of several servers one does so at a time, and what it notes is
 * there once.
 * @param now by the clock of the database, which all servers share
 */
export function makeIncidentMails(pool: pg.Pool, now: Date): Promise<void> {
  return transaction(pool, async (db) => {
    if (!(await tryTurn(db, 'incidentMails'))) return
    const [candidates, awaited] = [await readCandidates(db, now), await readAwaited(db)]
    if (candidates.length === 0 && awaited.length === 0) return
    const readers = await readReaders(db, {
      companyIds: [...new Set(candidates.map(({ companyId }) => companyId))],
      userIds: [...new Set(awaited.map(({ userId }) => userId))],
    })
    const past = await readPast(db, [...readers.keys()], now)
    const unknown = candidates.filter((candidate) =>
      [...readers.values()].some(
        ({ companyId, userId }) =>
          companyId === candidate.companyId &&
          !isKnown(past.get(userId)?.openings ?? [], candidate),
      ),
    )
    await readOutages(db, unknown)
    for (const reader of readers.values()) {
      const own = awaited.filter(({ userId }) => userId === reader.userId)
      const incidents = unknown.filter(({ companyId }) => companyId === reader.companyId)
      const mails = incidentMailsDue(
        { ...nothingPast, ...past.get(reader.userId), rules: reader.rules, awaited: own },
        incidents,
        now.getTime(),
      )
      for (const items of mails)
        await noteMail(db, { reader, items, now, known: [...incidents, ...own] })
    }
  })
}

/** Twice as long as an incident can be news: it may have been of a milder grade before. */
const candidateMs = 2 * incidentMailLimits.newsMs

async function readCandidates(db: Database, now: Date): Promise<Candidate[]> {
  const { rows } = await db.query<{
    location_id: number
    company_id: number
    name: string
    started_at: string
    is_quiet: boolean
    access_points: number
  }>(
    `select location_id, company_id, locations.name, started_at,
       coalesce(heard_at < $1::timestamptz - $2 * interval '1 ms', false) as is_quiet,
       greatest(access_points, (select count(*) from devices
         where devices.location_id = locations.id and ${isOfIncident('incidents', '$1')})) as access_points
     from incidents
     join locations on locations.id = location_id
     left join incident_locations using (location_id)
     where ended_at is null and started_at <= $1
       and started_at > $1::timestamptz - $3 * interval '1 ms'
       and exists (select from users join incident_mail_choices on user_id = users.id
         where users.company_id = locations.company_id)`,
    [now, incidentLimits.quietMs, candidateMs],
  )
  return rows.map((row) => ({
    locationId: row.location_id,
    companyId: row.company_id,
    name: row.name,
    startMs: Date.parse(row.started_at),
    outages: [],
    siteAccessPoints: row.access_points,
    isQuiet: row.is_quiet,
  }))
}

async function readOutages(db: Database, incidents: readonly Candidate[]): Promise<void> {
  if (incidents.length === 0) return
  const { rows } = await db.query<{ index: number; started_at: string; ended_at: string | null }>(
    `select asked.index::int, started_at, ended_at
     from unnest($1::bigint[], $2::timestamptz[]) with ordinality as asked (id, at, index)
     join device_outages on location_id = asked.id and incident_started_at = asked.at`,
    [
      incidents.map(({ locationId }) => locationId),
      incidents.map(({ startMs }) => new Date(startMs)),
    ],
  )
  const outages = incidents.map((): Outage[] => [])
  for (const { index, started_at, ended_at } of rows) {
    outages[index - 1]?.push({
      startMs: Date.parse(started_at),
      endMs: ended_at === null ? null : Date.parse(ended_at),
    })
  }
  incidents.forEach((incident, index) => {
    incident.outages = outages[index] ?? []
  })
}

async function readAwaited(db: Database): Promise<Awaited[]> {
  const { rows } = await db.query<{
    user_id: number
    location_id: number
    name: string
    started_at: string
    made_at: string
  }>(
    `select opened.user_id, opened.location_id, locations.name, started_at, opened.made_at
     from incident_mail_items opened
     join incident_mails on incident_mails.id = mail_id
     join locations on locations.id = opened.location_id
     where kind = 'opened' and not is_dropped and state in ('SENT', 'UNKNOWN') and not exists (
       select from incident_mail_items ended
       where ended.user_id = opened.user_id and ended.kind = 'over'
         and ended.location_id = opened.location_id and ended.started_at = opened.started_at
     )`,
  )
  const mailed = rows.map((row) => ({
    userId: row.user_id,
    locationId: row.location_id,
    name: row.name,
    startMs: Date.parse(row.started_at),
    madeMs: Date.parse(row.made_at),
  }))
  const incidents = await readSame(db, mailed)
  return mailed.map((one, index) => ({ ...one, endMs: endOf(one, incidents[index] ?? []) }))
}

/** When what was mailed was over; when late data say that there was no such thing, that was at once. */
function endOf({ startMs }: MailedOpening, incidents: readonly Outage[]): number | null {
  const ends = incidents.flatMap(({ endMs }) => endMs ?? [])
  return ends.length < incidents.length ? null : ends.reduce((a, b) => Math.max(a, b), startMs)
}

/** Reads which incidents mailed ones are now. */
export async function readSame(
  db: Database,
  mailed: readonly MailedOpening[],
): Promise<Outage[][]> {
  const found = mailed.map((): Outage[] => [])
  if (mailed.length === 0) return found
  const { rows } = await db.query<{ index: number; started_at: string; ended_at: string | null }>(
    `select asked.index::int, started_at, ended_at
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[])
       with ordinality as asked (id, at, made_at, index)
     join incidents on location_id = asked.id and started_at <= asked.made_at
       and started_at >= asked.at - $4 * interval '1 ms'
     order by started_at`,
    [
      mailed.map(({ locationId }) => locationId),
      mailed.map(({ startMs }) => new Date(startMs)),
      mailed.map(({ madeMs }) => new Date(madeMs)),
      incidentLimits.gatherMs,
    ],
  )
  for (const { index, started_at, ended_at } of rows) {
    found[index - 1]?.push({
      startMs: Date.parse(started_at),
      endMs: ended_at === null ? null : Date.parse(ended_at),
    })
  }
  return mailed.map((one, index) => sameIncidents(one, found[index] ?? []))
}

interface Past {
  openings: MailedOpening[]
  mailedMs: number[]
  isWaiting: boolean
}

const nothingPast: Past = { openings: [], mailedMs: [], isWaiting: false }

const hourMs = 3_600_000

async function readPast(
  db: Database,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Past>> {
  const past = new Map(
    userIds.map((id): [number, Past] => [id, { openings: [], mailedMs: [], isWaiting: false }]),
  )
  const mails = await db.query<{ user_id: number; made_at: string; is_waiting: boolean }>(
    `select user_id, made_at, state in ('WAITING', 'SENDING') as is_waiting from incident_mails
     where user_id = any($1)
       and (made_at > $2::timestamptz - interval '1 hour' or state in ('WAITING', 'SENDING'))`,
    [userIds, now],
  )
  for (const { user_id, made_at, is_waiting } of mails.rows) {
    const one = past.get(user_id)
    if (!one) continue
    if (Date.parse(made_at) > now.getTime() - hourMs) one.mailedMs.push(Date.parse(made_at))
    if (is_waiting) one.isWaiting = true
  }
  const openings = await db.query<{
    user_id: number
    location_id: number
    started_at: string
    made_at: string
  }>(
    `select user_id, location_id, started_at, made_at from incident_mail_items
     where user_id = any($1) and kind = 'opened'
       and made_at > $2::timestamptz - $3 * interval '1 ms'`,
    [userIds, now, candidateMs],
  )
  for (const { user_id, location_id, started_at, made_at } of openings.rows) {
    past.get(user_id)?.openings.push({
      locationId: location_id,
      startMs: Date.parse(started_at),
      madeMs: Date.parse(made_at),
    })
  }
  return past
}

/** Writes a mail down. What stands in it is made when it is sent: its subject is what the log says until then. */
async function noteMail(
  db: Database,
  {
    reader,
    items,
    now,
    known,
  }: {
    reader: Reader
    items: readonly IncidentMailItem[]
    now: Date
    known: readonly { locationId: number; startMs: number; name: string; madeMs?: number }[]
  },
): Promise<void> {
  const parts = items.map((item) => {
    const of = known.find(
      ({ locationId, startMs }) => locationId === item.locationId && startMs === item.startMs,
    )
    return { ...item, name: of?.name ?? '', madeMs: of?.madeMs ?? now.getTime() }
  })
  const places = new Set(parts.map(({ locationId }) => locationId)).size
  const subject =
    places === 1
      ? `Incident at ${isolate(parts[0]?.name ?? '')}`
      : `Incidents at ${places} locations`
  await db.query(
    `with mail as (
       insert into incident_mails (user_id, company_id, address, subject, made_at, try_at)
       values ($1, $2, $3, $4, $5, $5) returning id
     )
     insert into incident_mail_items (mail_id, user_id, kind, location_id, started_at, made_at)
     select mail.id, $1, kind, location_id, started_at, made_at
     from mail, unnest($6::text[], $7::bigint[], $8::timestamptz[], $9::timestamptz[])
       as item (kind, location_id, started_at, made_at)`,
    [
      reader.userId,
      reader.companyId,
      reader.email,
      subject,
      now,
      parts.map(({ kind }) => kind),
      parts.map(({ locationId }) => locationId),
      parts.map(({ startMs }) => new Date(startMs)),
      parts.map(({ madeMs }) => new Date(madeMs)),
    ],
  )
}
