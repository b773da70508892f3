import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, type HourStep, startOfDay, today, zonedHours, zonedInstant } from './calendar.ts'
import {
  clockChanges,
  hoursByTemporal,
  oddZones,
  startOfDayByDateFns,
} from './testing/zoneOracle.ts'
import { formatDateTime } from './time.ts'

fc.configureGlobal({ seed: 20_260_611 })
vi.setConfig({ testTimeout: 60_000 })

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const anyDay = fc
  .integer({ min: 1, max: 24_800 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }))

const utc = (text: string) => Date.parse(`${text}:00Z`)

describe('today', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  const evening = '2026-06-11T00:30:00Z'

  test("is still the viewer's day in the evening west of Greenwich", () => {
    vi.stubEnv('TZ', 'US/Pacific')
    expect(today(evening)).toBe('2026-06-10')
    expect(addDays(today(evening), -7)).toBe('2026-06-03')
  })

  test('is the day in a zone when asked for one', () => {
    vi.stubEnv('TZ', 'US/Pacific')
    expect(today(evening, 'Europe/Berlin')).toBe('2026-06-11')
  })
})

describe('addDays', () => {
  test.each([
    ['2026-06-10', 0, '2026-06-10'],
    ['2026-06-10', -7, '2026-06-03'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-06-18', -90, '2026-03-20'],
  ])('%s and %d days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result)
  })

  test.each(['', '2026-02-30', '2026-6-1', '2026-06-10T00:00', 'today'])('refuses %j', (date) => {
    expect(() => addDays(date, 1)).toThrow(RangeError)
  })

  test('agrees with Temporal', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(addDays(day.toString(), days)).toBe(day.add({ days }).toString())
      }),
    )
  })
})

describe('startOfDay', () => {
  test.each([
    ['an ordinary day', '2026-06-10', 'Europe/Berlin', '2026-06-09T22:00'],
    ['a day whose midnight comes twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00'],
    ['a day whose midnight is skipped', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00'],
    ['a day that is skipped whole', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00'],
    ['a day in a zone nobody knows', '2026-06-10', 'Mars/Base', '2026-06-10T00:00'],
  ])('of %s', (_, date, zone, start) => {
    expect(startOfDay(date, zone)).toBe(utc(start))
  })

  test('agrees with Temporal anywhere, 1970 to 2037', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        const expected = day.toZonedDateTime(zone).epochMilliseconds
        expect(startOfDay(day.toString(), zone)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })

  test('agrees with date-fns-tz in UTC, where midnight comes once', () => {
    vi.stubEnv('TZ', 'UTC')
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        const expected = startOfDayByDateFns(day.toString(), zone)
        fc.pre(expected !== null)
        expect(startOfDay(day.toString(), zone)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
    vi.unstubAllEnvs()
  })

  test('refuses what is no day', () => {
    expect(() => startOfDay('2026-02-30', 'UTC')).toThrow(RangeError)
  })
})

describe('zonedHours', () => {
  const readings = (zone: string, step: HourStep, from: string, to: string) =>
    zonedHours(utc(from), utc(to), zone, step).map((tick) => formatDateTime(tick, zone))

  test('are full hours of the zone, not of UTC', () => {
    expect(readings('Asia/Kathmandu', 6, '2026-06-10T00:00', '2026-06-11T00:00')).toEqual([
      '2026-06-10 06:00',
      '2026-06-10 12:00',
      '2026-06-10 18:00',
      '2026-06-11 00:00',
    ])
  })

  test('include both ends of the range', () => {
    expect(zonedHours(0, 7_200_000, 'UTC', 1)).toEqual([0, 3_600_000, 7_200_000])
    expect(zonedHours(1, 7_199_999, 'UTC', 1)).toEqual([3_600_000])
    expect(zonedHours(1, 0, 'UTC', 1)).toEqual([])
  })

  test('leave out the hour that a day of 23 hours skips', () => {
    expect(readings('US/Eastern', 1, '2026-03-08T05:00', '2026-03-08T08:00')).toEqual([
      '2026-03-08 00:00',
      '2026-03-08 01:00',
      '2026-03-08 03:00',
      '2026-03-08 04:00',
    ])
  })

  test('stand once in the hour that a day of 25 hours repeats', () => {
    expect(readings('US/Eastern', 1, '2026-11-01T04:00', '2026-11-01T08:00')).toEqual([
      '2026-11-01 00:00',
      '2026-11-01 01:00 (-04:00)',
      '2026-11-01 02:00',
      '2026-11-01 03:00',
    ])
  })

  test('reach the end of a range after which the clocks show the day before', () => {
    const range = [utc('2010-03-04T12:00'), utc('2010-03-04T15:05')] as const
    expect(zonedHours(...range, 'Antarctica/Casey', 1)).toEqual([
      utc('2010-03-04T12:00'),
      utc('2010-03-04T13:00'),
      utc('2010-03-04T14:00'),
    ])
  })

  test('of 24 are the starts of days, however long they are', () => {
    expect(zonedHours(utc('2026-10-31T00:00'), utc('2026-11-03T00:00'), 'US/Eastern', 24)).toEqual([
      utc('2026-10-31T04:00'),
      utc('2026-11-01T04:00'),
      utc('2026-11-02T05:00'),
    ])
  })

  test('show no day that was skipped', () => {
    expect(readings('Pacific/Apia', 24, '2011-12-29T00:00', '2012-01-01T00:00')).toEqual([
      '2011-12-29 00:00',
      '2011-12-31 00:00',
      '2012-01-01 00:00',
    ])
  })

  test('agree with Temporal around changes of the clocks', () => {
    const changes = oddZones.flatMap((zone) =>
      [0, ...clockChanges(zone)].map((change) => ({ zone, change })),
    )
    const anyChange = fc.constantFrom(...changes)
    const quarters = fc.integer({ min: 0, max: 120 })
    const anyStep = fc.constantFrom<HourStep>(1, 3, 6, 12, 24)
    fc.assert(
      fc.property(
        anyChange,
        quarters,
        quarters,
        anyStep,
        ({ zone, change }, before, after, step) => {
          const from = change - before * 900_000
          const to = change + after * 900_000
          expect(zonedHours(from, to, zone, step)).toEqual(hoursByTemporal(from, to, zone, step))
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('zonedInstant', () => {
  test.each([
    ['2026-11-26T22:34', 'America/New_York', '2026-11-27T03:34'],
    ['2026-11-26 22:34:00', 'Europe/London', '2026-11-26T22:34'],
    // An hour that comes twice: the first time.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30'],
    // An hour that does not come.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30'],
    ['2026-06-18T12:00', 'Europe/Atlantis', '2026-06-18T12:00'],
  ])('%s in %s is %sZ', (reading, zone, instant) => {
    expect(zonedInstant(reading, zone)).toBe(utc(instant))
  })

  test.each(['', 'now', '2026-02-30T12:00', '2026-06-18', '2026-06-18T25:00', '2026-06-18T12:00Z'])(
    'knows none of %j',
    (reading) => expect(zonedInstant(reading, 'Europe/Berlin')).toBeNull(),
  )

  test('agrees with Temporal, in gaps and hours that come twice too', () => {
    const nearChange = fc.tuple(anyZone, anyDay, fc.integer({ min: 0, max: 1439 }))
    fc.assert(
      fc.property(nearChange, ([zone, day, minute]) => {
        const plain = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
        expect(zonedInstant(plain.toString().slice(0, 16), zone)).toBe(
          plain.toZonedDateTime(zone).epochMilliseconds,
        )
      }),
    )
    for (const zone of [
      'Europe/London',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
    ]) {
      for (let hour = 0; hour < 24 * 365; hour++) {
        const plain = Temporal.PlainDateTime.from('2025-01-01T00:15').add({ hours: hour })
        expect(zonedInstant(plain.toString().slice(0, 16), zone)).toBe(
          plain.toZonedDateTime(zone).epochMilliseconds,
        )
      }
    }
  })
})
