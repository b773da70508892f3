import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { TimelinePage } from '../entities/timeline.ts'
import { limits } from '../rules/limits.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { queryNumber } from './query.ts'

export const getTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/v1/locations/{id}/timeline/',
  access: 'user',
  summary: 'What happened at a location, newest first, page by page',
  query: z.object({
    limit: queryNumber({
      min: 1,
      max: serverLimits.timelinePageMax,
      default: limits.timelinePageSize,
    }),
    offset: queryNumber({ min: 0, default: 0 }),
  }),
  response: TimelinePage,
  failure: 'Failed to fetch timeline',
})
