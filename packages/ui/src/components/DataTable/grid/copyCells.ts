import type { ClipboardEvent } from 'react'

/**
 * Copies selected cells as one line to a row, with tabs between them, whatever they are built of: a browser by
 * itself breaks the line at each box within a cell. A selection within one cell, or beyond the table, is copied
 * as ever.
 */
export function copyCells(event: ClipboardEvent<HTMLTableElement>): void {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return
  const range = selection.getRangeAt(0)
  if (!event.currentTarget.contains(range.commonAncestorContainer)) return
  const rows = selectedRows(event.currentTarget, range)
  if (rows.every((cells) => cells.length < 2)) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\n'))
  event.clipboardData.setData('text/html', htmlOf(rows))
}

/** The texts of the selected cells, row by row; rows of which nothing is selected are left out. */
function selectedRows(table: HTMLTableElement, range: Range): string[][] {
  return [...table.rows]
    .filter((row) => range.intersectsNode(row))
    .map((row) =>
      [...row.cells]
        .filter((cell) => range.intersectsNode(cell))
        .map((cell) => textIn(cell, range)),
    )
    .filter((cells) => cells.some((text) => text !== ''))
}

/** Returns the text seen of a cell, as far as it is selected, in one line. */
function textIn(cell: HTMLTableCellElement, range: Range): string {
  const within = document.createRange()
  within.selectNodeContents(cell)
  const startsBefore = range.compareBoundaryPoints(Range.START_TO_START, within) <= 0
  const endsAfter = range.compareBoundaryPoints(Range.END_TO_END, within) >= 0
  if (!startsBefore) within.setStart(range.startContainer, range.startOffset)
  if (!endsAfter) within.setEnd(range.endContainer, range.endOffset)
  // biome-ignore lint/performance/useDomNodeTextContent: what the layout hides is not to be copied
  const text = startsBefore && endsAfter ? cell.innerText : within.toString()
  return text.replace(/\s+/g, ' ').trim()
}

/** The same as a bare table, for spreadsheets and letters. */
function htmlOf(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table')
  for (const cells of rows) {
    const row = table.insertRow()
    for (const text of cells) row.insertCell().textContent = text
  }
  return table.outerHTML
}
