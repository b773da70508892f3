import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestDatabase, testDataFolder, testFolder, throwCrash } from '../testing/database.ts'
import { type OpenDatabase, transaction } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

it('is for one at a time, and keeps its data over a restart', async () => {
  const folder = await testDataFolder()
  const first = await openEmbedded(folder, throwCrash)
  await first.pool.query("insert into companies (name) values ('Café São José')")
  await expect(openEmbedded(folder, throwCrash)).rejects.toThrow(/is in use by process \d+\. /)
  await first.close()
  const second = await openEmbedded(folder, throwCrash)
  const { rows } = await second.pool.query('select name from companies')
  await second.close()
  expect(rows).toEqual([{ name: 'Café São José' }])
})

it('makes a first start that was killed halfway anew', async () => {
  const folder = await testFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres/PG_VERSION'), '')
  await writeFile(join(folder, 'postgres.unfinished'), '')
  const database = await openEmbedded(folder, throwCrash)
  await migrate(database.pool)
  await database.close()
  expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(false)
})

it('tells when it dies by itself, and can still be closed', async () => {
  const folder = await testDataFolder()
  const on = vi.spyOn(Worker.prototype, 'on')
  onTestFinished(() => on.mockRestore())
  const crashes: string[] = []
  const database = await openEmbedded(folder, (error) => crashes.push(error.message))
  const worker = on.mock.contexts.find((context) => context instanceof Worker)
  await database.pool.query('select 1')
  await worker?.terminate()
  expect(crashes).toEqual(['The embedded database stopped by itself.'])
  await expect(database.pool.query('select 1')).rejects.toThrow()
  await database.close()
  await (await openEmbedded(folder, throwCrash)).close()
})

describe('queries', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('get their own rows when many run at once, whichever of them fail', async () => {
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    const answers = await Promise.all(
      numbers.map(async (n) => {
        const query = database.pool.query('select $1::bigint as n, 1 / ($1::bigint % 5) as x', [n])
        return query.then(({ rows }) => rows[0].n).catch(({ code }) => code)
      }),
    )
    expect(answers).toEqual(numbers.map((n) => (n % 5 === 0 ? divisionByZero : n)))
  })

  it('give instants as UTC texts and 64-bit integers as numbers', async () => {
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

  it('of a transaction that fails are undone, and the next ones run', async () => {
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
})

/** PostgreSQL's code for it. */
const divisionByZero = '22012'
