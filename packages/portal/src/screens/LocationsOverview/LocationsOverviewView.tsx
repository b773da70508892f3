import { type Id, type Location, limits, unreadableIn } from '@netportal/contract'
import {
  Button,
  Card,
  CardGrid,
  CheckboxField,
  FigureStrip,
  FigureStripSkeleton,
  InlineState,
  media,
  PagedList,
  Panel,
  Skeleton,
  StateMessage,
  space,
  type TableState,
} from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { noLocationsText } from '../../shared/domain/noLocationsText.ts'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { ageText } from './ageText.ts'
import { coverageOf, coverageText } from './coverage.ts'
import type { LocationFigures } from './figures.ts'
import { LocationCard } from './LocationCard.tsx'
import { LocationTable } from './LocationTable.tsx'
import { type LocationStats, oldestSince, type StatsById, staleSince } from './statsLoader.ts'
import { type OverviewTotals, totalsOf } from './totals.ts'

export interface LocationsOverviewViewProps {
  locations: Remote<Location[]>
  /** The locations' figures; one that is missing here waits for its turn. */
  stats: StatsById
  /** Block above all others, where the API has one to tell. @default none */
  news?: ReactNode
  /** Epoch milliseconds, which the ages of figures count to. */
  nowMs: number
  /** When the oldest figures in sight were known, as an ISO instant; null while none is. */
  updatedAt: string | null
  /** The one answer with all figures, where they come so. */
  answer: Remote<unknown>
  /** Loads them anew time and again, where they come in one answer. @default a button to load them anew */
  autoRefresh?: { isOn: boolean; onChange: (isOn: boolean) => void }
  onRefresh: () => void
  onRetryStats: (id: Id) => void
  /** Whether the locations stand in a table and not on cards. */
  isListShown: boolean
  onListShownChange: (isShown: boolean) => void
  /** State of that table. */
  table: TableState
  onTableChange: (state: TableState) => void
  onShowOfflineDevices: () => void
  onShowOpenTickets: () => void
}

/** All locations of the viewer, with their figures. Specification §2 "Locations Overview". */
export function LocationsOverviewView(props: LocationsOverviewViewProps) {
  const { locations, answer, isListShown, onListShownChange } = props
  const hasLocations =
    locations.status === 'loading' || (locations.status === 'ready' && locations.data.length > 0)
  return (
    <Page
      title="Locations Overview"
      subtitle={hasLocations && <UpdatedText {...props} />}
      actions={
        hasLocations && (
          <>
            <RefreshControl {...props} />
            <CheckboxField
              label="List View"
              checked={isListShown}
              onChange={(event) => onListShownChange(event.currentTarget.checked)}
            />
          </>
        )
      }
    >
      {locations.status !== 'ready' ? (
        <RemoteState
          remote={locations}
          loadingText="Loading locations..."
          skeleton={<LocationsSkeleton {...props} />}
        />
      ) : locations.data.length === 0 ? (
        <Panel>
          <StateMessage state="empty">{noLocationsText}</StateMessage>
        </Panel>
      ) : (
        <>
          <OutdatedNote of={[locations, answer]} />
          <Locations {...props} locations={locations.data} />
        </>
      )}
    </Page>
  )
}

type Freshness = Pick<
  LocationsOverviewViewProps,
  'stats' | 'updatedAt' | 'answer' | 'nowMs' | 'autoRefresh' | 'onRefresh'
>

/** Says how old the figures in sight are. */
function UpdatedText({ updatedAt, nowMs }: Freshness) {
  if (updatedAt === null) return <Skeleton inline width="160px" />
  return <span>{`Last updated: ${ageText(updatedAt, nowMs)}`}</span>
}

/** How figures are loaded anew: by themselves where that is one call, else when the reader asks for it. */
function RefreshControl({ stats, answer, updatedAt, nowMs, autoRefresh, onRefresh }: Freshness) {
  const isRead = answer.status === 'ready' && answer.refresh === 'running'
  const since = isRead ? updatedAt : oldestSince(stats)
  return (
    <>
      {since !== null && (
        <InlineState state="loading" role="status">
          <span>{`Updating (${ageText(since, nowMs)})...`}</span>
        </InlineState>
      )}
      {autoRefresh ? (
        <CheckboxField
          label="Auto-refresh every 11 minutes"
          checked={autoRefresh.isOn}
          onChange={(event) => autoRefresh.onChange(event.currentTarget.checked)}
        />
      ) : (
        <Button size="sm" busy={since !== null} onClick={onRefresh}>
          Refresh
        </Button>
      )}
    </>
  )
}

interface LocationsProps extends Omit<LocationsOverviewViewProps, 'locations'> {
  locations: Location[]
}

function Locations({
  locations,
  stats,
  nowMs,
  onRetryStats,
  isListShown,
  ...view
}: LocationsProps) {
  const ageOf = (since: string | null) => (since === null ? null : ageText(since, nowMs))
  const coverage = coverageOf(locations, stats)
  return (
    <Blocks>
      {view.news}
      <UnreadableNote what="Locations" of={[locations]} />
      {locations.length + unreadableIn(locations) > 1 && (
        <Totals
          {...view}
          totals={totalsOf(locations, stats)}
          noteOf={(name) => coverageText(coverage, name)}
        />
      )}
      {isListShown ? (
        <LocationTable
          locations={locations}
          stats={stats}
          nowMs={nowMs}
          onRetry={onRetryStats}
          state={view.table}
          onStateChange={view.onTableChange}
        />
      ) : (
        <PagedList items={locations} pageSize={limits.locationCards} label="Locations: pages">
          {(shown) => (
            <CardGrid>
              {shown.map((location) => (
                <LocationCard
                  key={location.id}
                  location={location}
                  stats={stats.get(location.id) ?? queued}
                  age={ageOf(staleSince(stats.get(location.id)))}
                  onRetry={onRetryStats}
                />
              ))}
            </CardGrid>
          )}
        </PagedList>
      )}
    </Blocks>
  )
}

/** The totals, and as many cards or rows as fill the screen. */
function LocationsSkeleton({
  isListShown,
  table,
  onTableChange,
}: Pick<LocationsOverviewViewProps, 'isListShown' | 'table' | 'onTableChange'>) {
  return (
    <Blocks>
      <FigureStripSkeleton />
      {isListShown ? (
        <LocationTable
          status="loading"
          locations={noLocations}
          stats={noStats}
          nowMs={0}
          onRetry={() => undefined}
          state={table}
          onStateChange={onTableChange}
        />
      ) : (
        <CardGrid>
          {pendingCards.map((place) => (
            <Card
              key={place}
              title={<Skeleton inline width={`${120 + ((place * 29) % 60)}px`} height="14px" />}
              subtitle={<Skeleton inline width="96px" height="10px" />}
            />
          ))}
        </CardGrid>
      )}
    </Blocks>
  )
}

const noLocations: Location[] = []
const noStats: StatsById = new Map()
const pendingCards = Array.from({ length: 12 }, (_, place) => place)

const queued: LocationStats = { status: 'queued' }

interface TotalsProps
  extends Pick<LocationsOverviewViewProps, 'onShowOfflineDevices' | 'onShowOpenTickets'> {
  totals: OverviewTotals | null
  /** Says what there is to say of the total of a figure. */
  noteOf: (name: keyof LocationFigures) => string | null
}

function Totals({ totals, noteOf, onShowOfflineDevices, onShowOpenTickets }: TotalsProps) {
  if (totals === null) return <FigureStripSkeleton />
  const { online, offline, clients, openTickets } = totals
  return (
    <FigureStrip
      figures={[
        { label: 'Online Devices', value: online, note: noteOf('devices') },
        {
          label: 'Offline Devices',
          value: offline,
          tone: 'critical',
          note: noteOf('devices'),
          ...(isAny(offline) && { onSelect: onShowOfflineDevices }),
        },
        { label: 'Wireless Clients', value: clients, note: noteOf('clients') },
        {
          label: 'Open Tickets',
          value: openTickets,
          note: noteOf('openTickets'),
          ...(isAny(openTickets) && { onSelect: onShowOpenTickets }),
        },
      ]}
    />
  )
}

/** Nothing stands behind a zero. */
function isAny(total: number | null): boolean {
  return total !== null && total > 0
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.below.sm} {
    gap: ${space[6]};
  }
`
