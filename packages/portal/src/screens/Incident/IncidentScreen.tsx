import { getIncident, type Incident } from '@netportal/contract'
import { parseInstant } from '@netportal/format'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { paths } from '../../paths.ts'
import { minuteAfter, momentName, writeMoment } from '../../shared/address/momentAddress.ts'
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
  const hasMoments = useExtra('moments') === 'announced'
  const table = useTableAddress({ sort: { columnId: 'from', direction: 'ascending' } })
  return (
    <IncidentView
      incident={incident}
      nowMs={useNow(everyMs)}
      table={table.state}
      onTableChange={table.onStateChange}
      momentTo={hasMoments && incident.status === 'ready' ? startOf(incident.data) : undefined}
    />
  )
}

/** Leads to its location as it stood when it had begun. */
function startOf({ location_id, location_timezone, started_at }: Incident): string | undefined {
  const startMs = parseInstant(started_at)
  if (startMs === null) return undefined
  const moment = writeMoment(minuteAfter(startMs), location_timezone)
  const query = new URLSearchParams({ [momentName]: moment })
  return `${paths.devices.to({ locationId: location_id })}?${query}`
}
