import { createContext, useContext } from 'react'
import { locationSection } from '../../paths.ts'
import { daysName, rangeName } from './rangeAddress.ts'

/** What goes along from page to page of a location, as `useKeptSearch` gives it. @default nothing */
const KeptSearch = createContext('')

/** Lets links within a location take along what a reader has chosen. */
export const KeptSearchProvider = KeptSearch.Provider

/** Adds to the address of a page of a location what goes along, unless the address says itself which time it shows. */
export function withKept(to: string, kept: string): string {
  const [path = '', search = ''] = to.split('?')
  const query = new URLSearchParams(search)
  const isFixed = [rangeName, daysName].some((name) => query.has(name))
  if (kept === '' || isFixed || !path.startsWith(locationSection)) return to
  return search === '' ? path + kept : `${to}&${kept.slice(1)}`
}

/** Gives the address to which a link within a location leads. */
export function useKeptAddress(to: string): string {
  return withKept(to, useContext(KeptSearch))
}
