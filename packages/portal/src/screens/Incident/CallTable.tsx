import { type Id, type Incident, type IncidentTicket, limits } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant, textOr, type ZoneName } from '@netportal/format'
import { type Column, DataTable, Note, Panel, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { TicketStatusBadge } from '../../shared/domain/TicketStatusBadge.tsx'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

/** Guests' calls during an incident and in the half hour after. Its search stays out of the address: it has rooms. */
export function CallTable({ incident }: { incident: Incident }) {
  const { location_id, location_name, location_timezone, tickets, calls } = incident
  const columns = useMemo(
    () => toColumns(location_id, location_timezone),
    [location_id, location_timezone],
  )
  const isCut = typeof calls === 'number' && calls > tickets.length && tickets.length > 0
  return (
    <Panel flush>
      {isCut && <Note>{`Showing the first ${tickets.length} of ${calls} calls.`}</Note>}
      <DataTable
        title="Calls During It and in the Half Hour After"
        columns={columns}
        rows={tickets}
        rowKey={({ calltek_ticket_id }) => calltek_ticket_id}
        pageSize={limits.tablePageSize}
        csvFileName={`incident-calls-${location_name}.csv`}
        defaultState={{ sort: { columnId: 'date', direction: 'ascending' } }}
        empty={<StateMessage state="good">No guest called.</StateMessage>}
        texts={{ search: 'Search calls' }}
      />
    </Panel>
  )
}

function toColumns(locationId: Id, zone: ZoneName): Column<IncidentTicket>[] {
  return [
    {
      id: 'id',
      header: 'Ticket ID',
      value: ({ calltek_ticket_id }) => calltek_ticket_id,
      isRowHeader: true,
      textStyle: 'mono',
    },
    {
      id: 'date',
      header: 'Date/Time (Local)',
      value: ({ ticket_datetime_utc }) => parseInstant(ticket_datetime_utc),
      text: ({ ticket_datetime_utc }) => formatDateTime(ticket_datetime_utc, zone),
    },
    {
      id: 'room',
      header: 'Room',
      value: ({ room }) => room ?? null,
      text: ({ room }) => textOr(room),
    },
    {
      id: 'issue',
      header: 'Issue',
      value: ({ issue_api }) => issue_api ?? null,
      text: ({ issue_api }) => textOr(issue_api),
      wrap: true,
      slot: 'title',
    },
    {
      id: 'status',
      header: 'Status',
      value: ({ status_api }) => status_api ?? null,
      text: ({ status_api }) => textOr(status_api),
      cell: ({ status_api }) => <TicketStatusBadge status={status_api} />,
      slot: 'status',
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ calltek_ticket_id }) => (
        <PortalLink
          to={`${paths.tickets.to({ locationId })}?days=0&ticket=${encodeURIComponent(calltek_ticket_id)}`}
          state={fromList}
          aria-label={`Ticket Details ${isolate(String(calltek_ticket_id))}`}
        >
          Ticket Details
        </PortalLink>
      ),
    },
  ]
}
