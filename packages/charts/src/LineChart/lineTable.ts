import { resolveZone } from '@netportal/format'
import { readingTimes, valueAt } from '../series/readingTimes.ts'
import type { LineSamples } from '../series/samples.ts'
import type { TableColumn, TableModel } from '../table/tableModel.ts'
import { englishFormats } from '../text/plotFormats.ts'
import { type LinePlotProps, shownPeriod } from './lineLayout.ts'
import { namedOnce, type PlotReference } from './references.ts'

export interface LineTableOptions {
  formatValue: (value: number) => string
  /** Header of the times; the zone follows it. */
  timeText: string
  /** Text shown for a value that a series lacks at an instant. */
  noValueText: string
  /** Says from where to where a stretch of values reaches. */
  range: (from: string, to: string) => string
  /** Headers of the ends of a band. @param name of its series */
  lowest: (name: string) => string
  highest: (name: string) => string
}

export type LineTableData = Pick<
  LinePlotProps,
  'series' | 'references' | 'zoom' | 'period' | 'timeZone' | 'formats'
>

/**
 * The data of a line chart as a table: a row for each reading, the newest first, and for each instant that is
 * marked or begins a stretch of time. References of one name are a column.
 */
export function lineTable(data: LineTableData, options: LineTableOptions): TableModel {
  const { series, references = [], timeZone, formats = englishFormats } = data
  const { timeText } = options
  const times = rowTimes(data)
  const timeOf = (row: number) => times[row] ?? 0
  return {
    rowCount: times.length,
    isLastFirst: true,
    columns: [
      {
        header: `${timeText} (${resolveZone(timeZone).zone})`,
        value: timeOf,
        text: (row) => formats.formatDateTime(timeOf(row), timeZone),
        isText: true,
      },
      ...series.flatMap((one) => {
        const { name, times: known, lows, highs } = one
        return [
          seriesColumn(name, one, timeOf, options),
          ...(lows && highs
            ? [
                seriesColumn(options.lowest(name), { times: known, values: lows }, timeOf, options),
                seriesColumn(
                  options.highest(name),
                  { times: known, values: highs },
                  timeOf,
                  options,
                ),
              ]
            : []),
        ]
      }),
      ...namedOnce(references).map(({ name }) =>
        referenceColumn(
          name,
          references.filter((reference) => reference.name === name),
          timeOf,
          options,
        ),
      ),
    ],
  }
}

function seriesColumn(
  header: string,
  samples: LineSamples,
  timeOf: (row: number) => number,
  { formatValue, noValueText }: LineTableOptions,
): TableColumn {
  return {
    header,
    value: (row) => valueAt(samples, timeOf(row)),
    text: (row) => {
      const value = valueAt(samples, timeOf(row))
      return value === null ? noValueText : formatValue(value)
    },
  }
}

function rowTimes(data: LineTableData): Float64Array {
  const { series, references = [] } = data
  const { from, to } = shownPeriod(data)
  const readings = readingTimes(series, { from, to })
  const others = references.flatMap((reference) => {
    if (reference.kind === 'mark') return [reference.time]
    return reference.kind === 'period' ? [reference.from] : []
  })
  const shown = others.filter((time) => time >= from && time <= to)
  if (shown.length === 0) return readings
  return Float64Array.from(new Set([...readings, ...shown])).sort()
}

function referenceColumn(
  header: string,
  references: readonly PlotReference[],
  timeOf: (row: number) => number,
  { formatValue, range }: LineTableOptions,
): TableColumn {
  const [first] = references
  const textAt = (time: number, format: (value: number) => string) =>
    references
      .map((reference) => cellText(reference, time, format, range))
      .filter(Boolean)
      .join(', ')
  if (first?.kind === 'line' && references.length === 1) {
    return { header, value: () => first.value, text: () => formatValue(first.value) }
  }
  return {
    header,
    value: (row) => textAt(timeOf(row), String),
    text: (row) => textAt(timeOf(row), formatValue),
  }
}

/** Text of a reference in the row of an instant; '' where it says nothing of it. */
function cellText(
  reference: PlotReference,
  time: number,
  format: (value: number) => string,
  range: LineTableOptions['range'],
): string {
  switch (reference.kind) {
    case 'line':
      return format(reference.value)
    case 'band':
      return range(format(reference.from), format(reference.to))
    case 'period':
      return time >= reference.from && time <= reference.to ? nameOf(reference) : ''
    case 'mark':
      return time === reference.time ? nameOf(reference) : ''
    default:
      return reference satisfies never
  }
}

/** What tells a reference from others of its name. */
export function nameOf({ label, name }: PlotReference): string {
  return label || name
}
