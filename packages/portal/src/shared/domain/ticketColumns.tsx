import type { Id } from '@netportal/contract'
import { formatDateTime, parseInstant, textOr, type ZoneName } from '@netportal/format'
import { type DataColumn, media } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TicketStatusBadge } from './TicketStatusBadge.tsx'

/** Fields that the columns read; tickets of one location and open ones of all have them in common. */
interface TicketRow {
  calltek_ticket_id: Id
  ticket_datetime_utc?: string | null | undefined
  /** The caller's first name. */
  guest_name?: string | null | undefined
  last_name?: string | null | undefined
  room?: string | null | undefined
  issue_api?: string | null | undefined
  status_api?: string | null | undefined
}

/**
 * The columns that every list of tickets has. Specification §2 "Tickets" and "Open Tickets modal".
 * @param zoneOf whose clocks a ticket's time is shown by
 */
export function ticketColumns<Ticket extends TicketRow>(
  zoneOf: (ticket: Ticket) => ZoneName,
): DataColumn<Ticket>[] {
  const words = (
    id: string,
    header: string,
    read: (ticket: Ticket) => string | null | undefined,
  ): DataColumn<Ticket> => ({
    id,
    header,
    value: (ticket) => read(ticket) ?? null,
    text: (ticket) => textOr(read(ticket)),
    cell: (ticket) => inLines(textOr(read(ticket))),
  })
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
      text: (ticket) => formatDateTime(ticket.ticket_datetime_utc, zoneOf(ticket)),
    },
    words('first', 'Caller First Name', ({ guest_name }) => guest_name),
    words('last', 'Caller Last Name', ({ last_name }) => last_name),
    words('room', 'Room', ({ room }) => room),
    {
      ...words('issue', 'Issue', ({ issue_api }) => issue_api),
      cell: ({ issue_api }) => textOr(issue_api),
      wrap: true,
      slot: 'title',
    },
    {
      ...words('status', 'Status', ({ status_api }) => status_api),
      cell: ({ status_api }) => <TicketStatusBadge status={status_api} />,
      slot: 'status',
    },
  ]
}

/** Length above which a text breaks into lines, so that one long name does not push other columns out of sight. */
const lineLength = 24

function inLines(text: string): ReactNode {
  return text.length > lineLength ? (
    <Lines>
      <bdi>{text}</bdi>
    </Lines>
  ) : (
    text
  )
}

const Lines = styled.span`
  ${media.from.sm} {
    display: inline-block;
    max-inline-size: ${lineLength}ch;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
