import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import './quickWasm.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty, migrated database: tests work on copies of it. */
    databaseTemplate: string
  }
}

/** Makes the database that every test file copies, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'network-portal-template-'))
  const database = await openEmbedded(folder, (error) => {
    throw error
  })
  await migrate(database.pool)
  await database.close()
  project.provide('databaseTemplate', folder)
  return () => rm(folder, { recursive: true, force: true })
}
