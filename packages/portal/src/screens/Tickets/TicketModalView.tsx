import { type Ticket, ticketStats, unreadableIn } from '@netportal/contract'
import { formatCallDuration, isolate, textOr } from '@netportal/format'
import { DescriptionList, Modal, StateMessage, space, text } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TicketStatusBadge } from '../../shared/domain/TicketStatusBadge.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { TicketHistory } from './TicketHistory.tsx'

export interface TicketModalViewProps {
  ticket: Ticket
  /** Whose clocks times are shown by. */
  zone: string
  /** Stands before its history: what an API may say beyond the specification. */
  extras?: ReactNode
  onClose: () => void
}

/** Everything about one ticket. Specification §2 "Tickets". */
export function TicketModalView({ ticket, zone, extras, onClose }: TicketModalViewProps) {
  const { entries, callCount, noteCount, totalCallSeconds } = ticketStats(ticket.notes)
  const caller = [ticket.guest_name, ticket.last_name].filter((name) => textOr(name, '') !== '')
  const room = textOr(ticket.room, 'Not specified')
  const solution = textOr(ticket.solution_api, 'None provided')
  return (
    <Modal
      title={`Details for Ticket #${isolate(String(ticket.calltek_ticket_id))}`}
      size="xl"
      fullScreenOnPhone
      onClose={onClose}
    >
      <Sections>
        <section>
          <Heading>Ticket Summary</Heading>
          <DescriptionList
            items={[
              { term: 'Caller', details: textOr(caller.join(' ')) },
              { term: 'Room', details: room, muted: room !== ticket.room },
              { term: 'Status', details: <TicketStatusBadge status={ticket.status_api} /> },
              {
                term: 'Total Call Time',
                details: formatCallDuration(totalCallSeconds),
                strong: true,
              },
              { term: 'Number of Calls', details: callCount, strong: true },
              { term: 'Issue', details: textOr(ticket.issue_api), span: 2 },
              {
                term: 'Solution',
                details: solution,
                span: 3,
                muted: solution !== ticket.solution_api,
              },
            ]}
          />
        </section>
        {extras}
        <section>
          <Heading>{`Call & Note History (${callCount} calls, ${noteCount} notes)`}</Heading>
          <UnreadableNote what="Entries" of={[ticket.notes]} />
          {entries.length === 0 && unreadableIn(ticket.notes) === 0 ? (
            <StateMessage state="empty">No call notes available for this ticket.</StateMessage>
          ) : (
            <TicketHistory entries={entries} zone={zone} />
          )}
        </section>
      </Sections>
    </Modal>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

const Heading = styled.h3`
  margin-block-end: ${space[2]};
  ${text('heading3')}
`
