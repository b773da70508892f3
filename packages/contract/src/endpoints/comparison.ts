/** Not in the specification: calls of ours, which `users/me` names as the extra `comparison`. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ComparedLocations, MonthPage, WorstDevices } from '../entities/comparison.ts'
import { reportDay } from '../entities/input.ts'
import { comparisonLimits } from '../rules/comparison.ts'
import { queryNumber } from './query.ts'

const { pageMax, sitesMax, worstDevices, worstDevicesMax } = comparisonLimits

export const listMonth = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/comparison',
  access: 'user',
  summary: 'Figures of every location for a month, beside those of the month before, page by page',
  query: z.object({
    month: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
    limit: queryNumber({ min: 1, max: pageMax, default: pageMax }),
    offset: queryNumber({ min: 0, default: 0 }),
  }),
  response: MonthPage,
  failure: 'Failed to fetch the figures of the month',
})

export const compareLocations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/comparison/series',
  access: 'user',
  summary: `Figures of up to ${sitesMax} locations by day`,
  query: z.object({
    location_ids: z.string().check(z.regex(/^\d{1,15}(?:,\d{1,15})*$/)),
    from: z.optional(reportDay('Required.')),
    to: z.optional(reportDay('Required.')),
  }),
  response: ComparedLocations,
  failure: 'Failed to fetch the figures of the locations',
})

export const listWorstDevices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/worst-devices',
  access: 'user',
  summary: 'The access points of all locations that were down for longest in a quarter',
  query: z.object({
    quarter: z.optional(z.string().check(z.regex(/^20\d\d-Q[1-4]$/))),
    limit: queryNumber({ min: 1, max: worstDevicesMax, default: worstDevices }),
  }),
  response: WorstDevices,
  failure: 'Failed to fetch the worst access points',
})
