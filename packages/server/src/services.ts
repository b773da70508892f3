import type pg from 'pg'
import type { Throttle } from './auth/throttle.ts'
import type { InBackground } from './background.ts'
import type { Config } from './config/config.ts'
import type { Elapsed } from './elapsed.ts'
import type { Authenticators, Route } from './http/route.ts'
import type { Mailer } from './mail/mail.ts'

/** What the routes work with. */
export interface Services {
  config: Config
  db: pg.Pool
  /** The time, which tests set. */
  clock: () => Date
  /** How limits measure time, which tests let pass. */
  elapsed: Elapsed
  throttle: Throttle
  mailer: Mailer
  inBackground: InBackground
  /** Tells whose token it is, or throws a 401: for the few routes that are outside the contract. */
  authenticate: Authenticators['viewer']
  route: Route
}
