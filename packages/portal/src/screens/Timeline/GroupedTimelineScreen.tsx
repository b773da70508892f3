import { getGroupedTimeline, listDevices } from '@netportal/contract'
import { addDays, startOfDay } from '@netportal/format'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { HistoryRange } from '../../location/HistoryRange.tsx'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import type { RangeChoice } from '../../location/useRange.ts'
import { paths } from '../../paths.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useNow } from '../../shared/useNow.ts'
import { GroupedTimelineView } from './GroupedTimelineView.tsx'
import type { Grouping } from './GroupSwitch.tsx'
import { useGroupsAddress } from './useGroupsAddress.ts'

/** Which day it is. */
const everyMs = 60_000

interface GroupedTimelineScreenProps {
  grouping: Grouping
  choice: RangeChoice
}

/** The grouped timeline, for an API that announces it. */
export function GroupedTimelineScreen({ grouping, choice }: GroupedTimelineScreenProps) {
  const { locationId } = usePageParams(paths.timeline)
  const location = useLocationDetail(locationId)
  const { filter, after, setFilter, showAfter, showNewest } = useGroupsAddress()
  const { kind, device, date } = filter
  const zone = location.status === 'ready' ? location.data.timezone : null
  const until =
    date !== null && zone !== null
      ? new Date(startOfDay(addDays(date, 1), zone)).toISOString()
      : undefined
  const isWaiting = choice.isPending || (date !== null && until === undefined)
  const { period } = choice
  // The earlier of both ends: what a date names, and the range.
  const untilMs = Math.min(
    ...[until === undefined ? [] : Date.parse(until), period?.untilMs ?? []].flat(),
  )
  const groups = useRemote(
    getGroupedTimeline,
    locationId === undefined || isWaiting
      ? null
      : {
          params: { id: locationId },
          query: {
            ...(kind !== null && { kind }),
            ...(device !== null && { device }),
            ...(period && { from: new Date(period.fromMs).toISOString() }),
            ...(Number.isFinite(untilMs) &&
              after === null && { until: new Date(untilMs).toISOString() }),
            ...(after !== null && { after }),
          },
        },
    {
      notFoundText: `Could not find timeline data for Location ID ${locationId}.`,
      keepPrevious: true,
    },
  )
  const devices = useRemote(
    listDevices,
    locationId === undefined ? null : { params: { id: locationId } },
  )
  return (
    <GroupedTimelineView
      location={location}
      devices={devices}
      groups={groups}
      nowMs={useNow(everyMs)}
      filter={filter}
      onFilterChange={setFilter}
      isNewest={after === null && date === null}
      hasIncidentPages={useExtra('incidents') === 'announced'}
      onShowAfter={showAfter}
      onShowNewest={showNewest}
      grouping={grouping}
      period={choice.isOffered && <HistoryRange choice={choice} />}
      isRange={period !== null}
    />
  )
}
