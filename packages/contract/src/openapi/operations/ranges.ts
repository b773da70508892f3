import type * as ranges from '../../endpoints/ranges.ts'
import { rangeStats } from '../../fixtures/ranges.ts'
import { tickets } from '../../fixtures/tickets.ts'
import { timelinePage } from '../../fixtures/timeline.ts'
import { type OperationDocuments, pageOf, parameters } from '../document.ts'

const range = {
  from: 'Where the range begins. 30 days before its end when it is missing.',
  until:
    'Where the range ends, not included; 366 days after its beginning at most. Now when it is missing.',
}
const onlyNamed = 'Only where `users/me` names `ranges`.'
const { client_counts, transfer_metrics, ...stats } = rangeStats({ days: 30 })

export const rangeOperations: OperationDocuments<typeof ranges> = {
  getRangeStats: {
    tag: 'SSIDs',
    description: `Oldest first. Of up to 8 days each reading is a point, of up to 32 days each hour, of more each day, by the clocks of the location: with the median, the lowest and the highest value. Stretches of which nothing is known are left out. ${onlyNamed}`,
    params: { id: parameters.location, ssid: parameters.ssid },
    query: range,
    example: {
      ...stats,
      client_counts: client_counts.slice(0, 2),
      transfer_metrics: transfer_metrics.slice(0, 2),
    },
  },
  listRangeTickets: {
    tag: 'Tickets',
    description: `Newest first, by the time they were opened. ${onlyNamed}`,
    params: { id: parameters.location },
    query: range,
    example: tickets.slice(0, 1),
  },
  getRangeTimeline: {
    tag: 'Locations',
    description: `The events of the timeline that were in the range. ${onlyNamed}`,
    params: { id: parameters.location },
    query: {
      ...range,
      ...pageOf('Events'),
    },
    example: timelinePage({ limit: 2 }),
  },
}
