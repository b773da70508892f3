import { getIncident } from '@netportal/contract'
import { useRemote } from '../../api/useRemote.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { useNow } from '../../shared/useNow.ts'
import { IncidentView } from './IncidentView.tsx'

/** What lasts is counted in minutes. */
const everyMs = 60_000

export function IncidentScreen() {
  const { incidentId } = usePageParams(incidentPath)
  const incident = useRemote(
    getIncident,
    incidentId === undefined ? null : { params: { incidentId } },
    {
      notFoundText:
        'There is no such incident. Data that arrived late may have shown that it was none.',
    },
  )
  const table = useTableAddress({ sort: { columnId: 'from', direction: 'ascending' } })
  return (
    <IncidentView
      incident={incident}
      nowMs={useNow(everyMs)}
      table={table.state}
      onTableChange={table.onStateChange}
    />
  )
}
