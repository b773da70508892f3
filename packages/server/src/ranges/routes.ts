import { bounds, getRangeStats, getRangeTimeline, listRangeTickets } from '@netportal/contract'
import { pageLinks } from '../http/pageLinks.ts'
import { periodOf } from '../incidents/historyPeriod.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { requireSsid } from '../ssids/series.ts'
import { listTickets } from '../tickets/queries.ts'
import { describeEvent } from '../timeline/describe.ts'
import { countEvents, listEvents } from '../timeline/queries.ts'
import { readRangeStats } from './stats.ts'
import type { Range } from './stretches.ts'

/** What pages show of a range that a reader has chosen. Ruling: Ranges. */
export function rangeRoutes({ route, db, readers, clock, config }: Services): void {
  if (config.hideExtras) return

  route(getRangeStats, async ({ viewer, params, query }) => {
    const { id, timezone } = await requireLocation(db, viewer, params.id)
    const ssidId = await requireSsid(db, viewer, id, params.ssid)
    const now = clock()
    const range = measured(periodOf(query, now), now)
    return readers.read((reader) => readRangeStats(reader, ssidId, range, timezone))
  })
  route(listRangeTickets, async ({ viewer, params, query }) => {
    const { id } = await requireLocation(db, viewer, params.id)
    return listTickets(db, viewer, id, periodOf(query, clock()))
  })
  route(getRangeTimeline, async ({ viewer, params, query }) => {
    const { id } = await requireLocation(db, viewer, params.id)
    const { limit, offset, ...asked } = query
    const now = clock()
    const { from, until } = periodOf(asked, now)
    const span = { from, to: new Date(Math.min(until.getTime() - 1, now.getTime())) }
    const count = await countEvents(db, viewer, id, span)
    const events = await listEvents(db, viewer, id, span, { limit, offset })
    return {
      count,
      ...pageLinks(getRangeTimeline, { id }, { ...asked, limit, offset }, count),
      results: events.map((event) => describeEvent(event, id)),
    }
  })
}

/** Leaves of a range what can have been measured: what is to come makes no point of it longer. */
function measured({ from, until }: Range, now: Date): Range {
  return {
    from: new Date(Math.max(from.getTime(), Date.parse(bounds.earliest))),
    until: new Date(Math.min(until.getTime(), now.getTime() + bounds.clockAheadMs)),
  }
}
