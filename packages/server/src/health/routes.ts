import { checkLive, checkReady } from '@netportal/contract'
import { HttpError } from '../http/errors.ts'
import type { Services } from '../services.ts'

const working = { status: 'ok' } as const

/** For whoever watches over the server: `live` says that it answers, `ready` that the database does too. */
export function healthRoutes({ route, db }: Services): void {
  route(checkLive, async () => working)
  route(checkReady, async () => {
    await db.query('select 1').catch(() => {
      throw new HttpError(503, 'The database does not answer.')
    })
    return working
  })
}
