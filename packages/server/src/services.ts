import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Throttle } from './auth/throttle.ts'
import type { Background } from './background.ts'
import type { Config } from './config/config.ts'
import type { Readers } from './database/readers.ts'
import type { Elapsed } from './elapsed.ts'
import type { Authenticators, Route } from './http/route.ts'
import type { Mailer } from './mail/mail.ts'
import type { Meters } from './observe/meters.ts'
import type { ReportFiles } from './reports/files/reportFiles.ts'
import type { Watches } from './watch.ts'

/** Services that the routes work with. */
export interface Services {
  config: Config
  db: pg.Pool
  /** For health, signing in and finding out who calls: small things that no reading is to be in the way of. */
  door: pg.Pool
  /** For series and other large reads of what was recorded, once it is known that the viewer may see them. */
  readers: Readers
  /** The time, which tests set. */
  clock: () => Date
  /** How limits measure time, which tests let pass. */
  elapsed: Elapsed
  throttle: Throttle
  watches: Watches
  meters: Meters
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  mailer: Mailer
  /** The files of reports. */
  files: ReportFiles
  background: Background
  /** Whether it is about to stop, and should be given no more work. */
  isLeaving: () => boolean
  /** Tells whose token it is, or throws a 401: for the few routes that are outside the contract. */
  authenticate: Authenticators['viewer']
  route: Route
}
