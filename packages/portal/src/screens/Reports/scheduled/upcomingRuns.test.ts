import { describe, expect, it } from 'vitest'
import { upcomingRuns } from './upcomingRuns.ts'

const daily = {
  frequency: 'DAILY',
  time_of_day: '09:00:00',
  timezone: 'Europe/Berlin',
  day_of_week: 1,
  day_of_month: 1,
} as const

describe('the next runs', () => {
  it('are told on both clocks, and where one of them changes', () => {
    const runs = upcomingRuns(daily, '2026-03-27T12:00:00Z', 'UTC', [], { count: 3 })
    expect(runs.map(({ there, here, note }) => [there, here, note])).toEqual([
      ['2026-03-28 09:00', '2026-03-28 08:00', null],
      ['2026-03-29 09:00', '2026-03-29 07:00', 'Clocks change: 07:00 instead of 08:00 for you.'],
      ['2026-03-30 09:00', '2026-03-30 07:00', null],
    ])
  })

  it('say when a month is too short', () => {
    const rule = { ...daily, frequency: 'MONTHLY', day_of_month: 31, timezone: 'UTC' } as const
    const runs = upcomingRuns(rule, '2027-01-31T10:00:00Z', 'UTC', [], { count: 3 })
    expect(runs.map(({ there, note }) => [there, note])).toEqual([
      ['2027-02-28 09:00', 'The month has no day 31: on its last day.'],
      ['2027-03-31 09:00', null],
      ['2027-04-30 09:00', 'The month has no day 31: on its last day.'],
    ])
  })

  it('say which days they cover: day 31 of November is the 30th, of a report of October', () => {
    const rule = { ...daily, frequency: 'MONTHLY', day_of_month: 31, timezone: 'UTC' } as const
    const runs = upcomingRuns(rule, '2026-11-01T00:00:00Z', 'UTC', [], { count: 3 })
    expect(runs.map(({ there, covers }) => [there, covers])).toEqual([
      ['2026-11-30 09:00', '1 to 31 October'],
      ['2026-12-31 09:00', '1 to 30 November'],
      ['2027-01-31 09:00', '1 to 31 December 2026'],
    ])
  })

  it('cover the days of each location, and say where they differ', () => {
    const zones = ['Europe/Berlin', 'Pacific/Honolulu', 'Europe/Paris']
    const [run] = upcomingRuns(daily, '2026-06-20T12:00:00Z', 'UTC', zones)
    expect(run?.covers).toBe('20 June, or 19 June')
    const [unknown] = upcomingRuns(daily, '2026-06-20T12:00:00Z', 'UTC', ['Mars/Olympus'])
    expect(unknown?.covers).toBe('20 June')
  })

  it('say when the clocks skip the hour, or show it twice', () => {
    const rule = { ...daily, time_of_day: '02:30:00' }
    const [, skipped] = upcomingRuns(rule, '2026-03-27T12:00:00Z', 'Europe/Berlin', [])
    expect(skipped?.there).toBe('2026-03-29 03:00')
    expect(skipped?.note).toBe('The clocks skip 02:30: just after the gap.')
    const [, twice] = upcomingRuns(rule, '2026-10-23T12:00:00Z', 'Europe/Berlin', [])
    expect(twice?.at).toBe('2026-10-25T00:30:00Z')
    expect(twice?.note).toBe('The clocks show 02:30 twice: the first time.')
  })

  it('are none while there is no time', () => {
    expect(upcomingRuns({ ...daily, time_of_day: '' }, '2026-03-27T12:00:00Z', 'UTC', [])).toEqual(
      [],
    )
  })
})
