import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { createWorld } from '../testing/world.ts'
import { moveDatabase } from './move.ts'

// Each test opens two databases.
vi.setConfig({ testTimeout: 120_000 })

async function open() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

it('moves a database with all its rows, and goes on counting where it was', async () => {
  const [from, to] = [await open(), await open()]
  await createWorld(from.pool)
  await from.pool.query(
    `update ssid_transfer_metrics set tx_mbps = 0.1 + 0.2;
     insert into packed_transfer_metrics values
       (1, '2026-05-01', '{0,86399999}', '{0.1,null}', '{1e-300,null}', '{null,3}', '{NaN,0.30000000000000004}', '{7,8}');
     update tickets set guest_name = E'Ольга "\\\\" 東館\\n😀'`,
  )
  const moved = await moveDatabase(from.pool, to)
  const rowsOf = (table: string) => moved.find((each) => each.table === table)?.rows
  expect([rowsOf('companies'), rowsOf('users'), rowsOf('incident_mail_key')]).toEqual([3, 5, 1])
  for (const table of [
    'tickets',
    'ssid_transfer_metrics',
    'packed_transfer_metrics',
    'users',
    'incident_mail_key',
  ]) {
    const read = async (db: typeof from) =>
      (await db.pool.query(`select each::text from ${table} each order by 1`)).rows
    expect(await read(to)).toEqual(await read(from))
    expect(await read(to)).not.toEqual([])
  }
  const { rows } = await to.pool.query("insert into companies (name) values ('New') returning id")
  expect(rows).toEqual([{ id: 4 }])
  await expect(moveDatabase(from.pool, to)).rejects.toThrow(
    'The database to move to has companies or users.',
  )
})

it('moves nothing when what arrives is not what was sent', async () => {
  const [from, to] = [await open(), await open()]
  await createWorld(from.pool)
  // A rule goes on where triggers rest.
  await to.pool.query(
    'create rule lose as on insert to tickets where new.guest_name is not null do instead nothing',
  )
  await expect(moveDatabase(from.pool, to)).rejects.toThrow(/Nothing was moved: of tickets/)
  expect((await to.pool.query('select from companies')).rowCount).toBe(0)
})
