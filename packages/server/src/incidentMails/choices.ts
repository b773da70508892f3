import type {
  IncidentGrade,
  IncidentMailChoice,
  IncidentMailChoiceInput,
  IncidentMailRule,
  IncidentMailsInput,
} from '@netportal/contract'
import type pg from 'pg'
import type { Viewer } from '../auth/viewer.ts'
import { type Database, transaction } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { foreignLocationText } from '../schedules/belongs.ts'

/** A person who gets mails. */
export interface Reader {
  userId: number
  companyId: number
  email: string
  rules: ReaderRule[]
}

/** A rule of a person, with the choice that it comes from. */
export interface ReaderRule extends IncidentMailRule {
  choiceId: number
}

/**
 * Reads who wants mails, and about what. Whoever is disabled, moved to another company or has none gets none; so
 * does a location that is another company's by now.
 * @param whom companies whose people are asked for, and people of any company
 */
export async function readReaders(
  db: Database,
  { companyIds, userIds }: { companyIds: readonly number[]; userIds: readonly number[] },
): Promise<Map<number, Reader>> {
  const { rows } = await db.query<{
    user_id: number
    company_id: number
    email: string
    choice_id: number
    location_id: number | null
    grade: IncidentGrade
    after_minutes: number
    is_end_mailed: boolean
    since: string
  }>(
    `select users.id as user_id, users.company_id, email, choices.id as choice_id, locations.id as location_id,
       grade, after_minutes, is_end_mailed, coalesce(places.since, choices.since) as since
     from users
     join companies on companies.id = users.company_id
     join incident_mail_choices choices on choices.user_id = users.id
     left join incident_mail_locations places on places.choice_id = choices.id and not is_for_all
     left join locations
       on locations.id = places.location_id and locations.company_id = users.company_id
     where (users.company_id = any($1) or users.id = any($2)) and role = 'customer'
       and users.disabled_at is null and companies.disabled_at is null
       and (is_for_all or locations.id is not null)
     order by users.id, choices.id, locations.id`,
    [companyIds, userIds],
  )
  const readers = new Map<number, Reader>()
  for (const row of rows) {
    const { user_id: userId, company_id: companyId, email } = row
    const reader = readers.get(userId) ?? { userId, companyId, email, rules: [] }
    readers.set(userId, reader)
    reader.rules.push({
      choiceId: row.choice_id,
      locationId: row.location_id,
      grade: row.grade,
      afterMinutes: row.after_minutes,
      isEndMailed: row.is_end_mailed,
      sinceMs: Date.parse(row.since),
    })
  }
  return readers
}

/** All that a person has chosen, what is about all locations first. */
export async function readChoices(db: Database, userId: number): Promise<IncidentMailChoice[]> {
  const readers = await readReaders(db, { companyIds: [], userIds: [userId] })
  const choices = new Map<number, IncidentMailChoice>()
  for (const rule of readers.get(userId)?.rules ?? []) {
    const known = choices.get(rule.choiceId)
    if (known?.location_ids && rule.locationId !== null) known.location_ids.push(rule.locationId)
    else {
      choices.set(rule.choiceId, {
        id: rule.choiceId,
        location_ids: rule.locationId === null ? null : [rule.locationId],
        grade: rule.grade,
        after_minutes: rule.afterMinutes,
        is_end_mailed: rule.isEndMailed,
      })
    }
  }
  return [...choices.values()].sort(
    (a, b) => Number(a.location_ids !== null) - Number(b.location_ids !== null),
  )
}

/** A choice with ids that are known to be the person's own. */
interface OwnChoice extends Omit<IncidentMailChoiceInput, 'id' | 'location_ids'> {
  id: number | null
  locationIds: number[] | null
}

/**
 * Replaces all that a person has chosen. A choice that is changed keeps its id, so that the links of mails that were
 * sent go on stopping it; a location that was chosen before stays chosen since then.
 * @throws HttpError 422 for a location that is not of the person's company
 */
export function saveChoices(
  pool: pg.Pool,
  { userId, companyId }: Viewer,
  { choices }: IncidentMailsInput,
  now: Date,
): Promise<void> {
  return transaction(pool, async (db) => {
    // Who saves twice at once gets one after the other.
    await db.query('select from users where id = $1 for no key update', [userId])
    const own = choices.map(toOwn)
    await requireOwnLocations(db, companyId, own)
    const before = await readSince(db, userId)
    const ids = await removeOthers(db, userId, own)
    // A location may move from one choice to another, and what is about all may too.
    await db.query('delete from incident_mail_locations where user_id = $1', [userId])
    await db.query('update incident_mail_choices set is_for_all = false where user_id = $1', [
      userId,
    ])
    for (const choice of own) await saveChoice(db, { userId, choice, ids, before, now })
  })
}

function toOwn({ id, location_ids, ...rest }: IncidentMailChoiceInput): OwnChoice {
  return {
    ...rest,
    id: id === null || id === undefined ? null : readId(id),
    // An id that is none of ours names nothing.
    locationIds: location_ids && [...new Set(location_ids.map((one) => readId(one) ?? 0))],
  }
}

async function requireOwnLocations(
  db: Database,
  companyId: number | null,
  choices: readonly OwnChoice[],
): Promise<void> {
  const ids = [...new Set(choices.flatMap(({ locationIds }) => locationIds ?? []))]
  const { rowCount } = await db.query(
    'select from locations where company_id = $1 and id = any($2)',
    [companyId, ids],
  )
  if (rowCount !== ids.length) {
    throw new HttpError(422, foreignLocationText)
  }
}

/** Since when each location is chosen; null stands for all. */
async function readSince(db: Database, userId: number): Promise<Map<number | null, string>> {
  const { rows } = await db.query<{ location_id: number | null; since: string }>(
    `select location_id, since from incident_mail_locations where user_id = $1
     union all
     select null, since from incident_mail_choices where user_id = $1 and is_for_all`,
    [userId],
  )
  return new Map(rows.map((row) => [row.location_id, row.since]))
}

/** @returns ids of the choices that are left */
async function removeOthers(
  db: Database,
  userId: number,
  choices: readonly OwnChoice[],
): Promise<Set<number>> {
  await db.query('delete from incident_mail_choices where user_id = $1 and not id = any($2)', [
    userId,
    choices.flatMap(({ id }) => id ?? []),
  ])
  const { rows } = await db.query<{ id: number }>(
    'select id from incident_mail_choices where user_id = $1',
    [userId],
  )
  return new Set(rows.map(({ id }) => id))
}

async function saveChoice(
  db: Database,
  {
    userId,
    choice,
    ids,
    before,
    now,
  }: {
    userId: number
    choice: OwnChoice
    ids: Set<number>
    before: ReadonlyMap<number | null, string>
    now: Date
  },
): Promise<void> {
  const { locationIds, grade, after_minutes, is_end_mailed } = choice
  const since = (place: number | null) =>
    new Date(before.get(place) ?? before.get(null) ?? now.getTime())
  // One that was stopped meanwhile, or whose id came twice, is a new one.
  const known = choice.id !== null && ids.delete(choice.id) ? choice.id : null
  const values = [userId, locationIds === null, grade, after_minutes, is_end_mailed, since(null)]
  const { rows } = await db.query<{ id: number }>(
    known === null
      ? `insert into incident_mail_choices
           (user_id, is_for_all, grade, after_minutes, is_end_mailed, since)
         values ($1, $2, $3, $4, $5, $6) returning id`
      : `update incident_mail_choices
         set is_for_all = $2, grade = $3, after_minutes = $4, is_end_mailed = $5, since = $6
         where user_id = $1 and id = $7 returning id`,
    known === null ? values : [...values, known],
  )
  if (locationIds === null) return
  await db.query(
    `insert into incident_mail_locations (user_id, choice_id, location_id, since)
     select $1, $2, place, since
     from unnest($3::bigint[], $4::timestamptz[]) as chosen (place, since)`,
    [userId, rows[0]?.id, locationIds, locationIds.map(since)],
  )
}
