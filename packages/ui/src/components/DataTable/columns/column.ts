import type { ReactNode } from 'react'

/**
 * A column that holds data. `value` sorts, `text` is read, `cell` decorates: so search, screen and
 * export cannot disagree.
 */
export interface DataColumn<Row> {
  /** Unique within the table: sort and state call the column so. */
  id: string
  /** Header of the column, in the table and in CSV files. */
  header: string
  /** Sort key. null and '' sort last in both directions; 0 is a number, not blank. Instants are numbers. */
  value: (row: Row) => string | number | null
  /** The text that a reader sees: search, CSV and the default cell. @default the value as text, '' for null */
  text?: (row: Row) => string
  /** Decoration only: a link, a badge. */
  cell?: (row: Row) => ReactNode
  /** Content below the cell, at length, in some rows. On a phone it has the width of its row. */
  detail?: (row: Row) => ReactNode
  /** Figures stand at the end. @default 'start' */
  align?: 'start' | 'end'
  /** `strong` for what a row is known by; `mono` for MAC addresses, IP addresses and ticket numbers. */
  textStyle?: 'strong' | 'mono'
  /** Lets sentences break into lines; other cells keep to one, except on a phone. @default false */
  wrap?: boolean
  /** Names its row to who hears the table. @default true for the first column that is `strong`, else for the first */
  isRowHeader?: boolean
  /** Place of the cell when rows stack on a phone. @default 'detail' */
  slot?: 'title' | 'status' | 'detail'
}

/** A column of links or buttons: not sorted, not searched, not exported. */
export interface ActionColumn<Row> {
  /** Unique within the table. */
  id: string
  /** Header of the column. */
  header: string
  /** Links or buttons of a row. */
  cell: (row: Row) => ReactNode
  /** Absent: it tells the column from one that holds data. */
  value?: undefined
}

/** A column of a `DataTable`: data, or links and buttons. */
export type Column<Row> = DataColumn<Row> | ActionColumn<Row>

/** The columns that sort, search and export look at. */
export function dataColumns<Row>(columns: readonly Column<Row>[]): DataColumn<Row>[] {
  return columns.filter((column) => column.value !== undefined)
}

/** The column whose cells name their rows; a table of actions alone has none. */
export function rowHeader<Row>(columns: readonly Column<Row>[]): DataColumn<Row> | undefined {
  const data = dataColumns(columns)
  return (
    data.find(({ isRowHeader }) => isRowHeader) ??
    data.find(({ textStyle }) => textStyle === 'strong') ??
    data[0]
  )
}

/** Returns the text that a reader sees of a cell, without its decoration. */
export function readText<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : String(column.value(row) ?? '')
}
