import { type Location, limits, type TimelinePage } from '@netportal/contract'
import {
  InlineState,
  Pagination,
  Panel,
  pageRange,
  StateMessage,
  TimelineList,
} from '@netportal/ui'
import { LocationPage, titleFor } from '../../location/LocationPage.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { toTimelineItem } from './timelineItem.tsx'

export interface TimelineViewProps {
  location: Remote<Location>
  events: Remote<TimelinePage>
  /** The page that is asked for, from 1. */
  page: number
  onPageChange: (page: number) => void
}

/** What happened at a location, newest first. Specification §2 "Event timeline". */
export function TimelineView({ location, events, page, onPageChange }: TimelineViewProps) {
  return (
    <LocationPage
      title={titleFor(location, (name) => `Event Timeline for ${name}`, 'Event Timeline')}
      content={bothNeeded(location, events)}
      loadingText="Loading timeline..."
    >
      {([{ timezone }, { count, results }]) => (
        <Panel flush>
          {results.length === 0 ? (
            <StateMessage state="empty">No events found for this location.</StateMessage>
          ) : (
            <TimelineList items={results.map((event) => toTimelineItem(event, timezone))} />
          )}
          {count > limits.timelinePageSize && (
            <Pages
              count={count}
              page={page}
              isLoading={events.status === 'ready' && events.refresh === 'running'}
              onPageChange={onPageChange}
            />
          )}
        </Panel>
      )}
    </LocationPage>
  )
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
