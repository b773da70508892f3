import {
  getGroupedTimeline,
  readTimelineKey,
  timelineKeyBefore,
  writeTimelineKey,
} from '@netportal/contract'
import { requireDevice } from '../devices/queries.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { listGroups } from './groups.ts'

/** A timeline of which incidents and outages are one entry each. Ruling: More than the specification. */
export function groupedTimelineRoutes({ route, db, clock, config }: Services): void {
  if (config.hideExtras) return
  route(getGroupedTimeline, async ({ viewer, params, query }) => {
    const { kind = null, device, from, until, after, limit } = query
    const { id: locationId } = await requireLocation(db, viewer, params.id)
    const deviceId =
      device === undefined ? null : Number((await requireDevice(db, viewer, locationId, device)).id)
    const now = clock()
    const nowMs = now.getTime()
    const untilMs = until === undefined ? nowMs + 1 : Math.min(Date.parse(until), nowMs + 1)
    const place = (after && readTimelineKey(after)) || timelineKeyBefore(untilMs)
    const since = from === undefined ? null : new Date(from)
    const filter = { locationId, kind, deviceId, limit, from: since, after: place }
    const { groups, next } = await listGroups(db, viewer, filter, now)
    return { next_after: next && writeTimelineKey(next), results: groups }
  })
}
