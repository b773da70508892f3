/** Not in the specification: a call of ours, which `users/me` names as the extra `search`. */
import { defineEndpoint } from '../endpoint.ts'
import { Found, SearchQuestion } from '../entities/search.ts'

export const findAnything = defineEndpoint({
  method: 'POST',
  path: '/api/v1/customer/search',
  access: 'user',
  summary: 'The locations, access points, SSIDs and tickets that a few words name',
  isReading: true,
  body: SearchQuestion,
  response: Found,
  failure: 'Failed to search',
})
