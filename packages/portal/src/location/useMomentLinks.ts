import type { Location } from '@netportal/contract'
import { useLocation } from 'react-router-dom'
import { useExtra } from '../api/useExtra.ts'
import { paths } from '../paths.ts'
import { useAddress } from '../shared/address/address.tsx'
import { momentName, withMoment, writeMoment } from '../shared/address/momentAddress.ts'
import type { Remote } from '../shared/remote.ts'

export interface MomentLinks {
  /** The moment that the pages show, as the address has it: their tabs lead to the same. */
  moment?: string
  /** Address at which a page shows an earlier moment, where it shows none. */
  earlierTo?: string
}

/** From where a reader looks for the moment that they mean. */
const firstBackMs = 3_600_000

/** Leads to moments that are over, where the API announces them; whole minutes, by the clocks of the location. */
export function useMomentLinks(location: Remote<Location>, nowMs: number): MomentLinks {
  const { pathname } = useLocation()
  const { query } = useAddress()
  if (useExtra('moments') !== 'announced') return {}
  const moment = query.get(momentName)
  if (moment !== null) return { moment }
  if (location.status !== 'ready') return {}
  const { id, timezone } = location.data
  const showsMoments = [paths.devices, paths.ssids, paths.tickets].some(
    (path) => path.read(pathname).locationId !== undefined,
  )
  const kept = showsMoments ? query : new URLSearchParams()
  const search = withMoment(kept, writeMoment(nowMs - firstBackMs, timezone))
  const page = showsMoments ? pathname : paths.devices.to({ locationId: id })
  return { earlierTo: `${page}?${search}` }
}
