import { formatDateTime, resolveZone } from '@netportal/format'
import { type Column, DataTable } from '@netportal/ui'
import { useMemo } from 'react'
import { crosshairTimes, valueAt } from './crosshairTimes.ts'
import { type LinePlotProps, periodOf } from './lineLayout.ts'
import type { LineChartTexts } from './lineTexts.ts'

export interface LineTableProps {
  /** Names the table. */
  title: string
  plot: Pick<LinePlotProps, 'series' | 'period' | 'timeZone'>
  formatValue: (value: number) => string
  texts: LineChartTexts
}

interface Row {
  time: number
}

/** Rows of a page. */
const pageSize = 15

/** The same data as the chart, a row for each reading, the newest first. */
export function LineTable({ title, plot, formatValue, texts }: LineTableProps) {
  const { series, period, timeZone } = plot
  const rows = useMemo(
    () => Array.from(crosshairTimes(series, period ?? periodOf(series)), (time): Row => ({ time })),
    [series, period],
  )
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'time',
        header: `${texts.time} (${resolveZone(timeZone).zone})`,
        value: ({ time }) => time,
        text: ({ time }) => formatDateTime(time, timeZone),
      },
      ...series.map(
        (one, place): Column<Row> => ({
          id: `series ${place}`,
          header: one.name,
          align: 'end',
          value: ({ time }) => valueAt(one, time),
          text: ({ time }) => {
            const value = valueAt(one, time)
            return value === null ? texts.noValue : formatValue(value)
          },
        }),
      ),
    ],
    [series, timeZone, formatValue, texts.time, texts.noValue],
  )
  return (
    <DataTable
      title={title}
      titleHidden
      columns={columns}
      rows={rows}
      rowKey={({ time }) => time}
      pageSize={pageSize}
      canSearch={false}
      texts={texts.table}
      narrowLayout="scroll"
      defaultState={{ sort: { columnId: 'time', direction: 'descending' } }}
    />
  )
}
