import { parseInstant } from '@netportal/format'
import type { ChartColor } from '../palette/chartColor.ts'

interface Reference {
  /** Legend, tooltip and table call it so; those of one name are switched together. */
  name: string
  /** Text beside it. @default its name; '' for none */
  label?: string
  /** Says more of it in the tooltip, to screen readers, in the table and in files. @default its label, or name */
  details?: string
  /** A place in the theme's palette, a role of the theme, or its own. @default 'text.muted' */
  color?: ChartColor
}

/** A value that is drawn across the plot: a limit, a goal. */
export interface ReferenceLine extends Reference {
  /** Tells it from the other references. */
  kind: 'line'
  /** In the series' own unit; one that is no finite number is left out. */
  value: number
}

/** A stretch of values, such as those that are as they should be. */
export interface ReferenceBand extends Reference {
  /** Tells it from the other references. */
  kind: 'band'
  /** The lowest. */
  from: number
  /** The highest. */
  to: number
}

/** A stretch of time, such as an incident. */
export interface ReferencePeriod extends Reference {
  /** Tells it from the other references. */
  kind: 'period'
  /** ISO 8601 text (without an offset it is UTC), or milliseconds since 1970-01-01 UTC. */
  from: string | number
  /** The end; null while it goes on. */
  to: string | number | null
}

/** An instant, such as a new release, marked on the time axis. */
export interface ReferenceMark extends Reference {
  /** Tells it from the other references. */
  kind: 'mark'
  /** ISO 8601 text (without an offset it is UTC), or milliseconds since 1970-01-01 UTC. */
  time: string | number
  /**
   * Draws a point on the time axis in place of a line across the plot, for instants of which there are many:
   * those that would lie upon each other are one point with their number. @default false
   */
  isSmall?: boolean
}

/** Plain data that a line chart shows beside its series, to compare them with. */
export type LineReference = ReferenceLine | ReferenceBand | ReferencePeriod | ReferenceMark

type Placed = Required<Reference> & {
  /** Tells whether a reader has switched it off. */
  isHidden: boolean
}

/** A reference as a plot takes it: times in milliseconds, nothing left out. */
export type PlotReference =
  | (Placed & { kind: 'line'; value: number })
  | (Placed & { kind: 'band' | 'period'; from: number; to: number })
  | (Placed & { kind: 'mark'; time: number; isSmall: boolean })

/** Makes references ready for plotting. One whose time or value cannot be read is left out. */
export function toPlotReferences(references: readonly LineReference[]): readonly PlotReference[] {
  return references.flatMap((reference): PlotReference[] => {
    const { name, label = name, color = 'text.muted' } = reference
    const placed = {
      name,
      label,
      details: reference.details ?? (label || name),
      color,
      isHidden: false,
    }
    switch (reference.kind) {
      case 'line':
        return Number.isFinite(reference.value)
          ? [{ ...placed, kind: 'line', value: reference.value }]
          : []
      case 'band':
        return reference.from <= reference.to
          ? [{ ...placed, kind: 'band', from: reference.from, to: reference.to }]
          : []
      case 'period': {
        const from = parseInstant(reference.from)
        const to = reference.to === null ? Number.POSITIVE_INFINITY : parseInstant(reference.to)
        return from !== null && to !== null && from <= to
          ? [{ ...placed, kind: 'period', from, to }]
          : []
      }
      case 'mark': {
        const { isSmall = false } = reference
        const time = parseInstant(reference.time)
        return time === null ? [] : [{ ...placed, kind: 'mark', time, isSmall }]
      }
      default:
        return reference satisfies never
    }
  })
}

/** The first reference of each name, for a legend. */
export function namedOnce(references: readonly PlotReference[]): readonly PlotReference[] {
  const names = new Set<string>()
  return references.filter(({ name }) => !names.has(name) && names.add(name))
}

/** Of more than this, their number says it. */
const saidEach = 3

/**
 * Says what references are: each by itself, or of many of one name their number.
 * @param counted says a number of references of one name
 */
export function saidOf(
  references: readonly PlotReference[],
  counted: (name: string, count: number) => string,
): readonly string[] {
  return namedOnce(references).flatMap(({ name }) => {
    const same = references.filter((reference) => reference.name === name)
    return same.length > saidEach
      ? [counted(name, same.length)]
      : same.map(({ details }) => details)
  })
}

/** Those that a reader has not switched off. */
export function shownOf<Item extends { isHidden: boolean }>(
  items: readonly Item[],
): readonly Item[] {
  return items.filter(({ isHidden }) => !isHidden)
}
