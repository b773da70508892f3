import {
  type DeviceStatusThen,
  deviceStatusTexts,
  type LikelyAccessPoint,
  type RoomMatch,
} from '@netportal/contract'
import { isolate, textOr } from '@netportal/format'
import { color, isolatedText, rem, StatusBadge, type StatusTone, space } from '@netportal/ui'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The words for an access point's status at a moment that is over. */
export const statusThenTexts: Record<DeviceStatusThen, string> = {
  ...deviceStatusTexts,
  undiscovered: 'Not there yet',
}

const tones: Record<DeviceStatusThen, StatusTone> = {
  online: 'good',
  offline: 'critical',
  unknown: 'noData',
  undiscovered: 'noData',
}

/** An access point's status at a moment that is over, as shape, word and colour. */
export function StatusThenBadge({ status }: { status: DeviceStatusThen }) {
  return (
    <StatusBadge tone={tones[status]} {...(status === 'unknown' && { icon: <CircleHelp /> })}>
      {statusThenTexts[status]}
    </StatusBadge>
  )
}

const matchTexts: Record<RoomMatch, string> = {
  room: 'Named after the room',
  name: 'Named after the place',
  floor: 'Same floor',
  neighbour: 'A room nearby',
}

export interface LikelyListProps<AccessPoint extends LikelyAccessPoint> {
  accessPoints: readonly AccessPoint[]
  /** All that may serve the room, the listed ones among them. */
  count: number
  /** '' where the ticket names none. */
  room: string
  /** Says more of each. */
  children?: (accessPoint: AccessPoint) => ReactNode
}

/** Access points that may serve a room, which is always said to be a guess. */
export function LikelyList<AccessPoint extends LikelyAccessPoint>({
  accessPoints,
  count,
  room,
  children,
}: LikelyListProps<AccessPoint>) {
  if (accessPoints.length === 0) return <Hint>{isolatedText(noGuessText(room))}</Hint>
  const others = count - accessPoints.length
  return (
    <>
      <Hint>
        This is a guess by their names. Which access point a guest’s device is at is not known.
      </Hint>
      <List>
        {accessPoints.map((one) => (
          <Item key={one.ap_mac_address}>
            <Name>
              <bdi>{textOr(one.device_name_api, one.ap_mac_address)}</bdi>
            </Name>
            <Match>{matchTexts[one.match]}</Match>
            {children && <More>{children(one)}</More>}
          </Item>
        ))}
      </List>
      {others > 0 && <Hint>{`${others} more may serve it.`}</Hint>}
    </>
  )
}

function noGuessText(room: string): string {
  return room === ''
    ? 'None can be guessed: the ticket names no room.'
    : `None can be guessed: no access point’s name tells of room ${isolate(room)}.`
}

const Hint = styled.p`
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  overflow-wrap: anywhere;
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[2]};
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
`

const Name = styled.strong`
  min-inline-size: min(100%, ${rem(190)});
  overflow-wrap: anywhere;
`

const Match = styled.span`
  min-inline-size: min(100%, ${rem(150)});
  color: ${color('text.muted')};
`

const More = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`
