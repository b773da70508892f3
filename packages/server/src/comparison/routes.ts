import {
  compareLocations,
  comparisonLimits,
  listMonth,
  listWorstDevices,
  monthBefore,
  quarterDays,
  quarterOf,
} from '@netportal/contract'
import { addDays } from '@netportal/format'
import { HttpError } from '../http/errors.ts'
import { pageLinks } from '../http/pageLinks.ts'
import { countLocations } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { dayOf, lastToldDay } from './days.ts'
import { readFirstMonth, readMonth } from './readMonth.ts'
import { readSeries } from './readSeries.ts'
import { readWorst } from './readWorst.ts'
import { tellDays } from './tellDays.ts'

/** Days are told so soon after what comes late. */
const everyMs = 15 * 60_000
const hourMs = 3_600_000

/** Days are told whether or not they are shown, so that none is missing when they are. */
export function comparisonRoutes({ route, db, clock, background, config }: Services): void {
  const { retentionDays, hideExtras } = config
  background.repeat('comparison', everyMs, async (signal) => {
    await tellDays({ pool: db, clock, retentionDays, signal })
  })
  if (hideExtras) return

  route(listMonth, async ({ viewer, query }) => {
    const now = clock()
    const month = query.month ?? monthBefore(dayOf(now.getTime(), 'UTC'))
    if (month > furthestDay(now).slice(0, month.length)) {
      throw new HttpError(422, 'month: This month has not begun.')
    }
    const { limit, offset } = query
    const count = await countLocations(db, viewer)
    return {
      month,
      first_month: await readFirstMonth(db, viewer),
      count,
      ...pageLinks(listMonth, {}, query, count),
      results: await readMonth(db, viewer, { month, limit, offset, now }),
    }
  })

  route(compareLocations, async ({ viewer, query }) => {
    const to = query.to ?? lastToldDay('UTC', clock())
    const from = query.from ?? addDays(to, 1 - comparisonLimits.seriesDaysDefault)
    if (to < from) throw new HttpError(422, 'to: This is before the first day.')
    if (addDays(from, comparisonLimits.seriesDaysMax) <= to) {
      throw new HttpError(422, `A period has at most ${comparisonLimits.seriesDaysMax} days.`)
    }
    return { from, to, locations: await readSeries(db, viewer, query.location_ids, { from, to }) }
  })

  route(listWorstDevices, async ({ viewer, query }) => {
    const now = clock()
    const quarter = query.quarter ?? quarterOf(dayOf(now.getTime(), 'UTC'))
    if (quarterDays(quarter, furthestDay(now)).last === null) {
      throw new HttpError(422, 'quarter: This quarter has not begun.')
    }
    const days = quarterDays(quarter, lastToldDay('UTC', now))
    return { quarter, days, ...(await readWorst(db, viewer, days, query.limit)) }
  })
}

/** The day that it is where it is furthest on. */
function furthestDay(now: Date): string {
  return dayOf(now.getTime() + 14 * hourMs, 'UTC')
}
