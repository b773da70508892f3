import type * as ssids from '../../endpoints/ssids.ts'
import type * as tickets from '../../endpoints/tickets.ts'
import { clientCountSeries, transferMetricSeries } from '../../fixtures/series.ts'
import { ssids as ssidExamples, ssidSummary } from '../../fixtures/ssids.ts'
import { openTickets, tickets as ticketExamples, ticketSummary } from '../../fixtures/tickets.ts'
import { type OperationDocuments, parameters } from '../document.ts'

const days_history = 'Days back from now.'

export const usageOperations: OperationDocuments<typeof ssids & typeof tickets> = {
  listSsids: {
    tag: 'SSIDs',
    description: 'Active ones, without counts; what report forms offer.',
    params: { id: parameters.location },
    example: ssidExamples.slice(5, 7),
  },
  listSsidsWithCounts: {
    tag: 'SSIDs',
    description: 'A missing count means that nothing was counted, which is not zero.',
    params: { id: parameters.location },
    query: { include_inactive: 'Whether those that are not in use are listed too.' },
    example: ssidExamples.slice(5, 7),
  },
  getSsidsSummary: {
    tag: 'SSIDs',
    description: 'Inactive networks count for nothing.',
    params: { id: parameters.location },
    example: ssidSummary,
  },
  getSsidStats: {
    tag: 'SSIDs',
    description: 'Oldest first. Moments that were not counted are left out.',
    params: { id: parameters.location, ssid: parameters.ssid },
    query: { days_history },
    example: clientCountSeries({ days: 1 }).slice(0, 2),
  },
  getTransferMetrics: {
    tag: 'SSIDs',
    description: 'Oldest first. Moments that were not measured are left out.',
    params: { id: parameters.location, ssid: parameters.ssid },
    query: { days_history },
    example: transferMetricSeries({ days: 1 }).slice(0, 2),
  },
  getTicketsSummary: {
    tag: 'Tickets',
    description: 'Open ones are those that are not closed.',
    params: { id: parameters.location },
    example: ticketSummary,
  },
  listCallTickets: {
    tag: 'Tickets',
    description: 'Newest first, by the time they were opened.',
    params: { id: parameters.location },
    query: { days_past: 'Days back from now; 0 for all.' },
    example: ticketExamples.slice(0, 1),
  },
  listOpenTickets: {
    tag: 'Tickets',
    description: 'Newest first, each with the name and time zone of its location.',
    example: openTickets.slice(0, 2),
  },
}
