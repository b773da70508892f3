import type pg from 'pg'
import type { Throttle } from './auth/throttle.ts'
import type { Config } from './config.ts'
import type { Route } from './route.ts'

/** What the routes work with. */
export interface Services {
  config: Config
  db: pg.Pool
  /** The time, which tests set. */
  clock: () => Date
  throttle: Throttle
  route: Route
}
