/** Starts the server from the environment, and stops it when it is told to. */
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config/config.ts'
import { openDatabase } from './database/openDatabase.ts'
import { connectReason } from './database/postgresFaults.ts'
import { openReplica, type ReplicaReaders } from './database/replica.ts'
import { startLongWork } from './database/whileServing.ts'
import { endDemo, startDemo } from './demo/demo.ts'
import { tellPast } from './demo/pastDays.ts'
import { fillPast } from './demo/pastTraffic.ts'
import { fillReportHistory } from './demo/reportHistory.ts'
import { welcome } from './demo/welcome.ts'
import { StartError } from './http/errors.ts'
import { listen } from './http/listen.ts'
import { createMailer } from './mail/mailer.ts'
import { startMaintenance } from './maintenance/maintenance.ts'
import { startOldDays } from './maintenance/oldDays.ts'
import { type Meters, meterMailer, noMeters } from './observe/meters.ts'
import { createPrometheusMeters } from './observe/prometheus.ts'
import type { Tracing } from './observe/trace.ts'
import { traceStatements } from './observe/traceStatements.ts'
import { logoFault } from './reports/brand.ts'
import { createReportFiles } from './reports/files/createReportFiles.ts'
import { startSimulator } from './simulator/simulator.ts'
import { createWatches, type Watches } from './watch.ts'
import { createReportWorker } from './worker/reportWorker.ts'

/** How long requests under way may take to finish. */
const shutdownMs = 10_000

const clock = () => new Date()

/** Things that are open, in the order that they were opened. */
const open: { close(): Promise<unknown> }[] = []
let isEnding = false
/** How long it still answers once it is told to stop, so that whoever sends it calls can notice. */
let drainMs = 0
let isLeaving = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => leave())

try {
  await start(readConfig(process.env))
} catch (error) {
  await fail(error)
}

async function start(config: Config): Promise<void> {
  drainMs = config.drainMs
  const tracing = await startTracing(config)
  const database = await openDatabase(config, fail, (sentence) => console.error(sentence))
  open.push(database)
  if (config.demo) await startDemo(database.pool, clock())
  else await endDemo(database.pool)

  const meters = config.metricsToken === null ? undefined : await createPrometheusMeters()
  const files = createReportFiles(config)
  open.push({ close: async () => files.close() })
  const watches = createWatches(files.name)
  const replica = await startReplica(config, { db: database.pool, watches, meters })
  const pools = new Set([database.pool, database.door, ...(replica ? [replica.replica] : [])])
  if (tracing) for (const pool of pools) traceStatements(pool)
  const plainMailer = createMailer(config.mail)
  const mailer = meters ? meterMailer(plainMailer, meters) : plainMailer
  const app = await buildApp({
    config,
    db: database.pool,
    door: database.door,
    ...(replica && { readers: replica }),
    mailer,
    files,
    watches,
    isLeaving: () => isLeaving,
    tracing,
    ...(meters && { meters }),
  })
  open.push(app)
  const worker = createReportWorker({
    config,
    db: database.pool,
    ...(replica && { readers: replica }),
    mailer,
    files,
    watches,
    log: app.log,
  })
  open.push(worker)
  open.push(await startMaintenance(app, { db: database.pool, config, clock }))
  if (config.demo) open.push(await startSimulator({ app, db: database.pool, clock }))
  // What is closing would be told as a fault of the database.
  if (isEnding) return
  const begin = tracing?.listen ?? ((work: () => unknown) => work())
  await begin(() => listen(app, config.host, config.port))
  // Calls can be answered without it, and the readiness says it: it keeps no server from starting.
  await files.check().catch((error: unknown) => {
    if (!isEnding) watches.files.failed(error)
  })
  if (isEnding) return
  if (config.databaseUrl === null) {
    app.log.info({ folder: config.dataFolder }, 'DATABASE_URL is not set: the database is embedded')
  }
  const fault = await logoFault(config)
  if (fault !== null) app.log.warn(fault)
  begin(worker.start)
  open.push(startLongWork(database, { log: app.log }))
  open.push(startOldDays({ db: database.pool, config, clock, log: app.log }))
  if (config.demo) {
    console.log(welcome(app.listeningOrigin, config.portalFolder !== null))
    const past = fillPast(database.pool, clock())
    past.done.catch(fail)
    open.push(past)
    await past.done
    if (isEnding) return
    const days = tellPast({ pool: database.pool, clock, retentionDays: config.retentionDays })
    days.done.catch(fail)
    open.push(days)
    const history = fillReportHistory({ db: database.pool, config, files, log: app.log }, clock())
    history.done.catch(fail)
    open.push(history)
  }
}

/** Loads what sends traces where they are wanted: nobody else pays for it. */
async function startTracing({ tracing: settings }: Config): Promise<Tracing | undefined> {
  if (settings === null) return undefined
  const { createTracing } = await import('./observe/tracing.ts')
  const tracing = createTracing(settings)
  open.push(tracing)
  return tracing
}

/** Opens the replica, where there is one. One that cannot be used keeps nothing from starting. */
async function startReplica(
  { replicaUrl: url, poolSize }: Config,
  {
    db,
    watches,
    meters = noMeters,
  }: { db: pg.Pool; watches: Watches; meters?: Meters | undefined },
): Promise<ReplicaReaders | undefined> {
  if (url === null) return undefined
  const replica = openReplica({ db, url, poolSize, watch: watches.replica, count: meters.read })
  open.push(replica)
  const fault = await replica.check()
  if (fault !== null) {
    console.error(
      `The replica of DATABASE_REPLICA_URL cannot be used: ${connectReason(fault)}. The database answers in its place.`,
    )
  }
  replica.start()
  return replica
}

/** Says why, unless the end is under way: what is closing fails as it must. */
async function fail(error: unknown): Promise<void> {
  if (isEnding) return
  if (error instanceof StartError) for (const fault of error.faults) console.error(fault)
  else console.error(error)
  await end(1)
}

/** Ends after the time in which it says that it is not ready; told again, it ends at once. */
async function leave(): Promise<void> {
  if (isLeaving) drainMs = 0
  isLeaving = true
  if (drainMs > 0) await wait(drainMs)
  await end(0)
}

/** Closes what is open, last opened first, and ends the process. A second call changes nothing. */
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(1), shutdownMs).unref()
  for (const part of open.toReversed()) await part.close()
  process.exit(code)
}
