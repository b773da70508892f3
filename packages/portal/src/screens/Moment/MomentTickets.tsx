import { type Id, limits, type TicketAtMoment } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant, type ZoneName } from '@netportal/format'
import { type Column, DataTable, Note, Panel, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { type MomentPartProps, momentFileName } from './momentPart.ts'
import { NotKept } from './NotKept.tsx'

const noTickets: TicketAtMoment[] = []

/** The tickets of a location that were open at the moment. */
export function MomentTickets(props: MomentPartProps) {
  const { location, moment, table, onTableChange } = props
  const { id, timezone } = location
  const columns = useMemo(() => toColumns(id, timezone), [id, timezone])
  const tickets = moment?.open_tickets ?? noTickets
  const count = moment?.open_tickets_count ?? 0
  return (
    <>
      {count > tickets.length && tickets.length > 0 && (
        <Note>{`Showing the latest ${tickets.length} of ${count} open tickets.`}</Note>
      )}
      <Panel flush>
        <DataTable
          title="Tickets Open Then"
          columns={columns}
          rows={tickets}
          rowKey={({ calltek_ticket_id }) => calltek_ticket_id}
          {...(moment === null && { status: 'loading' })}
          pageSize={limits.tablePageSize}
          csvFileName={momentFileName('tickets', props)}
          empty={<StateMessage state="good">No ticket was open.</StateMessage>}
          state={table}
          onStateChange={onTableChange}
          texts={{ search: 'Search tickets' }}
        />
      </Panel>
      <NotKept>
        A ticket was open until it was closed. What was written on it at that moment is not kept:
        room, issue, status and notes are in its details, as they are today.
      </NotKept>
    </>
  )
}

function toColumns(locationId: Id, zone: ZoneName): Column<TicketAtMoment>[] {
  return [
    {
      id: 'id',
      header: 'Ticket ID',
      value: ({ calltek_ticket_id }) => calltek_ticket_id,
      isRowHeader: true,
      textStyle: 'mono',
      slot: 'title',
    },
    {
      id: 'date',
      header: 'Opened (Local)',
      value: ({ ticket_datetime_utc }) => parseInstant(ticket_datetime_utc),
      text: ({ ticket_datetime_utc }) => formatDateTime(ticket_datetime_utc, zone),
    },
    {
      id: 'closed',
      header: 'Closed Later (Local)',
      value: ({ closed_at }) => parseInstant(closed_at),
      text: ({ closed_at }) => (closed_at ? formatDateTime(closed_at, zone) : 'Not yet'),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ calltek_ticket_id }) => (
        <PortalLink
          to={`${paths.tickets.to({ locationId })}?days=0&ticket=${encodeURIComponent(calltek_ticket_id)}`}
          state={fromList}
          aria-label={`Ticket Details Today ${isolate(String(calltek_ticket_id))}`}
        >
          Ticket Details Today
        </PortalLink>
      ),
    },
  ]
}
