/** Not in the specification: a call of ours, which `users/me` names as the extra `grouped-timeline`. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { GroupedTimelinePage } from '../entities/groupedTimeline.ts'
import { instant, macAddress } from '../entities/input.ts'
import {
  groupedTimelineLimits,
  timelineGroupKinds,
  timelineKeyText,
} from '../rules/groupedTimeline.ts'
import { queryNumber } from './query.ts'

export const getGroupedTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/grouped-timeline',
  access: 'user',
  summary:
    'What happened at a location, newest first, with incidents and outages as one entry each',
  query: z.object({
    kind: z.optional(z.enum(timelineGroupKinds)),
    device: z.optional(macAddress()),
    from: z.optional(instant()),
    until: z.optional(instant()),
    after: z.optional(z.string().check(z.regex(timelineKeyText))),
    limit: queryNumber({
      min: 1,
      max: groupedTimelineLimits.pageMax,
      default: groupedTimelineLimits.pageSize,
    }),
  }),
  response: GroupedTimelinePage,
  failure: 'Failed to fetch the grouped timeline',
})
