import { limits, listCallTickets } from '@netportal/contract'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { paths } from '../../paths.ts'
import { useDaysAddress } from '../../shared/address/useDaysAddress.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { RoomCallsLink } from './RoomCallsLink.tsx'
import { TicketExtrasScreen } from './TicketExtrasScreen.tsx'
import { TicketsView } from './TicketsView.tsx'
import { useTicketAddress } from './useTicketAddress.ts'

export function TicketsScreen() {
  const { locationId } = usePageParams(paths.tickets)
  const [days, setDays] = useDaysAddress(limits.ticketDayChoices, limits.ticketDaysDefault)
  const location = useLocationDetail(locationId)
  const tickets = useRemote(
    listCallTickets,
    locationId === undefined ? null : { params: { id: locationId }, query: { days_past: days } },
    {
      notFoundText: `Could not find ticket data for Location ID ${locationId}.`,
      keepPrevious: true,
    },
  )
  const table = useTableAddress({
    sort: { columnId: 'date', direction: 'descending' },
    isSearchPrivate: true,
  })
  const { ticketId, open, close } = useTicketAddress()
  const hasRooms = useExtra('rooms') === 'announced'
  return (
    <TicketsView
      location={location}
      tickets={tickets}
      days={days}
      onDaysChange={setDays}
      table={table.state}
      onTableChange={table.onStateChange}
      openTicketId={ticketId}
      onOpenTicket={open}
      onCloseTicket={close}
      {...(locationId !== undefined && {
        roomCalls: hasRooms && <RoomCallsLink locationId={locationId} room="" />,
        extrasOf: (ticket) => <TicketExtrasScreen ticket={ticket} locationId={locationId} />,
      })}
    />
  )
}
