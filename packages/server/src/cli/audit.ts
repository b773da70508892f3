import {
  type AuditAction,
  type AuditActor,
  type AuditEntry,
  auditActions,
  auditActors,
  auditLimits,
  instantMs,
} from '@netportal/contract'
import { toCsv } from '@netportal/format'
import { operator } from '../audit/origin.ts'
import { type AuditFilter, readEntries } from '../audit/read.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/database.ts'
import { StartError } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { findCompany } from './accounts.ts'
import type { CommandContext } from './command.ts'

/** What a command says of the entries that it asks for. */
interface AuditOptions {
  since?: string | undefined
  until?: string | undefined
  company?: string | undefined
  actor?: string | undefined
  action?: string | undefined
  csv?: boolean | undefined
}

/** Writes the entries of the audit log, oldest first, a page at a time, however many there are. */
export async function printAudit(
  options: AuditOptions,
  { db, write }: Pick<CommandContext, 'db' | 'write'>,
): Promise<string> {
  const filter = await readFilter(options, db)
  await record(db, operator, 'audit-read', { company: filter.companyId })
  const format = options.csv ? toCsvLines : toLines
  if (options.csv) await write(csvHead)
  for (let after: number | null = null; ; ) {
    const place = { order: 'oldest first', after, limit: auditLimits.pageMax } as const
    const entries = await readEntries(db, filter, place)
    if (entries.length > 0) await write(format(entries))
    after = Number(entries.at(-1)?.id)
    if (entries.length < auditLimits.pageMax) return ''
  }
}

async function readFilter(options: AuditOptions, db: Database): Promise<AuditFilter> {
  const { company, actor, action } = options
  const since = readMoment(options.since, '--since', 'begin')
  const until = readMoment(options.until, '--until', 'end')
  if (since !== null && until !== null && until <= since) {
    throw new StartError('--until is not after --since.')
  }
  return {
    since,
    until,
    companyId: company?.trim() ? (await findCompany(db, company.trim())).id : null,
    action: action === undefined ? null : readAction(action),
    ...(await readActor(actor, db)),
  }
}

const dayMs = 24 * 3_600_000

/** @param edge of a day; an instant is itself */
function readMoment(text: string | undefined, name: string, edge: 'begin' | 'end'): string | null {
  if (text === undefined) return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const ms = instantMs(isDay ? `${text}T00:00:00Z` : text)
  if (ms === null || (isDay && new Date(ms).toISOString().slice(0, 10) !== text)) {
    throw new StartError(`${name}: a moment is written 2026-06-18 or 2026-06-18T12:00:00Z.`)
  }
  return new Date(ms + (isDay && edge === 'end' ? dayMs : 0)).toISOString()
}

function readAction(text: string): AuditAction {
  const action = auditActions.find((one) => one === text)
  if (action) return action
  throw new StartError(`--action is one of ${auditActions.join(', ')}.`)
}

async function readActor(
  text: string | undefined,
  db: Database,
): Promise<{ actorKind: AuditActor | null; actorId: number | null }> {
  if (text === undefined) return { actorKind: null, actorId: null }
  const [kind, id, ...others] = text.split(':')
  const actorKind = auditActors.find((one) => one === kind)
  const actorId = id === undefined ? null : readId(id)
  const isWhole = id === undefined || actorId !== null
  if (actorKind && isWhole && others.length === 0) return { actorKind, actorId }
  const { rows } = await db.query<{ id: number }>(
    'select id from users where email = lower(btrim($1))',
    [text],
  )
  const [user] = rows
  if (user) return { actorKind: 'user', actorId: user.id }
  throw new StartError("--actor is a user's address, user:ID, key:ID, cli or nobody.")
}

const columns = [
  'at',
  'action',
  'count',
  'actor',
  'actor name',
  'company',
  'company name',
  'subject',
  'address',
  'request',
] as const

const csvHead = toCsv(columns, [])

function toCsvLines(entries: readonly AuditEntry[]): string {
  return toCsv(columns, entries.map(cellsOf)).slice(csvHead.length)
}

/** Lines of columns, of which those that are short enough stand below each other, however many pages there are. */
function toLines(entries: readonly AuditEntry[]): string {
  const line = (entry: AuditEntry) => {
    const { count, action, address, request_id } = entry
    const deed = count ? `${action} (${count})` : action
    const company = named(entry.customer_id, entry.customer_company_name)
    const actor = named(actorOf(entry), entry.actor_name)
    const cells = [entry.at, deed.padEnd(20), actor.padEnd(36), (address ?? '-').padEnd(15)]
    return [...cells, `company ${company}`, subjectOf(entry) || '-', request_id ?? '-'].join('  ')
  }
  return entries.map((entry) => `${line(entry)}\n`).join('')
}

function cellsOf(entry: AuditEntry) {
  return [
    entry.at,
    entry.action,
    entry.count ?? null,
    actorOf(entry),
    entry.actor_name ?? null,
    entry.customer_id ?? null,
    entry.customer_company_name ?? null,
    subjectOf(entry),
    entry.address ?? null,
    entry.request_id ?? null,
  ]
}

function actorOf({ actor_kind, actor_id }: AuditEntry): string {
  return withId(actor_kind, actor_id)
}

function subjectOf({ subject_kind, subject_id }: AuditEntry): string {
  return subject_kind ? withId(subject_kind, subject_id) : ''
}

function withId(kind: string, id: number | string | null | undefined): string {
  return id === null || id === undefined ? kind : `${kind}:${id}`
}

function named(id: number | string | null | undefined, name: string | null | undefined): string {
  return name ? `${id} '${name}'` : String(id ?? '-')
}
