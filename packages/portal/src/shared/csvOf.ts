import { type CsvCell, toCsv } from '@netportal/format'
import type { Column, DataColumn } from '@netportal/ui'

/** Writes rows as a table shows them, for a file of more than the table has at hand. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter((column): column is DataColumn<Row> => column.value !== undefined)
  return toCsv(
    shown.map(({ header }) => header),
    rows.map((row) => shown.map((column) => cellOf(column, row))),
  )
}

function cellOf<Row>({ text, value }: DataColumn<Row>, row: Row): CsvCell {
  if (text) return text(row)
  const shown = value(row)
  return typeof shown === 'number' ? shown : String(shown ?? '')
}
