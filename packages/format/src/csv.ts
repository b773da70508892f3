import { csvFormatValue } from 'd3-dsv'

/** A cell: text is guarded against running as a formula, a number is written as it is, null is left empty. */
export type CsvCell = string | number | null

/** Excel reads a file as UTF-8 only behind a byte-order mark. */
const byteOrderMark = '\uFEFF'

/** Characters that a spreadsheet takes for the beginning of a formula, in full width too, or drops before one. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** About this many characters a chunk: a few milliseconds of work. */
const chunkLength = 1 << 17

/**
 * Writes a table as the text of a CSV file. RFC 4180: commas, quotes and newlines are escaped, lines end in
 * CRLF; UTF-8 with a byte-order mark once it is encoded; formulas neutralised.
 * @param header texts of the first line
 * @param rows a cell for each column
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  return [...csvChunks(header, rows)].join('')
}

/**
 * The same as `toCsv` in pieces, so that a page can draw between them and a server can send them. Rows are
 * taken from the iterable only as they are written.
 */
export function* csvChunks(
  header: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
): Generator<string, void, void> {
  let chunk = `${byteOrderMark}${csvLine(header)}`
  for (const row of rows) {
    if (chunk.length >= chunkLength) {
      yield chunk
      chunk = ''
    }
    chunk += csvLine(row)
  }
  yield chunk
}

function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (!formulaStart.test(cell)) return csvFormatValue(cell)
  const text = csvFormatValue(`'${cell}`)
  return text.startsWith('"') ? text : `"${text}"`
}
