import { incidentLimits } from '@netportal/contract'
import { useState } from 'react'
import { useAddress } from '../../shared/address/address.tsx'
import { useDaysAddress } from '../../shared/address/useDaysAddress.ts'
import type { CallsFilter, HistoryTabName, StateFilter } from './incidentsViewProps.ts'

const dayMs = 86_400_000

/** Keeps in the address what is asked of the history: the tab, the place, the period, and the filters of incidents. */
export function useHistoryQuery() {
  const { query, replace } = useAddress()
  const { historyDayChoices, historyDaysDefault } = incidentLimits
  const [days, setDays] = useDaysAddress(historyDayChoices, historyDaysDefault)
  const [openedMs] = useState(Date.now)
  const tab: HistoryTabName = query.get('tab') === 'calls' ? 'calls' : 'incidents'
  const set = (name: string, value: string | null) => {
    replace((entry) => {
      entry.query.delete('page')
      if (value === null) entry.query.delete(name)
      else entry.query.set(name, value)
      return { query: entry.query }
    })
  }
  return {
    tab,
    openTab: (next: HistoryTabName) => {
      replace((entry) => {
        // Sort, page and filters belong to the tab that is left.
        const kept = ['location', 'days'].flatMap((name) => {
          const value = entry.query.get(name)
          return value === null ? [] : [[name, value]]
        })
        const own = next === 'incidents' ? [] : [['tab', next]]
        return { query: new URLSearchParams([...kept, ...own]) }
      })
    },
    location: query.get('location'),
    setLocation: (id: string | null) => set('location', id),
    days,
    setDays,
    from: new Date(openedMs - days * dayMs).toISOString(),
    openedMs,
    state: oneOf<StateFilter>(query.get('state'), ['open', 'over']),
    setState: (state: StateFilter | null) => set('state', state),
    called: oneOf<CallsFilter>(query.get('calls'), ['none', 'some']),
    setCalled: (calls: CallsFilter | null) => set('calls', calls),
  }
}

/** Whatever else somebody has typed into the address filters nothing. */
function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null
}
