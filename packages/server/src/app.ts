import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import formbody from '@fastify/formbody'
import { serverLimits } from '@netportal/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import { authRoutes } from './auth/routes.ts'
import { createThrottle } from './auth/throttle.ts'
import { findViewer } from './auth/tokens.ts'
import type { Config } from './config.ts'
import { deviceRoutes } from './devices/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { answerBrokenRequest, answerError, handleErrors } from './errorHandling.ts'
import { registerHeaders } from './headers.ts'
import { healthRoutes } from './health/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { type LogStream, logOptions, logRequests } from './logging.ts'
import { portalRoutes } from './portal/routes.ts'
import { createRoute, unauthorized } from './route.ts'
import type { Services } from './services.ts'
import { ssidRoutes } from './ssids/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { userRoutes } from './users/routes.ts'

export interface AppOptions {
  config: Config
  /** Already migrated; the caller closes it. */
  db: pg.Pool
  /** The time, for whatever depends on it. @default the system's */
  clock?: () => Date
  /** @default standard output */
  logStream?: LogStream
}

/** Builds the HTTP server, ready to listen. */
export async function buildApp({
  config,
  db,
  clock = () => new Date(),
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: serverLimits.bodyBytes,
    requestTimeout: 30_000,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true },
  })
  logRequests(app)
  handleErrors(app)
  const page =
    config.portalFolder && (await readFile(join(config.portalFolder, 'index.html'), 'utf8'))
  await registerHeaders(app, config, page)
  await app.register(formbody)

  const services: Services = {
    config,
    db,
    clock,
    throttle: createThrottle(clock),
    route: createRoute(app, async (token) => {
      const viewer = await findViewer(db, token, config.session, clock())
      if (!viewer) throw unauthorized('The session has ended. Please sign in again.')
      return viewer
    }),
  }
  authRoutes(services)
  userRoutes(services)
  locationRoutes(services)
  deviceRoutes(services)
  ssidRoutes(services)
  ticketRoutes(services)
  healthRoutes(services)
  docsRoutes(app, config.portal.productTitle ?? 'Network Portal')
  await portalRoutes(app, config, page)
  return app
}
