import { resolveZone } from '@netportal/format'
import { periodOf } from '../series/period.ts'
import { readingTimes, valueAt } from '../series/readingTimes.ts'
import type { TableModel } from '../table/tableModel.ts'
import { englishFormats } from '../text/plotFormats.ts'
import type { LinePlotProps } from './lineLayout.ts'

export interface LineTableOptions {
  formatValue: (value: number) => string
  /** Header of the times; the zone follows it. */
  timeText: string
  /** Text shown for a value that a series lacks at an instant. */
  noValueText: string
}

/** The data of a line chart as a table: a row for each reading, the newest first. */
export function lineTable(
  {
    series,
    period,
    timeZone,
    formats = englishFormats,
  }: Pick<LinePlotProps, 'series' | 'period' | 'timeZone' | 'formats'>,
  { formatValue, timeText, noValueText }: LineTableOptions,
): TableModel {
  const times = readingTimes(series, period ?? periodOf(series))
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
      ...series.map((one) => ({
        header: one.name,
        value: (row: number) => valueAt(one, timeOf(row)),
        text: (row: number) => {
          const value = valueAt(one, timeOf(row))
          return value === null ? noValueText : formatValue(value)
        },
      })),
    ],
  }
}
