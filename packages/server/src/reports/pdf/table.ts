import type { Shape, TextFont } from '@netportal/charts/plots'
import { breakText } from './breakText.ts'
import { columnWidths } from './columnWidths.ts'
import type { RowDetail, TableBlock } from './model.ts'
import { contentWidth, ink, type PageFlow, page } from './pageFlow.ts'
import { part, type StructureNode } from './structure.ts'

const headFont: TextFont = { sizePx: 12, weight: 600 }
const cellFont: TextFont = { sizePx: 12, weight: 400 }
const lineHeight = 17
const padding = { x: 8, y: 5 }
/** How far the words below a row are moved in, px. */
const detailIndent = 24

/** A table on its way onto pages. */
interface Layout {
  flow: PageFlow
  table: TableBlock
  widths: readonly number[]
  head: readonly string[][]
  body: StructureNode
}

/**
 * Lays out a table. Its head is repeated on each page; a row that does not fit goes to the next page unless that
 * would leave this one empty, and one that is taller than a page goes on there.
 */
export function layOutTable(flow: PageFlow, table: TableBlock): void {
  if (table.rows.length === 0) {
    flow.keep(2 * lineHeight)
    flow.within(flow.part('P'), () =>
      flow.write(table.empty, cellFont, { x: page.margin, dy: 14, fill: ink.text.muted }),
    )
    flow.y += 32
    return
  }
  const widths = columnWidths(table, contentWidth, 2 * padding.x)
  const head = table.columns.map(({ header }, index) =>
    breakText(header, textWidth(widths[index]), headFont),
  )
  const structure = flow.part('Table')
  const layout = { flow, table, widths, head, body: part('TBody', structure) }
  flow.keep(rowHeight(head) + 2 * lineHeight)
  const row = part('TR', part('THead', structure))
  drawHead(
    layout,
    table.columns.map(() => part('TH', row, { scope: 'Column' })),
  )
  for (const [index, cells] of table.rows.entries()) {
    layOutRow(layout, cells, table.details?.[index] ?? [])
  }
  flow.y += 12
}

function layOutRow(layout: Layout, texts: readonly string[], details: readonly RowDetail[]): void {
  const { flow, widths, body } = layout
  let cells = texts.map((text, index) => breakText(text, textWidth(widths[index]), cellFont))
  const [first] = details
  // Words below a row do not begin on another page than the row.
  const height = rowHeight(cells) + (first ? 2 * lineHeight + padding.y : 0)
  if (height > flow.room && flow.isFilled) continueOnNewPage(layout)
  const row = part('TR', body)
  const nodes = cells.map((_, index) => part(...cellPart(row, index)))
  while (cells.some((lines) => lines.length > 0)) {
    const fitting = Math.floor((flow.room - 2 * padding.y) / lineHeight)
    if (fitting < 1) {
      continueOnNewPage(layout)
      continue
    }
    const fits = cells.map((lines) => lines.slice(0, fitting))
    drawCells(layout, fits, { font: cellFont, nodes })
    flow.y += rowHeight(fits)
    cells = cells.map((lines) => lines.slice(fitting))
    if (details.length === 0) flow.rule(ink.line.subtle, 1, -1)
  }
  for (const detail of details) layOutDetail(layout, detail, texts[0] ?? '')
  if (details.length > 0) {
    flow.y += padding.y
    flow.rule(ink.line.base, 1, -1)
  }
}

/** The first cell of a row names it. */
function cellPart(row: StructureNode, index: number): Parameters<typeof part> {
  return index === 0 ? ['TH', row, { scope: 'Row' }] : ['TD', row]
}

/** Lays out words below a row: their title, then line by line, on as many pages as they need. */
function layOutDetail(layout: Layout, { title, text }: RowDetail, rowName: string): void {
  const { flow, table, body } = layout
  const x = page.margin + padding.x + detailIndent
  const width = contentWidth - 2 * padding.x - detailIndent
  const cell = part('TD', part('TR', body), { span: table.columns.length })
  const lines = breakText(text, width, cellFont).map((line) => ({ line, font: cellFont }))
  const titles = breakText(title, width, headFont).map((line) => ({ line, font: headFont }))
  if (flow.room < (titles.length + Math.min(2, lines.length)) * lineHeight && flow.isFilled) {
    continueOnNewPage(layout, rowName)
  }
  for (const { line, font } of [...titles, ...lines]) {
    if (flow.room < lineHeight) continueOnNewPage(layout, rowName)
    const fill = font === headFont ? ink.text.muted : ink.text.base
    flow.within(cell, () => flow.write(line, font, { x, dy: 12.5, fill }))
    flow.y += lineHeight
  }
  flow.y += padding.y
}

/** Begins a page with the head again, and where a row goes on, its name. */
function continueOnNewPage(layout: Layout, rowName?: string): void {
  const { flow } = layout
  flow.newPage()
  drawHead(layout)
  if (rowName === undefined) return
  const [line = ''] = breakText(`${rowName} (continued)`, contentWidth, cellFont)
  flow.decorate(text(line, cellFont, { x: page.margin + padding.x, y: flow.y + 17.5 }))
  flow.y += lineHeight + padding.y
}

/** Draws the head: as decoration where it is repeated. */
function drawHead(layout: Layout, nodes?: readonly StructureNode[]): void {
  const { flow, head } = layout
  const height = rowHeight(head)
  flow.decorate({
    kind: 'rect',
    x: page.margin,
    y: flow.y,
    width: contentWidth,
    height,
    fill: ink.surface.sunken,
  })
  drawCells(layout, head, { font: headFont, nodes })
  flow.y += height
}

function drawCells(
  { flow, table, widths }: Layout,
  cells: readonly string[][],
  { font, nodes }: { font: TextFont; nodes: readonly StructureNode[] | undefined },
): void {
  let left = page.margin
  for (const [index, lines] of cells.entries()) {
    const width = widths[index] ?? 0
    const isRight = table.columns[index]?.align === 'right'
    const x = isRight ? left + width - padding.x : left + padding.x
    const shapes = lines.flatMap((line, number) => {
      const y = flow.y + padding.y + 12.5 + number * lineHeight
      return line === '' ? [] : [text(line, font, isRight ? { x, y, anchor: 'end' } : { x, y })]
    })
    // A cell that says nothing is a cell all the same.
    const node = nodes?.[index]
    if (node) flow.within(node, () => flow.draw(...shapes))
    else flow.decorate(...shapes)
    left += width
  }
}

function text(
  line: string,
  font: TextFont,
  place: { x: number; y: number; anchor?: 'end' },
): Shape {
  const fill = font.weight === 600 ? ink.text.muted : ink.text.base
  return { kind: 'text', text: line, ...place, ...font, fill }
}

function rowHeight(cells: readonly string[][]): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding.y
}

function textWidth(columnWidth = 0): number {
  return columnWidth - 2 * padding.x
}
