import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { judgeFit, readApplied } from '../database/fit.ts'
import { readMigrations } from '../database/migrations.ts'
import { isReadOnly, readOnly } from '../database/postgresFaults.ts'
import { unavailable } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Watch } from '../watch.ts'
import { within } from '../within.ts'
import { writeProbe } from '../writeProbe.ts'

/**
 * Less than whoever asks is likely to wait. The embedded database does one thing after another: it may be busy for
 * some seconds, and nobody else could answer.
 */
const patienceMs = { postgres: 3000, embedded: 10_000 }

type Needs = Pick<Services, 'door' | 'config' | 'files' | 'watches' | 'isLeaving'>

/**
 * Makes the check whether a server can do its work: its database answers in time, takes writes and is migrated, and what
 * keeps its files takes them. Calls that come while a check is under way, which may hang, wait for that one.
 * @returns what does not work and keeps nobody from working, in sentences; throws a 503 for all else
 */
export function createReadiness({
  door,
  config,
  files,
  watches,
  isLeaving,
}: Needs): () => Promise<string[]> {
  const checkDatabase = shared(async () => {
    const applied = await readApplied(door)
    await requireWritable(door)
    return applied
  })
  const known = readMigrations()
  const checkFiles = shared(() => files.check())
  const ms = config.databaseUrl === null ? patienceMs.embedded : patienceMs.postgres
  const kept = keptBesideBucket(config)
  const checkFolder = shared(async () => {
    if (kept !== null) await writeProbe(kept.folder)
  })
  const folderWorks = () =>
    answer(within(ms, 'data folder', checkFolder()), watches.folder, folderFault)
  return async () => {
    if (isLeaving()) throw unavailable('This server is about to stop.')
    const [applied] = await Promise.all([
      answer(
        within(ms, 'database', checkDatabase()),
        watches.database,
        'The database does not answer.',
      ),
      answer(
        within(ms, files.name, checkFiles()),
        watches.files,
        `The ${files.name} cannot be written to.`,
      ),
      folderWorks().catch((error: unknown) => {
        if (kept?.what === 'database') throw error
      }),
    ])
    const { state } = judgeFit(await known, applied)
    if (state === 'behind') {
      throw unavailable('The database is not of this version: restart the server.')
    }
    if (state === 'tooNew') {
      throw unavailable('This server is too old for its database: start the newer version.')
    }
    return [
      ...(watches.folder.isDown ? ['The data folder cannot be written to: mails wait.'] : []),
      ...(watches.mail.isDown ? ['The mail server cannot be used: mails wait.'] : []),
      ...(watches.replica.isDown
        ? ['The replica cannot be used: the database answers in its place.']
        : []),
    ]
  }
}

const folderFault = 'The data folder cannot be written to.'

/**
 * Says what the data folder has to take while files of reports are in a bucket; without one, those are looked after.
 * @returns null where nothing is written to it
 */
function keptBesideBucket({ bucket, databaseUrl, dataFolder, mail }: Config) {
  if (bucket === null) return null
  if (databaseUrl === null) return { what: 'database', folder: dataFolder } as const
  return mail.smtpUrl === null ? ({ what: 'mails', folder: mail.outboxFolder } as const) : null
}

/** @throws HttpError 503 with the fault when it fails */
async function answer<Result>(work: Promise<Result>, watch: Watch, fault: string): Promise<Result> {
  try {
    const result = await work
    watch.worked()
    return result
  } catch (error) {
    watch.failed(error)
    throw unavailable(isReadOnly(error) ? 'The database takes no writes: is it a replica?' : fault)
  }
}

/** Does not begin something anew while it is under way. */
function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

/** @throws an error for which `isReadOnly` holds, where a write would be refused */
async function requireWritable(db: Database): Promise<void> {
  const { rows } = await db.query<{ is_read_only: boolean }>(
    "select current_setting('transaction_read_only')::boolean as is_read_only",
  )
  if (rows[0]?.is_read_only) throw readOnly()
}
