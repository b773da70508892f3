import type { Id, Location } from '@netportal/contract'
import {
  CardGrid,
  FigureStrip,
  FigureStripSkeleton,
  media,
  StateMessage,
  space,
} from '@netportal/ui'
import styled from 'styled-components'
import { Page } from '../../shared/Page.tsx'
import { RemoteState } from '../../shared/RemoteState.tsx'
import type { Remote } from '../../shared/remote.ts'
import { LocationCard } from './LocationCard.tsx'
import type { LocationStats, StatsById } from './statsLoader.ts'
import { type OverviewTotals, totalsOf } from './totals.ts'

export interface LocationsOverviewViewProps {
  locations: Remote<Location[]>
  /** The locations' figures; one that is missing here waits for its turn. */
  stats: StatsById
  onRetryStats: (id: Id) => void
}

/** All locations of the viewer, with their figures. Specification §2 "Locations Overview". */
export function LocationsOverviewView({
  locations,
  stats,
  onRetryStats,
}: LocationsOverviewViewProps) {
  return (
    <Page title="Locations Overview">
      {locations.status !== 'ready' ? (
        <RemoteState remote={locations} loadingText="Loading locations..." />
      ) : locations.data.length === 0 ? (
        <StateMessage state="empty">No locations found for your account.</StateMessage>
      ) : (
        <Blocks>
          {locations.data.length > 1 && <Totals totals={totalsOf(locations.data, stats)} />}
          <CardGrid>
            {locations.data.map((location) => (
              <LocationCard
                key={location.id}
                location={location}
                stats={stats.get(location.id) ?? queued}
                onRetry={onRetryStats}
              />
            ))}
          </CardGrid>
        </Blocks>
      )}
    </Page>
  )
}

const queued: LocationStats = { status: 'queued' }

function Totals({ totals }: { totals: OverviewTotals | null }) {
  if (totals === null) return <FigureStripSkeleton />
  return (
    <FigureStrip
      figures={[
        { label: 'Online Devices', value: totals.online },
        { label: 'Offline Devices', value: totals.offline, tone: 'critical' },
        { label: 'Wireless Clients', value: totals.clients },
        { label: 'Open Tickets', value: totals.openTickets },
      ]}
    />
  )
}

const Blocks = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.below.sm} {
    gap: ${space[6]};
  }
`
