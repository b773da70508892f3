import { type Endpoint, getProfile, isReadingCall, listAudit } from '@netportal/contract'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { readId } from '../http/ids.ts'
import { readIncidentId } from '../incidents/incidentId.ts'
import type { Origin } from './origin.ts'
import { recordRepeated } from './record.ts'

/** A call that was answered, as far as it says whose data it has shown. */
interface ViewedCall {
  viewer: Viewer
  by: Origin
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>> | undefined
}

/** Writes down that an administrator looks at a customer's data. */
export type NoteView = (endpoint: Endpoint, call: ViewedCall) => Promise<void>

/** What a process remembers to have noted; what it forgets is looked up once more. */
const remembered = 20_000

/** Where the company of a thing stands. */
const companyOf = {
  location: 'select distinct company_id as id from locations where id = any($1::bigint[])',
  ticket: 'select company_id as id from tickets where id = any($1::bigint[])',
  task: 'select company_id as id from reports where task_id::text = any($1::text[])',
} as const

type Shown = { kind: 'company' | keyof typeof companyOf; ids: readonly unknown[] } | { kind: 'all' }

/**
 * Makes what notes the views of administrators, once for each of them, customer and hour. Whose data a call shows is
 * told by its parameters, so that a new call needs nothing for it; one that names nothing shows those of all.
 */
export function createNoteView(db: Database): NoteView {
  const noted = new LRUCache<string, true>({ max: remembered })
  return async (endpoint, { viewer, by, params, query }) => {
    if (viewer.role !== 'admin' || !isReadingCall(endpoint)) return
    if (endpoint === getProfile || endpoint === listAudit) return
    const shown = whatIsShown(endpoint, { params, query })
    const what = shown.kind === 'all' ? '' : shown.ids.join()
    const key = `${viewer.userId} ${shown.kind} ${what}`
    if (noted.has(key)) return
    for (const company of await companiesOf(db, shown)) {
      const leftMs = await recordRepeated(db, by, 'customer-viewed', { company })
      if (leftMs > 0) noted.set(key, true, { ttl: leftMs })
    }
  }
}

function whatIsShown(
  { path }: Endpoint,
  { params, query }: Pick<ViewedCall, 'params' | 'query'>,
): Shown {
  const { id, customerId, ticketId, taskId, incidentId = '' } = params
  const { customer_id = customerId, location_id = id, location_ids } = query ?? {}
  const incident = readIncidentId(incidentId)
  if (customer_id !== undefined) return { kind: 'company', ids: [customer_id] }
  if (ticketId !== undefined) return { kind: 'ticket', ids: [ticketId] }
  if (taskId !== undefined) return { kind: 'task', ids: [taskId] }
  if (incident !== null) return { kind: 'location', ids: [incident.locationId] }
  if (location_ids !== undefined) return { kind: 'location', ids: String(location_ids).split(',') }
  if (location_id === undefined || path.includes('/report-schedules/')) return { kind: 'all' }
  return { kind: 'location', ids: [location_id] }
}

/** @returns null in place of a company for what is of several, or of all */
async function companiesOf(db: Database, shown: Shown): Promise<(number | null)[]> {
  if (shown.kind === 'all') return [null]
  const ids = shown.ids.map(String)
  if (shown.kind === 'company') return ids.map(readId)
  const { rows } = await db.query<{ id: number | null }>(companyOf[shown.kind], [ids])
  return rows.map(({ id }) => id)
}
