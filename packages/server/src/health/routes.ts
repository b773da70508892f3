import { checkLive, checkReady } from '@netportal/contract'
import type { Services } from '../services.ts'
import { createReadiness } from './readiness.ts'

/** For whoever watches over the server: `live` says that it answers, `ready` that it can do its work. */
export function healthRoutes(services: Services): void {
  const { route } = services
  const checkReadiness = createReadiness(services)
  route(checkLive, async () => ({ status: 'ok' }) as const)
  route(checkReady, async () => {
    const degraded = await checkReadiness()
    return degraded.length === 0
      ? ({ status: 'ok' } as const)
      : ({ status: 'degraded', degraded } as const)
  })
}
