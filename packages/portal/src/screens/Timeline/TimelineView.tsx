import { type Location, limits, type TimelineEvent, type TimelinePage } from '@netportal/contract'
import {
  InlineState,
  Pagination,
  Panel,
  pageRange,
  StateMessage,
  TimelineList,
} from '@netportal/ui'
import type { ReactNode } from 'react'
import { LocationPage, titleFor } from '../../location/LocationPage.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { type Grouping, GroupSwitch } from './GroupSwitch.tsx'
import { noEventsText, noRangeEventsText } from './noEventsText.ts'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'
import { toTimelineItem } from './timelineItem.tsx'
import { useStartOfPage } from './useStartOfPage.ts'

export interface TimelineViewProps {
  location: Remote<Location>
  events: Remote<TimelinePage>
  /** The page that is asked for, from 1. */
  page: number
  onPageChange: (page: number) => void
  /** The choice of the grouped list in place of this one; null where there is none. */
  grouping: Grouping | null
  /** The choice of the time shown. @default none */
  period?: ReactNode
  /** Whether a range is shown. @default false */
  isRange?: boolean
}

/** Shows what happened at a location, newest first. Specification §2 "Event timeline". */
export function TimelineView({
  location,
  events,
  page,
  onPageChange,
  grouping,
  period,
  isRange = false,
}: TimelineViewProps) {
  const [list, turn] = useStartOfPage(events)
  const turnTo = (next: number) => {
    turn()
    onPageChange(next)
  }
  return (
    <LocationPage
      title={titleFor(location, (name) => `Event Timeline for ${name}`, 'Event Timeline')}
      isNamePending={location.status === 'loading'}
      actions={
        (grouping || period) && (
          <>
            {grouping && <GroupSwitch {...grouping} />}
            {period}
          </>
        )
      }
      content={bothNeeded(location, events)}
      loadingText="Loading timeline..."
      skeleton={<TimelineSkeleton />}
    >
      {([{ timezone }, { count, results }]) => (
        <>
          <OutdatedNote of={[events]} />
          <UnreadableNote what="Events" of={[results]} />
          <Panel flush>
            {results.length === 0 ? (
              <StateMessage state="empty">
                {isRange ? noRangeEventsText : noEventsText}
              </StateMessage>
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

/** The events of a page, also of an API that gives more than it was asked for. */
function eventsOf(results: readonly TimelineEvent[], page: number): readonly TimelineEvent[] {
  const { timelinePageSize: size } = limits
  if (results.length <= size) return results
  const from = pageRange(page, size, results.length).from - 1
  return results.slice(from, from + size)
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
