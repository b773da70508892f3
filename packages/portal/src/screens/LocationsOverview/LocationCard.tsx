import type { Id, Location, NetworkHealth } from '@netportal/contract'
import { Card, Comb, type Figure, FigureList, InlineState, space } from '@netportal/ui'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { networkCounts } from '../../shared/domain/networkCounts.ts'
import { type LocationFigures, readFigure } from './figures.ts'
import { RetryStats } from './RetryStats.tsx'
import type { LocationStats } from './statsLoader.ts'

export interface LocationCardProps {
  location: Location
  stats: LocationStats
  /** How old figures are that are still to be loaded anew. */
  age: string | null
  /** Asks again for the figures that failed. */
  onRetry: (id: Id) => void
}

/** One location and its figures. Memoised: hundreds of neighbours do not render when one arrives. */
export const LocationCard = memo(function LocationCard({
  location,
  stats,
  age,
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
          <span>{timezone || 'UTC'}</span>
          <RetryStats location={location} stats={stats} age={age} onRetry={onRetry} />
        </Subtitle>
      }
      aria-busy={stats.status !== 'settled'}
    >
      {'figures' in stats && stats.status !== 'retrying' ? (
        <CardFigures figures={stats.figures} />
      ) : (
        <InlineState state={stats.status === 'queued' ? 'queued' : 'loading'} fill>
          Loading stats...
        </InlineState>
      )}
    </Card>
  )
})

function CardFigures({ figures }: { figures: LocationFigures }) {
  return (
    <>
      {figures.devices.status === 'known' && <NetworkComb health={figures.devices.value} />}
      <FigureList figures={cardFigures(figures)} />
    </>
  )
}

function NetworkComb({ health }: { health: NetworkHealth }) {
  const { online, offline, unknown } = health
  return <Comb counts={{ good: online, bad: offline, unknown }} label={networkCounts(health)} />
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

const Subtitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
`
