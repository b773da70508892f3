import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { StartError } from '../http/errors.ts'
import { prepareQueue } from '../tasks/boss.ts'
import { type OpenDatabase, openPostgres } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { judgeFit, readApplied } from './fit.ts'
import { migrate, tooNew } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { explainPostgres } from './postgresFaults.ts'
import { explainStart } from './startFaults.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'poolSize'>>

/** Called when the embedded database dies by itself; nothing works after that. */
type OnCrash = (error: Error) => void

/**
 * Opens the database that a configuration names, and brings it to the shape that this version works with.
 * @param say is told what is waited for
 * @throws StartError when it cannot be used
 */
export async function openDatabase(
  place: Place,
  onCrash: OnCrash,
  say?: (sentence: string) => void,
): Promise<OpenDatabase> {
  return openAnd(place, onCrash, async (database) => {
    await migrate(database, { ...(say && { say }) })
    await prepareQueue(database)
  })
}

/**
 * Opens the database for commands that take it as it is.
 * @throws StartError when it cannot be used, or is not of this version
 */
export async function openMigrated(place: Place, onCrash: OnCrash): Promise<OpenDatabase> {
  if (place.databaseUrl === null && !existsSync(join(place.dataFolder, 'postgres'))) {
    throw new StartError(
      `There is no database in ${place.dataFolder} yet: start the server, or run 'migrate'.`,
    )
  }
  return openAnd(place, onCrash, async ({ pool }) => {
    const fit = judgeFit(await readMigrations(), await readApplied(pool))
    if (fit.state === 'tooNew') throw tooNew(fit.needs)
    if (fit.state === 'behind') {
      throw new StartError(
        `The database is not of this version yet (it lacks ${fit.missing.join(', ')}): start the server, or run 'migrate'.`,
      )
    }
  })
}

/**
 * Opens the database and does all that its migrations have to do, at once.
 * @returns what was run
 * @throws StartError when it cannot be used
 */
export async function migrateAll(
  place: Place,
  onCrash: OnCrash,
  say: (sentence: string) => void,
): Promise<string[]> {
  let run: string[] = []
  const database = await openAnd(place, onCrash, async (database) => {
    run = await migrate(database, { say, isAll: true })
    await prepareQueue(database)
  })
  await database.close()
  return run
}

async function openAnd(
  { databaseUrl, databaseDirectUrl: directUrl, dataFolder, poolSize }: Place,
  onCrash: OnCrash,
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  const database = await (databaseUrl === null
    ? openEmbedded(dataFolder, onCrash)
    : openPostgres(databaseUrl, { poolSize, directUrl }))
  try {
    await prepare(database)
    return database
  } catch (error) {
    const fault =
      databaseUrl === null ? await explainStart(dataFolder, error) : explainPostgres(error)
    await database.close()
    throw fault
  }
}
