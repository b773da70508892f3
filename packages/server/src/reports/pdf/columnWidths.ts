import { measureText, type TextFont } from '@netportal/charts/plots'
import type { TableBlock } from './model.ts'

const headFont: TextFont = { sizePx: 12, weight: 600 }
const cellFont: TextFont = { sizePx: 12, weight: 400 }

/** The width that a column must have, so that no word of it is broken, and the one that it would like, px. */
interface Need {
  least: number
  wanted: number
}

/**
 * Gives a table's columns their widths. Every column has what its longest word needs, as long as all of them
 * fit together; then what lets its texts stand in one line; what is left goes to those that grow.
 * @param width of the table, px
 * @param padding of a cell, left and right together, px
 */
export function columnWidths(table: TableBlock, width: number, padding: number): number[] {
  const needs = table.columns.map((_, index) => needOf(table, index, padding))
  const least = sum(needs.map((need) => need.least))
  if (least > width)
    return share(
      needs.map((need) => need.least),
      width,
    )
  const wanted = sum(needs.map((need) => need.wanted))
  if (wanted > width) {
    const part = (width - least) / (wanted - least)
    return needs.map((need) => need.least + (need.wanted - need.least) * part)
  }
  const growth = table.columns.map(({ grow = 0 }) => grow)
  const shares = sum(growth) === 0 ? needs.map((need) => need.wanted) : growth
  return needs.map(
    (need, index) => need.wanted + ((width - wanted) * (shares[index] ?? 0)) / sum(shares),
  )
}

function needOf({ columns, rows }: TableBlock, index: number, padding: number): Need {
  const { header = '', isWhole = false } = columns[index] ?? {}
  let wanted = measureText(header, headFont)
  let least = isWhole ? wanted : widestWord(header, headFont)
  const known = new Set<string>()
  for (const row of rows) {
    const text = row[index] ?? ''
    if (known.has(text)) continue
    known.add(text)
    const whole = Math.max(...text.split('\n').map((line) => measureText(line, cellFont)))
    wanted = Math.max(wanted, whole)
    least = Math.max(least, isWhole ? whole : widestWord(text, cellFont))
  }
  return { least: least + padding + 1, wanted: wanted + padding + 1 }
}

function widestWord(text: string, font: TextFont): number {
  return Math.max(...text.split(/\s+/).map((word) => measureText(word, font)))
}

/** Shares a width that is less than all need: who needs less than an equal part has it, the others share the rest. */
function share(needs: readonly number[], width: number): number[] {
  const widths = needs.map(() => 0)
  let open = needs.map((need, index) => ({ need, index })).toSorted((a, b) => a.need - b.need)
  let left = width
  while (open.length > 0) {
    const equal = left / open.length
    const [first] = open
    const given = Math.min(first?.need ?? 0, equal)
    widths[first?.index ?? 0] = given
    left -= given
    open = open.slice(1)
  }
  return widths
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
