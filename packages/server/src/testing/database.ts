import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { Environment } from '../config/environment.ts'
import { type OpenDatabase, openPostgres } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { createDatabase, dropDatabase } from './postgresServer.ts'
import './quickWasm.ts'

/** Makes a folder that `remove` deletes. */
async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'network-portal-test-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Makes a data folder with an empty, migrated database. */
async function dataFolder(template: string) {
  const { folder, remove } = await temporaryFolder()
  await cp(template, folder, { recursive: true })
  return { folder, remove }
}

/** Makes an empty, migrated database. */
async function copyTemplate() {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') {
    const { folder, remove } = await dataFolder(template.folder)
    return {
      environment: { DATA_DIR: folder },
      open: () => openEmbedded(folder, throwCrash),
      remove,
    }
  }
  const { name, url } = await createDatabase(template.server, template.name)
  return {
    environment: { DATABASE_URL: url },
    open: () => openPostgres(url),
    remove: () => dropDatabase(template.server, name),
  }
}

/** Opens a database that only the caller has, of the kind that this run is for; closing it removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { open, remove } = await copyTemplate()
  const { close, ...database } = await open()
  return {
    ...database,
    close: async () => {
      await close()
      await remove()
    },
  }
}

/** Returns the environment that tells a server process to use a database that one test has, empty and migrated. */
export async function testDatabaseEnvironment(): Promise<Environment> {
  const { environment, remove } = await copyTemplate()
  onTestFinished(remove)
  return environment
}

/**
 * A data folder of the embedded database, empty and migrated, for one test. Such a test is left out when
 * the suite runs on a PostgreSQL server.
 */
export async function testDataFolder(): Promise<string> {
  const template = inject('databaseTemplate')
  if (template.kind !== 'embedded') throw new Error('Only for the embedded database.')
  const { folder, remove } = await dataFolder(template.folder)
  onTestFinished(remove)
  return folder
}

/** An empty folder for one test. */
export async function testFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder()
  onTestFinished(remove)
  return folder
}

export function throwCrash(error: Error): never {
  throw error
}
