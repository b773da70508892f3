import type { Location } from '@netportal/contract'
import { formatTime, resolveZone } from '@netportal/format'
import {
  border,
  color,
  container,
  fontWeight,
  media,
  NavTabs,
  rem,
  Skeleton,
  size,
  space,
} from '@netportal/ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../paths.ts'
import { gutter } from '../shared/page/gutter.ts'
import type { Remote } from '../shared/remote.ts'

export interface LocationBandViewProps {
  /** As in the address. */
  locationId: string
  location: Remote<Location>
  /** Epoch milliseconds. */
  nowMs: number
}

/** Says at which location one is and what the time is there, and leads to its pages. Specification §2 "Global shell". */
export function LocationBandView({ locationId, location, nowMs }: LocationBandViewProps) {
  const to = { locationId }
  return (
    <Root>
      <Row>
        <Place>
          {location.status === 'loading' && <CurrentShape />}
          {location.status === 'failed' && <span>Location data not available.</span>}
          {location.status === 'ready' && <Current location={location.data} nowMs={nowMs} />}
        </Place>
        <LocationTabs label="Location">
          <NavLink to={paths.timeline.to(to)}>Timeline</NavLink>
          <NavLink to={paths.devices.to(to)}>Devices</NavLink>
          <NavLink to={paths.ssids.to(to)}>SSIDs</NavLink>
          <NavLink to={paths.tickets.to(to)}>Tickets</NavLink>
        </LocationTabs>
      </Row>
    </Root>
  )
}

/** As long as most, word by word, so that it takes as many lines. */
function CurrentShape() {
  return (
    <span aria-hidden>
      Current Location: <Skeleton inline width="60px" /> <Skeleton inline width="64px" />
      <Bar> | </Bar>
      <Skeleton inline width="36px" /> <Skeleton inline width="104px" />
    </span>
  )
}

/** A zone that nobody knows shows UTC, and says so. */
function Current({ location, nowMs }: { location: Location; nowMs: number }) {
  const { zone } = resolveZone(location.timezone)
  return (
    <span>
      Current Location: <Name>{location.name}</Name>
      <Bar> | </Bar>
      <Time dateTime={new Date(nowMs).toISOString()}>{formatTime(nowMs, zone)}</Time>
      <span>{` (${zone})`}</span>
    </span>
  )
}

const Root = styled.div`
  border-block-end: ${border.hairline} solid ${color('line.base')};
  background: ${color('surface.base')};
  @media print {
    border: 0;
    nav {
      display: none;
    }
  }
`

const Row = styled.div`
  display: flex;
  align-items: stretch;
  justify-content: space-between;
  gap: ${space[8]};
  min-block-size: ${size.band};
  max-inline-size: ${container.page};
  margin-inline: auto;
  ${gutter}
  ${media.below.sm} {
    display: block;
  }
`

const Place = styled.p`
  order: 1;
  align-self: center;
  min-inline-size: 0;
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  overflow-wrap: anywhere;
  text-align: end;
  ${media.below.sm} {
    padding-block-start: 10px;
    text-align: start;
  }
`

const LocationTabs = styled(NavTabs)`
  flex: none;
`

const Name = styled.bdi`
  color: ${color('text.base')};
  font-weight: ${fontWeight.semibold};
`

const Bar = styled.span`
  margin-inline: ${space[1]};
  color: ${color('text.disabled')};
  white-space: pre;
`

const Time = styled.time`
  color: ${color('text.base')};
  font-weight: ${fontWeight.medium};
`
