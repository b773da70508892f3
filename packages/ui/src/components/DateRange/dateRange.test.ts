import { expect, test } from 'vitest'
import { dayFault, daysOf } from './dateRange.ts'

const limits = { min: '2026-01-10', max: '2026-03-31', maxDays: 31 }

test.each([
  ['2026-02-01', '2026-02-28', null],
  ['2026-02-01', '2026-02-01', null],
  ['2026-03-01', '2026-03-31', null],
  ['', '2026-02-01', null],
  ['', '', null],
  ['2026-02-02', '2026-02-01', { kind: 'order' }],
  ['2026-01-09', '2026-02-01', { kind: 'early', min: '2026-01-10' }],
  ['', '2026-01-01', { kind: 'early', min: '2026-01-10' }],
  ['2026-03-30', '2026-04-01', { kind: 'late', max: '2026-03-31' }],
  ['2026-02-01', '2026-03-04', { kind: 'long', maxDays: 31 }],
])('%s to %s', (from, to, fault) => {
  expect(dayFault({ from, to }, limits)).toEqual(fault)
})

test('without limits any order is all that counts', () => {
  expect(dayFault({ from: '1999-01-01', to: '2050-01-01' }, {})).toBeNull()
})

// A day with 23 or 25 hours is a day.
test.each([
  ['2026-03-28', '2026-03-30', 3],
  ['2026-10-24', '2026-10-26', 3],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-06-18', '2026-06-18', 1],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysOf({ from, to })).toBe(days)
})
