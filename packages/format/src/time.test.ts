import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  clockChanges,
  dateTimeByDateFns,
  dateTimeByTemporal,
  firstInstant,
  lastInstant,
  oddZones,
} from './testing/zoneOracle.ts'
import {
  formatDate,
  formatDateTime,
  formatTime,
  type OptionalInstant,
  parseInstant,
} from './time.ts'

fc.configureGlobal({ seed: 20_260_611 })
vi.setConfig({ testTimeout: 60_000 })

const minuteMs = 60_000

describe('formatDateTime', () => {
  test.each([
    ['2026-06-10T15:05:00Z', 'Asia/Tokyo', '2026-06-11 00:05'],
    ['2026-06-11T00:30:00Z', 'US/Pacific', '2026-06-10 17:30'],
    ['2026-06-10T12:00:59.999Z', 'Asia/Kathmandu', '2026-06-10 17:45'],
    ['1999-12-31T23:59:00Z', 'Pacific/Chatham', '2000-01-01 13:44'],
    ['0001-01-01T00:00:00Z', 'America/New_York', '0000-12-31 19:03'],
  ])('%s in %s reads %s', (instant, zone, text) => {
    expect(formatDateTime(instant, zone)).toBe(text)
  })

  test.each(['Mars/Base', '', null, undefined])('in zone %j shows UTC and says so', (zone) => {
    expect(formatDateTime('2026-06-10T15:05:00Z', zone)).toBe('2026-06-10 15:05 (UTC)')
  })

  test.each([null, undefined, '', 'never', Number.NaN])('at %j reads N/A', (instant) => {
    expect(formatDateTime(instant, 'Europe/Berlin')).toBe('N/A')
    expect(formatDate(instant, 'Europe/Berlin')).toBe('N/A')
    expect(formatTime(instant, 'Europe/Berlin')).toBe('N/A')
  })

  test('tells the two passes through a repeated half hour apart', () => {
    const lordHowe = 'Australia/Lord_Howe'
    expect(formatDateTime('2026-04-04T14:29:00Z', lordHowe)).toBe('2026-04-05 01:29')
    expect(formatDateTime('2026-04-04T14:45:00Z', lordHowe)).toBe('2026-04-05 01:45 (+11:00)')
    expect(formatDateTime('2026-04-04T15:15:00Z', lordHowe)).toBe('2026-04-05 01:45 (+10:30)')
    expect(formatDateTime('2026-04-04T15:30:00Z', lordHowe)).toBe('2026-04-05 02:00')
  })

  test.each(oddZones)('agrees with Temporal around every change of the clocks in %s', (zone) => {
    const nearby = [-1440, -181, -61, -60, -59, -31, -30, -1, 0, 1, 29, 30, 59, 60, 180, 1440]
    const wrong = clockChanges(zone)
      .flatMap((change) => nearby.map((minutes) => change + minutes * minuteMs))
      .filter((instant) => formatDateTime(instant, zone) !== dateTimeByTemporal(instant, zone))
    expect(wrong).toEqual([])
  })

  test('agrees with Temporal anywhere, 1970 to 2037', () => {
    const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const anyInstant = fc.integer({ min: firstInstant, max: lastInstant })
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        expect(formatDateTime(instant, zone)).toBe(dateTimeByTemporal(instant, zone))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('beside date-fns-tz, in UTC and outside repeated hours,', () => {
  beforeAll(() => {
    vi.stubEnv('TZ', 'UTC')
    return () => vi.unstubAllEnvs()
  })

  /** An instant of which date-fns-tz says the right thing. */
  const isOnce = (instant: number, zone: string) => !dateTimeByTemporal(instant, zone).includes('(')

  test.each(oddZones)('reads the same around every change of the clocks in %s', (zone) => {
    const instants = clockChanges(zone)
      .flatMap((change) =>
        [-1440, -61, 0, 1, 61, 1440].map((minutes) => change + minutes * minuteMs),
      )
      .filter((instant) => isOnce(instant, zone))
    const wrong = instants.filter((at) => formatDateTime(at, zone) !== dateTimeByDateFns(at, zone))
    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([])
  })

  test('reads the same anywhere, 1970 to 2037', () => {
    const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const anyInstant = fc.integer({ min: firstInstant, max: lastInstant })
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        fc.pre(isOnce(instant, zone))
        expect(formatDateTime(instant, zone)).toBe(dateTimeByDateFns(instant, zone))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('to a viewer in', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['US/Eastern', 300],
    ['Europe/London', 0],
    ['Asia/Kathmandu', -345],
    ['Australia/Lord_Howe', -660],
  ])('%s, times read the same', async (viewer, januaryOffset) => {
    vi.stubEnv('TZ', viewer)
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(januaryOffset)
    vi.resetModules()
    const viewed = await import('./time.ts')

    const times = ['T03:00', 'T05:30', 'T06:30'].map((time) =>
      viewed.formatDateTime(`2026-11-01${time}:00Z`, 'US/Eastern'),
    )
    expect(times).toEqual([
      '2026-10-31 23:00',
      '2026-11-01 01:30 (-04:00)',
      '2026-11-01 01:30 (-05:00)',
    ])
    expect(viewed.parseInstant('2026-03-08T02:30:00')).toBe(Date.UTC(2026, 2, 8, 2, 30))
    expect(viewed.parseInstant('2026-03-08')).toBe(Date.UTC(2026, 2, 8))

    const ownChanges = clockChanges(viewer).slice(-4)
    const wrong = oddZones.filter((zone) =>
      ownChanges
        .flatMap((change) =>
          [-90, -30, -1, 0, 30, 90].map((minutes) => change + minutes * minuteMs),
        )
        .some((at) => viewed.formatDateTime(at, zone) !== dateTimeByTemporal(at, zone)),
    )
    expect(wrong).toEqual([])
  })
})

describe('formatDate and formatTime', () => {
  test('are the parts of formatDateTime', () => {
    expect(formatDate('2026-06-10T15:05:00Z', 'Asia/Tokyo')).toBe('2026-06-11')
    expect(formatTime('2026-06-10T15:05:00Z', 'Asia/Tokyo')).toBe('00:05')
  })
})

describe('parseInstant', () => {
  const noon = Date.UTC(2026, 5, 10, 12)

  test.each<[OptionalInstant, number]>([
    ['2026-06-10T12:00:00Z', noon],
    ['2026-06-10T12:00:00', noon],
    ['2026-06-10T12:00', noon],
    ['2026-06-10 12:00:00', noon],
    ['2026-06-10t12:00:00z', noon],
    [' 2026-06-10T12:00:00Z ', noon],
    ['2026-06-10T14:00:00+02:00', noon],
    ['2026-06-10T06:30:00-0530', noon],
    ['2026-06-10 14:00:00+02', noon],
    ['2026-06-10 14:00:00.123456+02:00', noon + 123],
    ['2026-06-10T12:00:00.5Z', noon + 500],
    ['2026-06-10T12:00:00,25Z', noon + 250],
    ['2026-06-10', Date.UTC(2026, 5, 10)],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
    [noon, noon],
    [0, 0],
    [new Date(noon), noon],
  ])('reads %j', (value, instant) => {
    expect(parseInstant(value)).toBe(instant)
  })

  test.each<OptionalInstant>([
    null,
    undefined,
    '',
    'Invalid Date',
    'yesterday',
    '1718020800',
    '10/06/2026',
    'June 10, 2026',
    '2026-02-30T00:00:00Z',
    '2025-02-29',
    '2026-13-01T00:00:00Z',
    '2026-06-10T25:00:00Z',
    '2026-06-10T12:60:00Z',
    '2026-06-10T12:00:00+25:00',
    '2026-06-10T12:00:00Z and more',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15,
    -8.64e15,
    new Date(Number.NaN),
  ])('finds no instant in %j', (value) => {
    expect(parseInstant(value)).toBeNull()
  })

  test('reads what Temporal writes', () => {
    const offset = fc.constantFrom('Z', '+05:45', '-03:30', '+14:00', '-12:00')
    fc.assert(
      fc.property(fc.integer({ min: firstInstant, max: lastInstant }), offset, (instant, zone) => {
        const timeZone = zone === 'Z' ? 'UTC' : zone
        const text = Temporal.Instant.fromEpochMilliseconds(instant).toString({ timeZone })
        expect(parseInstant(text)).toBe(instant)
      }),
    )
  })
})
