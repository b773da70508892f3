import { type Id, type Location, limits, type Ticket } from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  Button,
  type Column,
  DataTable,
  Note,
  Panel,
  StateMessage,
  type TableState,
  type TableStatus,
} from '@netportal/ui'
import { type ReactNode, useMemo } from 'react'
import { LocationPage, titleFor, unknownLocation } from '../../location/LocationPage.tsx'
import { DaysField } from '../../shared/domain/DaysField.tsx'
import { ticketColumns } from '../../shared/domain/ticketColumns.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'
import { TicketModalView } from './TicketModalView.tsx'

type Days = (typeof limits.ticketDayChoices)[number]

export interface TicketsViewProps {
  location: Remote<Location>
  tickets: Remote<Ticket[]>
  /** The choice of the time shown; that of the specified days where there is none. */
  period?: ReactNode
  /** How far back; 0 is all days, null for a range of the calendar. */
  days: number | null
  onDaysChange: (days: Days) => void
  table: TableState
  onTableChange: (state: TableState) => void
  /** The ticket that is looked into; null for none. */
  openTicketId: string | null
  /** The same function while nothing about it changes. */
  onOpenTicket: (id: Id) => void
  onCloseTicket: () => void
  /** Leads to the calls of a room, where the API has them. */
  roomCalls?: ReactNode
  /** Draws what the API may say of a ticket beyond the specification. */
  extrasOf?: (ticket: Ticket) => ReactNode
}

export const ticketDaysLabel = 'View tickets for last'

/** The call-center tickets of a location. Specification §2 "Tickets". */
export function TicketsView(props: TicketsViewProps) {
  const { location, tickets, days, onDaysChange } = props
  return (
    <LocationPage
      title={titleFor(location, (name) => `Call Center Tickets for ${name}`, 'Call Center Tickets')}
      isNamePending={location.status === 'loading'}
      actions={
        <>
          {props.roomCalls}
          {props.period || (
            <DaysField
              label={ticketDaysLabel}
              choices={limits.ticketDayChoices}
              days={days ?? limits.ticketDaysDefault}
              onChange={onDaysChange}
            />
          )}
        </>
      }
      content={bothNeeded(location, tickets)}
      loadingText="Loading tickets..."
      skeleton={
        <TicketTable {...props} location={unknownLocation} tickets={noTickets} status="loading" />
      }
    >
      {([place, list]) => (
        <>
          <OutdatedNote of={[tickets]} />
          <TicketTable
            {...props}
            location={place}
            tickets={list}
            status={tableStatus(tickets, { isRefreshShown: true })}
          />
        </>
      )}
    </LocationPage>
  )
}

interface TicketTableProps extends Omit<TicketsViewProps, 'location' | 'tickets'> {
  location: Location
  tickets: Ticket[]
  status: TableStatus
}

const noTickets: Ticket[] = []

function TicketTable(props: TicketTableProps) {
  const { location, tickets, status, openTicketId, onOpenTicket, onCloseTicket } = props
  const { timezone, name } = location
  const columns = useMemo(() => toColumns(timezone, onOpenTicket), [timezone, onOpenTicket])
  const opened = tickets.find(({ calltek_ticket_id }) => String(calltek_ticket_id) === openTicketId)
  return (
    <>
      {openTicketId !== null && opened === undefined && status === 'ready' && (
        <MissingTicket {...props} ticketId={openTicketId} />
      )}
      <UnreadableNote what="Tickets" of={[tickets]} />
      <Panel flush>
        <DataTable
          title="Tickets"
          titleHidden
          columns={columns}
          rows={tickets}
          rowKey={({ id }) => id}
          status={status}
          pageSize={limits.tablePageSize}
          csvFileName={`tickets-${name}.csv`}
          empty={
            <StateMessage state="empty">No tickets found for the selected period.</StateMessage>
          }
          state={props.table}
          onStateChange={props.onTableChange}
          texts={{ search: 'Search tickets' }}
        />
      </Panel>
      {opened && (
        <TicketModalView
          ticket={opened}
          zone={timezone}
          extras={props.extrasOf?.(opened)}
          onClose={onCloseTicket}
        />
      )}
    </>
  )
}

/** A link may lead to a ticket that is older than the period shown. */
function MissingTicket({
  ticketId,
  days,
  onDaysChange,
}: Pick<TicketTableProps, 'days' | 'onDaysChange'> & { ticketId: string }) {
  return (
    <Note
      action={
        days !== 0 && (
          <Button size="sm" onClick={() => onDaysChange(0)}>
            View All Days
          </Button>
        )
      }
    >
      {`Ticket #${isolate(ticketId)} is not among these tickets.`}
    </Note>
  )
}

function toColumns(zone: string, open: (id: Id) => void): Column<Ticket>[] {
  return [
    ...ticketColumns<Ticket>(() => zone),
    {
      id: 'details',
      header: 'Actions',
      cell: ({ calltek_ticket_id }) => (
        <Button
          size="sm"
          aria-label={`Ticket Details ${isolate(String(calltek_ticket_id))}`}
          onClick={() => open(calltek_ticket_id)}
        >
          Ticket Details
        </Button>
      ),
    },
  ]
}
