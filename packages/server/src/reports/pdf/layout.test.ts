import { measureText } from '@netportal/charts/plots'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnWidths } from './columnWidths.ts'
import { layOutDocument } from './layout.ts'
import type { Block, TableBlock } from './model.ts'
import { page } from './pageFlow.ts'

const font = { sizePx: 12, weight: 400 } as const
const mac = 'C4:10:8A:28:75:B0'
const time = '2026-11-28 18:41'

const table = (columns: TableBlock['columns'], ...rows: string[][]): TableBlock => {
  return { kind: 'table', columns, rows, empty: '' }
}

describe('columns', () => {
  it('have room for their longest word, however long the other texts are', () => {
    const long = 'The Long Meadow Country House Hotel and Conference Park '.repeat(20)
    const columns = [{ header: 'Name' }, { header: 'MAC' }, { header: 'At', isWhole: true }]
    const widths = columnWidths(
      table([...columns, { header: 'Note' }], [long, mac, time, long]),
      680,
      16,
    )
    expect(widths[1]).toBeGreaterThanOrEqual(measureText(mac, font) + 16)
    expect(widths[2]).toBeGreaterThanOrEqual(measureText(time, font) + 16)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(680)
  })

  it('fill the width, and break a word only where all words cannot fit beside each other', () => {
    const cell = fc.oneof(
      fc.constant(mac),
      fc.string({ maxLength: 60 }),
      fc.constant('x'.repeat(300)),
    )
    const row = fc.array(cell, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const columns = ['a', 'b', 'c', 'd'].map((header) => ({ header }))
        const widths = columnWidths(table(columns, ...rows), 680, 16)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(680)
        for (const [index, width] of widths.entries()) {
          const all = rows.flatMap((each) => (each[index] ?? '').split(/\s+/))
          const longest = Math.max(...all.map((word) => measureText(word, font)))
          expect(width).toBeGreaterThanOrEqual(Math.min(longest + 16, 680 / 4) - 0.01)
        }
      }),
    )
  })
})

it('leaves no page but the last less than a third full, and writes nothing below a page', () => {
  const words = fc.integer({ min: 1, max: 1500 }).map((count) => 'word '.repeat(count))
  const rows = fc.array(fc.tuple(words, fc.constant(mac)), { minLength: 0, maxLength: 30 })
  const chart: Block = {
    kind: 'chart',
    title: 'Guest WiFi',
    alt: '',
    series: [],
    timeZone: 'UTC',
    period: { from: 0, to: 1 },
  }
  const block = fc.oneof(
    fc.constant(chart),
    words.map((text): Block => ({ kind: 'text', text })),
    rows.map((list): Block => table([{ header: 'Name' }, { header: 'MAC' }], ...list)),
    fc.tuple(rows, words).map(([list, text]): Block => {
      const details = list.map(() => [{ title: 'Note', text }])
      return { ...table([{ header: 'Name' }, { header: 'MAC' }], ...list), details }
    }),
  )
  const sections = fc.array(
    fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => ({ title: 'Part', blocks })),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(sections, (list) => {
      const report = { title: 'A report', facts: [], footer: '', sections: list }
      const { pages } = layOutDocument(report)
      for (const [index, { content }] of pages.entries()) {
        const ends = content.flatMap(({ node, shapes }) =>
          node === null ? [] : shapes.map((shape) => ('y' in shape ? shape.y : 0)),
        )
        const lowest = Math.max(0, ...ends)
        expect(lowest).toBeLessThan(page.height - 60)
        // A chart counts by its top.
        const least = (page.height - 128) / 3 + page.margin - 250
        if (index < pages.length - 1) expect(lowest).toBeGreaterThan(least)
      }
    }),
    { numRuns: 40 },
  )
})
