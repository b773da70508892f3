import type { Id, Location } from '@netportal/contract'
import { formatDateTime } from '@netportal/format'
import {
  Card,
  color,
  type Figure,
  FigureList,
  InlineState,
  media,
  Skeleton,
  StatusBadge,
  space,
  text,
} from '@netportal/ui'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { Counted } from '../../shared/domain/Counted.tsx'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { NetworkComb } from '../../shared/domain/NetworkComb.tsx'
import { type LocationFigures, readFigure } from './figures.ts'
import { RetryStats } from './RetryStats.tsx'
import type { LocationStats } from './statsLoader.ts'

export interface LocationCardProps {
  location: Location
  /** Whose it is; null while that is to come. @default nobody is told */
  customer?: string | null | undefined
  stats: LocationStats
  /** How old figures are that are still to be loaded anew. */
  age: string | null
  /** What is said of clients that were counted too long ago. */
  lateCount: string | null
  /** Whether incidents have pages that it can lead to. */
  hasIncidents: boolean
  /** Asks again for the figures that failed. */
  onRetry: (id: Id) => void
}

/** One location and its figures. Memoised: hundreds of neighbours do not render when one arrives. */
export const LocationCard = memo(function LocationCard({
  location,
  customer,
  stats,
  age,
  lateCount,
  hasIncidents,
  onRetry,
}: LocationCardProps) {
  const { id, name, timezone } = location
  return (
    <Card
      title={
        <Link to={paths.devices.to({ locationId: id })}>
          <bdi>{name}</bdi>
        </Link>
      }
      subtitle={
        <Subtitle>
          {customer !== undefined && (
            <Whose>
              {customer === null ? <Skeleton inline width="96px" /> : <bdi>{customer}</bdi>}
            </Whose>
          )}
          <span>{timezone || 'UTC'}</span>
          <LevelBadge stats={stats} />
          <RetryStats location={location} stats={stats} age={age} onRetry={onRetry} />
        </Subtitle>
      }
      aria-busy={stats.status !== 'settled'}
    >
      {'figures' in stats && stats.status !== 'retrying' ? (
        <CardFigures
          location={location}
          figures={stats.figures}
          lateCount={lateCount}
          hasIncidents={hasIncidents}
        />
      ) : (
        <InlineState state={stats.status === 'queued' ? 'queued' : 'loading'} fill>
          Loading stats...
        </InlineState>
      )}
    </Card>
  )
})

/** Says at a glance that a network is not well; what is well is quiet. */
function LevelBadge({ stats }: { stats: LocationStats }) {
  const devices = 'figures' in stats ? stats.figures.devices : null
  if (devices?.status !== 'known') return null
  const { level } = devices.value
  if (level !== 'critical' && level !== 'warning') return null
  return <StatusBadge tone={level} form="text" />
}

interface CardFiguresProps
  extends Pick<LocationCardProps, 'location' | 'lateCount' | 'hasIncidents'> {
  figures: LocationFigures
}

function CardFigures({ location, figures, lateCount, hasIncidents }: CardFiguresProps) {
  return (
    <>
      {figures.devices.status === 'known' && (
        <div>
          <NetworkComb health={figures.devices.value} />
          <Trouble
            location={location}
            figures={figures}
            lateCount={lateCount}
            hasIncidents={hasIncidents}
          />
        </div>
      )}
      <FigureList figures={cardFigures(figures)} />
    </>
  )
}

/**
 * What is down and since when, or since when nothing is known, in a line; and that clients were counted too long
 * ago, which goes without saying where nothing is known at all.
 */
function Trouble({ location, figures, lateCount, hasIncidents }: CardFiguresProps) {
  const { noDataSince } = figures
  if (noDataSince) {
    return <Line>{`No data since ${formatDateTime(noDataSince, location.timezone)}`}</Line>
  }
  return (
    <>
      <Down location={location} figures={figures} hasIncidents={hasIncidents} />
      {lateCount !== null && (
        <LateLine>
          <Counted text={lateCount} isLate />
        </LateLine>
      )}
    </>
  )
}

function Down({ location, figures, hasIncidents }: Omit<CardFiguresProps, 'lateCount'>) {
  const { incident } = figures
  if (!incident) return null
  const told = `${incident.down_now} down since ${formatDateTime(incident.started_at, location.timezone)}`
  return (
    <Line>
      {hasIncidents ? (
        <Link to={incidentPath.to({ locationId: location.id, incidentId: incident.id })}>
          {told}
        </Link>
      ) : (
        told
      )}
    </Line>
  )
}

function cardFigures({ devices, clients, openTickets }: LocationFigures): Figure[] {
  return [
    { label: 'Online Devices', value: readFigure(devices, ({ online }) => online) },
    {
      label: 'Offline Devices',
      value: readFigure(devices, ({ offline }) => offline),
      tone: 'critical',
    },
    { label: 'Connected Clients', value: readFigure(clients, (count) => count) },
    { label: 'Open Tickets', value: readFigure(openTickets, (count) => count) },
  ]
}

const Line = styled.p`
  padding-block-start: ${space[1]};
  color: ${color('text.muted')};
  ${text('caption')}
`

const Whose = styled.span`
  flex: 1 0 100%;
  overflow-wrap: anywhere;
`

/** In the gap above the figures, so that a card in which something is down too is hardly higher. */
const LateLine = styled.p`
  display: flex;
  margin-block: -2px calc(-1 * min(1lh, 14px));
  ${text('caption')}
  ${media.below.sm} {
    margin-block-end: calc(-1 * min(1lh, 10px));
  }
`

const Subtitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
`
