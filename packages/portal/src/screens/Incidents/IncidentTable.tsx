import { type ReactNode, useMemo } from 'react'
import { HistoryTable } from './HistoryTable.tsx'
import { incidentHistoryColumns } from './incidentHistoryColumns.ts'
import type { IncidentsViewProps } from './incidentsViewProps.ts'

type IncidentTableProps = Pick<
  IncidentsViewProps,
  'incidents' | 'nowMs' | 'state' | 'called' | 'table' | 'onTableChange' | 'onSave'
> & { filters: ReactNode }

/** The incidents of the period, as they were asked for. */
export function IncidentTable({ incidents, nowMs, state, called, ...rest }: IncidentTableProps) {
  const columns = useMemo(() => incidentHistoryColumns(nowMs), [nowMs])
  const isFiltered = state !== null || called !== null
  return (
    <HistoryTable
      title="Incidents"
      page={incidents}
      columns={columns}
      rowKey={({ id }) => id}
      empty={isFiltered ? 'No such incidents in this period.' : 'No incidents in this period.'}
      filters={rest.filters}
      table={rest.table}
      onTableChange={rest.onTableChange}
      onSave={rest.onSave}
    />
  )
}
