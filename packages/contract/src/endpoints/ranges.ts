/** Not in the specification: calls of ours, which `users/me` names as the extra `ranges`. */

import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../entities/input.ts'
import { RangeStats } from '../entities/range.ts'
import { Ticket } from '../entities/ticket.ts'
import { TimelinePage } from '../entities/timeline.ts'
import { limits } from '../rules/limits.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { dataFailure } from './dataFailure.ts'
import { queryNumber } from './query.ts'
import { getTimeline } from './timeline.ts'

/** @__NO_SIDE_EFFECTS__ */
function range() {
  return { from: z.optional(instant()), until: z.optional(instant()) }
}

export const getRangeStats = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids/{ssid}/range-stats',
  access: 'user',
  summary: 'Client counts and transfer metrics of a wireless network in a range',
  query: z.object(range()),
  response: RangeStats,
  failure: dataFailure,
})

export const listRangeTickets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/range-tickets',
  access: 'user',
  summary: 'The call-center tickets of a location that were opened in a range',
  query: z.object(range()),
  response: z.array(Ticket),
  failure: dataFailure,
})

export const getRangeTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/range-timeline',
  access: 'user',
  summary: 'What happened at a location in a range, newest first, page by page',
  query: z.object({
    ...range(),
    limit: queryNumber({
      min: 1,
      max: serverLimits.timelinePageMax,
      default: limits.timelinePageSize,
    }),
    offset: queryNumber({ min: 0, default: 0 }),
  }),
  response: TimelinePage,
  failure: getTimeline.failure,
})
