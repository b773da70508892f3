import type pg from 'pg'
import type { Throttle } from './auth/throttle.ts'
import type { Viewer } from './auth/viewer.ts'
import type { InBackground } from './background.ts'
import type { Config } from './config/config.ts'
import type { Route } from './http/route.ts'
import type { Mailer } from './mail/mail.ts'

/** What the routes work with. */
export interface Services {
  config: Config
  db: pg.Pool
  /** The time, which tests set. */
  clock: () => Date
  throttle: Throttle
  mailer: Mailer
  inBackground: InBackground
  /** Tells whose token it is, or throws a 401: for the few routes that are outside the contract. */
  authenticate: (token: string) => Promise<Viewer>
  route: Route
}
