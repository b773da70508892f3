/** Content of a report's document, before anyone knows on which page. */
import type { PlotReference, PlotSeries } from '@netportal/charts/plots'

export interface ReportDocument {
  title: string
  /** The most important facts under the title: place, period, zone. */
  facts: readonly Fact[]
  sections: readonly Section[]
  /** At the foot of each page. */
  footer: string
}

export interface Fact {
  name: string
  value: string
}

/** A part of a document that its outline names. */
export interface Section {
  title: string
  blocks: readonly Block[]
}

export type Block =
  | { kind: 'figures'; figures: readonly Figure[] }
  | ChartBlock
  | TableBlock
  | { kind: 'text'; text: string }

/** A number that stands alone in large type. */
export interface Figure {
  label: string
  value: string
  /** A word more about it. */
  note?: string
  tone?: 'good' | 'warning' | 'critical'
}

export interface ChartBlock {
  kind: 'chart'
  title: string
  series: readonly PlotSeries[]
  /** What stands beside them. */
  references?: readonly PlotReference[]
  timeZone: string
  /** Stretch of time shown, milliseconds since 1970 UTC. */
  period: { from: number; to: number }
  /** Written once above the axis. */
  unit?: string
  /** Text of the axis where each tick carries its unit. */
  formatTick?: (value: number) => string
}

export interface TableBlock {
  kind: 'table'
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
  /** Said in place of rows when there are none. */
  empty: string
}

interface TableColumn {
  header: string
  align?: 'left' | 'right'
  /** Its part of the width that is left once narrow columns have what they need. @default 1 */
  grow?: number
}
