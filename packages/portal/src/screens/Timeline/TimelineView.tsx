import { type Location, limits, type TimelineEvent, type TimelinePage } from '@netportal/contract'
import {
  InlineState,
  Pagination,
  Panel,
  pageRange,
  Skeleton,
  StateMessage,
  showStart,
  type TimelineItem,
  TimelineList,
} from '@netportal/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { LocationPage, titleFor } from '../../location/LocationPage.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { toTimelineItem } from './timelineItem.tsx'

export interface TimelineViewProps {
  location: Remote<Location>
  events: Remote<TimelinePage>
  /** The page that is asked for, from 1. */
  page: number
  onPageChange: (page: number) => void
}

/** Shows what happened at a location, newest first. Specification §2 "Event timeline". */
export function TimelineView({ location, events, page, onPageChange }: TimelineViewProps) {
  const [list, turnTo] = useStartOfPage(events, onPageChange)
  return (
    <LocationPage
      title={titleFor(location, (name) => `Event Timeline for ${name}`, 'Event Timeline')}
      isNamePending={location.status === 'loading'}
      content={bothNeeded(location, events)}
      loadingText="Loading timeline..."
      skeleton={
        <Panel flush>
          <TimelineList items={pendingItems} />
        </Panel>
      }
    >
      {([{ timezone }, { count, results }]) => (
        <>
          <OutdatedNote of={[events]} />
          <UnreadableNote what="Events" of={[results]} />
          <Panel flush>
            {results.length === 0 ? (
              <StateMessage state="empty">No events found for this location.</StateMessage>
            ) : (
              <TimelineList
                ref={list}
                groupHeadingLevel={2}
                items={eventsOf(results, page).map((event) => toTimelineItem(event, timezone))}
              />
            )}
            {count > limits.timelinePageSize && (
              <Pages
                count={count}
                page={page}
                isLoading={events.status === 'ready' && events.refresh === 'running'}
                onPageChange={turnTo}
              />
            )}
          </Panel>
        </>
      )}
    </LocationPage>
  )
}

/** As many as fill the screen. */
const pendingItems: TimelineItem[] = Array.from({ length: 12 }, (_, place) => ({
  id: place,
  marker: null,
  time: <Skeleton inline width="112px" />,
  title: <Skeleton inline width={`${180 + ((place * 53) % 80)}px`} />,
  description: <Skeleton inline width={`${240 + ((place * 37) % 120)}px`} />,
  group: 'pending',
}))

/** The events of a page, also of an API that gives more than it was asked for. */
function eventsOf(results: readonly TimelineEvent[], page: number): readonly TimelineEvent[] {
  const { timelinePageSize: size } = limits
  if (results.length <= size) return results
  const from = pageRange(page, size, results.length).from - 1
  return results.slice(from, from + size)
}

/** Shows a page that was turned to from its start, as soon as it is there. */
function useStartOfPage(
  events: Remote<TimelinePage>,
  onPageChange: (page: number) => void,
): [RefObject<HTMLDivElement | null>, (page: number) => void] {
  const list = useRef<HTMLDivElement>(null)
  const turnedFrom = useRef<TimelinePage>(null)
  const shown = events.status === 'ready' ? events.data : null
  useEffect(() => {
    if (turnedFrom.current === null || turnedFrom.current === shown) return
    turnedFrom.current = null
    showStart(list.current)
  }, [shown])
  const turnTo = (page: number) => {
    turnedFrom.current = shown
    onPageChange(page)
  }
  return [list, turnTo]
}

interface PagesProps {
  count: number
  page: number
  isLoading: boolean
  onPageChange: (page: number) => void
}

function Pages({ count, page, isLoading, onPageChange }: PagesProps) {
  const range = pageRange(page, limits.timelinePageSize, count)
  return (
    <Pagination
      label="Events: pages"
      page={range.page}
      hasNext={range.page < range.pageCount}
      onPageChange={onPageChange}
      summary={`Showing ${range.from} - ${range.to} of ${count} events`}
      position={isLoading && <InlineState state="loading">Loading...</InlineState>}
    />
  )
}
