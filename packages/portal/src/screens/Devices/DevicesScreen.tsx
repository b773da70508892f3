import { getSsidsSummary, getTicketsSummary, limits, listDevices } from '@netportal/contract'
import { useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { OnlyLocationNews } from '../../news/OnlyLocationNews.tsx'
import { paths } from '../../paths.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { useAutoRefresh } from '../../shared/useAutoRefresh.ts'
import { DevicesView } from './DevicesView.tsx'

/** Loads the location, then its devices, then the summaries. Specification §4 "Location page loading". */
export function DevicesScreen() {
  const { locationId } = usePageParams(paths.devices)
  const input = locationId === undefined ? null : { params: { id: locationId } }
  const location = useLocationDetail(locationId)
  const devices = useRemote(listDevices, location.status === 'ready' ? input : null)
  const afterDevices = devices.status === 'ready' ? input : null
  const ssids = useRemote(getSsidsSummary, afterDevices)
  const tickets = useRemote(getTicketsSummary, afterDevices)

  const [isAutoRefreshOn, setIsAutoRefreshOn] = useState(true)
  const refresh = useRefresh()
  useAutoRefresh({
    isOn: isAutoRefreshOn,
    everyMs: limits.autoRefreshMs,
    refresh: () => {
      if (input === null) return
      void refresh(listDevices, input)
      void refresh(getSsidsSummary, input)
      void refresh(getTicketsSummary, input)
    },
  })
  const table = useTableAddress({ sort: { columnId: 'name', direction: 'ascending' } })
  return (
    <DevicesView
      news={<OnlyLocationNews />}
      location={location}
      devices={devices}
      ssids={ssids}
      tickets={tickets}
      isAutoRefreshOn={isAutoRefreshOn}
      onAutoRefreshChange={setIsAutoRefreshOn}
      table={table.state}
      onTableChange={table.onStateChange}
    />
  )
}
