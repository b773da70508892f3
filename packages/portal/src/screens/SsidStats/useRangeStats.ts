import {
  getRangeStats,
  getSsidStats,
  getTransferMetrics,
  type RangeClientCount,
  type RangeStats,
  type RangeStep,
  type RangeTransferMetric,
  rangeStep,
} from '@netportal/contract'
import { useRemote } from '../../api/useRemote.ts'
import { queryOf, type RangePeriod } from '../../shared/range/range.ts'
import type { Remote } from '../../shared/remote.ts'
import { useSettled } from '../../shared/useSettled.ts'
import type { Zoom } from './statsDrawing.ts'

/** What a page of charts shows. */
export interface ShownStats {
  clients: Remote<RangeClientCount[]>
  metrics: Remote<RangeTransferMetric[]>
  /** What a point of them stands for. */
  step: RangeStep
}

interface Asked {
  params: { id: string; ssid: string } | null
  /** So many days up to now, by the specified calls. */
  days: number
  /** A range of the calendar in their place; null for none. */
  period: RangePeriod | null
  /** Whether a range of the calendar is asked for, its ends known or not. */
  isCalendar: boolean
}

/** Reads what went through a network: of days by the specified calls, of a range of the calendar by one of ours. */
export function useRangeStats({ params, days, period, isCalendar }: Asked): ShownStats {
  const specified = params && !isCalendar ? { params, query: { days_history: days } } : null
  const clients = useRemote(getSsidStats, specified, { keepPrevious: true })
  const metrics = useRemote(getTransferMetrics, specified, { keepPrevious: true })
  const ofRange = useRemote(
    getRangeStats,
    params && isCalendar && period ? { params, query: queryOf(period) } : null,
    { keepPrevious: true },
  )
  if (!isCalendar) return { clients, metrics, step: 'reading' }
  if (ofRange.status !== 'ready') return { clients: ofRange, metrics: ofRange, step: 'reading' }
  const { step, client_counts, transfer_metrics } = ofRange.data
  return {
    clients: { ...ofRange, data: client_counts },
    metrics: { ...ofRange, data: transfer_metrics },
    step,
  }
}

/** While a reader still moves the part that is shown, nothing is asked for. */
const zoomRestMs = 400

/**
 * Reads the part of a range that a reader has zoomed into, where it has more points than the whole.
 * @returns null where it has no more, or is not there yet
 */
export function useZoomedStats(
  params: Asked['params'],
  step: RangeStep,
  zoom: Zoom,
): RangeStats | null {
  const settled = useSettled(zoom, zoomRestMs)
  const isFiner = settled !== null && step !== 'reading' && rangeStep(lengthOf(settled)) !== step
  const part = useRemote(
    getRangeStats,
    params && isFiner
      ? { params, query: queryOf({ fromMs: settled.from, untilMs: settled.to + 1 }) }
      : null,
  )
  return isFiner && zoom === settled && part.status === 'ready' ? part.data : null
}

function lengthOf({ from, to }: { from: number; to: number }): number {
  return to - from
}
