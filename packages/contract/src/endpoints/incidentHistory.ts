/** Not in the specification: calls of ours, which `users/me` names as the extra `incident-history`. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { CallWithoutOutagePage, IncidentPage } from '../entities/incident.ts'
import { chosenId, instant } from '../entities/input.ts'
import { incidentLimits } from '../rules/incidents.ts'
import { incidentsFailure } from './failures.ts'
import { queryNumber } from './query.ts'

const { historyPageMax, pageSize } = incidentLimits

/** @__NO_SIDE_EFFECTS__ */
function period() {
  return {
    location_id: z.optional(chosenId()),
    from: z.optional(instant()),
    until: z.optional(instant()),
    limit: queryNumber({ min: 1, max: historyPageMax, default: pageSize }),
    offset: queryNumber({ min: 0, default: 0 }),
  }
}

/** Columns that the history is sorted by, a minus before them for descending. */
export const incidentSorts = ['since', 'lasted', 'most', 'calls'] as const
export type IncidentSort = (typeof incidentSorts)[number]

export const callSorts = ['date', 'location'] as const
export type CallSort = (typeof callSorts)[number]

export const listIncidentHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/incident-history',
  access: 'user',
  summary: 'Incidents of a period, sorted, also those that nobody called about, page by page',
  query: z.object({
    ...period(),
    state: z.optional(z.enum(['open', 'over'])),
    calls: z.optional(z.enum(['none', 'some'])),
    sort: z._default(z.enum(withDescending(incidentSorts)), '-since'),
  }),
  response: IncidentPage,
  failure: incidentsFailure,
})

export const listCallsWithoutOutage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/calls-without-outage',
  access: 'user',
  summary: 'Calls of a period that came while the network of their site was well, page by page',
  query: z.object({ ...period(), sort: z._default(z.enum(withDescending(callSorts)), '-date') }),
  response: CallWithoutOutagePage,
  failure: 'Failed to fetch calls',
})

/** @__NO_SIDE_EFFECTS__ */
function withDescending<const Name extends string>(names: readonly Name[]) {
  return names.flatMap((name) => [name, `-${name}`] as const)
}
