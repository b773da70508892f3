import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRange, showingText } from './pageRange.ts'

test.each([
  { name: 'the first page', args: [1, 15, 45], range: [1, 3, 1, 15] },
  { name: 'a full last page', args: [3, 15, 45], range: [3, 3, 31, 45] },
  { name: 'a short last page', args: [4, 15, 46], range: [4, 4, 46, 46] },
  { name: 'a page past the end is the last', args: [9, 15, 40], range: [3, 3, 31, 40] },
  { name: 'a page before the first is the first', args: [0, 15, 40], range: [1, 3, 1, 15] },
  { name: 'half a page is the first', args: [1.5, 15, 40], range: [1, 3, 1, 15] },
  { name: 'no page is the first', args: [Number.NaN, 15, 40], range: [1, 3, 1, 15] },
  { name: 'nothing to show', args: [2, 15, 0], range: [1, 1, 0, 0] },
  { name: 'all on one page', args: [2, Number.POSITIVE_INFINITY, 40], range: [1, 1, 1, 40] },
] as const)('$name', ({ args: [page, pageSize, total], range }) => {
  const found = pageRange(page, pageSize, total)
  expect([found.page, found.pageCount, found.from, found.to]).toEqual(range)
})

test('pages hold every item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(200), (pageSize, total) => {
      const items: number[] = []
      const { pageCount } = pageRange(1, pageSize, total)
      for (let page = 1; page <= pageCount; page++) {
        const { from, to } = pageRange(page, pageSize, total)
        for (let item = from; item <= to && total > 0; item++) items.push(item)
      }
      expect(items).toEqual(Array.from({ length: total }, (_, i) => i + 1))
    }),
  )
})

test('says what it shows in the words of the specification', () => {
  expect(showingText(pageRange(2, 15, 45))).toBe('Showing 16 - 30 of 45')
})
