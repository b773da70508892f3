import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Config, readConfig } from '../config/config.ts'
import { StartError } from '../http/errors.ts'
import { testDatabaseEnvironment, testFolder, throwCrash } from '../testing/database.ts'
import { migrateAll, openDatabase, openMigrated } from './openDatabase.ts'

const last = '0014_incident_lookups.sql'
const ignore = () => {}

/** Does something with the database of a configuration, whatever its shape. */
async function withPool(config: Config, sql: string): Promise<unknown[]> {
  const database = await openDatabase(config, throwCrash)
  const { rows } = await database.pool.query(sql)
  await database.close()
  return rows
}

it('takes a database for a command as it is, and changes none that is of another version', async () => {
  const config = readConfig({ ...(await testDatabaseEnvironment()), PORTAL_DIR: '' })
  await (await openMigrated(config, throwCrash)).close()
  await withPool(config, `delete from schema_migrations where name = '${last}'`)
  const refusal = new StartError(
    `The database is not of this version yet (it lacks ${last}): start the server, or run 'migrate'.`,
  )
  for (const _ of [1, 2]) await expect(openMigrated(config, throwCrash)).rejects.toEqual(refusal)
})

it('makes no embedded database for a command that reads', async () => {
  const config = readConfig({ DATA_DIR: await testFolder(), PORTAL_DIR: '' })
  await expect(openMigrated(config, throwCrash)).rejects.toEqual(
    new StartError(
      `There is no database in ${config.dataFolder} yet: start the server, or run 'migrate'.`,
    ),
  )
  expect(existsSync(join(config.dataFolder, 'postgres'))).toBe(false)
})

it('migrates by command, and says what was run', async () => {
  const config = readConfig({ ...(await testDatabaseEnvironment()), PORTAL_DIR: '' })
  await withPool(
    config,
    `delete from schema_migrations where name = '${last}';
     drop index incidents_started, incidents_until, device_outages_since, device_outages_back`,
  )
  expect(await migrateAll(config, throwCrash, ignore)).toEqual([last])
  expect(await migrateAll(config, throwCrash, ignore)).toEqual([])
  await (await openMigrated(config, throwCrash)).close()
})
