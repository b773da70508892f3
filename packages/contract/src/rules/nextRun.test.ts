import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleNextRun, wallClockMs } from '../testing/nextRunOracle.ts'
import { nextRun, periodInstants, type RunRule, reportPeriod } from './nextRun.ts'
import { frequencies, scheduleTimeZones } from './schedules.ts'

const daily: RunRule = {
  frequency: 'DAILY',
  time_of_day: '09:00:00',
  timezone: 'UTC',
  day_of_week: 1,
  day_of_month: 1,
}

function runs(rule: Partial<RunRule>, after: string, count: number): string[] {
  const found: string[] = []
  for (let last = after; found.length < count; last = found.at(-1) ?? last) {
    found.push(nextRun({ ...daily, ...rule }, last))
  }
  return found
}

describe('nextRun', () => {
  it('keeps the hour of the wall clock over a clock change', () => {
    expect(runs({ timezone: 'Europe/Berlin' }, '2026-03-28T00:00:00Z', 3)).toEqual([
      '2026-03-28T08:00:00Z',
      '2026-03-29T07:00:00Z',
      '2026-03-30T07:00:00Z',
    ])
  })

  it('runs day 31 on the last day of a shorter month, and is back on 31 after it', () => {
    const rule = { frequency: 'MONTHLY', day_of_month: 31 } as const
    expect(runs(rule, '2027-01-31T10:00:00Z', 4)).toEqual([
      '2027-02-28T09:00:00Z',
      '2027-03-31T09:00:00Z',
      '2027-04-30T09:00:00Z',
      '2027-05-31T09:00:00Z',
    ])
    expect(runs({ ...rule, day_of_month: 30 }, '2028-02-01T00:00:00Z', 2)).toEqual([
      '2028-02-29T09:00:00Z',
      '2028-03-30T09:00:00Z',
    ])
  })

  it('runs at the end of a gap that skips its time, and on time the day after', () => {
    const rule = { timezone: 'Europe/Berlin', time_of_day: '02:30:00' }
    expect(runs(rule, '2026-03-28T12:00:00Z', 2)).toEqual([
      '2026-03-29T01:00:00Z',
      '2026-03-30T00:30:00Z',
    ])
    // Half an hour is skipped here, and a whole day there.
    expect(
      runs({ timezone: 'Australia/Lord_Howe', time_of_day: '02:15:00' }, '2026-10-03T00:00:00Z', 1),
    ).toEqual(['2026-10-03T15:30:00Z'])
    expect(runs({ timezone: 'Pacific/Apia' }, '2011-12-29T20:00:00Z', 2)).toEqual([
      '2011-12-30T10:00:00Z',
      '2011-12-30T19:00:00Z',
    ])
  })

  it('runs once, the first time, when its time comes twice', () => {
    expect(
      runs({ timezone: 'US/Eastern', time_of_day: '01:30:00' }, '2026-10-31T12:00:00Z', 2),
    ).toEqual(['2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'])
  })

  it('runs on its weekday by its own zone', () => {
    const rule = { frequency: 'WEEKLY', day_of_week: 1, time_of_day: '00:30:00' } as const
    expect(runs({ ...rule, timezone: 'Asia/Tokyo' }, '2026-06-18T13:32:00Z', 2)).toEqual([
      '2026-06-21T15:30:00Z',
      '2026-06-28T15:30:00Z',
    ])
    expect(runs({ ...rule, day_of_week: 7 }, '2026-06-18T13:32:00Z', 1)).toEqual([
      '2026-06-21T00:30:00Z',
    ])
  })

  it('is after the given instant, to the second', () => {
    const rule = { time_of_day: '09:00:30' }
    expect(runs(rule, '2026-06-18T09:00:29.999Z', 1)).toEqual(['2026-06-18T09:00:30Z'])
    expect(runs(rule, '2026-06-18T11:00:30+02:00', 1)).toEqual(['2026-06-19T09:00:30Z'])
  })

  /** The day of the first run is of clocks in the zone of the rule. */
  it.each([
    ['a day that has come pauses nothing', 'UTC', '2026-06-18', '2026-06-19T09:00:00Z'],
    ['a run of that very day is made', 'Europe/Berlin', '2027-04-01', '2027-04-01T07:00:00Z'],
    ['far east', 'Pacific/Kiritimati', '2027-04-01', '2027-03-31T19:00:00Z'],
    ['far west', 'US/Pacific', '2027-04-01', '2027-04-01T16:00:00Z'],
    ['the day on which clocks go forward', 'Europe/Berlin', '2027-03-28', '2027-03-28T07:00:00Z'],
    ['a day that a zone has not', 'Pacific/Apia', '2011-12-30', '2026-06-18T20:00:00Z'],
  ])('after a pause: %s', (_words, timezone, until, run) => {
    expect(nextRun({ ...daily, timezone }, '2026-06-18T12:00:00Z', until)).toBe(run)
  })

  it('runs at midnight of the day on which a pause ends, also where the clocks skip it', () => {
    const rule = { ...daily, time_of_day: '00:00:00', timezone: 'America/Sao_Paulo' }
    const after = '2018-06-01T00:00:00Z'
    expect(nextRun(rule, after, '2018-11-03')).toBe('2018-11-03T03:00:00Z')
    expect(nextRun(rule, after, '2018-11-04')).toBe('2018-11-04T03:00:00Z')
  })

  it.each([
    [{ frequency: 'WEEKLY', day_of_week: 1 }, '2027-04-01', '2027-04-05T09:00:00Z'],
    [{ frequency: 'MONTHLY', day_of_month: 31 }, '2027-04-01', '2027-04-30T09:00:00Z'],
    [{ frequency: 'MONTHLY', day_of_month: 1 }, '2027-04-02', '2027-05-01T09:00:00Z'],
  ] as const)('runs first after a pause by its own rule: %o', (rule, until, run) => {
    expect(nextRun({ ...daily, ...rule }, '2026-11-29T00:00:00Z', until)).toBe(run)
  })

  it('throws rather than guess', () => {
    const after = '2026-06-18T09:00:00Z'
    expect(() => nextRun({ ...daily, timezone: 'Europe/Atlantis' }, after)).toThrow(RangeError)
    expect(() => nextRun({ ...daily, time_of_day: '25:00:00' }, after)).toThrow(RangeError)
    expect(() => nextRun({ ...daily, frequency: 'WEEKLY', day_of_week: 8 }, after)).toThrow(
      RangeError,
    )
    expect(() => nextRun({ ...daily, frequency: 'MONTHLY', day_of_month: 0 }, after)).toThrow(
      RangeError,
    )
    expect(() => nextRun(daily, '2026-06-18T09:00:00')).toThrow(RangeError)
  })
})

describe('nextRun against a walk along the clock', () => {
  /** The walk is slow, the more so beside other tests. */
  const slowMs = 60_000
  const quarterMs = 15 * 60_000
  const iso = (ms: number) => new Date(ms).toISOString()
  /** The offered ones, and those with the oddest clocks. */
  const zones = [
    ...scheduleTimeZones,
    'Africa/Casablanca',
    'America/Havana',
    'America/Sao_Paulo',
    'America/St_Johns',
    'Asia/Beirut',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Pacific/Chatham',
  ]
  const two = (value: number) => String(value).padStart(2, '0')
  const rule: fc.Arbitrary<RunRule> = fc.record({
    frequency: fc.constantFrom(...frequencies),
    time_of_day: fc
      .oneof({ weight: 2, arbitrary: fc.nat(95) }, { weight: 3, arbitrary: fc.nat(15) })
      .map((quarters) => `${two(Math.floor(quarters / 4))}:${two((quarters % 4) * 15)}:00`),
    timezone: fc.constantFrom(...zones),
    day_of_week: fc.integer({ min: 1, max: 7 }),
    day_of_month: fc.integer({ min: 1, max: 31 }),
  })
  const year = fc.integer({ min: 2005, max: 2036 })
  const minutes = fc.nat(366 * 24 * 60)

  it(
    'agrees at any time',
    () => {
      fc.assert(
        fc.property(rule, year, minutes, (schedule, y, minute) => {
          const after = Date.UTC(y, 0, 1) + minute * 60_000
          expect(Date.parse(nextRun(schedule, iso(after)))).toBe(oracleNextRun(schedule, after))
        }),
        { numRuns: 100, seed: 20260618 },
      )
    },
    slowMs,
  )

  it(
    'agrees on every run around clock changes',
    () => {
      const changing = rule.map((schedule) => ({ ...schedule, frequency: 'DAILY' as const }))
      fc.assert(
        fc.property(changing, year, fc.nat(95), (schedule, y, quarter) => {
          for (const change of clockChanges(schedule.timezone, y)) {
            let after = change - 86_400_000 + quarter * quarterMs
            for (let count = 0; count < 3; count += 1) {
              const run = oracleNextRun(schedule, after)
              expect(Date.parse(nextRun(schedule, iso(after)))).toBe(run)
              after = run
            }
          }
        }),
        { numRuns: 150, seed: 20260618 },
      )
    },
    slowMs,
  )

  /** Starts of the days in which the zone's offset changes. */
  function clockChanges(timeZone: string, y: number): number[] {
    const offset = (ms: number) => wallClockMs(ms, timeZone) - ms
    return Array.from({ length: 365 }, (_, day) => Date.UTC(y, 0, 1 + day)).filter(
      (ms) => offset(ms) !== offset(ms + 86_400_000),
    )
  }
})

describe('reportPeriod', () => {
  it('ends the day before the run, by the clock of the location', () => {
    const run = '2026-06-22T07:00:00Z'
    expect(reportPeriod('DAILY', run, 'Europe/Berlin')).toEqual({
      start: '2026-06-21',
      end: '2026-06-21',
    })
    expect(reportPeriod('WEEKLY', run, 'Europe/Berlin')).toEqual({
      start: '2026-06-15',
      end: '2026-06-21',
    })
    expect(reportPeriod('DAILY', run, 'US/Pacific')).toEqual({
      start: '2026-06-21',
      end: '2026-06-21',
    })
    expect(reportPeriod('DAILY', run, 'Pacific/Honolulu')).toEqual({
      start: '2026-06-20',
      end: '2026-06-20',
    })
  })

  it.each([
    ['2026-03-31T09:00:00Z', '2026-02-01', '2026-02-28'],
    ['2028-03-01T09:00:00Z', '2028-02-01', '2028-02-29'],
    ['2026-01-15T09:00:00Z', '2025-12-01', '2025-12-31'],
  ])('of a month, at %s, is the calendar month before', (run, start, end) => {
    expect(reportPeriod('MONTHLY', run, 'UTC')).toEqual({ start, end })
  })
})

describe('a monthly run', () => {
  const every = (count: number) => Array.from({ length: count }, (_, index) => index)
  const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)

  it.each([...scheduleTimeZones, 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Apia'])(
    'covers the calendar month before, on all days of all months, in %s',
    (timezone) => {
      for (const day_of_month of [1, 15, 28, 29, 30, 31]) {
        for (const time_of_day of ['00:00:00', '23:59:59']) {
          for (const index of every(25)) {
            const month = Date.UTC(2027, 11 + index)
            const length = new Date(Date.UTC(2027, 12 + index, 0)).getUTCDate()
            const day = Math.min(day_of_month, length)
            const rule: RunRule = {
              ...daily,
              frequency: 'MONTHLY',
              day_of_month,
              time_of_day,
              timezone,
            }
            // No zone is a day and a half from UTC, so this is after the run of the month before.
            const after = new Date(month + (day - 3) * 86_400_000).toISOString()
            expect(reportPeriod('MONTHLY', nextRun(rule, after), timezone)).toEqual({
              start: dayText(Date.UTC(2027, 10 + index)),
              end: dayText(month - 86_400_000),
            })
          }
        }
      }
    },
  )
})

describe('periodInstants', () => {
  it('spans whole days by the clock of the location, however long they are', () => {
    expect(periodInstants({ start: '2026-03-29', end: '2026-03-29' }, 'Europe/Berlin')).toEqual({
      from: '2026-03-28T23:00:00Z',
      to: '2026-03-29T22:00:00Z',
    })
    expect(periodInstants({ start: '2026-11-01', end: '2026-11-01' }, 'US/Eastern')).toEqual({
      from: '2026-11-01T04:00:00Z',
      to: '2026-11-02T05:00:00Z',
    })
  })

  it('starts a day whose midnight is skipped when its clock starts', () => {
    expect(periodInstants({ start: '2018-11-04', end: '2018-11-04' }, 'America/Sao_Paulo')).toEqual(
      {
        from: '2018-11-04T03:00:00Z',
        to: '2018-11-05T02:00:00Z',
      },
    )
  })
})
