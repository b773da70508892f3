import { isolate } from '@netportal/format'
import { iconSize, isolatedText } from '@netportal/ui'
import { DoorOpen } from 'lucide-react'
import { roomCallsText, roomPath, roomState } from '../../shared/domain/roomPath.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

export interface RoomCallsLinkProps {
  locationId: string
  /** '' lets the reader say which. */
  room: string
}

/** Leads to the calls of a room. The room goes along in the history's state, and stands in no address. */
export function RoomCallsLink({ locationId, room }: RoomCallsLinkProps) {
  return (
    <div>
      <PortalLink to={roomPath.to({ locationId })} state={{ ...fromList, ...roomState(room) }}>
        <DoorOpen size={iconSize.sm} />
        <span>
          {isolatedText(room === '' ? roomCallsText : `All Calls of Room ${isolate(room)}`)}
        </span>
      </PortalLink>
    </div>
  )
}
