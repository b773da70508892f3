import { getTimeline, limits } from '@netportal/contract'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { paths } from '../../paths.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { TimelineView } from './TimelineView.tsx'

const size = limits.timelinePageSize

/** Its pages are steps that Back undoes. */
export function TimelineScreen() {
  const { locationId } = usePageParams(paths.timeline)
  const { query, push } = useAddress()
  const asked = Number(query.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const location = useLocationDetail(locationId)
  const events = useRemote(
    getTimeline,
    locationId === undefined
      ? null
      : { params: { id: locationId }, query: { limit: size, offset: (page - 1) * size } },
    {
      notFoundText: `Could not find timeline data for Location ID ${locationId}.`,
      keepPrevious: true,
    },
  )
  const turnTo = (next: number) => {
    push(() => ({ query: new URLSearchParams(next === 1 ? {} : { page: String(next) }) }))
  }
  return <TimelineView location={location} events={events} page={page} onPageChange={turnTo} />
}
