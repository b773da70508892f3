import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { createPool, type OpenDatabase, transaction } from './database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('gets each query its own rows when many run at once, whichever of them fail', async () => {
  const numbers = Array.from({ length: 200 }, (_, n) => n)
  const answers = await Promise.all(
    numbers.map(async (n) => {
      const query = database.pool.query('select $1::bigint as n, 1 / ($1::bigint % 5) as x', [n])
      return query.then(({ rows }) => rows[0].n).catch(({ code }) => code)
    }),
  )
  expect(answers).toEqual(numbers.map((n) => (n % 5 === 0 ? divisionByZero : n)))
})

it('gives instants as UTC texts and 64-bit integers as numbers', async () => {
  const { rows } = await database.pool.query(
    `select timestamptz '2026-06-18 14:00:00.25+02' as "instant",
       9007199254740991::bigint as "integer", null::timestamptz as "none",
       array[1.5, null]::float8[] as "floats"`,
  )
  expect(rows).toEqual([
    {
      instant: '2026-06-18T12:00:00.250Z',
      integer: 2 ** 53 - 1,
      none: null,
      floats: [1.5, null],
    },
  ])
})

it('undoes a transaction that fails, and runs the next ones', async () => {
  const insert = "insert into companies (name) values ('A')"
  await expect(
    transaction(database.pool, async (db) => {
      await db.query(insert)
      await db.query("insert into companies (name) values ('')")
    }),
  ).rejects.toMatchObject({ code: '23514' })
  await transaction(database.pool, (db) => db.query(insert))
  const { rows } = await database.pool.query('select count(*) from companies')
  expect(rows).toEqual([{ count: 1 }])
})

it('lets long work take its time, whatever the database sets', async () => {
  await database.pool.query(
    "do $$ begin execute format('alter database %I set statement_timeout = 7000', current_database()); end $$",
  )
  const limit = await database.direct(async ({ db }) => {
    const { rows } = await db.query<{ statement_timeout: string }>('show statement_timeout')
    return rows[0]?.statement_timeout
  })
  expect(limit).toBe('0')
})

/** PostgreSQL's code for it. */
const divisionByZero = '22012'

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a connection that is lost between two statements of a transaction ends that, and not the process',
  async () => {
    const pool = createPool({ connectionString: process.env.TEST_DATABASE_URL })
    onTestFinished(() => pool.end())
    const lost = transaction(pool, async (connection) => {
      const ended = new Promise((resolve) => Object(connection).on('end', resolve))
      const { rows } = await connection.query('select pg_backend_pid() as pid')
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await ended
      await connection.query('select 1')
    })
    await expect(lost).rejects.toThrow(/not queryable|terminated/)
    expect((await pool.query('select 1')).rowCount).toBe(1)
  },
)
