import { limits, listOpenTickets, type OpenTicket } from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  type Column,
  color,
  DataTable,
  iconSize,
  Modal,
  rem,
  StateMessage,
  space,
  type TableState,
} from '@netportal/ui'
import { Info } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { ticketColumns } from '../../shared/domain/ticketColumns.tsx'
import { withZone } from '../../shared/domain/zonedCell.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'

export interface OpenTicketsModalViewProps {
  tickets: Remote<OpenTicket[]>
  /** Today, `yyyy-MM-dd`, for the file's name. */
  date: string
  table: TableState
  onTableChange: (state: TableState) => void
  onRetry: () => void
  /** The same function while nothing about it changes. */
  onClose: () => void
}

/** The open tickets of all locations. Specification §2 "Open Tickets modal". */
export function OpenTicketsModalView({
  tickets,
  date,
  table,
  onTableChange,
  onRetry,
  onClose,
}: OpenTicketsModalViewProps) {
  const columns = useMemo(() => toColumns(onClose), [onClose])
  return (
    <Modal title="Open Tickets" size="wide" fullScreenOnPhone flush onClose={onClose}>
      <Tip>
        <Info size={iconSize.md} />
        <span>Tip: click a location name to close this window and go to its tickets.</span>
      </Tip>
      <OutdatedNote inset of={[tickets]} />
      {tickets.status === 'ready' && <UnreadableNote inset what="Tickets" of={[tickets.data]} />}
      <DataTable
        title="Open Tickets"
        titleHidden
        headingLevel={3}
        columns={columns}
        rows={tickets.status === 'ready' ? tickets.data : none}
        rowKey={({ id }) => id}
        status={tableStatus(tickets, {
          failedText: listOpenTickets.failure,
          onRetry,
          isRefreshShown: true,
        })}
        empty={<StateMessage state="good">No open tickets!</StateMessage>}
        pageSize={limits.modalPageSize}
        csvFileName={`open-tickets-${date}.csv`}
        state={table}
        onStateChange={onTableChange}
      />
    </Modal>
  )
}

const none: OpenTicket[] = []

function toColumns(onClose: () => void): Column<OpenTicket>[] {
  return [
    {
      id: 'location',
      header: 'Location',
      value: ({ location_name }) => location_name,
      cell: ({ location_id, location_name }) => (
        <PortalLink to={paths.tickets.to({ locationId: location_id })} onClick={onClose}>
          <bdi>{location_name}</bdi>
        </PortalLink>
      ),
    },
    ...ticketColumns<OpenTicket>(zoneOf).map((column) => {
      if (column.id === 'date')
        return withZone(column, ({ ticket_datetime_utc }) => ticket_datetime_utc, zoneOf)
      if (column.id === 'id')
        return { ...column, cell: (ticket: OpenTicket) => <TicketLink {...ticket} /> }
      return column
    }),
  ]
}

/** Leads to the ticket's own details, however old it is. The window stays in the address that Back returns to. */
function TicketLink({ location_id, calltek_ticket_id }: OpenTicket) {
  const query = new URLSearchParams({ days: '0', ticket: String(calltek_ticket_id) })
  return (
    <PortalLink
      to={`${paths.tickets.to({ locationId: location_id })}?${query}`}
      aria-label={`Ticket Details ${isolate(String(calltek_ticket_id))}`}
    >
      {calltek_ticket_id}
    </PortalLink>
  )
}

const zoneOf = ({ location_timezone }: OpenTicket) => location_timezone

const Tip = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: ${space[4]} var(--content-inset) 0;
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`
