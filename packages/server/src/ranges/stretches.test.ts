import { expect, it, test } from 'vitest'
import { stretchStarts } from './stretches.ts'

const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) })

it('of a month are its days, of which one has 23 hours', () => {
  const march = range('2026-03-01T00:00:00Z', '2026-03-31T23:00:00Z')
  const days = stretchStarts(march, 'day', 'Europe/London').map((start) => start.toISOString())
  expect(days).toHaveLength(31)
  expect(days.slice(27, 30)).toEqual([
    '2026-03-28T00:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
  ])
  expect(stretchStarts(march, 'hour', 'Europe/London')).toHaveLength(743)
})

test.each([
  ['Europe/London', '2026-10-01T00:00:00+01:00', '2026-11-01T00:00:00Z', 745],
  // Three quarters of an hour from UTC, and a change of half an hour.
  ['Asia/Kathmandu', '2026-10-01T00:00:00+05:45', '2026-11-01T00:00:00+05:45', 744],
  ['Australia/Lord_Howe', '2026-10-01T00:00:00+10:30', '2026-11-01T00:00:00+11:00', 744],
  ['Mars/Base', '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z', 744],
] as const)('an October of %s has its hours', (zone, from, until, hours) => {
  const starts = stretchStarts(range(from, until), 'hour', zone)
  expect([starts.length, starts[0]]).toEqual([hours, new Date(from)])
})

it('begins and ends with the range, also within an hour', () => {
  const starts = stretchStarts(range('2026-06-18T10:40:00Z', '2026-06-18T12:00:01Z'), 'hour', 'UTC')
  expect(starts.map((start) => start.toISOString().slice(11, 16))).toEqual([
    '10:40',
    '11:00',
    '12:00',
  ])
})
