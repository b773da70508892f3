import { limits } from '@netportal/contract'
import { useTheme } from '@netportal/ui'
import { useEffect } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { KeptSearchProvider } from '../shared/range/keptSearch.ts'
import { useNow } from '../shared/useNow.ts'
import { LocationBandView } from './LocationBandView.tsx'
import { LocationSwitch } from './LocationSwitch.tsx'
import { useKeptSearch } from './useKeptSearch.ts'
import { useLocationDetail } from './useLocationDetail.ts'
import { useMomentLinks } from './useMomentLinks.ts'

/** Around every page of a location. Another location's pages begin anew. */
export function LocationLayout() {
  const { locationId } = useParams()
  const location = useLocationDetail(locationId)
  const nowMs = useNow(limits.clockRefreshMs)
  const momentLinks = useMomentLinks(location, nowMs)
  const kept = useKeptSearch()
  return (
    <KeptSearchProvider value={kept}>
      <AddressFont />
      {locationId !== undefined && (
        <LocationBandView
          locationId={locationId}
          location={location}
          nowMs={nowMs}
          kept={kept}
          {...momentLinks}
          switcher={<LocationSwitch key={locationId} locationId={locationId} />}
        />
      )}
      <Outlet key={locationId} />
    </KeptSearchProvider>
  )
}

/**
 * Asks for the font of addresses before a table needs it: one that comes later moves the columns beside it. A part of
 * its own, so that another theme draws no page anew.
 */
function AddressFont() {
  const { font } = useTheme()
  useEffect(() => {
    // Where it cannot be had, the next of the list takes its place.
    document.fonts.load(`1em ${font.mono}`).catch(() => undefined)
  }, [font.mono])
  return null
}
