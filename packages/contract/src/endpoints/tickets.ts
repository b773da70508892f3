import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { OpenTicket, Ticket, TicketSummary } from '../entities/ticket.ts'
import { limits } from '../rules/limits.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { dataFailure } from './dataFailure.ts'
import { queryNumber } from './query.ts'

export const getTicketsSummary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/tickets-summary',
  access: 'user',
  summary: 'Open tickets, and those closed in the last 7 days, of a location',
  response: TicketSummary,
  failure: 'Failed to fetch ticket summary',
})

export const listCallTickets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/call-tickets',
  access: 'user',
  summary: 'The call-center tickets of a location, with their calls and notes',
  query: z.object({
    days_past: queryNumber({
      min: 0,
      max: serverLimits.ticketDaysMax,
      default: limits.ticketDaysDefault,
    }),
  }),
  response: z.array(Ticket),
  failure: dataFailure,
})

export const listOpenTickets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/open-tickets',
  access: 'user',
  summary: 'The open tickets of all locations',
  response: z.array(OpenTicket),
  failure: 'Failed to load open tickets. Please try again.',
})
