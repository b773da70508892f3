import type { Items, Location } from '@netportal/contract'
import { fixtureNow } from '@netportal/contract/fixtures'
import type { Remote } from '../shared/remote.ts'

type Ready = Extract<Remote<unknown>, { status: 'ready' }>

/** Data that have arrived, at the fixtures' own time. */
export function ready<T>(data: T, refresh: Ready['refresh'] = 'idle'): Remote<T> {
  return { status: 'ready', data, updatedAt: fixtureNow, refresh }
}

/** A list of whose items so many could not be read. */
export function partly<T>(list: readonly T[], unreadable: number): Items<T> {
  return Object.assign([...list], { unreadable })
}

export const loading = { status: 'loading' } as const

/** The location that most fixtures belong to. */
export const harbourPoint: Location = {
  id: 101,
  name: 'Harbour Point Hotel',
  timezone: 'Europe/London',
}
