import {
  callSorts,
  incidentSorts,
  limits,
  listCallsWithoutOutage,
  listIncidentHistory,
  listLocations,
} from '@netportal/contract'
import { today } from '@netportal/format'
import type { TableSort } from '@netportal/ui'
import { callApi } from '../../api/callApi.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { csvOf } from '../../shared/csvOf.ts'
import { useNow } from '../../shared/useNow.ts'
import { callColumns } from './callColumns.tsx'
import { IncidentsView } from './IncidentsView.tsx'
import { incidentHistoryColumns } from './incidentHistoryColumns.ts'
import { useHistoryQuery } from './useHistoryQuery.ts'
import { useSaveAll } from './useSaveAll.ts'

/** What lasts is counted in minutes. */
const everyMs = 60_000

/** Outages of a period, and calls without one; all that is asked for stands in the address. */
export function IncidentsScreen() {
  const asked = useHistoryQuery()
  const { tab, location, from, state, called } = asked
  const first = tab === 'calls' ? 'date' : 'since'
  const table = useTableAddress({ sort: { columnId: first, direction: 'descending' } })
  const { sort, page } = table.state
  const part = { limit: limits.tablePageSize, offset: (page - 1) * limits.tablePageSize }
  const place = { from, ...(location !== null && { location_id: location }) }
  const incidentQuery = {
    ...place,
    ...(state && { state }),
    ...(called && { calls: called }),
    sort: sortOf(sort, incidentSorts, '-since'),
  }
  const callQuery = { ...place, sort: sortOf(sort, callSorts, '-date') }
  const isCalls = tab === 'calls'
  const kept = { keepPrevious: true }
  const incidents = useRemote(
    listIncidentHistory,
    isCalls ? null : { query: { ...incidentQuery, ...part } },
    kept,
  )
  const calls = useRemote(
    listCallsWithoutOutage,
    isCalls ? { query: { ...callQuery, ...part } } : null,
    kept,
  )
  const locations = useRemote(listLocations, {})
  const nowMs = useNow(everyMs)
  const saveAll = useSaveAll()
  const save = () => {
    const date = today(new Date(nowMs))
    return isCalls
      ? saveAll(
          `calls-without-outage-${date}.csv`,
          (rows, signal) =>
            callApi(listCallsWithoutOutage, { query: { ...callQuery, ...rows } }, { signal }),
          (rows) => csvOf(callColumns, rows),
        )
      : saveAll(
          `incidents-${date}.csv`,
          (rows, signal) =>
            callApi(listIncidentHistory, { query: { ...incidentQuery, ...rows } }, { signal }),
          (rows) => csvOf(incidentHistoryColumns(nowMs), rows),
        )
  }
  return (
    <IncidentsView
      tab={tab}
      onTabChange={asked.openTab}
      locations={locations}
      location={location}
      onLocationChange={asked.setLocation}
      days={asked.days}
      onDaysChange={asked.setDays}
      state={state}
      onStateChange={asked.setState}
      called={called}
      onCalledChange={asked.setCalled}
      incidents={incidents}
      calls={calls}
      nowMs={nowMs}
      table={table.state}
      onTableChange={table.onStateChange}
      onSave={save}
    />
  )
}

/** The sort as the server names it; one that it does not know is its own. */
function sortOf<Name extends string, Default extends string>(
  sort: TableSort | null,
  names: readonly Name[],
  otherwise: Default,
): Name | `-${Name}` | Default {
  const name = names.find((one) => one === sort?.columnId)
  if (name === undefined) return otherwise
  return sort?.direction === 'descending' ? `-${name}` : name
}
