import { type Id, listSsids } from '@netportal/contract'
import { useLocation } from 'react-router-dom'
import { useRemote } from '../../api/useRemote.ts'
import { ssidName } from '../../shared/domain/ssidName.ts'

/** Name of a network, and its id in the JSON type that the API gave it. */
export interface SsidIdentity {
  id: Id
  name: string
}

/**
 * Knows a network by what the list passed along, on a direct visit by the location's SSIDs, and
 * until or unless they tell by the id in the address. Ruling: Stats.
 */
export function useSsidIdentity(
  locationId: string | undefined,
  ssidId: string | undefined,
): SsidIdentity {
  const passed = readPassed(useLocation().state, ssidId)
  const isListNeeded = passed === null && locationId !== undefined
  const list = useRemote(listSsids, isListNeeded ? { params: { id: locationId } } : null)
  if (passed !== null) return passed
  const found =
    list.status === 'ready'
      ? list.data.find(({ wlan_id_api }) => String(wlan_id_api) === ssidId)
      : undefined
  return found === undefined
    ? { id: ssidId ?? '', name: ssidId ?? '' }
    : { id: found.wlan_id_api, name: ssidName(found) }
}

/** History state comes from the browser: an older version of the portal may have written it. */
function readPassed(state: unknown, ssidId: string | undefined): SsidIdentity | null {
  if (typeof state !== 'object' || state === null) return null
  const id = 'ssidId' in state ? state.ssidId : null
  const name = 'ssidName' in state ? state.ssidName : null
  const isId = typeof id === 'string' || typeof id === 'number'
  return isId && String(id) === ssidId && typeof name === 'string' ? { id, name } : null
}
