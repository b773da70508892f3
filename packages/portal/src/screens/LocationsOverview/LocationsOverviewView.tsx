import { type Id, type Location, unreadableIn } from '@netportal/contract'
import {
  Card,
  CardGrid,
  CheckboxField,
  FigureStripSkeleton,
  media,
  Panel,
  Skeleton,
  StateMessage,
  space,
  type TableState,
} from '@netportal/ui'
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { noLocationsText } from '../../shared/domain/noLocationsText.ts'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { filterLocations, type OverviewChoices } from './arrangement.ts'
import { CustomerStrip } from './CustomerStrip.tsx'
import { coverageOf, coverageText } from './coverage.ts'
import { type CustomerChoice, chosenName, customerNames } from './customers.ts'
import { type FreshnessProps, RefreshControl, UpdatedText } from './Freshness.tsx'
import { LocationCards } from './LocationCards.tsx'
import { LocationTable } from './LocationTable.tsx'
import { OverviewControls } from './OverviewControls.tsx'
import { Totals } from './OverviewTotals.tsx'
import type { StatsById } from './statsLoader.ts'
import { totalsOf } from './totals.ts'

export interface LocationsOverviewViewProps extends FreshnessProps {
  locations: Remote<Location[]>
  /** Block above all others, where the API has one to tell. @default none */
  news?: ReactNode
  /** Whose locations are shown. @default nobody is told whose they are */
  customers?: CustomerChoice | null
  choices: OverviewChoices
  onChoicesChange: (choices: OverviewChoices) => void
  /** Shows all locations again. */
  onClearChoices: () => void
  /** Whether incidents have pages that a card can lead to. @default false */
  hasIncidents?: boolean
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

interface LocationsProps extends Omit<LocationsOverviewViewProps, 'locations'> {
  locations: Location[]
}

function Locations({
  locations,
  stats,
  nowMs,
  onRetryStats,
  isListShown,
  hasIncidents = false,
  customers = null,
  ...view
}: LocationsProps) {
  const coverage = coverageOf(locations, stats)
  const whose = customers?.isViewed ? undefined : customers?.customers
  const customerOf = useMemo(() => customerNames(whose), [whose])
  const viewed = customers?.isViewed ? chosenName(customers) : null
  return (
    <Blocks>
      {viewed !== null && (
        <CustomerStrip customer={viewed} onShowAll={() => customers?.onChoose('')} />
      )}
      {view.news}
      <UnreadableNote what="Locations" of={[locations]} />
      {locations.length + unreadableIn(locations) > 1 && (
        <Totals
          {...view}
          totals={totalsOf(locations, stats)}
          noteOf={(name) => coverageText(coverage, name)}
        />
      )}
      <OverviewControls
        {...view}
        customers={customers}
        locations={locations}
        isListShown={isListShown}
      />
      {isListShown ? (
        <LocationTable
          customerOf={customerOf}
          locations={filterLocations(locations, stats, view.choices)}
          stats={stats}
          nowMs={nowMs}
          onRetry={onRetryStats}
          state={view.table}
          onStateChange={view.onTableChange}
        />
      ) : (
        <LocationCards
          key={customers?.chosen}
          {...view}
          customerOf={customerOf}
          hasIncidents={hasIncidents}
          locations={locations}
          stats={stats}
          nowMs={nowMs}
          onRetry={onRetryStats}
        />
      )}
    </Blocks>
  )
}

/** The totals, and as many cards or rows as fill the screen. */
function LocationsSkeleton({
  isListShown,
  table,
  onTableChange,
  ...controls
}: Omit<LocationsOverviewViewProps, 'locations'>) {
  return (
    <Blocks>
      <FigureStripSkeleton />
      <OverviewControls {...controls} locations={noLocations} isListShown={isListShown} />
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

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.below.sm} {
    gap: ${space[6]};
  }
`
