import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
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
import { healthRoutes } from './health/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { type LogStream, logOptions, logRequests } from './logging.ts'
import { contentSecurityPolicy } from './portal/csp.ts'
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
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(page ?? '', connectOrigins(config)),
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // A promise for a whole year that only a deployment behind TLS can keep.
    hsts: config.publicOrigin?.startsWith('https:') ?? false,
  })
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After'],
    maxAge: 600,
  })
  // In this order: the tag is that of the text before it is compressed, which a weak one may be.
  await app.register(etag, { weak: true })
  await app.register(compress)
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

/** Report files may be elsewhere. */
function connectOrigins({ portal }: Config): string[] {
  return URL.canParse(portal.mediaBaseUrl) ? [new URL(portal.mediaBaseUrl).origin] : []
}
