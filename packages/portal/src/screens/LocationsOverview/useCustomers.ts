import {
  type Customer,
  getProfile,
  type Id,
  type Items,
  type Location,
  listCustomers,
  listItems,
  listLocations,
  unreadableIn,
} from '@netportal/contract'
import { useMemo } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { useChoiceAddress } from '../../shared/address/useChoiceAddress.ts'
import type { Remote } from '../../shared/remote.ts'
import type { CustomerChoice } from './customers.ts'

export interface Customers {
  /** Those of the chosen customer; all where none is. Loading until it is known whose they are to be. */
  locations: Remote<Location[]>
  /** The choice to offer; null where nobody is told whose the locations are. */
  choice: CustomerChoice | null
  /** Whose overview is shown as they see it; undefined for that of all. */
  viewedId: Id | undefined
}

/**
 * Tells an administrator whose the locations are, where the API does, and keeps in the address whose are shown.
 * Nothing is asked for anybody else.
 */
export function useCustomers(): Customers {
  const all = useRemote(listLocations, {})
  const profile = useRemote(getProfile, {})
  const isAdmin = profile.status === 'ready' && profile.data.role === 'admin'
  const list = all.status === 'ready' ? all.data : none
  const ids = useMemo(() => customerIds(list), [list])
  const isTold = isAdmin && ids.size > 0
  const answer = useRemote(listCustomers, isTold ? {} : null)
  const customers = useMemo(
    () => (answer.status === 'ready' ? withLocations(listItems(answer.data), ids) : null),
    [answer, ids],
  )
  const choices = useMemo(() => ['', ...(customers ?? []).map(({ id }) => String(id))], [customers])
  const [chosen, choose] = useChoiceAddress('customer', choices, '')
  const isWaitedFor =
    profile.status === 'loading' ||
    all.status === 'loading' ||
    (isTold && answer.status === 'loading')
  const isPending = useAddress().query.has('customer') && chosen === '' && isWaitedFor
  const own = useMemo(() => locationsOf(list, chosen), [list, chosen])
  const isViewed = useExtra('overview') === 'announced' && chosen !== ''
  return {
    locations: isPending ? loading : all.status === 'ready' ? { ...all, data: own } : all,
    choice:
      isTold && answer.status !== 'failed'
        ? { customers, count: ids.size, chosen, onChoose: choose, isViewed }
        : null,
    viewedId: isViewed ? customers?.find(({ id }) => String(id) === chosen)?.id : undefined,
  }
}

const none: Location[] = []
const loading = { status: 'loading' } as const

function customerIds(locations: readonly Location[]): ReadonlySet<string> {
  return new Set(locations.flatMap(({ customer_id }) => (customer_id ? String(customer_id) : [])))
}

/** The customers who have locations, by name. */
function withLocations(customers: readonly Customer[], ids: ReadonlySet<string>): Customer[] {
  return customers
    .filter(({ id }) => ids.has(String(id)))
    .toSorted((a, b) => a.company_name.localeCompare(b.company_name, 'en'))
}

/** @returns the same list where no customer is chosen. Of what could not be read nobody knows whose it is. */
function locationsOf(locations: Items<Location>, chosen: string): Items<Location> {
  if (chosen === '') return locations
  const own = locations.filter(({ customer_id }) => String(customer_id) === chosen)
  return Object.assign(own, { unreadable: unreadableIn(locations) })
}
