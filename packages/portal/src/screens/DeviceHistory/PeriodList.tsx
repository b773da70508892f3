import { limits, type StatusPeriod } from '@netportal/contract'
import { formatDateTime, formatDuration } from '@netportal/format'
import {
  border,
  color,
  fontWeight,
  iconSize,
  media,
  PagedList,
  Panel,
  rem,
  Skeleton,
  StateMessage,
  space,
  text,
} from '@netportal/ui'
import { ArrowRight } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { DeviceStatusBadge } from '../../shared/domain/deviceStatusBadge.tsx'

export interface PeriodListProps {
  /** Newest first; none where a range is shown that was before all of them. */
  periods: readonly StatusPeriod[]
  zone: string
  /** The page shown of them, from 1. */
  page: number
  onPageChange: (page: number) => void
}

/** How long each status lasted, from when to when. */
export function PeriodList({ periods, zone, page, onPageChange }: PeriodListProps) {
  return (
    <Panel flush title="Status Periods">
      {periods.length === 0 && (
        <StateMessage state="empty">No status history found for the selected period.</StateMessage>
      )}
      <PagedList
        items={periods}
        pageSize={limits.longListPageSize}
        page={page}
        onPageChange={onPageChange}
        label="Status Periods: pages"
      >
        {(shown, { from }) => (
          <ol start={from}>
            {shown.map((period) => (
              <Period key={period.startMs} {...period} zone={zone} />
            ))}
          </ol>
        )}
      </PagedList>
    </Panel>
  )
}

/** Holds the place of the list: as many rows as fill the screen. */
export function PeriodListSkeleton() {
  return (
    <Panel flush title="Status Periods">
      {pendingRows.map((place) => (
        <Row as="div" key={place}>
          <span>
            <Skeleton inline width="72px" />
          </span>
          <Duration>
            <Skeleton inline width={`${72 + ((place * 23) % 48)}px`} />
          </Duration>
          <Span>
            <Skeleton inline width="min(144px, 100%)" />
            <span />
            <Skeleton inline width="min(144px, 100%)" />
          </Span>
        </Row>
      ))}
    </Panel>
  )
}

const pendingRows = Array.from({ length: 10 }, (_, place) => place)

/** One of them. What has ended is drawn once; of the current one the end is now. */
const Period = memo(function Period({
  status,
  startMs,
  endMs,
  isCurrent,
  zone,
}: StatusPeriod & { zone: string }) {
  return (
    <Row>
      <span>
        <DeviceStatusBadge status={status} />
      </span>
      <Duration>
        <span>{formatDuration((endMs - startMs) / 1000)}</span>{' '}
        {isCurrent && <Current>(current)</Current>}
      </Duration>
      <Span>
        <Edge>
          <EdgeName>Start</EdgeName> <span>{formatDateTime(startMs, zone)}</span>
        </Edge>
        <ArrowRight size={iconSize.sm} />
        <Edge>
          <EdgeName>End</EdgeName> <span>{isCurrent ? 'Now' : formatDateTime(endMs, zone)}</span>
        </Edge>
      </Span>
    </Row>
  )
})

const Row = styled.li`
  display: grid;
  grid-template-columns: ${rem(140)} minmax(${rem(160)}, 1fr) 2fr;
  align-items: center;
  gap: ${space[4]};
  min-block-size: ${rem(52)};
  padding: 10px ${space[5]};
  border-block-start: ${border.hairline} solid ${color('line.subtle')};
  font-size: ${rem(13)};
  ${media.below.sm} {
    grid-template-columns: 1fr auto;
    gap: ${space[2]} ${space[3]};
    padding: ${space[3]} ${space[4]};
  }
`

const Duration = styled.span`
  ${text('heading2')}
`

const Current = styled.span`
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  font-weight: ${fontWeight.medium};
  letter-spacing: 0;
`

const Span = styled.span`
  display: grid;
  grid-template-columns: 1fr 16px 1fr;
  align-items: center;
  gap: ${space[3]};
  .lucide {
    color: ${color('text.subtle')};
  }
  ${media.below.sm} {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
    .lucide {
      display: none;
    }
  }
`

const Edge = styled.span``

const EdgeName = styled.span`
  color: ${color('text.subtle')};
  ${media.below.sm} {
    display: block;
    ${text('caption')}
  }
`
