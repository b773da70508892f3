import { limits, listCallTickets, listRangeTickets } from '@netportal/contract'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { RangeField } from '../../location/RangeField.tsx'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { useRange } from '../../location/useRange.ts'
import { paths } from '../../paths.ts'
import { useDaysAddress } from '../../shared/address/useDaysAddress.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { queryOf } from '../../shared/range/range.ts'
import { RoomCallsLink } from './RoomCallsLink.tsx'
import { TicketExtrasScreen } from './TicketExtrasScreen.tsx'
import { TicketsView, ticketDaysLabel } from './TicketsView.tsx'
import { useTicketAddress } from './useTicketAddress.ts'

export function TicketsScreen() {
  const { locationId } = usePageParams(paths.tickets)
  const [specifiedDays, setDays] = useDaysAddress(limits.ticketDayChoices, limits.ticketDaysDefault)
  const location = useLocationDetail(locationId)
  const choice = useRange(location)
  const { range, period } = choice
  const isCalendar = range !== null && range.kind !== 'days'
  const days = range?.kind === 'days' ? range.days : specifiedDays
  const params = locationId === undefined || choice.isPending ? null : { id: locationId }
  const options = {
    notFoundText: `Could not find ticket data for Location ID ${locationId}.`,
    keepPrevious: true,
  }
  const ofDays = useRemote(
    listCallTickets,
    params && !isCalendar ? { params, query: { days_past: days } } : null,
    options,
  )
  const ofRange = useRemote(
    listRangeTickets,
    params && isCalendar && period ? { params, query: queryOf(period) } : null,
    options,
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
      tickets={isCalendar ? ofRange : ofDays}
      period={
        choice.isOffered && (
          <RangeField
            label={ticketDaysLabel}
            days={limits.ticketDayChoices}
            defaultDays={limits.ticketDaysDefault}
            choice={choice}
          />
        )
      }
      days={isCalendar ? null : days}
      onDaysChange={
        choice.isOffered ? (next) => choice.choose({ kind: 'days', days: next }) : setDays
      }
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
