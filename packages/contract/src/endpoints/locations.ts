import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { Location, LocationSummary } from '../entities/location.ts'

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
