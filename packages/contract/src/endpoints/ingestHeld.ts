import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  HeldDevicePage,
  HeldDeviceStatusPage,
  HeldLocationPage,
  HeldSsidPage,
  HeldTicketPage,
} from '../entities/held.ts'
import { instant, requiredText } from '../entities/input.ts'
import { ingestLimits } from '../rules/serverLimits.ts'
import {
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
  ingestSsids,
  ingestTickets,
} from './ingest.ts'
import { queryNumber } from './query.ts'

const failure = 'Failed to read what is held'

/** Where a page begins, and how long it is. @__NO_SIDE_EFFECTS__ */
function page(max: number) {
  return {
    portal_company: z.optional(requiredText(300)),
    after: z.optional(requiredText(2000)),
    limit: queryNumber({ min: 1, max, default: max }),
  }
}

/** Keeps what is at one location. @__NO_SIDE_EFFECTS__ */
function atLocation() {
  return { location_external_id: z.optional(requiredText(100)) }
}

export const listHeldLocations = defineEndpoint({
  method: 'GET',
  path: ingestLocations.path,
  access: 'machine',
  summary: 'Read back locations',
  query: z.object(page(ingestLimits.locations)),
  response: HeldLocationPage,
  failure,
})

export const listHeldDevices = defineEndpoint({
  method: 'GET',
  path: ingestDevices.path,
  access: 'machine',
  summary: 'Read back access points',
  query: z.object({
    ...atLocation(),
    seen_since: z.optional(instant()),
    ...page(ingestLimits.devices),
  }),
  response: HeldDevicePage,
  failure,
})

export const listHeldDeviceStatuses = defineEndpoint({
  method: 'GET',
  path: ingestDeviceStatuses.path,
  access: 'machine',
  summary: "Read back access points' current status",
  query: z.object({
    ...atLocation(),
    changed_since: z.optional(instant()),
    ...page(ingestLimits.devices),
  }),
  response: HeldDeviceStatusPage,
  failure,
})

export const listHeldSsids = defineEndpoint({
  method: 'GET',
  path: ingestSsids.path,
  access: 'machine',
  summary: 'Read back wireless networks',
  query: z.object({ ...atLocation(), ...page(ingestLimits.ssids) }),
  response: HeldSsidPage,
  failure,
})

export const listHeldTickets = defineEndpoint({
  method: 'GET',
  path: ingestTickets.path,
  access: 'machine',
  summary: 'Read back tickets with their calls and notes',
  query: z.object({
    ...atLocation(),
    changed_since: z.optional(instant()),
    ...page(ingestLimits.tickets),
  }),
  response: HeldTicketPage,
  failure,
})
