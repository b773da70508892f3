import { Button, InlineState, Skeleton } from '@netportal/ui'
import { ageText } from '../../shared/ageText.ts'
import {
  AutoRefreshField,
  type AutoRefreshFieldProps,
} from '../../shared/page/AutoRefreshField.tsx'
import type { Remote } from '../../shared/remote.ts'
import { oldestSince, type StatsById } from './statsLoader.ts'

export interface FreshnessProps {
  /** The locations' figures; one that is missing here waits for its turn. */
  stats: StatsById
  /** When the oldest figures in sight were known, as an ISO instant; null while none is. */
  updatedAt: string | null
  /** The one answer with all figures, where they come so. */
  answer: Remote<unknown>
  /** Epoch milliseconds, which the ages of figures count to. */
  nowMs: number
  /** Loads them anew time and again, where they come in one answer. @default a button to load them anew */
  autoRefresh?: AutoRefreshFieldProps
  onRefresh: () => void
}

/** Says how old the figures in sight are. */
export function UpdatedText({ updatedAt, nowMs }: Pick<FreshnessProps, 'updatedAt' | 'nowMs'>) {
  if (updatedAt === null) return <Skeleton inline width="160px" />
  return <span>{`Last updated: ${ageText(updatedAt, nowMs)}`}</span>
}

/** How figures are loaded anew: by themselves where that is one call, else when the reader asks for it. */
export function RefreshControl({
  stats,
  answer,
  updatedAt,
  nowMs,
  autoRefresh,
  onRefresh,
}: FreshnessProps) {
  const isRead = answer.status === 'ready' && answer.refresh === 'running'
  const since = isRead ? updatedAt : oldestSince(stats)
  return (
    <>
      {since !== null && (
        <InlineState state="loading" role="status">
          <span>{`Updating (${ageText(since, nowMs)})...`}</span>
        </InlineState>
      )}
      {autoRefresh ? (
        <AutoRefreshField {...autoRefresh} />
      ) : (
        <Button size="sm" busy={since !== null} onClick={onRefresh}>
          Refresh
        </Button>
      )}
    </>
  )
}
