import { getDevice, getDeviceHistory } from '@netportal/contract'
import { lazy, Suspense, useMemo } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { HistoryRange } from '../../location/HistoryRange.tsx'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { useRange } from '../../location/useRange.ts'
import { paths } from '../../paths.ts'
import { useDetailAddress, useDetailTable } from '../../shared/address/useDetailAddress.ts'
import { usePageAddress } from '../../shared/address/usePageAddress.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { rangeText } from '../../shared/range/range.ts'
import { failedRemote } from '../../shared/remote.ts'
import { useNow } from '../../shared/useNow.ts'
import { DeviceHistoryView, uptimeDetails } from './DeviceHistoryView.tsx'

const DeviceIncidentsScreen = lazy(async () => ({
  default: (await import('./DeviceIncidentsScreen.tsx')).DeviceIncidentsScreen,
}))

/** A period that lasts is counted in minutes. */
const everyMs = 60_000

export function DeviceHistoryScreen() {
  const { locationId, deviceMacAddress: mac } = usePageParams(paths.deviceHistory)
  const isComplete = locationId !== undefined && mac !== undefined
  const input = isComplete ? { params: { id: locationId, mac } } : null
  const location = useLocationDetail(locationId)
  const [page, turnTo] = usePageAddress()
  const device = useRemote(getDevice, input)
  const history = useRemote(getDeviceHistory, input)
  const choice = useRange(location)
  const { range, period } = choice
  const chosen = useMemo(
    () => (range && period ? { name: rangeText(range), period } : null),
    [range, period],
  )
  const { detail, showDetail, closeDetail } = useDetailAddress(uptimeDetails)
  const table = useDetailTable({ sort: { columnId: 'from', direction: 'descending' } })
  const hasIncidents = useExtra('incidents') === 'announced'
  return (
    <DeviceHistoryView
      mac={mac ?? ''}
      location={
        isComplete
          ? location
          : failedRemote('Location ID or Device MAC address is missing from URL.')
      }
      device={device}
      history={history}
      nowMs={useNow(everyMs)}
      page={page}
      onPageChange={turnTo}
      period={choice.isOffered && <HistoryRange choice={choice} />}
      range={chosen}
      detail={detail}
      onShowDetail={showDetail}
      onCloseDetail={closeDetail}
      detailTable={table.state}
      onDetailTableChange={table.onStateChange}
      backTo={locationId === undefined ? paths.dashboard : paths.devices.to({ locationId })}
      incidents={
        hasIncidents && isComplete ? (
          <Suspense>
            <DeviceIncidentsScreen locationId={locationId} mac={mac} />
          </Suspense>
        ) : null
      }
    />
  )
}
