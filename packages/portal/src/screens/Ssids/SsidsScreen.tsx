import { listSsidsWithCounts } from '@netportal/contract'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { paths } from '../../paths.ts'
import { useFlagAddress } from '../../shared/address/useFlagAddress.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { useNow } from '../../shared/useNow.ts'
import { SsidsView } from './SsidsView.tsx'

/** All SSIDs are asked for; which are shown is the reader's choice. Ruling: SSIDs. */
export function SsidsScreen() {
  const { locationId } = usePageParams(paths.ssids)
  const location = useLocationDetail(locationId)
  const ssids = useRemote(
    listSsidsWithCounts,
    locationId === undefined
      ? null
      : { params: { id: locationId }, query: { include_inactive: true } },
    { notFoundText: `Could not find SSIDs for Location ID ${locationId}.` },
  )
  const [isInactiveShown, showInactive] = useFlagAddress('inactive')
  const table = useTableAddress({ sort: { columnId: 'name', direction: 'ascending' } })
  const nowMs = useNow(ageMs)
  return (
    <SsidsView
      location={location}
      ssids={ssids}
      nowMs={nowMs}
      isInactiveShown={isInactiveShown}
      onInactiveShownChange={showInactive}
      table={table.state}
      onTableChange={table.onStateChange}
    />
  )
}

/** Ages are counted in minutes. */
const ageMs = 60_000
