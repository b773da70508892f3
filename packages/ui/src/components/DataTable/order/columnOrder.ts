import type { CellValue } from '../columns/cellValue.ts'
import type { DataColumn } from '../columns/column.ts'
import { backwards, type Comparator, sortRange, unsortedPlaces } from './groupedPlaces.ts'
import { sortTexts } from './sortTexts.ts'

/** Direction of an order of rows. */
export type SortDirection = 'ascending' | 'descending'

/** Rows by their index, first to last. */
export type RowOrder = Uint32Array<ArrayBuffer>

type NumberKey = number | bigint

const numericText = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/

/**
 * Sorts rows by one column, both ways at once. Numbers, and a column whose every value
 * is numeric text, sort as numbers; other texts come after them, whatever their letter case. Blank values
 * are last in both directions, and rows of equal keys keep their order in both.
 * @param blankText what cells show for a missing value; a cell that shows it is blank
 * @param locale BCP 47 tag of the language whose order texts have
 */
export function orderByColumn<Row>(
  rows: readonly Row[],
  column: DataColumn<Row>,
  blankText: string,
  locale: string,
): Record<SortDirection, RowOrder> {
  const keys = rows.map((row) => readKey(column, row, blankText))
  const isNumeric = keys.every((key) => typeof key !== 'string' || numericText.test(key))
  const numberRows: number[] = []
  const numbers: NumberKey[] = []
  const textRows: number[] = []
  const texts: string[] = []
  const blankRows: number[] = []
  keys.forEach((key, row) => {
    if (key === null) {
      blankRows.push(row)
    } else if (typeof key === 'string' && !isNumeric) {
      textRows.push(row)
      texts.push(key)
    } else {
      numberRows.push(row)
      numbers.push(toNumber(key))
    }
  })

  const byNumber = unsortedPlaces(numbers.length)
  sortRange(byNumber, 0, numbers.length, compareNumbers(numbers))
  const byText = sortTexts(texts, locale)
  const toRows = (places: Uint32Array, sortedRows: readonly number[]) =>
    places.map((place) => sortedRows[place] ?? 0)
  return {
    ascending: joinOrders(
      toRows(byNumber.order, numberRows),
      toRows(byText.order, textRows),
      blankRows,
    ),
    descending: joinOrders(
      toRows(backwards(byText), textRows),
      toRows(backwards(byNumber), numberRows),
      blankRows,
    ),
  }
}

/** A cell's sort key, null when it is blank. */
function readKey<Row>(column: DataColumn<Row>, row: Row, blankText: string) {
  const value = sortable(column.value(row))
  if (typeof value === 'string' ? !value.trim() : value === null || Number.isNaN(value)) return null
  const isShownBlank = (column.text ? column.text(row) : value) === blankText
  return isShownBlank ? null : value
}

/** Instants and truths sort as numbers. */
function sortable(value: CellValue): NumberKey | string | null {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'boolean' ? Number(value) : value
}

/** Whole numbers that a double cannot hold stay exact: long ids are numbers too. */
function toNumber(key: NumberKey | string): NumberKey {
  if (typeof key !== 'string') return key
  const number = Number(key)
  return Number.isSafeInteger(number) || key.includes('.') ? number : BigInt(key)
}

function compareNumbers(numbers: readonly NumberKey[]): Comparator {
  return (a, b) => {
    const x = numbers[a] ?? 0
    const y = numbers[b] ?? 0
    return x < y ? -1 : x > y ? 1 : 0
  }
}

function joinOrders(...orders: ArrayLike<number>[]): RowOrder {
  const result = new Uint32Array(orders.reduce((length, order) => length + order.length, 0))
  let place = 0
  for (const order of orders) {
    result.set(order, place)
    place += order.length
  }
  return result
}
