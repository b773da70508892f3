import { PieChart } from '@netportal/charts'
import { chartTitles, limits, type Ssid } from '@netportal/contract'
import { useMemo } from 'react'
import { ssidName } from '../../shared/domain/ssidName.ts'
import { loadFonts } from '../../shared/fonts/loadFonts.ts'

export interface ClientPieProps {
  ssids: readonly Ssid[]
  locationName: string
  /** When the clients were counted, for the files. */
  asOf: string
}

/** Who has how many of the clients. Only active SSIDs have any. Specification §2 "SSID list". */
export function ClientPie({ ssids, locationName, asOf }: ClientPieProps) {
  const data = useMemo(
    () =>
      ssids
        .filter(({ active }) => active)
        .map((ssid) => ({ label: ssidName(ssid), value: ssid.latest_client_count ?? 0 })),
    [ssids],
  )
  return (
    <PieChart
      title={chartTitles.distribution}
      data={data}
      formatValue={(clients) => `${clients} clients`}
      height={limits.pieChartHeightPx}
      emptyMessage="No active clients on any SSID to display in chart."
      exportFormats={['pdf', 'csv', 'png']}
      loadFonts={loadFonts}
      place={locationName}
      period={asOf}
    />
  )
}
