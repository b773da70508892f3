import { addDays } from '@netportal/format'
import { describe, expect, it } from 'vitest'
import { rangeOf, reportRanges } from './reportRanges.ts'

const textsOf = (today: string) =>
  Object.fromEntries(reportRanges(today).map(({ label, start, end }) => [label, `${start} ${end}`]))

it.each([
  // A Sunday, in the middle of a quarter.
  [
    '2026-11-29',
    {
      'Last 7 Days': '2026-11-22 2026-11-29',
      'Last Week': '2026-11-16 2026-11-22',
      'Last Month': '2026-10-01 2026-10-31',
      'Last Quarter': '2026-07-01 2026-09-30',
      'This Week So Far': '2026-11-23 2026-11-29',
      'This Month So Far': '2026-11-01 2026-11-29',
      'This Quarter So Far': '2026-10-01 2026-11-29',
    },
  ],
  // A Monday, in the first month of a year.
  [
    '2029-01-01',
    {
      'Last 7 Days': '2028-12-25 2029-01-01',
      'Last Week': '2028-12-25 2028-12-31',
      'Last Month': '2028-12-01 2028-12-31',
      'Last Quarter': '2028-10-01 2028-12-31',
      'This Week So Far': '2029-01-01 2029-01-01',
      'This Month So Far': '2029-01-01 2029-01-01',
      'This Quarter So Far': '2029-01-01 2029-01-01',
    },
  ],
  // The end of a month after February of a leap year.
  [
    '2028-03-31',
    {
      'Last 7 Days': '2028-03-24 2028-03-31',
      'Last Week': '2028-03-20 2028-03-26',
      'Last Month': '2028-02-01 2028-02-29',
      'Last Quarter': '2027-10-01 2027-12-31',
      'This Week So Far': '2028-03-27 2028-03-31',
      'This Month So Far': '2028-03-01 2028-03-31',
      'This Quarter So Far': '2028-01-01 2028-03-31',
    },
  ],
])('the ranges of %s', (today, texts) => {
  expect(textsOf(today)).toEqual(texts)
})

it('on every day ranges begin before they end, end by today, and are short enough', () => {
  for (let day = 0; day < 1500; day += 1) {
    const today = addDays('2026-01-01', day)
    for (const { start, end } of reportRanges(today)) {
      expect(start <= end && end <= today).toBe(true)
      expect(addDays(start, 100) > end).toBe(true)
    }
  }
})

describe('the range that some days are', () => {
  const ranges = reportRanges('2026-10-31')
  const days = { start: '2026-10-01', end: '2026-10-31' }

  it('is the one that was chosen, of two that are the same', () => {
    expect(rangeOf(days, ranges, 'This Quarter So Far')?.label).toBe('This Quarter So Far')
    expect(rangeOf(days, ranges, 'Last Week')?.label).toBe('This Month So Far')
  })

  it('is none of days of one’s own', () => {
    expect(rangeOf({ ...days, end: '2026-10-30' }, ranges, 'This Month So Far')).toBeUndefined()
  })
})
