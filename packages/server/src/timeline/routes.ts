import { endpointPath, getTimeline } from '@netportal/contract'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { describeEvent } from './describe.ts'
import { countEvents, listEvents } from './queries.ts'

export function timelineRoutes({ route, db, clock }: Services): void {
  route(getTimeline, async ({ viewer, params, query: { limit, offset } }) => {
    const { id } = await requireLocation(db, viewer, params.id)
    const now = clock()
    const count = await countEvents(db, viewer, id, now)
    const events = await listEvents(db, viewer, id, now, { limit, offset })
    const address = (start: number) => endpointPath(getTimeline, { id }, { limit, offset: start })
    return {
      count,
      next: offset + limit < count ? address(offset + limit) : null,
      previous: offset > 0 ? address(Math.max(0, offset - limit)) : null,
      results: events.map((event) => describeEvent(event, id)),
    }
  })
}
