import type { ReactNode } from 'react'
import type { ColumnFilter } from '../filters/columnFilter.ts'
import type { CellValue } from './cellValue.ts'

/**
 * A column that holds data. `value` sorts, `text` is read, `cell` decorates: so search, screen and
 * export cannot disagree.
 */
export interface DataColumn<Row> {
  /** Unique within the table: sort and state call the column so. */
  id: string
  /** Header of the column, in the table and in CSV files. */
  header: string
  /** Content of the header in the table, in place of its text: an icon, a word and its unit. */
  headerContent?: ReactNode
  /** Sort key. null and '' sort last in both directions; 0 is a number, not blank. Instants are dates or numbers. */
  value: (row: Row) => CellValue
  /**
   * The text that a reader sees: search, CSV and the default cell.
   * @default the value as text, '' for null; a number as its language writes it (in CSV with a point), a date as
   * 'yyyy-MM-dd HH:mm' in UTC, true and false as the table's words
   */
  text?: (row: Row) => string
  /**
   * Further text by which a search finds the row, in no cell and no file: other spellings of what the cell says, such
   * as a number with and without its spaces. Lines are apart: no match runs over two of them. @default none
   */
  searchText?: (row: Row) => string
  /** Tells whether the reader can sort by it. @default true */
  canSort?: boolean
  /** Width of the column: a number of px, which grow with the reader's text, or a length of CSS. @default its content's */
  width?: number | string
  /** Lets readers filter by the column: a `textFilter`, `choiceFilter`, `numberFilter` or `dateFilter`. */
  filter?: ColumnFilter
  /** Content of the footer: a total, or a word such as 'Total'. Gets all rows that match, or those of a served page. */
  footer?: (rows: readonly Row[]) => ReactNode
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
  /** Content of the header in place of its text. */
  headerContent?: ReactNode
  /** Width of the column: a number of px, which grow with the reader's text, or a length of CSS. @default its content's */
  width?: number | string
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
  return column.text ? column.text(row) : valueText(column.value(row), english)
}

/** The columns that a reader has not hidden; the one that names rows is always there. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (!hidden || hidden.length === 0) return columns
  const header = rowHeader(columns)
  return columns.filter((column) => column === header || !hidden.includes(column.id))
}

/** Gives each column its text, so that all who read it read the same. */
export function withTexts<Row>(columns: readonly Column<Row>[], words: ValueWords): Column<Row>[] {
  return columns.map((column) =>
    column.value === undefined || column.text
      ? column
      : { ...column, text: (row: Row) => valueText(column.value(row), words) },
  )
}

/** Words for values that are none themselves, and the way in which a language writes numbers. */
export interface ValueWords {
  yes: string
  no: string
  formatNumber: (value: number) => string
}

const english: ValueWords = { yes: 'Yes', no: 'No', formatNumber: String }

/** Returns the text of a value that no column says otherwise. */
function valueText(value: CellValue, { yes, no, formatNumber }: ValueWords): string {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? yes : no
  if (!(value instanceof Date)) return String(value ?? '')
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 16).replace('T', ' ')
}
