import { type Id, type IncidentTicket, limits } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant, textOr, type ZoneName } from '@netportal/format'
import { type Column, type DataColumn, DataTable, Note, Panel, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { fromList } from '../page/BackLink.tsx'
import { PortalLink } from '../page/RouterLink.ts'
import { TicketStatusBadge } from './TicketStatusBadge.tsx'

export interface CallTableProps {
  title: string
  locationId: Id
  zone: ZoneName
  tickets: readonly IncidentTicket[]
  /** How many there are; those that are named may be fewer. */
  calls: number | null | undefined
  /** Says which of them are named where that are not all. @default 'first' */
  named?: 'first' | 'newest'
  csvFileName: string
  pageSize?: number
}

/** Guests' calls while something was down. Its search stays out of the address: it has rooms. */
export function CallTable(props: CallTableProps) {
  const { title, locationId, zone, tickets, calls, named = 'first', csvFileName } = props
  const columns = useMemo(() => toColumns(locationId, zone), [locationId, zone])
  const isCut = typeof calls === 'number' && calls > tickets.length && tickets.length > 0
  return (
    <Panel flush>
      {isCut && <Note>{`Showing the ${named} ${tickets.length} of ${calls} calls.`}</Note>}
      <DataTable
        title={title}
        columns={columns}
        rows={tickets}
        rowKey={({ calltek_ticket_id }) => calltek_ticket_id}
        pageSize={props.pageSize ?? limits.tablePageSize}
        csvFileName={csvFileName}
        defaultState={{
          sort: { columnId: 'date', direction: named === 'first' ? 'ascending' : 'descending' },
        }}
        empty={<StateMessage state="good">No guest called.</StateMessage>}
        texts={{ search: 'Search calls' }}
      />
    </Panel>
  )
}

/** Fields of a call that its columns read. */
type CallRow = Pick<
  IncidentTicket,
  'calltek_ticket_id' | 'ticket_datetime_utc' | 'issue_api' | 'status_api'
>

/** The columns that every list of calls has, by the clocks of their location. */
export function callColumns<Call extends CallRow>(
  zone: ZoneName,
): Record<'id' | 'date' | 'issue' | 'status', DataColumn<Call>> {
  return {
    id: {
      id: 'id',
      header: 'Ticket ID',
      value: ({ calltek_ticket_id }) => calltek_ticket_id,
      isRowHeader: true,
      textStyle: 'mono',
    },
    date: {
      id: 'date',
      header: 'Date/Time (Local)',
      value: ({ ticket_datetime_utc }) => parseInstant(ticket_datetime_utc),
      text: ({ ticket_datetime_utc }) => formatDateTime(ticket_datetime_utc, zone),
    },
    issue: {
      id: 'issue',
      header: 'Issue',
      value: ({ issue_api }) => issue_api ?? null,
      text: ({ issue_api }) => textOr(issue_api),
      wrap: true,
      slot: 'title',
    },
    status: {
      id: 'status',
      header: 'Status',
      value: ({ status_api }) => status_api ?? null,
      text: ({ status_api }) => textOr(status_api),
      cell: ({ status_api }) => <TicketStatusBadge status={status_api} />,
      slot: 'status',
    },
  }
}

function toColumns(locationId: Id, zone: ZoneName): Column<IncidentTicket>[] {
  const { id, date, issue, status } = callColumns<IncidentTicket>(zone)
  return [
    id,
    date,
    {
      id: 'room',
      header: 'Room',
      value: ({ room }) => room ?? null,
      text: ({ room }) => textOr(room),
    },
    issue,
    status,
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
