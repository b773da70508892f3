import { type Location, listLocations } from '@netportal/contract'
import { Navigate } from 'react-router-dom'
import { useRemote } from '../../api/useRemote.ts'
import { paths } from '../../paths.ts'
import { LocationsOverviewView } from './LocationsOverviewView.tsx'
import { useLocationStats } from './useLocationStats.ts'

/** Somebody with one location has no use for an overview and goes straight to it. */
export function LocationsOverviewScreen() {
  const locations = useRemote(listLocations, {})
  const [first, ...others] = locations.status === 'ready' ? locations.data : none
  const isOnly = first !== undefined && others.length === 0
  const { stats, retry } = useLocationStats(
    locations.status === 'ready' && !isOnly ? locations.data : none,
  )
  if (isOnly) return <Navigate to={paths.devices.to({ locationId: first.id })} replace />
  return <LocationsOverviewView locations={locations} stats={stats} onRetryStats={retry} />
}

const none: Location[] = []
