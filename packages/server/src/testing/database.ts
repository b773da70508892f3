import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import './quickWasm.ts'

/** Makes a folder that `remove` deletes. */
async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'network-portal-test-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Makes a data folder with an empty, migrated database. */
async function dataFolder() {
  const { folder, remove } = await temporaryFolder()
  await cp(inject('databaseTemplate'), folder, { recursive: true })
  return { folder, remove }
}

/** Opens an embedded database that only the caller has; closing it removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { folder, remove } = await dataFolder()
  const { pool, close } = await openEmbedded(folder, throwCrash)
  return {
    pool,
    close: async () => {
      await close()
      await remove()
    },
  }
}

/** A data folder, with an empty, migrated database, for one test. */
export async function testDataFolder(): Promise<string> {
  const { folder, remove } = await dataFolder()
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
