import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { StartError } from '../http/errors.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type OpenDatabase, withConnection } from './database.ts'
import { migrate } from './migrate.ts'
import { parseMigration, readMigrations } from './migrations.ts'
import { doLongWork, startLongWork } from './whileServing.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const said: string[] = []
const say = (sentence: string) => said.push(sentence)
const log = { info: () => {}, warn: throwIt, error: throwIt }
function throwIt({ err }: { err: unknown }) {
  throw err
}
const never = new AbortController().signal

const applied = async () =>
  (await database.pool.query('select * from schema_migrations order by name')).rows
/** Runs migrations after this version's, whose traces the test's end removes. */
const withMore = async (...more: [name: string, sql: string][]) => [
  ...(await readMigrations()),
  ...more.map(([name, sql]) => parseMigration(name, sql)),
]

beforeEach(() => {
  said.length = 0
  onTestFinished(async () => {
    await database.pool.query(
      "drop table if exists later, later_too; delete from schema_migrations where name like '9%'",
    )
  })
})

it('does nothing to a database that is up to date', async () => {
  const before = await applied()
  expect(await migrate(database, { say })).toEqual([])
  await Promise.all([migrate(database, { say }), migrate(database, { say })])
  expect(await applied()).toEqual(before)
})

it('goes on where one that failed has ended, and leaves nothing of what failed', async () => {
  const good: [string, string] = ['9001_good.sql', 'create table later (id int)']
  const bad = await withMore(good, [
    '9002_bad.sql',
    'create table later_too (id int); select 1 / 0',
  ])
  await expect(migrate(database, { say, migrations: bad })).rejects.toThrow('division by zero')
  const mended = await withMore(good, ['9002_bad.sql', 'create table later_too (id int)'])
  expect(await migrate(database, { say, migrations: mended })).toEqual(['9002_bad.sql'])
})

it('is not governed by the time that a statement of the pool has', async () => {
  // The pool's limit is 30 s: a session's is asked for in place of waiting for it.
  const limit = () =>
    database.direct(async ({ db }) => (await db.query('show statement_timeout')).rows[0])
  expect(await limit()).toEqual({ statement_timeout: '0' })
})

it('works on a database of a newer version that only added to it', async () => {
  const newer = await withMore(['9001_more.sql', 'create table later (id int)'])
  await migrate(database, { say, migrations: newer })
  const before = await applied()
  expect(await migrate(database, { say })).toEqual([])
  expect(await applied()).toEqual(before)
})

it('refuses a database from which a newer version took what this one needs, and leaves it as it is', async () => {
  const newer = await withMore(
    ['9001_more.sql', 'create table later (id int)'],
    ['9002_less.sql', '-- needs: 9001_more.sql\ncreate table later_too (id int)'],
  )
  await migrate(database, { say, migrations: newer })
  const before = await applied()
  await expect(migrate(database, { say })).rejects.toEqual(
    new StartError(
      'The database needs a newer version of this server (one that knows 9001_more.sql). Start that version.',
    ),
  )
  expect(await applied()).toEqual(before)
  // A version between the two knows what is needed.
  expect(await migrate(database, { say, migrations: newer.slice(0, -1) })).toEqual([])
})

it('takes up a database whose migrations were noted by a version before this rule', async () => {
  await database.pool.query('alter table schema_migrations drop column needs')
  expect(await migrate(database, { say })).toEqual([])
  expect((await applied())[0]).toHaveProperty('needs', null)
})

const long = `-- while serving
insert into later select coalesce(max(id), 0) + 1 from later having coalesce(max(id), 0) < 5;
create index concurrently later_id on later (id);
`

it('leaves long work to the time when it serves, and does it in steps', async () => {
  const migrations = await withMore(
    ['9001_more.sql', 'create table later (id int)'],
    ['9002_long.sql', long],
    ['9003_more.sql', 'create table later_too (id int)'],
  )
  expect(await migrate(database, { say, migrations })).toEqual(['9001_more.sql', '9003_more.sql'])
  const options = { log, migrations }
  expect(await doLongWork(database, options, never)).toEqual(['9002_long.sql'])
  expect(await doLongWork(database, options, never)).toEqual([])
  const { rows } = await database.pool.query(
    `select count(*), (select indisvalid from pg_index where indexrelid = 'later_id'::regclass)
     from later`,
  )
  expect(rows).toEqual([{ count: 5, indisvalid: true }])
})

it('does long work first where something is taken away after it, or a command asks for all', async () => {
  const more: [string, string][] = [
    ['9001_more.sql', 'create table later (id int)'],
    ['9002_long.sql', long],
  ]
  const names = more.map(([name]) => name)
  const taking = await withMore(...more, ['9003_less.sql', '-- needs: 9001_more.sql\nselect 1'])
  expect(await migrate(database, { say, migrations: taking })).toEqual([...names, '9003_less.sql'])
  await database.pool.query("drop table later; delete from schema_migrations where name like '9%'")
  const all = { say, isAll: true, migrations: await withMore(...more) }
  expect(await migrate(database, all)).toEqual(names)
})

it('ends in the middle of long work when the server does', async () => {
  const migrations = await withMore([
    '9002_long.sql',
    '-- while serving\nselect 1 from generate_series(1, 2);\n',
  ])
  const ending = new AbortController()
  const work = doLongWork(database, { log, migrations }, ending.signal)
  setTimeout(() => ending.abort(), 100)
  await expect(work).rejects.toThrow()
  expect((await applied()).at(-1)?.name).not.toBe('9002_long.sql')
})

it('waits for a table that somebody else has, says so once, and lets readers go on', async ({
  skip,
}) => {
  const { pool } = database
  skip(pool.options.max === 1, 'The embedded database has no second session.')
  const migrations = await withMore(['9001_wide.sql', 'alter table companies add wide int'])
  onTestFinished(async () => {
    await pool.query('alter table companies drop column wide')
  })
  let isDone = false
  let slowestMs = 0
  await withConnection(pool, async (dump) => {
    await dump.query("begin; set local application_name = 'pg_dump'; select from companies")
    const migrating = migrate(database, { say, migrations }).then(() => {
      isDone = true
    })
    for (const end = performance.now() + 2500; performance.now() < end; ) {
      const start = performance.now()
      await pool.query('select from companies')
      slowestMs = Math.max(slowestMs, performance.now() - start)
    }
    expect(isDone).toBe(false)
    await dump.query('rollback')
    await migrating
  })
  expect(slowestMs).toBeLessThan(2000)
  expect(said).toEqual([
    expect.stringMatching(
      /^9001_wide\.sql waits for tables that pg_dump \(process \d+\) reads or writes\.$/,
    ),
  ])
})

it('takes a database that is gone for no migration that failed', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const lines: unknown[] = []
  const work = startLongWork(
    { direct: () => Promise.reject(gone) },
    { log: { ...log, warn: (text: unknown) => lines.push(text) } },
  )
  await vi.waitFor(() => expect(lines).toEqual(['long work of migrations waits for the database']))
  await work.close()
})
