import { findRoomCalls } from '@netportal/contract'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { readRoom, roomPath, roomState } from '../../shared/domain/roomPath.ts'
import { RoomCallsView } from './RoomCallsView.tsx'

export function RoomCallsScreen() {
  const { locationId } = usePageParams(roomPath)
  const { state, push } = useAddress()
  const room = readRoom(state)
  const location = useLocationDetail(locationId)
  const calls = useRemote(
    findRoomCalls,
    locationId === undefined || room === '' ? null : { params: { id: locationId }, body: { room } },
    { notFoundText: `Could not find ticket data for Location ID ${locationId}.` },
  )
  const table = useTableAddress({
    sort: { columnId: 'date', direction: 'descending' },
    isSearchPrivate: true,
  })
  return (
    <RoomCallsView
      location={location}
      room={room}
      calls={calls}
      hasIncidents={useExtra('incidents') === 'announced'}
      onAsk={(next) => push(() => ({ query: new URLSearchParams(), state: roomState(next) }))}
      table={table.state}
      onTableChange={table.onStateChange}
    />
  )
}
