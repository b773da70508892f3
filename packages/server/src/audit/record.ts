import type { AuditAction, AuditSubject } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import type { Origin } from './origin.ts'

/** What something is done to, by ids of ours: never a name, an address or what was asked. */
export interface About {
  /** Whose it is. @default the actor's own company */
  company?: number | null
  /** None where the kind has no ids, such as guests. */
  subject?: readonly [kind: AuditSubject, id?: number | string]
}

/**
 * Writes down what is done.
 * @param db of the transaction in which it is done, so that neither is there without the other
 */
export async function record(
  db: Database,
  by: Origin,
  action: AuditAction,
  about: About = {},
): Promise<void> {
  await db.query(
    `insert into audit_entries (action, actor_kind, actor_id, company_id, subject_kind, subject_id, request_id,
       address)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values(by, action, about),
  )
}

/** Deeds that may be done without end, and of which not each is told. */
type Repeated = 'sign-in-failed' | 'customer-viewed' | 'report-downloaded' | 'audit-read'

/** Tells of a storm how large it is by a handful of entries: the first, and each time that the number has doubled. */
const isDoubled = 'count & (count - 1) = 0'
const isFirst = 'count = 1'

const now = 'clock_timestamp()'
/** Since a clock was set back there may be hours that begin in the future. */
const isOver = `(counts.since <= ${now} - interval '1 hour' or counts.since > ${now})`

/**
 * Counts what is done again and again, by actor, company and subject, within an hour that begins with the first time, by
 * the database's clock. Failures are told when their number doubles, all else the first time.
 * @returns how many milliseconds of that hour are left
 */
export async function recordRepeated(
  db: Database,
  by: Origin,
  action: Repeated,
  about: About = {},
): Promise<number> {
  const isFailure = action === 'sign-in-failed'
  const { rows } = await db.query<{ leftMs: number }>(
    `with counted as (
       insert into audit_counts as counts (action, key, since, count)
       values ($1, concat_ws(' ', $2::text, $3::bigint, coalesce($4::bigint, 0), $5::text, $6::text), ${now}, 1)
       on conflict (action, key) do update set
         since = case when ${isOver} then excluded.since else counts.since end,
         count = case when ${isOver} then 1 else counts.count + 1 end
       returning since, count
     ),
     told as (
       insert into audit_entries (action, actor_kind, actor_id, company_id, subject_kind, subject_id, request_id,
         address, count)
       select $1, $2, $3, $4, $5, $6, $7, $8, ${isFailure ? 'count' : 'null::integer'}
       from counted where ${isFailure ? isDoubled : isFirst}
     )
     select ceil(extract(epoch from since + interval '1 hour' - ${now}) * 1000)::integer as "leftMs" from counted`,
    values(by, action, about),
  )
  return rows[0]?.leftMs ?? 0
}

function values(
  { actor, companyId, requestId, address }: Origin,
  action: AuditAction,
  { company = companyId, subject }: About,
): unknown[] {
  const [kind = null, id = null] = subject ?? []
  return [
    action,
    actor.kind,
    'id' in actor ? actor.id : null,
    company,
    kind,
    id === null ? null : String(id),
    requestId,
    address,
  ]
}
