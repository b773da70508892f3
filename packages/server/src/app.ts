import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverLimits } from '@netportal/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import { auditRoutes } from './audit/routes.ts'
import { createNoteView } from './audit/views.ts'
import { findMachine } from './auth/machineKeys.ts'
import { authRoutes } from './auth/routes.ts'
import { createThrottle } from './auth/throttle.ts'
import { findViewer } from './auth/tokens.ts'
import { createBackground } from './background.ts'
import { comparisonRoutes } from './comparison/routes.ts'
import type { Config } from './config/config.ts'
import { customerRoutes } from './customers/routes.ts'
import { type Readers, readersOf } from './database/readers.ts'
import { deviceRoutes } from './devices/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { type Elapsed, elapsed as elapsedHere } from './elapsed.ts'
import { healthRoutes } from './health/routes.ts'
import { createCallLimits, isOfSession } from './http/callLimits.ts'
import { createCallTurns } from './http/callTurns.ts'
import { answerBrokenRequest, answerError, handleErrors } from './http/errorHandling.ts'
import { registerHeaders } from './http/headers.ts'
import { type LogStream, logOptions, logRequests } from './http/logging.ts'
import { answerOtherMethods } from './http/methods.ts'
import { nameRequests, requestId } from './http/requestId.ts'
import { createRoute, unauthorized } from './http/route.ts'
import { traceRequests } from './http/tracing.ts'
import { incidentMailRoutes } from './incidentMails/routes.ts'
import { incidentRoutes } from './incidents/routes.ts'
import { readBackRoutes } from './ingest/readBack.ts'
import { ingestRoutes } from './ingest/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import type { Mailer } from './mail/mail.ts'
import { createMailer } from './mail/mailer.ts'
import { outboxRoutes } from './mail/routes.ts'
import { watchMailer } from './mail/watchedMailer.ts'
import { momentRoutes } from './moments/routes.ts'
import { noMeters } from './observe/meters.ts'
import type { PrometheusMeters } from './observe/prometheus.ts'
import { metricsRoutes } from './observe/routes.ts'
import type { Tracing } from './observe/trace.ts'
import { passwordResetRoutes } from './passwordReset/routes.ts'
import { portalRoutes, readableAddress } from './portal/routes.ts'
import { rangeRoutes } from './ranges/routes.ts'
import { cancelRoutes } from './reports/cancel.ts'
import { createReportFiles } from './reports/files/createReportFiles.ts'
import type { ReportFiles } from './reports/files/reportFiles.ts'
import { reportHistoryRoutes } from './reports/history.ts'
import { mediaRoutes } from './reports/media.ts'
import { reportRoutes } from './reports/routes.ts'
import { roomRoutes } from './rooms/routes.ts'
import { scheduleRoutes } from './schedules/routes.ts'
import { reportMailRoutes } from './schedules/stopRoutes.ts'
import { searchRoutes } from './search/routes.ts'
import type { Services } from './services.ts'
import { ssidRoutes } from './ssids/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { groupedTimelineRoutes } from './timeline/groupedRoutes.ts'
import { timelineRoutes } from './timeline/routes.ts'
import { userRoutes } from './users/routes.ts'
import { createWatches, type Watches } from './watch.ts'

export interface AppOptions {
  config: Config
  /** Already migrated; the caller closes it. */
  db: pg.Pool
  /** Connections that reading never takes. @default the same */
  door?: pg.Pool
  /** Where series are read. @default the database */
  readers?: Readers
  /** The time, for whatever depends on it. @default the system's */
  clock?: () => Date
  /** How long things take, for limits. @default by this process's own */
  elapsed?: Elapsed
  /** @default what the configuration says */
  mailer?: Mailer
  /** Of the process, which its worker shares. @default what the configuration says */
  files?: ReportFiles
  /** Of the process, which its worker shares. @default its own */
  watches?: Watches
  /** Whether it is about to stop. @default never */
  isLeaving?: () => boolean
  /** Of the process; what they count is told with `METRICS_TOKEN` alone. @default nothing is counted */
  meters?: PrometheusMeters
  /** Of the process. @default nothing is traced */
  tracing?: Tracing | undefined
  /** @default standard output */
  logStream?: LogStream
}

/** A controller's own ids may be long. Nothing longer than this comes in: Node's headers end there. */
const longestParameter = 16_384

/** Builds the HTTP server, ready to listen. */
export async function buildApp({
  config,
  db,
  door = db,
  readers = readersOf(db),
  clock: givenClock,
  elapsed = elapsedHere,
  mailer: givenMailer = createMailer(config.mail),
  files = createReportFiles(config),
  watches = createWatches(files.name),
  isLeaving = () => false,
  meters,
  tracing,
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const clock = givenClock ?? (() => new Date())
  const app = fastify({
    logger: logOptions(config.logLevel, logStream, tracing !== undefined),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    // What has come in by the time of a stop is answered.
    return503OnClosing: false,
    ...(config.portalFolder !== null && { rewriteUrl: readableAddress }),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
  })
  watches.logTo(app.log)
  const mailer = watchMailer(givenMailer, watches.mail)
  if (tracing) traceRequests(app, tracing)
  nameRequests(app)
  logRequests(app, meters)
  handleErrors(app, watches.database)
  const page =
    config.portalFolder && (await readFile(join(config.portalFolder, 'index.html'), 'utf8'))
  await registerHeaders(app, config, page)
  const answerOthers = answerOtherMethods(app)

  const limits = createCallLimits(elapsed, config.callsPerMinute)
  app.addHook('onRequest', async ({ ip, routeOptions }) => limits.fromAddress(ip, routeOptions.url))

  const turns = createCallTurns({
    atOnce: config.callsAtOnce,
    waiting: serverLimits.callsWaiting,
    patienceMs: serverLimits.callWaitMs,
  })
  const authenticate: Services['authenticate'] = async (token, route) => {
    const viewer = await findViewer(door, token, config.session, clock())
    if (!viewer) throw unauthorized('The session has ended. Please sign in again.')
    limits.byCaller(`user ${viewer.userId}`, route)
    return viewer
  }
  const services: Services = {
    config,
    db,
    door,
    readers,
    clock,
    elapsed,
    throttle: createThrottle({ db: door, elapsed, clock: givenClock }),
    mailer,
    files,
    watches,
    meters: meters ?? noMeters,
    background: createBackground(app, watches.database),
    log: app.log,
    isLeaving,
    authenticate,
    route: createRoute(app, {
      viewer: authenticate,
      turn: (viewer, { routeOptions, socket }, work) =>
        isOfSession(routeOptions.url)
          ? work()
          : turns.take(`user ${viewer.userId}`, work, () => socket.destroyed),
      viewed: createNoteView(db),
      machine: async (key, route) => {
        const machine = await findMachine(door, key, clock())
        if (!machine) throw unauthorized('The machine key is not valid.')
        limits.byCaller(`machine ${machine.keyId}`, route)
        return machine
      },
    }),
  }
  if (config.mail.smtpUrl !== null) watchMailServer(services)
  authRoutes(services)
  passwordResetRoutes(services)
  userRoutes(services)
  customerRoutes(services)
  locationRoutes(services)
  deviceRoutes(services)
  ssidRoutes(services)
  ticketRoutes(services)
  timelineRoutes(services)
  groupedTimelineRoutes(services)
  incidentRoutes(services)
  momentRoutes(services)
  roomRoutes(services)
  searchRoutes(services)
  rangeRoutes(services)
  incidentMailRoutes(app, services)
  comparisonRoutes(services)
  ingestRoutes(services)
  readBackRoutes(services)
  reportRoutes(services)
  reportHistoryRoutes(services)
  cancelRoutes(services)
  scheduleRoutes(services)
  reportMailRoutes(app, services)
  auditRoutes(services)
  mediaRoutes(app, services)
  healthRoutes(services)
  if (meters && config.metricsToken !== null) {
    metricsRoutes(app, services, { meters, token: config.metricsToken })
  }
  if (config.demo) outboxRoutes(app, config.mail.outboxFolder)
  docsRoutes(app, config.portal.productTitle ?? 'Network Portal')
  await portalRoutes(app, config, page)
  answerOthers()
  return app
}

const mailCheckMs = 2 * 60_000

/** Notices a mail server that does not work before somebody misses a mail; the check itself says it. */
function watchMailServer({ background, mailer }: Services): void {
  background.repeat('mail check', mailCheckMs, () => mailer.check().catch(() => {}))
}
