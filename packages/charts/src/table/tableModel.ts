import { toCsv } from '@netportal/format'

/** The data of a chart as rows and columns: its table and its CSV file are made of the same. */
export interface TableModel {
  /** The first names the row. */
  columns: readonly TableColumn[]
  rowCount: number
  /** Tells whether the table begins with the last row. */
  isLastFirst: boolean
}

/** A column of the table; rows are told by their place. */
export interface TableColumn {
  header: string
  /** Sort key, and the cell of a CSV file unless `isText`. */
  value: (row: number) => number | string | null
  /** Text that a reader sees. */
  text: (row: number) => string
  /** Tells whether the CSV file has the text. @default false */
  isText?: boolean
}

/** Writes the data of a chart as a CSV file. */
export function tableCsv({ columns, rowCount }: TableModel): string {
  return toCsv(
    columns.map(({ header }) => header),
    Array.from({ length: rowCount }, (_, row) =>
      columns.map(({ value, text, isText }) => (isText ? text(row) : value(row))),
    ),
  )
}
