import type { Config } from '../config/config.ts'
import { prepareQueue } from '../tasks/boss.ts'
import { type OpenDatabase, openPostgres } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the database that a configuration names, and brings it to the newest shape.
 * @param onCrash called when the embedded one dies by itself; nothing works after that
 * @throws StartError when it cannot be used
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  onCrash: (error: Error) => void,
): Promise<OpenDatabase> {
  const database = await (databaseUrl === null
    ? openEmbedded(dataFolder, onCrash)
    : openPostgres(databaseUrl))
  try {
    await migrate(database.pool)
    await prepareQueue(database.pool)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
