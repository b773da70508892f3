import type { HealthLevel, Id, Location } from '@netportal/contract'
import type { CustomerOf } from './customers.ts'
import { type LocationFigures, readFigure } from './figures.ts'
import { figuresOf, type StatsById } from './statsLoader.ts'

/** What cards can be put in order by. */
export const cardOrders = ['severity', 'name', 'clients', 'tickets'] as const
export type CardOrder = (typeof cardOrders)[number]

/** Which locations can be looked at. */
export const statusFilters = ['all', 'down', 'critical', 'warning', 'good'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** What the reader wants to see of the locations. */
export interface OverviewChoices {
  order: CardOrder
  status: StatusFilter
  /** A time zone; '' for all. */
  zone: string
  /** Words in a location's name, zone, or whose it is; '' for all. Looked for on cards: a table has its own search. */
  search: string
}

export interface Arrangement {
  /** In the order chosen. */
  shown: readonly Id[]
  /** Healthy ones of a long list, by name, which need no card each. */
  healthy: readonly Id[]
}

/** With so many locations and more, those that are well stand in a list of their own. */
const longList = 30

/** The locations that a filter and a zone let through, in the order in which they came. */
export function filterLocations(
  locations: readonly Location[],
  stats: StatsById,
  { status, zone }: Pick<OverviewChoices, 'status' | 'zone'>,
): Location[] {
  if (status === 'all' && zone === '') return [...locations]
  return locations.filter(
    (place) =>
      (zone === '' || place.timezone === zone) && passes(figuresOf(stats.get(place.id)), status),
  )
}

function passes(figures: LocationFigures | null, status: StatusFilter): boolean {
  if (status === 'all') return true
  if (figures?.devices.status !== 'known') return false
  const { offline, level } = figures.devices.value
  return status === 'down' ? offline > 0 : level === status
}

/**
 * Puts locations in order. Those of which a figure is not known stand after those that are known to be in trouble,
 * and before those that are well; equal ones keep the order in which they came.
 * @param locations those that the reader's filters let through
 * @param isFiltered whether that are fewer than all: then each has its card
 * @param customerOf whose each is, where that is told
 */
export function arrange(
  locations: readonly Location[],
  stats: StatsById,
  { order, search }: Pick<OverviewChoices, 'order' | 'search'>,
  isFiltered: boolean,
  customerOf: CustomerOf = () => undefined,
): Arrangement {
  const found = locations.filter((place) => isFound(place, search, customerOf(place)))
  const places = found.map((place, index) => ({
    id: place.id,
    index,
    figures: figuresOf(stats.get(place.id)),
  }))
  if (order === 'name') return { shown: places.map(({ id }) => id), healthy: [] }
  if (order === 'severity') {
    const isLong = found.length >= longList && !isFiltered && search === ''
    const inOrder = places.toSorted(
      (a, b) => compare(severity(b.figures), severity(a.figures)) || a.index - b.index,
    )
    const isApart = ({ figures }: { figures: LocationFigures | null }) => isLong && isWell(figures)
    return {
      shown: inOrder.filter((place) => !isApart(place)).map(({ id }) => id),
      healthy: places.filter(isApart).map(({ id }) => id),
    }
  }
  const count = ({ figures }: { figures: LocationFigures | null }) =>
    figures === null
      ? null
      : readFigure(order === 'clients' ? figures.clients : figures.openTickets, (value) => value)
  return {
    shown: places
      .toSorted((a, b) => (count(b) ?? -1) - (count(a) ?? -1) || a.index - b.index)
      .map(({ id }) => id),
    healthy: [],
  }
}

function isFound(
  { name, timezone }: Location,
  search: string,
  customer: string | null | undefined,
): boolean {
  const words = search.trim().toLocaleLowerCase()
  return (
    words === '' || `${name}\n${timezone}\n${customer ?? ''}`.toLocaleLowerCase().includes(words)
  )
}

/** Whether all is known of a location and nothing is wrong with its network. */
function isWell(figures: LocationFigures | null): boolean {
  if (figures === null || figures.noDataSince) return false
  const { devices, clients, openTickets } = figures
  const isKnown = [devices, clients, openTickets].every(({ status }) => status === 'known')
  return isKnown && severity(figures)[0] === levelRank.good
}

const levelRank: Record<HealthLevel, number> = { critical: 4, warning: 3, 'no-data': 0, good: 0 }

/** Ranks between the levels: a good site with something down, and one of which something is not known. */
const somethingDown = 2
const somethingUnknown = 1

/** What trouble is compared by: its level, then its share of the site, then its size. */
function severity(figures: LocationFigures | null): readonly number[] {
  if (figures?.devices.status !== 'known') return [somethingUnknown, 0, 0]
  const { level, online, offline, unknown } = figures.devices.value
  const total = online + offline + unknown
  const share = total === 0 ? 0 : (offline + unknown) / total
  const least =
    offline > 0 ? somethingDown : unknown > 0 || figures.noDataSince ? somethingUnknown : 0
  return [Math.max(levelRank[level], least), share, offline]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
