import type { AuditAction, AuditActor, AuditEntry } from '@netportal/contract'
import type { Database } from '../database/database.ts'

/** Which entries are meant; null for any. */
export interface AuditFilter {
  since: string | null
  until: string | null
  companyId: number | null
  actorKind: AuditActor | null
  actorId: number | null
  action: AuditAction | null
}

interface AuditPlace {
  order: 'oldest first' | 'newest first'
  /** Id of the last entry of the page before; null for the first page. */
  after: number | null
  limit: number
}

/** Reads a page of entries, with the names that users, keys and companies have now. */
export async function readEntries(
  db: Database,
  { since, until, companyId, actorKind, actorId, action }: AuditFilter,
  { order, after, limit }: AuditPlace,
): Promise<AuditEntry[]> {
  const [isBeyond, direction] = order === 'oldest first' ? ['>', 'asc'] : ['<', 'desc']
  const { rows } = await db.query<AuditEntry>(
    `select entry.id, at, action, count, actor_kind, actor_id, coalesce(email, machine_keys.name) as actor_name,
       entry.company_id as customer_id, companies.name as customer_company_name, subject_kind, subject_id,
       request_id, address
     from audit_entries entry
     left join users on actor_kind = 'user' and users.id = actor_id
     left join machine_keys on actor_kind = 'key' and machine_keys.id = actor_id
     left join companies on companies.id = entry.company_id
     where ($1::timestamptz is null or at >= $1) and ($2::timestamptz is null or at < $2)
       and ($3::bigint is null or entry.company_id = $3)
       and ($4::text is null or actor_kind = $4) and ($5::bigint is null or actor_id = $5)
       and ($6::text is null or action = $6)
       and ($7::bigint is null
         or (at, entry.id) ${isBeyond} ((select at from audit_entries where id = $7), $7))
     order by at ${direction}, entry.id ${direction} limit $8`,
    [since, until, companyId, actorKind, actorId, action, after, limit],
  )
  return rows
}
