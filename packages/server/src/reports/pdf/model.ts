/** Content of a report's document, before anyone knows on which page. */
import type { PlotReference, PlotSeries } from '@netportal/charts/plots'

export interface ReportDocument {
  title: string
  /** Says in a sentence or two how the period went. */
  opening?: string
  /** Who provides the network. */
  brand?: Brand | undefined
  /** The most important facts under the title: place, period, zone. */
  facts: readonly Fact[]
  sections: readonly Section[]
  /** At the foot of each page. */
  footer: string
}

/** The provider as its documents show it. */
export interface Brand {
  name: string | null
  logo: Logo | null
}

/** A small picture in pixels. */
export interface Logo {
  png: Uint8Array
  width: number
  height: number
}

export interface Fact {
  name: string
  value: string
}

/** A part of a document that its outline names. */
export interface Section {
  title: string
  /** 2 for a part of the part before. @default 1 */
  level?: 1 | 2
  /** Whether it begins a page of its own. */
  startsPage?: boolean
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
  /** Words more about it, a line each. */
  notes?: readonly string[]
  tone?: 'good' | 'warning' | 'critical'
}

export interface ChartBlock {
  kind: 'chart'
  /** Left out where the part's own title says it. */
  title?: string
  /** What it shows, for those who cannot see it. */
  alt: string
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
  /** Of each row, what stands below it over the whole width. */
  details?: readonly (readonly RowDetail[])[]
  /** Said in place of rows when there are none. */
  empty: string
}

export interface RowDetail {
  title: string
  text: string
}

interface TableColumn {
  header: string
  align?: 'left' | 'right'
  /** Keeps a text of several words in one line, such as an instant. */
  isWhole?: boolean
  /** Its part of the width that is left once all columns have what they need. @default 0 */
  grow?: number
}
