import { limits } from '@netportal/contract'
import { Outlet, useParams } from 'react-router-dom'
import { useNow } from '../shared/useNow.ts'
import { LocationBandView } from './LocationBandView.tsx'
import { useLocationDetail } from './useLocationDetail.ts'

/** Around every page of a location. Another location's pages begin anew. */
export function LocationLayout() {
  const { locationId } = useParams()
  const location = useLocationDetail(locationId)
  const nowMs = useNow(limits.clockRefreshMs)
  return (
    <>
      {locationId !== undefined && (
        <LocationBandView locationId={locationId} location={location} nowMs={nowMs} />
      )}
      <Outlet key={locationId} />
    </>
  )
}
