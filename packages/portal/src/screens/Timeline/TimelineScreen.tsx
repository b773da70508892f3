import { getRangeTimeline, getTimeline, limits } from '@netportal/contract'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { HistoryRange } from '../../location/HistoryRange.tsx'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { type RangeChoice, useRange } from '../../location/useRange.ts'
import { paths } from '../../paths.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { useEager } from '../../shared/address/useEager.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { queryOf } from '../../shared/range/range.ts'
import { withRange } from '../../shared/range/rangeAddress.ts'
import type { Grouping } from './GroupSwitch.tsx'
import { TimelineView } from './TimelineView.tsx'

const GroupedTimelineScreen = lazy(async () => ({
  default: (await import('./GroupedTimelineScreen.tsx')).GroupedTimelineScreen,
}))

const size = limits.timelinePageSize

/** The plain list, or the grouped one where the API has that and the reader has chosen it. */
export function TimelineScreen() {
  const extra = useExtra('grouped-timeline')
  const { locationId } = usePageParams(paths.timeline)
  const choice = useRange(useLocationDetail(locationId))
  const grouping = useGrouping(choice)
  const isAsked = grouping.isGrouped && extra !== 'none'
  const plain = (
    <PlainTimelineScreen
      isPending={isAsked || choice.isPending}
      grouping={extra === 'announced' ? grouping : null}
      choice={choice}
    />
  )
  if (!isAsked || extra !== 'announced') return plain
  return (
    <Suspense fallback={plain}>
      <GroupedTimelineScreen grouping={grouping} choice={choice} />
    </Suspense>
  )
}

/** Keeps the choice in the address. Another list has other pages, and its filters mean nothing here. */
function useGrouping({ range }: RangeChoice): Grouping {
  const { query, replace } = useAddress()
  const [isGrouped, announce] = useEager(query.has('grouped'))
  const wasUsed = useRef(false)
  const onChange = (next: boolean) => {
    wasUsed.current = true
    announce(next)
    const own = new URLSearchParams(next ? { grouped: '1' } : {})
    replace(() => ({ query: withRange(own, range) }))
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
  choice: RangeChoice
}

/** Its pages are steps that Back undoes. */
function PlainTimelineScreen({ isPending, grouping, choice }: PlainTimelineScreenProps) {
  const { locationId } = usePageParams(paths.timeline)
  const { query, push } = useAddress()
  const asked = Number(query.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const location = useLocationDetail(locationId)
  const { range, period } = choice
  const params = locationId === undefined || isPending ? null : { id: locationId }
  const place = { limit: size, offset: (page - 1) * size }
  const options = {
    notFoundText: `Could not find timeline data for Location ID ${locationId}.`,
    keepPrevious: true,
  }
  const all = useRemote(getTimeline, params && !period ? { params, query: place } : null, options)
  const ofRange = useRemote(
    getRangeTimeline,
    params && period ? { params, query: { ...queryOf(period), ...place } } : null,
    options,
  )
  const turnTo = (next: number) => {
    push(() => {
      const query = withRange(new URLSearchParams(), range)
      if (next !== 1) query.set('page', String(next))
      return { query }
    })
  }
  return (
    <TimelineView
      location={location}
      events={period ? ofRange : all}
      page={page}
      onPageChange={turnTo}
      grouping={grouping}
      period={choice.isOffered && <HistoryRange choice={choice} />}
      isRange={period !== null}
    />
  )
}
