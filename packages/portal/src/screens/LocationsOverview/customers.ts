import type { Customer, Id, Items, Location } from '@netportal/contract'
import { unreadableIn } from '@netportal/contract'
import type { Remote } from '../../shared/remote.ts'

/** Whose locations an administrator looks at. */
export interface CustomerChoice {
  /** Those who have locations, by name; null until their names have come. */
  customers: readonly Customer[] | null
  /** How many have locations. */
  count: number
  /** Id of the one chosen; '' for all. */
  chosen: string
  onChoose: (id: string) => void
  /** Whether all is shown as the one chosen sees it, and not only their locations. */
  isViewed: boolean
}

/** Tells whose a location is: a name, null while it is to come, undefined where nobody is told. */
export type CustomerOf = (location: Location) => string | null | undefined

/**
 * Makes it of a list of customers.
 * @param customers null while their names are to come, undefined where nobody is told
 */
export function customerNames(customers: readonly Customer[] | null | undefined): CustomerOf {
  if (customers === undefined) return untold
  const names = new Map(customers?.map(({ id, company_name }) => [String(id), company_name]))
  return ({ customer_id }) => {
    if (customer_id === null || customer_id === undefined) return undefined
    return customers === null ? null : names.get(String(customer_id))
  }
}

const untold: CustomerOf = () => undefined

/** Finds the name of the customer chosen; null while there is none. */
export function chosenName({ customers, chosen }: CustomerChoice): string | null {
  return customers?.find(({ id }) => String(id) === chosen)?.company_name ?? null
}

interface AtLocation {
  location_id?: Id | null | undefined
  location_name?: string | null | undefined
}

/**
 * Keeps of a list across locations what is at these.
 * @param locations null for all there are. What does not tell the id of its location is found by its name
 */
export function atLocations<Item extends AtLocation>(
  items: Remote<Items<Item>>,
  locations: readonly Location[] | null,
): Remote<Items<Item>> {
  if (locations === null || items.status !== 'ready') return items
  const ids = new Set(locations.map(({ id }) => String(id)))
  const names = new Set(locations.map(({ name }) => name))
  const kept = items.data.filter(({ location_id, location_name }) =>
    location_id === null || location_id === undefined
      ? names.has(location_name ?? '')
      : ids.has(String(location_id)),
  )
  const data = Object.assign(kept, { unreadable: unreadableIn(items.data) })
  return { ...items, data }
}
