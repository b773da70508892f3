/** Not in the specification: a call of ours, which `users/me` names as the extra `moments`. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../entities/input.ts'
import { Moment } from '../entities/moment.ts'

export const getMoment = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/moment',
  access: 'user',
  summary: 'A location as it stood at a moment: access points, clients, and open tickets',
  query: z.object({ at: z.optional(instant()) }),
  response: Moment,
  failure: 'Failed to fetch the moment',
})
