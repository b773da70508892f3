import {
  type HeldDevice,
  type HeldDeviceStatus,
  type HeldLocation,
  type HeldNote,
  type HeldSsid,
  type HeldTicket,
  listHeldDeviceStatuses,
  listHeldDevices,
  listHeldLocations,
  listHeldSsids,
  listHeldTickets,
} from '@netportal/contract'
import * as z from 'zod/mini'
import type { Machine } from '../auth/machine.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { findChangedTickets, isTicketChanged } from './changedTickets.ts'
import { companyOf } from './companies.ts'
import { heldColumns } from './held.ts'

/** What a caller asks for of what is held. */
interface Asked {
  companyIds: readonly number[]
  limit: number
  after?: string | undefined
  location_external_id?: string | undefined
  /** Only what was changed, or seen, from then on. */
  since?: string | undefined
}

/** How a kind of things is read, by the index of its key. */
interface Listed {
  columns: string
  from: string
  company: string
  /** Columns of the key within a company, and the fields that they are read as. */
  key: readonly { column: string; field: string }[]
  /** Condition that takes the time as `$since`. */
  since?: string
  /** Finds what was changed from a time on by its ids; null when they are many, so that any page is soon full of them. */
  changed?: { id: string; find: (db: Database, since: string) => Promise<number[] | null> }
}

const locations: Listed = {
  columns: heldColumns.location,
  from: 'locations',
  company: 'locations.company_id',
  key: [{ column: 'locations.external_id', field: 'external_id' }],
}

const placedDevices = 'devices join locations on locations.id = devices.location_id'
const deviceKey = [{ column: 'devices.mac_address', field: 'ap_mac_address' }] as const

const devices: Listed = {
  columns: heldColumns.device,
  from: placedDevices,
  company: 'devices.company_id',
  key: deviceKey,
  since: 'devices.last_seen_at >= $since',
}

const deviceStatuses: Listed = {
  columns: 'devices.mac_address as ap_mac_address, latest.changed_at as time, latest.status',
  from: `${placedDevices} cross join lateral (
    select changed_at, status from device_status_changes where device_id = devices.id
    order by changed_at desc limit 1
  ) as latest`,
  company: 'devices.company_id',
  key: deviceKey,
  since: 'latest.changed_at >= $since',
}

const ssids: Listed = {
  columns: heldColumns.ssid,
  from: 'ssids join locations on locations.id = ssids.location_id',
  company: 'locations.company_id',
  key: [
    { column: 'locations.external_id', field: 'location_external_id' },
    { column: 'ssids.wlan_id', field: 'wlan_id_api' },
  ],
}

const tickets: Listed = {
  columns: heldColumns.ticket,
  from: 'tickets join locations on locations.id = tickets.location_id',
  company: 'tickets.company_id',
  key: [{ column: 'tickets.calltek_ticket_id', field: 'calltek_ticket_id' }],
  since: isTicketChanged,
  changed: { id: 'tickets.id', find: findChangedTickets },
}

/** A page of notes ends early once its texts have so many characters; one ticket is never cut. */
const charactersPerPage = 4_000_000

/** Where machines read what is held of their companies, to compare it with what they have. */
export function readBackRoutes({ db, route }: Services): void {
  route(listHeldLocations, async ({ machine, query }) =>
    named(
      machine,
      await readPage<HeldLocation>(db, locations, { ...query, companyIds: idsOf(machine, query) }),
    ),
  )
  route(listHeldDevices, async ({ machine, query: { seen_since: since, ...query } }) => {
    const asked = { ...query, since, companyIds: idsOf(machine, query) }
    return named(machine, await readPage<HeldDevice>(db, devices, asked))
  })
  route(listHeldDeviceStatuses, async ({ machine, query: { changed_since: since, ...query } }) => {
    const asked = { ...query, since, companyIds: idsOf(machine, query) }
    return named(machine, await readPage<HeldDeviceStatus>(db, deviceStatuses, asked))
  })
  route(listHeldSsids, async ({ machine, query }) =>
    named(
      machine,
      await readPage<HeldSsid>(db, ssids, { ...query, companyIds: idsOf(machine, query) }),
    ),
  )
  route(listHeldTickets, async ({ machine, query: { changed_since: since, ...query } }) => {
    const asked = { ...query, since, companyIds: idsOf(machine, query) }
    return named(machine, await readTickets(db, asked))
  })
}

/** @throws HttpError 422 for a company that is not the key's, as for one that does not exist */
function idsOf(machine: Machine, { portal_company }: { portal_company?: string | undefined }) {
  if (portal_company === undefined) return machine.companies.map(({ id }) => id)
  const id = companyOf(machine, portal_company)
  if (id === undefined) throw new HttpError(422, 'portal_company: not known')
  return [id]
}

/** Says of each thing which company it is of, to keys that have to say it too. */
function named<Item>(
  { isOfSeveral, companies }: Machine,
  { items, next }: { items: Row<Item>[]; next: string | null },
) {
  if (!isOfSeveral) return { items, next }
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return {
    items: items.map((item) => ({ ...item, portal_company: names.get(item.company_id) })),
    next,
  }
}

type Row<Item> = Item & { company_id: number }

async function readPage<Item extends object>(
  db: Database,
  listed: Listed,
  asked: Asked,
): Promise<{ items: Row<Item>[]; next: string | null }> {
  const rows = await readRows<Item>(db, listed, asked)
  return pageOf(listed, rows.slice(0, asked.limit), rows.length > asked.limit)
}

async function readTickets(db: Database, asked: Asked) {
  const counted = {
    ...tickets,
    columns: `${tickets.columns}, tickets.id as ticket_id, (
      select coalesce(sum(length(content)), 0) from ticket_notes where ticket_id = tickets.id
    ) as characters`,
  }
  const rows = await readRows<HeldTicket & { ticket_id: number; characters: number }>(
    db,
    counted,
    asked,
  )
  const shown = rows.slice(
    0,
    Math.min(asked.limit, fitting(rows.map(({ characters }) => characters))),
  )
  const notes = await readNotes(
    db,
    shown.map(({ ticket_id }) => ticket_id),
  )
  const whole = shown.map((row) => ({ ...row, notes: notes.get(row.ticket_id) ?? [] }))
  return pageOf(tickets, whole, rows.length > shown.length)
}

/** How many of the first fit on a page; one at least. */
function fitting(sizes: readonly number[]): number {
  let sum = 0
  const tooMany = sizes.findIndex((size, index) => {
    sum += size
    return index > 0 && sum > charactersPerPage
  })
  return tooMany === -1 ? sizes.length : tooMany
}

async function readNotes(
  db: Database,
  ticketIds: readonly number[],
): Promise<Map<number, HeldNote[]>> {
  const { rows } = await db.query<HeldNote & { ticket_id: number }>(
    `select ticket_id, ${heldColumns.note} from ticket_notes where ticket_id = any($1)
     order by ticket_id, note_sequence`,
    [ticketIds],
  )
  const notes = new Map<number, HeldNote[]>()
  for (const row of rows) {
    const others = notes.get(row.ticket_id)
    if (others) others.push(row)
    else notes.set(row.ticket_id, [row])
  }
  return notes
}

/** Reads one more than the page has, which tells that there is another page. */
async function readRows<Item extends object>(
  db: Database,
  { columns, from, company, key, since: isSince, changed }: Listed,
  { companyIds, limit, after, location_external_id, since }: Asked,
): Promise<Row<Item>[]> {
  const values: unknown[] = []
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  const conditions = [`${company} = any(${bind(companyIds, 'bigint[]')})`]
  if (location_external_id !== undefined) {
    await requireLocation(db, companyIds, location_external_id)
    conditions.push(`locations.external_id = ${bind(location_external_id, 'text')}`)
  }
  if (since !== undefined && isSince !== undefined) {
    const few = changed && (await changed.find(db, since))
    if (changed && few) conditions.push(`${changed.id} = any(${bind(few, 'bigint[]')})`)
    else {
      const at = bind(since, 'timestamptz')
      conditions.push(isSince.replaceAll('$since', () => at))
    }
  }
  const order = [company, ...key.map(({ column }) => column)].join(', ')
  if (after !== undefined) {
    const [companyId, ...texts] = readPlace(after, key.length)
    const place = [bind(companyId, 'bigint'), ...texts.map((text) => bind(text, 'text'))]
    conditions.push(`(${order}) > (${place.join(', ')})`)
  }
  const { rows } = await db.query<Row<Item>>(
    `select ${company} as company_id, ${columns} from ${from}
     where ${conditions.join(' and ')} order by ${order} limit ${bind(limit + 1, 'bigint')}`,
    values,
  )
  return rows
}

/** @throws HttpError 422: an empty list would read as if nothing were held of what is only misspelled */
async function requireLocation(
  db: Database,
  companyIds: readonly number[],
  externalId: string,
): Promise<void> {
  const { rowCount } = await db.query(
    'select from locations where company_id = any($1) and external_id = $2 limit 1',
    [companyIds, externalId],
  )
  if (rowCount === 0) throw new HttpError(422, 'location_external_id: not known')
}

function pageOf<Item extends object>(
  { key }: Listed,
  items: Row<Item>[],
  hasMore: boolean,
): { items: Row<Item>[]; next: string | null } {
  const last = items.at(-1)
  if (!hasMore || !last) return { items, next: null }
  const place = [last.company_id, ...key.map(({ field }) => Reflect.get(last, field))]
  return { items, next: Buffer.from(JSON.stringify(place)).toString('base64url') }
}

const Place = z.tuple([z.int()], z.string().check(z.refine((text) => !text.includes('\0'))))

/** @throws HttpError 422 for what no answer gave */
function readPlace(text: string, parts: number): [companyId: number, ...texts: string[]] {
  const place = z.safeParse(Place, parseJson(Buffer.from(text, 'base64url').toString()))
  if (!place.success || place.data.length !== parts + 1) {
    throw new HttpError(422, 'after: not a `next` that an answer gave')
  }
  return place.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
