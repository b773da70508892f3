import type { CallWithoutOutage } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant, textOr } from '@netportal/format'
import type { Column } from '@netportal/ui'
import { paths } from '../../paths.ts'
import { TicketStatusBadge } from '../../shared/domain/TicketStatusBadge.tsx'
import { withZone } from '../../shared/domain/zonedCell.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

const zoneOf = ({ location_timezone }: CallWithoutOutage) => location_timezone

/** The columns of calls; those that the server sorts by are named as it names them. */
export const callColumns: Column<CallWithoutOutage>[] = [
  {
    id: 'id',
    header: 'Ticket ID',
    value: ({ calltek_ticket_id }) => calltek_ticket_id,
    canSort: false,
    isRowHeader: true,
    textStyle: 'mono',
  },
  {
    id: 'location',
    header: 'Location',
    value: ({ location_name }) => location_name,
    cell: ({ location_name }) => <bdi>{location_name}</bdi>,
    textStyle: 'strong',
  },
  withZone<CallWithoutOutage>(
    {
      id: 'date',
      header: 'Date/Time (Local)',
      value: ({ ticket_datetime_utc }) => parseInstant(ticket_datetime_utc),
      text: (call) => formatDateTime(call.ticket_datetime_utc, zoneOf(call)),
    },
    ({ ticket_datetime_utc }) => ticket_datetime_utc,
    zoneOf,
  ),
  {
    id: 'room',
    header: 'Room',
    value: ({ room }) => room ?? null,
    text: ({ room }) => textOr(room),
    canSort: false,
  },
  {
    id: 'issue',
    header: 'Issue',
    value: ({ issue_api }) => issue_api ?? null,
    text: ({ issue_api }) => textOr(issue_api),
    canSort: false,
    wrap: true,
    slot: 'title',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status_api }) => status_api ?? null,
    text: ({ status_api }) => textOr(status_api),
    canSort: false,
    cell: ({ status_api }) => <TicketStatusBadge status={status_api} />,
    slot: 'status',
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ location_id, calltek_ticket_id }) => (
      <PortalLink
        to={`${paths.tickets.to({ locationId: location_id })}?days=0&ticket=${encodeURIComponent(calltek_ticket_id)}`}
        aria-label={`Ticket Details ${isolate(String(calltek_ticket_id))}`}
      >
        Ticket Details
      </PortalLink>
    ),
  },
]
