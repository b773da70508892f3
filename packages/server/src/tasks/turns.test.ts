import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { readOnly } from '../database/postgresFaults.ts'
import { openTestDatabase } from '../testing/database.ts'
import { noon } from '../testing/world.ts'
import { endTask, type Lease, sendTask } from './queue.ts'
import { sizesOf, smallSize } from './size.ts'
import { takeTask } from './turns.ts'

let database: OpenDatabase
let companies: number[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into companies (name) values ('Ash'), ('Birch'), ('Cedar') returning id",
  )
  companies = rows.map(({ id }) => id)
})
afterAll(() => database.close())
afterEach(() =>
  database.pool.query('delete from reports; delete from pgboss.job; delete from report_turns'),
)

const small = [{ locationId: 1, start: '2026-06-01', end: '2026-06-07' }]
const large = Array.from({ length: 20 }, (_, locationId) => ({
  locationId,
  start: '2026-03-01',
  end: '2026-05-31',
}))

/** Queues a report of a company, by its place among them; those of schedules were due. */
async function insertTask(
  company: number,
  { places = small, dueAt = null }: { places?: object[]; dueAt?: Date | null } = {},
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into reports (company_id, report_type, request, file_name, period_start, period_end,
       initiated_at, due_at)
     values ($1, 'device_uptime', $2, 'x.csv', '2026-06-17', '2026-06-18', $3, $4) returning id`,
    [companies[company], JSON.stringify({ places }), noon, dueAt],
  )
  const id = rows[0]?.id ?? 0
  await sendTask(database.pool, { id, isAwaited: dueAt === null })
  return id
}

const take = (choice?: Parameters<typeof takeTask>[1]) => takeTask(database.pool, choice)
const end = (lease: Lease) =>
  endTask(database.pool, lease, { state: 'SUCCESS', reason: null }, noon)

/** Takes and ends all that waits, as one worker does. */
async function workOff(): Promise<number[]> {
  const ids: number[] = []
  for (let lease = await take(); lease; lease = await take()) {
    ids.push(lease.id)
    await end(lease)
  }
  return ids
}

it('goes from company to company', async () => {
  const ash = [await insertTask(0), await insertTask(0), await insertTask(0)]
  const birch = [await insertTask(1), await insertTask(1)]
  const cedar = [await insertTask(2)]
  expect(await workOff()).toEqual([ash[0], birch[0], cedar[0], ash[1], birch[1], ash[2]])
})

it('gives no company a second worker while another waits', async () => {
  const ash = [await insertTask(0), await insertTask(0)]
  const [first] = [await take()]
  const birch = await insertTask(1)
  // Birch's turn was last, and Ash has one under way all the same.
  await database.pool.query('insert into report_turns values ($1, now())', [companies[1]])
  expect([first?.id, (await take())?.id, (await take())?.id]).toEqual([ash[0], birch, ash[1]])
})

it('takes small ones of a company before its large ones, unless those waited for long', async () => {
  const [waiting, quick] = [await insertTask(0, { places: large }), await insertTask(0)]
  const lease = await take()
  expect(lease).toMatchObject({ id: quick, size: 7 })
  const later = await insertTask(0)
  await database.pool.query(
    "update pgboss.job set created_on = created_on - interval '61 seconds' where singleton_key = $1",
    [String(waiting)],
  )
  expect([(await take())?.id, (await take())?.id]).toEqual([waiting, later])
})

it('takes what people wait for before schedules, whoever’s turn it is', async () => {
  const scheduled = await insertTask(1, { dueAt: noon })
  const awaited = [await insertTask(0), await insertTask(0)]
  expect(await workOff()).toEqual([...awaited, scheduled])
})

it('leaves large ones to whoever takes all, and so does one of unknown size', async () => {
  const [waiting, unknown] = [await insertTask(0, { places: large }), await insertTask(1)]
  await database.pool.query("update pgboss.job set data = data - 'size' where singleton_key = $1", [
    String(unknown),
  ])
  expect(await take({ maxSize: smallSize })).toBeNull()
  expect([(await take())?.id, (await take())?.id]).toEqual([waiting, unknown])
})

it('counts the days of a report, and of one about calls its tickets', async () => {
  const { pool } = database
  const id = await insertTask(0, { places: large })
  expect((await sizesOf(pool, [id])).get(id)).toBe(20 * 92)
  const { rows } = await pool.query<{ id: number }>(
    `insert into locations (company_id, external_id, name, timezone) values ($1, 'a', 'A', 'UTC')
     returning id`,
    [companies[0]],
  )
  await pool.query(
    `insert into tickets (company_id, location_id, calltek_ticket_id, opened_at)
     select $1, $2, day, day::timestamptz from unnest('{2026-06-06,2026-06-07,2026-06-09}'::text[]) as day`,
    [companies[0], rows[0]?.id],
  )
  const places = [{ locationId: rows[0]?.id, start: '2026-06-01', end: '2026-06-07' }]
  await pool.query(
    "update reports set report_type = 'call_center_activity', request = $2 where id = $1",
    [id, JSON.stringify({ places })],
  )
  expect((await sizesOf(pool, [id])).get(id)).toBe(2)
})

it('does not take a database without writes for one that works, though nothing waits', async () => {
  const { pool } = database
  const connection = await pool.connect()
  await connection.query('set default_transaction_read_only = on')
  const query = vi.spyOn(pool, 'query').mockImplementation(connection.query.bind(connection))
  const taken = await takeTask(pool).catch((error: unknown) => error)
  query.mockRestore()
  await connection.query('reset default_transaction_read_only')
  connection.release()
  expect(taken).toEqual(readOnly())
})
