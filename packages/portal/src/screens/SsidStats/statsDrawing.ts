import {
  type RangeClientCount,
  type RangeStep,
  type RangeTransferMetric,
  rangeStep,
} from '@netportal/contract'
import type { RangeDays, RangePeriod } from '../../shared/range/range.ts'

/** The part of a period that is shown, epoch milliseconds; null for all. */
export type Zoom = { from: number; to: number } | null

/** How the charts of a page are drawn, both alike. */
export interface StatsDrawing {
  /** What a point stands for already. @default reading */
  step?: RangeStep
  /** What the time axis spans. @default from the first point to the last */
  period?: RangePeriod | undefined
  /** Points of the part that is shown, where there are more of it. @default none */
  detail?: {
    step: RangeStep
    client_counts: RangeClientCount[]
    transfer_metrics: RangeTransferMetric[]
  } | null
  zoom: Zoom
  onZoomChange: (zoom: Zoom) => void
}

const dayMs = 86_400_000

/** Tells how far single readings are reduced so that a line does not become a surface: by the length of what is shown. */
export function drawnStep(zoom: Zoom, days: number): RangeStep {
  return rangeStep(zoom === null ? days * dayMs : zoom.to - zoom.from)
}

/** Says what a point of the charts is; null where each is a reading. */
export function pointText(step: RangeStep): string | null {
  if (step === 'reading') return null
  return `Bands reach from the lowest to the highest value of each ${step}, with a line at the median.`
}

/**
 * Says how the files of the charts differ from what is shown of so many days.
 * @param files their first and last day
 */
export function filesText(days: number, { first, last }: RangeDays): string {
  const shown = days === 1 ? 'the last 24 hours' : `the last ${days} times 24 hours`
  return `The charts show ${shown}. Their files hold whole days: ${first} to ${last}.`
}
