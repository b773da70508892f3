import { getSsidStats, getTransferMetrics, limits } from '@netportal/contract'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { paths } from '../../paths.ts'
import { useDaysAddress } from '../../shared/address/useDaysAddress.ts'
import { useFlagAddress } from '../../shared/address/useFlagAddress.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { failedRemote } from '../../shared/remote.ts'
import { SsidStatsView } from './SsidStatsView.tsx'
import { useAnnotations } from './useAnnotations.ts'
import { useSsidExport } from './useSsidExport.ts'
import { useSsidIdentity } from './useSsidIdentity.ts'

export function SsidStatsScreen() {
  const { locationId, ssidWlanIdApi } = usePageParams(paths.ssidStats)
  // Another network's page begins anew: nothing of the one before is kept in sight.
  return <SsidStats key={ssidWlanIdApi} locationId={locationId} ssidId={ssidWlanIdApi} />
}

interface SsidStatsProps {
  locationId: string | undefined
  ssidId: string | undefined
}

function SsidStats({ locationId, ssidId }: SsidStatsProps) {
  const [days, setDays] = useDaysAddress(limits.ssidStatsDayChoices, limits.ssidStatsDaysDefault)
  const isComplete = locationId !== undefined && ssidId !== undefined
  const input = isComplete
    ? { params: { id: locationId, ssid: ssidId }, query: { days_history: days } }
    : null
  const location = useLocationDetail(locationId)
  const clients = useRemote(getSsidStats, input, { keepPrevious: true })
  const metrics = useRemote(getTransferMetrics, input, { keepPrevious: true })
  const ssid = useSsidIdentity(locationId, ssidId)
  const [isRawShown, showRaw] = useFlagAddress('raw')
  const table = useTableAddress({ sort: { columnId: 'time', direction: 'descending' } })
  const annotations = useAnnotations(locationId, days)
  const exportChart = useSsidExport(location, ssid, { days, hidden: annotations?.hidden })
  return (
    <SsidStatsView
      name={ssid.name}
      location={
        isComplete ? location : failedRemote('Location ID or SSID WLAN ID is missing from URL.')
      }
      clients={clients}
      metrics={metrics}
      days={days}
      onDaysChange={setDays}
      annotations={annotations}
      onExport={exportChart}
      isRawShown={isRawShown}
      onRawShownChange={showRaw}
      table={table.state}
      onTableChange={table.onStateChange}
      backTo={locationId === undefined ? paths.dashboard : paths.ssids.to({ locationId })}
    />
  )
}
