import {
  getLocation,
  getSsidsSummary,
  getTicketsSummary,
  limits,
  listDevices,
} from '@netportal/contract'
import { useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { OnlyLocationNews } from '../../news/OnlyLocationNews.tsx'
import { paths } from '../../paths.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { useAutoRefresh } from '../../shared/useAutoRefresh.ts'
import { useNow } from '../../shared/useNow.ts'
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
      // Where the location tells whether it is silent, that may change.
      const isSilenceTold = location.status === 'ready' && location.data.no_data_since !== undefined
      if (isSilenceTold) void refresh(getLocation, input)
      void refresh(listDevices, input)
      void refresh(getSsidsSummary, input)
      void refresh(getTicketsSummary, input)
    },
  })
  const nowMs = useNow(ageMs)
  const table = useTableAddress({ sort: { columnId: 'name', direction: 'ascending' } })
  return (
    <DevicesView
      news={<OnlyLocationNews />}
      location={location}
      devices={devices}
      ssids={ssids}
      tickets={tickets}
      nowMs={nowMs}
      isAutoRefreshOn={isAutoRefreshOn}
      onAutoRefreshChange={setIsAutoRefreshOn}
      table={table.state}
      onTableChange={table.onStateChange}
    />
  )
}

/** Ages are counted in minutes. */
const ageMs = 60_000
