import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { chosenId } from '../entities/input.ts'
import { Location, LocationSummary, OverviewPage } from '../entities/location.ts'
import { limits } from '../rules/limits.ts'
import { queryNumber } from './query.ts'

export const getLocationSummary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/location-summary',
  access: 'user',
  summary: 'How many locations the viewer may see',
  response: LocationSummary,
  failure: 'Failed to fetch location summary',
})

export const listLocations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations',
  access: 'user',
  summary: 'The locations the viewer may see',
  response: z.array(Location),
  failure: 'Failed to fetch locations. Please try again later.',
})

export const getLocation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}',
  access: 'user',
  summary: 'One location',
  response: Location,
  failure: 'Unknown error.',
})

/** Not in the specification: a call of ours, which `users/me` names as the extra `overview`. */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/overview',
  access: 'user',
  summary: 'Devices, clients and open tickets of every location the viewer may see, page by page',
  query: z.object({
    /** An administrator's: only what this customer sees. To others no other customer exists. */
    customer_id: z.optional(chosenId()),
    limit: queryNumber({ min: 1, max: limits.overviewPageSize, default: limits.overviewPageSize }),
    offset: queryNumber({ min: 0, default: 0 }),
  }),
  response: OverviewPage,
  failure: 'Failed to fetch the overview',
})
