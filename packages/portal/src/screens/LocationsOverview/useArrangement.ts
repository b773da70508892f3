import type { Location } from '@netportal/contract'
import { useMemo, useState } from 'react'
import { type Arrangement, arrange, filterLocations, type OverviewChoices } from './arrangement.ts'
import type { CustomerOf } from './customers.ts'
import { figuresOf, type StatsById } from './statsLoader.ts'

export interface Arranged extends Arrangement {
  /** Whether newer figures would order them otherwise: nothing moves under the reader's hand. */
  hasChanged: boolean
  /** Orders them by the newest figures. */
  arrangeAnew: () => void
}

/**
 * Orders locations when their figures have come and when the reader chooses otherwise, and never by itself. Until all
 * figures are there they stand as the API lists them.
 */
export function useArrangement(
  locations: readonly Location[],
  stats: StatsById,
  choices: OverviewChoices,
  customerOf: CustomerOf,
): Arranged {
  const isKnown = locations.every(({ id }) => figuresOf(stats.get(id)) !== null)
  const { search, status, zone } = choices
  const order = isKnown ? choices.order : 'name'
  const newest = useMemo(() => {
    const isFiltered = status !== 'all' || zone !== ''
    const passing = filterLocations(locations, stats, { status, zone })
    return arrange(passing, stats, { order, search }, isFiltered, customerOf)
  }, [locations, stats, order, search, status, zone, customerOf])
  const asked = JSON.stringify([order, search, status, zone, locations.length])
  const [held, hold] = useState({ asked, arrangement: newest })
  if (held.asked !== asked) hold({ asked, arrangement: newest })
  const arrangement = held.asked === asked ? held.arrangement : newest
  return {
    ...arrangement,
    hasChanged: isKnown && !isSame(arrangement, newest),
    arrangeAnew: () => hold({ asked, arrangement: newest }),
  }
}

function isSame(a: Arrangement, b: Arrangement): boolean {
  return isEqual(a.shown, b.shown) && isEqual(a.healthy, b.healthy)
}

function isEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
