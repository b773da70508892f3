import { type Id, type Location, limits } from '@netportal/contract'
import { Button, CardGrid, Disclosure, Note, PagedList, space } from '@netportal/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { ageText } from '../../shared/ageText.ts'
import { countedText } from '../../shared/domain/countedText.ts'
import type { OverviewChoices } from './arrangement.ts'
import type { CustomerOf } from './customers.ts'
import { LocationCard } from './LocationCard.tsx'
import { figuresOf, type LocationStats, type StatsById, staleSince } from './statsLoader.ts'
import { useArrangement } from './useArrangement.ts'

export interface LocationCardsProps {
  locations: readonly Location[]
  stats: StatsById
  choices: OverviewChoices
  /** Tells whose a location is; the same function while nothing about it changes. */
  customerOf: CustomerOf
  /** Shows all locations again. */
  onClearChoices: () => void
  /** Epoch milliseconds, which ages count to. */
  nowMs: number
  /** Whether incidents have pages that a card can lead to. */
  hasIncidents: boolean
  onRetry: (id: Id) => void
}

/** The locations that the reader chose, in the order chosen: those in trouble on cards, many healthy ones in a list. */
export function LocationCards(props: LocationCardsProps) {
  const { locations, stats, choices, customerOf, onClearChoices, nowMs, hasIncidents, onRetry } =
    props
  const { shown, healthy, hasChanged, arrangeAnew } = useArrangement(
    locations,
    stats,
    choices,
    customerOf,
  )
  const places = new Map(locations.map((place) => [place.id, place]))
  const placesOf = (ids: readonly Id[]) => ids.flatMap((id) => places.get(id) ?? [])
  return (
    <Stack>
      {hasChanged && (
        <Note
          action={
            <Button size="sm" onClick={arrangeAnew}>
              Order Anew
            </Button>
          }
        >
          The order is that of earlier figures.
        </Note>
      )}
      {shown.length + healthy.length === 0 && (
        <Note
          role="status"
          action={
            <Button size="sm" onClick={onClearChoices}>
              Show All
            </Button>
          }
        >
          No locations match.
        </Note>
      )}
      <PagedList items={placesOf(shown)} pageSize={limits.locationCards} label="Locations: pages">
        {(page) => (
          <CardGrid>
            {page.map((location) => {
              const known = stats.get(location.id)
              const since = staleSince(known)
              return (
                <LocationCard
                  key={location.id}
                  location={location}
                  customer={customerOf(location)}
                  stats={known ?? queued}
                  age={since === null ? null : ageText(since, nowMs)}
                  lateCount={lateCountText(known, nowMs)}
                  hasIncidents={hasIncidents}
                  onRetry={onRetry}
                />
              )
            })}
          </CardGrid>
        )}
      </PagedList>
      {healthy.length > 0 && (
        <Disclosure title={`Healthy Locations (${healthy.length})`} headingLevel={2}>
          <PagedList items={placesOf(healthy)} label="Healthy locations: pages">
            {(page) => (
              <Names>
                {page.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={paths.devices.to({ locationId: id })}>
                      <bdi>{name}</bdi>
                    </Link>
                  </li>
                ))}
              </Names>
            )}
          </PagedList>
        </Disclosure>
      )}
    </Stack>
  )
}

/** What is said of clients that were counted too long ago; null where they were not, or that is not told. */
function lateCountText(stats: LocationStats | undefined, nowMs: number): string | null {
  const measured = figuresOf(stats)?.counted
  const counted = measured ? countedText(measured, nowMs, 'Clients counted') : null
  return counted?.isLate ? counted.text : null
}

const queued: LocationStats = { status: 'queued' }

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Names = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  columns: 14rem;
  column-gap: ${space[6]};
  li {
    padding-block: ${space[1]};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`
