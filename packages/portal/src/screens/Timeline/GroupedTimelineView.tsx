import type { Device, GroupedTimelinePage, Location } from '@netportal/contract'
import { today } from '@netportal/format'
import { Button, color, Panel, Skeleton, StateMessage, space, TimelineList } from '@netportal/ui'
import { ChevronRight, ChevronsLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LocationPage, titleFor, unknownLocation } from '../../location/LocationPage.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { GroupFilters, type GroupFiltersProps } from './GroupFilters.tsx'
import { type Grouping, GroupSwitch } from './GroupSwitch.tsx'
import { toGroupItem } from './groupItem.tsx'
import { noEventsText, noRangeEventsText } from './noEventsText.ts'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'
import { useStartOfPage } from './useStartOfPage.ts'

export interface GroupedTimelineViewProps
  extends Pick<GroupFiltersProps, 'filter' | 'onFilterChange'> {
  location: Remote<Location>
  devices: Remote<Device[]>
  groups: Remote<GroupedTimelinePage>
  /** Epoch milliseconds: today is the last day to jump to. */
  nowMs: number
  /** Whether the page shown is the first of all. */
  isNewest: boolean
  /** Whether incidents have pages of their own. */
  hasIncidentPages: boolean
  onShowAfter: (place: string) => void
  onShowNewest: () => void
  grouping: Grouping
  /** The choice of the time shown. @default none */
  period?: ReactNode
  /** Whether a range is shown. @default false */
  isRange?: boolean
}

/** What happened at a location, newest first, with incidents and outages as one entry each. */
export function GroupedTimelineView(props: GroupedTimelineViewProps) {
  const { location, devices, groups, nowMs, filter, onFilterChange } = props
  return (
    <LocationPage
      title={titleFor(location, (name) => `Event Timeline for ${name}`, 'Event Timeline')}
      isNamePending={location.status === 'loading'}
      actions={
        <>
          <GroupSwitch {...props.grouping} />
          {props.period}
        </>
      }
      content={location}
      loadingText="Loading timeline..."
      skeleton={
        <>
          <Skeleton height="64px" />
          <TimelineSkeleton />
        </>
      }
    >
      {(place = unknownLocation) => (
        <>
          <OutdatedNote of={[groups]} />
          <GroupFilters
            filter={filter}
            onFilterChange={onFilterChange}
            devices={devices}
            today={today(nowMs, place.timezone)}
            isLoading={groups.status === 'ready' && groups.refresh === 'running'}
          />
          {groups.status === 'ready' ? (
            <Groups {...props} location={place} page={groups.data} />
          ) : (
            <RemoteState
              remote={groups}
              loadingText="Loading timeline..."
              skeleton={<TimelineSkeleton />}
              failedText={(message) => `Error: ${message}`}
            />
          )}
        </>
      )}
    </LocationPage>
  )
}

interface GroupsProps extends Omit<GroupedTimelineViewProps, 'location'> {
  location: Location
  page: GroupedTimelinePage
}

function Groups({ location, page, groups, isNewest, hasIncidentPages, ...props }: GroupsProps) {
  const { results, next_after } = page
  const { kind, device, date } = props.filter
  const isFiltered = kind !== null || device !== null || date !== null
  const noneText = props.isRange ? noRangeEventsText : noEventsText
  const place = { locationId: location.id, zone: location.timezone, hasIncidentPages }
  const [list, onTurn] = useStartOfPage(groups)
  const showNewest = () => {
    onTurn()
    props.onShowNewest()
  }
  const showAfter = (after: string) => {
    onTurn()
    props.onShowAfter(after)
  }
  return (
    <>
      <UnreadableNote what="Events" of={[results]} />
      <Panel flush>
        {results.length === 0 ? (
          <StateMessage state="empty">
            {isFiltered ? 'No events match these filters.' : noneText}
          </StateMessage>
        ) : (
          <TimelineList
            ref={list}
            groupHeadingLevel={2}
            items={results.map((group) => toGroupItem(group, place))}
          />
        )}
        {(!isNewest || next_after) && (
          <Steps aria-label="Events: pages">
            <Button
              size="sm"
              icon={<ChevronsLeft />}
              aria-disabled={isNewest || undefined}
              onClick={isNewest ? undefined : showNewest}
            >
              Newest
            </Button>
            <Button
              size="sm"
              icon={<ChevronRight />}
              aria-disabled={next_after ? undefined : true}
              onClick={next_after ? () => showAfter(next_after) : undefined}
            >
              Older
            </Button>
          </Steps>
        )}
      </Panel>
    </>
  )
}

const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color('line.base')};
`
