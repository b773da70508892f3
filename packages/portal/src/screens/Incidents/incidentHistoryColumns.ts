import type { IncidentSummary } from '@netportal/contract'
import type { DataColumn } from '@netportal/ui'
import { incidentColumns } from '../../shared/domain/incidentColumns.tsx'

/** The columns of the incidents of a period, which the server sorts: by some of them alone. */
export function incidentHistoryColumns(nowMs: number): DataColumn<IncidentSummary>[] {
  const { location, since, until, lasted, most, calls, grade } = incidentColumns(nowMs)
  const unsorted = { canSort: false }
  return [
    { ...location, ...unsorted },
    since,
    { ...until, ...unsorted },
    lasted,
    most,
    calls,
    { ...grade, ...unsorted },
  ]
}
