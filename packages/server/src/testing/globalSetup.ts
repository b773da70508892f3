import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type OpenDatabase, openPostgres } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { ensurePartitions, retentionStart } from '../series/partitions.ts'
import { prepareQueue } from '../tasks/boss.ts'
import { createDatabase, dropDatabase } from './postgresServer.ts'
import './quickWasm.ts'
import { noon } from './world.ts'

/** An empty, migrated database: tests work on copies of it. */
export type DatabaseTemplate =
  | { kind: 'embedded'; folder: string }
  | { kind: 'postgres'; server: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/**
 * Makes the database that every test file copies, once for the whole run: an embedded one, or one on the
 * server of TEST_DATABASE_URL, whose user must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  return server ? setUpPostgres(project, server) : setUpEmbedded(project)
}

async function setUpEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'network-portal-template-'))
  const database = await openEmbedded(folder, (error) => {
    throw error
  })
  await fill(database)
  await database.close()
  project.provide('databaseTemplate', { kind: 'embedded', folder })
  return () => rm(folder, { recursive: true, force: true })
}

async function setUpPostgres(project: TestProject, server: string) {
  const { name, url } = await createDatabase(server)
  const database = await openPostgres(url)
  await fill(database)
  await database.close()
  project.provide('databaseTemplate', { kind: 'postgres', server, name })
  return () => dropDatabase(server, name)
}

/** Partitions for all that tests deliver: their time is noon. */
async function fill(database: OpenDatabase) {
  await migrate(database, { isAll: true })
  await prepareQueue(database)
  await ensurePartitions(database.pool, retentionStart(noon, 400), noon)
}
