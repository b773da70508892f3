import type { Location } from '@netportal/contract'
import { formatDateTime, formatTime, resolveZone } from '@netportal/format'
import {
  border,
  color,
  container,
  fontWeight,
  iconSize,
  media,
  NavTabs,
  rem,
  Skeleton,
  StatusBadge,
  size,
  space,
  visuallyHidden,
} from '@netportal/ui'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../paths.ts'
import { momentName } from '../shared/address/momentAddress.ts'
import { gutter } from '../shared/page/gutter.ts'
import type { Remote } from '../shared/remote.ts'

export interface LocationBandViewProps {
  /** As in the address. */
  locationId: string
  location: Remote<Location>
  /** Epoch milliseconds. */
  nowMs: number
  /** The moment that the pages show, as the address has it; none for now. */
  moment?: string | undefined
  /** What goes along to the other pages beside it, as `useKeptSearch` gives it. @default nothing */
  kept?: string
  /** Address at which the page shows an earlier moment; none where it cannot. */
  earlierTo?: string | undefined
  /** Leads to another location; nothing where there is none. */
  switcher?: ReactNode
}

/** Says at which location one is and what the time is there, and leads to its pages. Specification §2 "Global shell". */
export function LocationBandView({
  locationId,
  location,
  nowMs,
  moment,
  kept = '',
  earlierTo,
  switcher,
}: LocationBandViewProps) {
  const to = { locationId }
  const query = new URLSearchParams(kept)
  if (moment !== undefined) query.set(momentName, moment)
  const search = query.size === 0 ? '' : `?${query}`
  return (
    <Root>
      <Row>
        <Side>
          <Place>
            {location.status === 'loading' && <CurrentShape />}
            {location.status === 'failed' && <span>Location data not available.</span>}
            {location.status === 'ready' && (
              <Current location={location.data} nowMs={nowMs} isPast={moment !== undefined} />
            )}
          </Place>
          {switcher}
        </Side>
        <Pages>
          <LocationTabs label="Location">
            <NavLink to={paths.timeline.to(to) + search}>Timeline</NavLink>
            <NavLink to={paths.devices.to(to) + search}>Devices</NavLink>
            <NavLink to={paths.ssids.to(to) + search}>SSIDs</NavLink>
            <NavLink to={paths.tickets.to(to) + search}>Tickets</NavLink>
          </LocationTabs>
          {earlierTo !== undefined && (
            <EarlierLink to={earlierTo}>
              <History size={iconSize.md} />
              <span>View an Earlier Moment</span>
            </EarlierLink>
          )}
        </Pages>
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

interface CurrentProps {
  location: Location
  nowMs: number
  /** Whether the pages show a moment that is over: whether the site is silent now is no part of that. */
  isPast: boolean
}

/** A zone that nobody knows shows UTC, and says so. */
function Current({ location, nowMs, isPast }: CurrentProps) {
  const { zone } = resolveZone(location.timezone)
  return (
    <span>
      Current Location: <Name>{location.name}</Name>
      <Bar> | </Bar>
      <Time dateTime={new Date(nowMs).toISOString()}>{formatTime(nowMs, zone)}</Time>
      <span>{` (${zone})`}</span>
      {location.no_data_since && !isPast && (
        <>
          <Bar> | </Bar>
          <wbr />
          <StatusBadge tone="warning" form="text">
            {`No data since ${formatDateTime(location.no_data_since, zone)}`}
          </StatusBadge>
        </>
      )}
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

/** Where one is, and the way elsewhere. */
const Side = styled.div`
  order: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  ${media.below.sm} {
    justify-content: space-between;
  }
  @media print {
    button {
      display: none;
    }
  }
`

const Place = styled.p`
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

const Pages = styled.div`
  display: flex;
  flex: none;
  align-items: stretch;
  gap: ${space[6]};
  ${media.below.sm} {
    justify-content: space-between;
  }
`

const LocationTabs = styled(NavTabs)`
  min-inline-size: 0;
`

/** Quiet; only its icon where there is not much room. */
const EarlierLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: ${size.hitMin};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${color('text.base')};
      text-decoration: underline;
    }
  }
  ${media.below.lg} {
    justify-content: center;
    > span {
      ${visuallyHidden}
    }
  }
  ${media.touch} {
    min-inline-size: ${size.controlTouch};
  }
  @media print {
    display: none;
  }
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
