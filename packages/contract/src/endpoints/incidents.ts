/** Not in the specification: calls of ours, which `users/me` names as the extra `incidents`. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { DeviceIncidents, Happenings, Incident, IncidentPage } from '../entities/incident.ts'
import { chosenId, instant } from '../entities/input.ts'
import { incidentLimits } from '../rules/incidents.ts'
import { incidentsFailure } from './failures.ts'
import { queryNumber } from './query.ts'

export const listIncidents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/incidents',
  access: 'user',
  summary: 'Access points that were down together, at all locations or one, page by page',
  query: z.object({
    /** An administrator's: only what this customer sees. To others no other customer exists. */
    customer_id: z.optional(chosenId()),
    location_id: z.optional(chosenId()),
    from: z.optional(instant()),
    until: z.optional(instant()),
    state: z.optional(z.enum(['open', 'over'])),
    limit: queryNumber({ min: 1, max: incidentLimits.pageMax, default: incidentLimits.pageSize }),
    offset: queryNumber({ min: 0, default: 0 }),
  }),
  response: IncidentPage,
  failure: incidentsFailure,
})

export const getIncident = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/incidents/{incidentId}',
  access: 'user',
  summary: 'One incident: its access points, the calls during it, and the clients before and after',
  response: Incident,
  failure: 'Failed to fetch the incident',
})

export const getDeviceIncidents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/devices/{mac}/incidents',
  access: 'user',
  summary:
    'The incidents that an access point was part of, and the calls in and around its outages',
  response: DeviceIncidents,
  failure: 'Failed to fetch the incidents of the device',
})

export const getHappenings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/happenings',
  access: 'user',
  summary:
    'How many access points went down and came back since a moment, and how many guests called',
  query: z.object({
    /** An administrator's: only what this customer sees. To others no other customer exists. */
    customer_id: z.optional(chosenId()),
    since: z.optional(instant()),
  }),
  response: Happenings,
  failure: 'Failed to fetch what happened',
})
