import type { RangeHistory, StatusHistory } from '@netportal/contract'
import { formatDateTime, formatDuration } from '@netportal/format'
import { color, media, rem, space } from '@netportal/ui'
import styled from 'styled-components'
import { type ShareName, StatsPanel, StatsPanelSkeleton } from './StatsPanel.tsx'

interface StatsProps {
  zone: string
  /** Opens the periods that a share sums. */
  onShow: (share: ShareName) => void
}

export interface OverallStatsProps extends StatsProps {
  history: StatusHistory
  firstDiscovered: string | null | undefined
}

/** Shares of the time since the device was discovered. Specification §2 "Device history". */
export function OverallStats({ firstDiscovered, ...props }: OverallStatsProps) {
  const since = formatDateTime(firstDiscovered, props.zone)
  return <StatsPanel {...props} title={overallStatsTitle} time={`(Since: ${since})`} />
}

/** Holds the place of the stats. */
export function OverallStatsSkeleton() {
  return <StatsPanelSkeleton title={overallStatsTitle} />
}

const overallStatsTitle = 'Overall Stats'

export interface RangeStatsProps extends StatsProps {
  history: RangeHistory
  /** Name of the range, as its choice has it. */
  name: string
}

/** The same shares of a range, and what of it counts for neither. */
export function RangeStats({ history, name, ...props }: RangeStatsProps) {
  const said = othersText(history)
  return (
    <StatsPanel
      {...props}
      history={history}
      title={`Stats for ${name}`}
      time={`(${rangeTimeText(history, props.zone)})`}
    >
      {said !== null && <Others>{said}</Others>}
    </StatsPanel>
  )
}

/** Says from when to when a range is, as far as it has passed. */
export function rangeTimeText({ range, periods }: RangeHistory, zone: string): string {
  const until = periods[0]?.isCurrent ? 'now' : formatDateTime(range.untilMs, zone)
  return `${formatDateTime(range.fromMs, zone)} to ${until}`
}

function othersText({ unknown, beforeDiscoveryMs }: RangeHistory): string | null {
  const parts = [
    unknown.durationMs > 0 && `unknown for ${formatDuration(unknown.durationMs / 1000)}`,
    beforeDiscoveryMs > 0 &&
      `not yet discovered for ${formatDuration(beforeDiscoveryMs / 1000)}, which does not count`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `In this time the device was ${parts.join(', and ')}.`
}

const Others = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  ${media.below.sm} {
    padding: 0 ${space[4]} ${space[4]};
  }
`
