import { type Id, listSsids, type Ssid } from '@netportal/contract'
import { useState } from 'react'
import { useRemote } from '../../api/useRemote.ts'
import type { Remote } from '../../shared/remote.ts'

/** The wireless networks of whichever location a form has chosen; null while it has none. */
export function useSsidChoices(initialLocation: Id | null): {
  ssids: Remote<Ssid[]> | null
  onLocationChange: (id: Id | null) => void
} {
  const [location, setLocation] = useState(initialLocation)
  const ssids = useRemote(listSsids, location === null ? null : { params: { id: location } })
  return { ssids: location === null ? null : ssids, onLocationChange: setLocation }
}
