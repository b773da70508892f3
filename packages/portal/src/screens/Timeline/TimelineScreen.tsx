import { getTimeline, limits } from '@netportal/contract'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { paths } from '../../paths.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { useEager } from '../../shared/address/useEager.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import type { Grouping } from './GroupSwitch.tsx'
import { TimelineView } from './TimelineView.tsx'

const GroupedTimelineScreen = lazy(async () => ({
  default: (await import('./GroupedTimelineScreen.tsx')).GroupedTimelineScreen,
}))

const size = limits.timelinePageSize

/** The plain list, or the grouped one where the API has that and the reader has chosen it. */
export function TimelineScreen() {
  const extra = useExtra('grouped-timeline')
  const grouping = useGrouping()
  const isAsked = grouping.isGrouped && extra !== 'none'
  const plain = (
    <PlainTimelineScreen isPending={isAsked} grouping={extra === 'announced' ? grouping : null} />
  )
  if (!isAsked || extra !== 'announced') return plain
  return (
    <Suspense fallback={plain}>
      <GroupedTimelineScreen grouping={grouping} />
    </Suspense>
  )
}

/** Keeps the choice in the address. Another list has other pages, and its filters mean nothing here. */
function useGrouping(): Grouping {
  const { query, replace } = useAddress()
  const [isGrouped, announce] = useEager(query.has('grouped'))
  const wasUsed = useRef(false)
  const onChange = (next: boolean) => {
    wasUsed.current = true
    announce(next)
    replace(() => ({ query: new URLSearchParams(next ? { grouped: '1' } : {}) }))
  }
  const ref = useCallback((checkbox: HTMLInputElement | null) => {
    if (wasUsed.current) checkbox?.focus({ preventScroll: true })
  }, [])
  return { isGrouped, onChange, ref }
}

interface PlainTimelineScreenProps {
  /** Whether it is not known yet that this list is to be shown. */
  isPending: boolean
  /** Null where there is no other list. */
  grouping: Grouping | null
}

/** Its pages are steps that Back undoes. */
function PlainTimelineScreen({ isPending, grouping }: PlainTimelineScreenProps) {
  const { locationId } = usePageParams(paths.timeline)
  const { query, push } = useAddress()
  const asked = Number(query.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const location = useLocationDetail(locationId)
  const events = useRemote(
    getTimeline,
    locationId === undefined || isPending
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
  return (
    <TimelineView
      location={location}
      events={events}
      page={page}
      onPageChange={turnTo}
      grouping={grouping}
    />
  )
}
