import { getLocation, type Location } from '@netportal/contract'
import { useRemote } from '../api/useRemote.ts'
import { failedRemote, type Remote } from '../shared/remote.ts'

/** The location that a page is about. Specification §8 "Location pages". */
export function useLocationDetail(id: string | undefined): Remote<Location> {
  const location = useRemote(getLocation, id === undefined ? null : { params: { id } }, {
    notFoundText: 'Details not found.',
  })
  return id === undefined ? failedRemote('Location ID is missing from URL.') : location
}
