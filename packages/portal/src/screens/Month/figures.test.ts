import { comparisonFigures, daysText, monthName, noSums } from '@netportal/contract'
import { monthOfLocations, monthSoFar } from '@netportal/contract/fixtures'
import { describe, expect, it, test } from 'vitest'
import { changeOf, figureValue, missingReason, worstFirst } from './figures.ts'
import { monthsUpTo, quarterName, quartersUpTo } from './months.ts'

describe('a change', () => {
  it.each([
    ['uptime', 99.5, 99.2, 'up', '0.30 points better'],
    ['uptime', 99.2, 99.5, 'down', '0.30 points worse'],
    ['down_hours', 12, 2.5, 'up', '9.5 h worse'],
    ['incidents', 1, 4, 'down', '3 better'],
    ['call_rate', 0.5, 0.25, 'up', '0.25 worse'],
    ['clients', 120, 100, 'up', '20.0 more'],
    ['usage', 1024, 2048, 'down', '1.00 KB less'],
    ['usage', 5, 0, 'up', '5.00 Bytes more'],
    ['uptime', 99.999, 99.998, 'none', 'No change'],
    ['incidents', 0, 0, 'none', 'No change'],
  ] as const)('of %s to %s from %s goes %s: %s', (figure, value, before, direction, text) => {
    expect(changeOf(figure, value, before)).toMatchObject({ direction, text })
  })

  it('is none of what is not known', () => {
    for (const figure of comparisonFigures) {
      expect(changeOf(figure, null, 1)).toBeNull()
      expect(changeOf(figure, 1, null)).toBeNull()
    }
  })

  it('and the change back say the opposite, in the same amount', () => {
    const opposite = { up: 'down', down: 'up', none: 'none' }
    for (const figure of comparisonFigures) {
      for (const [a, b] of [0, 0.001, 0.5, 7, 99.99, 100].flatMap((a) =>
        [0, 3, 100].map((b) => [a, b]),
      )) {
        const there = changeOf(figure, a ?? 0, b ?? 0)
        const back = changeOf(figure, b ?? 0, a ?? 0)
        expect(back?.direction).toBe(opposite[there?.direction ?? 'none'])
        expect(back?.text.split(' ')[0]).toBe(there?.text.split(' ')[0])
      }
    }
  })
})

test('what is not known is N/A, and says why', () => {
  for (const figure of comparisonFigures) expect(figureValue(figure, noSums)).toBe('N/A')
  expect(comparisonFigures.map((figure) => missingReason(figure, noSums))).toEqual([
    'No access points',
    'No access points',
    'No access points',
    'No clients counted',
    'Nothing measured',
    'No clients counted',
  ])
  expect(missingReason('uptime', { ...noSums, unknown_ms: 1 })).toBe('State not known')
  expect(missingReason('call_rate', { ...noSums, counted_hours: 1, client_hours: 10 })).toBe(
    'Under 1,000 client-hours',
  )
})

test('the worst is the lowest uptime, and the highest of all else', () => {
  expect(comparisonFigures.map(worstFirst)).toEqual(['ascending', ...Array(5).fill('descending')])
})

test('months and quarters have names, and are listed from the newest', () => {
  expect(monthName('2026-10')).toBe('October 2026')
  expect(quarterName('2026-Q4')).toBe('October to December 2026')
  expect(monthsUpTo('2026-02-10', '2025-11')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  // The last whole month is what is shown first.
  expect(monthsUpTo('2026-02-10', '2026-02')).toEqual(['2026-02', '2026-01'])
  expect(monthsUpTo('2026-02-10', null)).toHaveLength(26)
  expect(quartersUpTo('2026-Q2').slice(0, 3)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4'])
})

test('the days of a month say what they are compared with', () => {
  expect(daysText('2026-05', monthOfLocations)).toBe(
    'All 31 days of May 2026, compared with all 30 days of April 2026.',
  )
  expect(daysText('2026-06', monthSoFar)).toBe(
    'June 2026 so far: the first 17 days, compared with the first 17 of May 2026.',
  )
  expect(daysText('2026-07', [])).toBe('No day of July 2026 is over yet.')
})
