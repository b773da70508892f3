import { type Column, DataTable, type DataTableTexts } from '@netportal/ui'
import { useMemo } from 'react'
import type { TableModel } from './tableModel.ts'

export interface ChartTableProps {
  /** Names the table. */
  title: string
  /** Makes the data; the same function while they are the same. */
  makeModel: () => TableModel
  texts: Partial<DataTableTexts>
}

interface Row {
  place: number
}

/** Rows of a page. */
const pageSize = 15

/** The same data as the chart. */
export function ChartTable({ title, makeModel, texts }: ChartTableProps) {
  const model = useMemo(makeModel, [makeModel])
  const rows = useMemo(
    () => Array.from({ length: model.rowCount }, (_, place): Row => ({ place })),
    [model],
  )
  const columns = useMemo(
    () =>
      model.columns.map(
        ({ header, value, text }, index): Column<Row> => ({
          id: `column ${index}`,
          header,
          align: index > 0 ? 'end' : 'start',
          value: ({ place }) => value(place),
          text: ({ place }) => text(place),
        }),
      ),
    [model],
  )
  return (
    <DataTable
      title={title}
      titleHidden
      columns={columns}
      rows={rows}
      rowKey={({ place }) => place}
      pageSize={pageSize}
      canSearch={false}
      texts={texts}
      narrowLayout="scroll"
      {...(model.isLastFirst && {
        defaultState: { sort: { columnId: 'column 0', direction: 'descending' } },
      })}
    />
  )
}
