import { measureText, type TextFont } from '@netportal/charts/plots'
import { breakText } from './breakText.ts'
import type { TableBlock } from './model.ts'
import { contentWidth, ink, type PageFlow, page } from './pageFlow.ts'

const headFont: TextFont = { sizePx: 12, weight: 600 }
const cellFont: TextFont = { sizePx: 12, weight: 400 }
const lineHeight = 17
const padding = { x: 8, y: 5 }
/** Least width of a column, and the width that it may take before the columns that grow have theirs. */
const narrowest = 40
const modest = 140

/**
 * Lays out a table. Its head is repeated on each page; a row that does not fit goes to the next page, and one
 * that is taller than a page goes on there.
 */
export function layOutTable(flow: PageFlow, table: TableBlock): void {
  const widths = columnWidths(table)
  const head = table.columns.map(({ header }, index) =>
    breakText(header, textWidth(widths[index]), headFont),
  )
  flow.keep(rowHeight(head) + 2 * lineHeight)
  drawHead(flow, table, widths, head)
  if (table.rows.length === 0) {
    flow.write(table.empty, cellFont, { x: page.margin + padding.x, dy: 22, fill: ink.text.muted })
    flow.y += 32
  }
  for (const row of table.rows) {
    let cells = row.map((text, index) => breakText(text, textWidth(widths[index]), cellFont))
    if (rowHeight(cells) > flow.room && rowHeight(cells) < flow.wholeRoom - rowHeight(head)) {
      flow.newPage()
      drawHead(flow, table, widths, head)
    }
    while (cells.some((lines) => lines.length > 0)) {
      const fitting = Math.floor((flow.room - 2 * padding.y) / lineHeight)
      if (fitting < 1) {
        flow.newPage()
        drawHead(flow, table, widths, head)
        continue
      }
      drawRow(
        flow,
        table,
        widths,
        cells.map((lines) => lines.slice(0, fitting)),
      )
      cells = cells.map((lines) => lines.slice(fitting))
    }
  }
  flow.y += 12
}

function drawHead(
  flow: PageFlow,
  table: TableBlock,
  widths: readonly number[],
  head: readonly string[][],
): void {
  const height = rowHeight(head)
  flow.draw({
    kind: 'rect',
    x: page.margin,
    y: flow.y,
    width: contentWidth,
    height,
    fill: ink.surface.sunken,
  })
  drawCells(flow, table, widths, head, headFont)
  flow.y += height
}

function drawRow(
  flow: PageFlow,
  table: TableBlock,
  widths: readonly number[],
  cells: readonly string[][],
): void {
  drawCells(flow, table, widths, cells, cellFont)
  flow.y += rowHeight(cells)
  flow.rule(ink.line.subtle, 1, -1)
}

function drawCells(
  flow: PageFlow,
  { columns }: TableBlock,
  widths: readonly number[],
  cells: readonly string[][],
  font: TextFont,
): void {
  let x = page.margin
  for (const [index, lines] of cells.entries()) {
    const width = widths[index] ?? 0
    const isRight = columns[index]?.align === 'right'
    for (const [number, text] of lines.entries()) {
      if (text === '') continue
      flow.write(text, font, {
        x: isRight ? x + width - padding.x : x + padding.x,
        dy: padding.y + 12.5 + number * lineHeight,
        fill: font.weight === 600 ? ink.text.muted : ink.text.base,
        ...(isRight && { anchor: 'end' }),
      })
    }
    x += width
  }
}

function rowHeight(cells: readonly string[][]): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding.y
}

function textWidth(columnWidth = narrowest): number {
  return columnWidth - 2 * padding.x
}

/** Columns that do not grow get what their texts need, within bounds; the others share the rest. */
function columnWidths({ columns, rows }: TableBlock): number[] {
  const wanted = columns.map(({ header }, index) => {
    const texts = rows.map((row) => measureText(row[index] ?? '', cellFont))
    const longest = texts.reduce(
      (most, width) => Math.max(most, width),
      measureText(header, headFont),
    )
    return Math.max(narrowest, Math.ceil(longest) + 2 * padding.x + 1)
  })
  const fixed = columns.map(({ grow }, index) =>
    grow === undefined ? Math.min(wanted[index] ?? 0, modest) : 0,
  )
  const rest = contentWidth - sum(fixed)
  const shares = sum(columns.map(({ grow = 0 }) => grow))
  const widths = columns.map(({ grow = 0 }, index) =>
    grow === 0 ? (fixed[index] ?? 0) : (rest * grow) / shares,
  )
  // Too many columns for the page, or none that grows: all are scaled alike.
  const scale = contentWidth / sum(widths)
  return widths.map((width) => width * scale)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
