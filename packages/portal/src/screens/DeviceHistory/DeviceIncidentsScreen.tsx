import { getDeviceIncidents } from '@netportal/contract'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { DeviceIncidentsView } from './DeviceIncidentsView.tsx'

/** What a device was part of, for an API that announces incidents. */
export function DeviceIncidentsScreen({ locationId, mac }: { locationId: string; mac: string }) {
  const location = useLocationDetail(locationId)
  const told = useRemote(getDeviceIncidents, { params: { id: locationId, mac } })
  return (
    <DeviceIncidentsView
      locationId={locationId}
      mac={mac}
      zone={location.status === 'ready' ? location.data.timezone : null}
      told={told}
    />
  )
}
