import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { Device } from '../entities/device.ts'
import { Location, LocationSummary } from '../entities/location.ts'
import { SsidSummary } from '../entities/ssid.ts'
import { TicketSummary } from '../entities/ticket.ts'

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

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/devices',
  access: 'user',
  summary: 'The access points of a location',
  response: z.array(Device),
  failure: 'An unknown error occurred while fetching device data.',
})

export const getSsidsSummary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/ssids-summary',
  access: 'user',
  summary: 'Clients and traffic over all SSIDs of a location',
  response: SsidSummary,
  failure: 'Failed to fetch SSID summary',
})

export const getTicketsSummary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/tickets-summary',
  access: 'user',
  summary: 'Open tickets, and those closed in the last 7 days, of a location',
  response: TicketSummary,
  failure: 'Failed to fetch ticket summary',
})
