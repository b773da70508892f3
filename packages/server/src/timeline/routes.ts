import { getTimeline } from '@netportal/contract'
import { pageLinks } from '../http/pageLinks.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { describeEvent } from './describe.ts'
import { countEvents, listEvents } from './queries.ts'

export function timelineRoutes({ route, db, clock }: Services): void {
  route(getTimeline, async ({ viewer, params, query: { limit, offset } }) => {
    const { id } = await requireLocation(db, viewer, params.id)
    const span = { from: null, to: clock() }
    const count = await countEvents(db, viewer, id, span)
    const events = await listEvents(db, viewer, id, span, { limit, offset })
    return {
      count,
      ...pageLinks(getTimeline, { id }, { limit, offset }, count),
      results: events.map((event) => describeEvent(event, id)),
    }
  })
}
