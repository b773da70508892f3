import { type CsvCell, csvChunks, safeFileName } from '@netportal/format'
import { type DataColumn, readText } from '../columns/column.ts'
import { saveBlob } from './saveBlob.ts'

/**
 * Saves rows as a CSV file, as displayed, without keeping the page from answering: it is written in pieces,
 * and the browser may draw between them.
 * @param fileName made safe for any file system
 */
export async function saveCsv<Row>(
  fileName: string,
  columns: readonly DataColumn<Row>[],
  rows: Iterable<Row>,
): Promise<void> {
  const header = columns.map((column) => column.header)
  const parts: Blob[] = []
  for (const chunk of csvChunks(header, csvRows(columns, rows))) {
    // Encoded piece by piece too: a file of 10 MB takes its time.
    parts.push(new Blob([chunk]))
    await nextTask()
  }
  saveBlob(new Blob(parts, { type: 'text/csv;charset=utf-8' }), safeFileName(fileName))
}

function* csvRows<Row>(columns: readonly DataColumn<Row>[], rows: Iterable<Row>) {
  for (const row of rows) yield columns.map((column) => csvCell(column, row))
}

/** A figure with a sign stays a number: as a text it would be taken for a formula. */
function csvCell<Row>(column: DataColumn<Row>, row: Row): CsvCell {
  const text = readText(column, row)
  if (typeof column.value(row) !== 'number' || !/^[+-]/.test(text)) return text
  return Number.isFinite(Number(text)) ? Number(text) : text
}

/** A message port waits its turn behind drawing and input, and unlike a timer is not slowed in the background. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
