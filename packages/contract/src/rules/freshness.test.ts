import { describe, expect, it } from 'vitest'
import { freshnessOf } from './freshness.ts'

const nowMs = Date.parse('2026-06-18T12:00:00Z')

describe('the age of a figure', () => {
  it.each([
    ['just measured', '2026-06-18T12:00:00Z', 300, { ageMs: 0, isLate: false }],
    ['one interval missed', '2026-06-18T11:52:00Z', 300, { ageMs: 480_000, isLate: false }],
    ['the second due this instant', '2026-06-18T11:50:00Z', 300, { ageMs: 600_000, isLate: false }],
    ['two intervals missed', '2026-06-18T11:49:59Z', 300, { ageMs: 601_000, isLate: true }],
    [
      'without an offset, which is UTC',
      '2026-06-18 11:00',
      3600,
      { ageMs: 3_600_000, isLate: false },
    ],
    ['by a clock that is ahead', '2026-06-18T12:05:00Z', 60, { ageMs: 0, isLate: false }],
  ])('is told when it was %s', (_, at, intervalSeconds, freshness) => {
    expect(freshnessOf({ at, intervalSeconds }, nowMs)).toEqual(freshness)
  })

  it.each([
    ['a time', null, 300],
    ['a time that can be read', 'N/A', 300],
    ['an interval', '2026-06-18T11:00:00Z', undefined],
    ['an interval that is one', '2026-06-18T11:00:00Z', 0],
  ])('is not guessed without %s', (_, at, intervalSeconds) => {
    expect(freshnessOf({ at, intervalSeconds }, nowMs)).toBeNull()
  })
})
