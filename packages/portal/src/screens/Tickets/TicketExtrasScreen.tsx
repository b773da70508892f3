import { getTicketNetwork, type Ticket } from '@netportal/contract'
import { textOr } from '@netportal/format'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { RoomCallsLink } from './RoomCallsLink.tsx'
import { TicketNetworkView } from './TicketNetworkView.tsx'

export interface TicketExtrasScreenProps {
  ticket: Ticket
  locationId: string
}

/** What an API may say of a ticket beyond the specification; nothing where it announces none of it. */
export function TicketExtrasScreen({ ticket, locationId }: TicketExtrasScreenProps) {
  const hasNetwork = useExtra('ticket-network') === 'announced'
  const hasRooms = useExtra('rooms') === 'announced'
  const hasIncidents = useExtra('incidents') === 'announced'
  const network = useRemote(
    getTicketNetwork,
    hasNetwork ? { params: { ticketId: ticket.id } } : null,
  )
  const room = textOr(ticket.room, '')
  return (
    <>
      {hasNetwork && (
        <TicketNetworkView network={network} room={room} hasIncidents={hasIncidents} />
      )}
      {hasRooms && room !== '' && <RoomCallsLink locationId={locationId} room={room} />}
    </>
  )
}
