import { resolveZone } from '@netportal/format'
import { readingTimes, valueAt } from '../series/readingTimes.ts'
import type { LineSamples } from '../series/samples.ts'
import type { TableColumn, TableModel } from '../table/tableModel.ts'
import { englishFormats } from '../text/plotFormats.ts'
import { type LinePlotProps, shownPeriod } from './lineLayout.ts'
import { namedOnce, type PlotReference, saidOf } from './references.ts'

export interface LineTableOptions {
  formatValue: (value: number) => string
  /** Header of the times; the zone follows it. */
  timeText: string
  /** Text shown for a value that a series lacks at an instant. */
  noValueText: string
  /** Says from where to where a stretch of values reaches. */
  range: (from: string, to: string) => string
  /** Says a number of references of one name. */
  counted: (name: string, count: number) => string
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
  { formatValue, range, counted }: LineTableOptions,
): TableColumn {
  const [first] = references
  const textAt = (time: number, format: (value: number) => string) =>
    [
      ...references.flatMap((reference) => valueText(reference, format, range)),
      ...saidOf(
        references.filter((reference) => isAt(reference, time)),
        counted,
      ),
    ].join(', ')
  if (first?.kind === 'line' && references.length === 1) {
    return { header, value: () => first.value, text: () => formatValue(first.value) }
  }
  return {
    header,
    value: (row) => textAt(timeOf(row), String),
    text: (row) => textAt(timeOf(row), formatValue),
  }
}

/** Text of a limit or a stretch of values, which holds for every row. */
function valueText(
  reference: PlotReference,
  format: (value: number) => string,
  range: LineTableOptions['range'],
): string[] {
  if (reference.kind === 'line') return [format(reference.value)]
  return reference.kind === 'band' ? [range(format(reference.from), format(reference.to))] : []
}

/** Tells whether a stretch of time or an instant has to do with the row of an instant. */
function isAt(reference: PlotReference, time: number): boolean {
  if (reference.kind === 'period') return time >= reference.from && time <= reference.to
  return reference.kind === 'mark' && time === reference.time
}
