import { expect, it, test } from 'vitest'
import type { Range } from './range.ts'
import { readAddressRange, withRange } from './rangeAddress.ts'

const read = (query: string) => readAddressRange(new URLSearchParams(query))

test.each([
  ['', { text: null, range: null }],
  ['range=2026-10', { text: '2026-10', range: { kind: 'month', month: '2026-10' } }],
  ['days=30', { text: '30', range: { kind: 'days', days: 30 } }],
  // One that only the charts or only the tickets offer is one everywhere.
  ['days=60', { text: '60', range: { kind: 'days', days: 60 } }],
  ['days=0', { text: '0', range: { kind: 'days', days: 0 } }],
  ['days=14', { text: '14', range: null }],
  ['days=many', { text: 'many', range: null }],
  ['days=30&range=2026-Q4', { text: '2026-Q4', range: { kind: 'quarter', quarter: '2026-Q4' } }],
  // What is no range does not bring back days that were chosen before it.
  ['days=30&range=banana', { text: 'banana', range: null }],
])('%j has the range %j', (query, range) => expect(read(query)).toEqual(range))

const before = 'grouped=1&days=30&range=2026-10&page=3&after=x&date=2026-10-02&sort=-room&at=y'

it.each<[Range | null, string]>([
  [null, 'grouped=1&sort=-room&at=y'],
  [{ kind: 'days', days: 7 }, 'grouped=1&sort=-room&at=y&days=7'],
  [{ kind: 'days', days: 0 }, 'grouped=1&sort=-room&at=y&days=0'],
  [{ kind: 'month', month: '2026-09' }, 'grouped=1&sort=-room&at=y&range=2026-09'],
  [
    { kind: 'dates', from: '2026-10-01', to: '2026-10-31' },
    'grouped=1&sort=-room&at=y&range=2026-10-01..2026-10-31',
  ],
])('%j begins at its first page, and leaves the rest of the address', (range, query) => {
  expect(withRange(new URLSearchParams(before), range).toString()).toBe(query)
})
