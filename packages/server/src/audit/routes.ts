import { listAudit } from '@netportal/contract'
import { HttpError } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { readEntries } from './read.ts'
import { recordRepeated } from './record.ts'

/** The log for administrators. Beyond the specification, and made by no portal. */
export function auditRoutes({ route, db, config }: Services): void {
  if (config.hideExtras) return
  route(listAudit, async ({ query, by }) => {
    const { since = null, until = null, action = null, actor_kind: actorKind = null, limit } = query
    const companyId = idOf(query.customer_id, 'customer_id')
    const actorId = idOf(query.actor_id, 'actor_id')
    const after = idOf(query.after, 'after')
    await recordRepeated(db, by, 'audit-read')
    const results = await readEntries(
      db,
      { since, until, companyId, actorKind, actorId, action },
      { order: 'newest first', after, limit: limit + 1 },
    )
    const isMore = results.length > limit
    const page = results.slice(0, limit)
    return { next_after: isMore ? page.at(-1)?.id : null, results: page }
  })
}

/** @throws HttpError 422 for what is no id of ours */
function idOf(value: number | string | undefined, name: string): number | null {
  if (value === undefined) return null
  const id = readId(value)
  if (id === null) throw new HttpError(422, `${name}: Not an id.`)
  return id
}
