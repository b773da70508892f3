import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartError } from '../http/errors.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('does nothing to a database that is up to date', async () => {
  const applied = () => database.pool.query('select * from schema_migrations order by name')
  const before = await applied()
  await migrate(database.pool)
  await Promise.all([migrate(database.pool), migrate(database.pool)])
  expect((await applied()).rows).toEqual(before.rows)
})

it('refuses a database of a newer version, and leaves it as it is', async () => {
  await database.pool.query("insert into schema_migrations (name) values ('9999_future.sql')")
  await expect(migrate(database.pool)).rejects.toEqual(
    new StartError(
      'The database was made by a newer version of this server (it has 9999_future.sql). Start that version.',
    ),
  )
})
