import { addDays, startOfDay } from '@netportal/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportDevice, ReportPlace } from '../input.ts'
import { compare, earlierWindows, windowsOf } from './earlier.ts'
import { compareUptime } from './earlierUptime.ts'
import { deviceUptime } from './uptime.ts'

const hourMs = 3_600_000

function place(start: string, end: string, zone = 'UTC', untilMs?: number): ReportPlace {
  const [fromMs, toMs] = [startOfDay(start, zone), startOfDay(addDays(end, 1), zone)]
  return { id: 1, name: 'Ash', timezone: zone, start, end, fromMs, toMs, untilMs: untilMs ?? toMs }
}

const iso = (ms: number) => new Date(ms).toISOString()
const days = (windows: ReturnType<typeof earlierWindows>) => windows?.usual.map(({ days }) => days)

describe('the time that a period is compared with', () => {
  it('is as long and right before it, and the same weekdays of four weeks', () => {
    const windows = earlierWindows(place('2026-06-15', '2026-06-16'))
    expect(windows?.before).toMatchObject({ start: '2026-06-13', end: '2026-06-14' })
    expect(
      windows?.usual.map(({ windows }) => windows.map(({ fromMs }) => iso(fromMs).slice(5, 10))),
    ).toEqual([
      ['06-08', '06-01', '05-25', '05-18'],
      ['06-09', '06-02', '05-26', '05-19'],
    ])
  })

  it('is the month before for a calendar month, however long', () => {
    const before = (start: string, end: string) => {
      const windows = earlierWindows(place(start, end))
      return [windows?.before.start, windows?.before.end]
    }
    expect(before('2026-03-01', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28'])
    expect(before('2026-12-01', '2026-12-31')).toEqual(['2026-11-01', '2026-11-30'])
    expect(before('2026-03-01', '2026-03-30')).toEqual(['2026-01-30', '2026-02-28'])
  })

  it('ends at the same time of day where the last day is not over', () => {
    const until = Date.parse('2026-06-16T05:30:00Z')
    const windows = earlierWindows(place('2026-06-15', '2026-06-17', 'UTC', until))
    expect(windows?.before).toMatchObject({ start: '2026-06-13', end: '2026-06-14' })
    expect(iso(windows?.before.untilMs ?? 0)).toBe('2026-06-14T05:30:00.000Z')
    expect(days(windows)).toEqual([1, 1])
    expect(iso(windows?.usual[1]?.windows[0]?.untilMs ?? 0)).toBe('2026-06-09T05:30:00.000Z')
  })

  it('is none before anything is over', () => {
    const whole = place('2026-06-15', '2026-06-16')
    expect(earlierWindows({ ...whole, untilMs: whole.fromMs })).toBeNull()
  })

  it('lies before the period, counts each of its days once, and touches it nowhere', () => {
    const zone = fc.constantFrom('UTC', 'Europe/London', 'America/New_York', 'Asia/Kathmandu')
    const date = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2025-01-01', count))
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: 95 }),
        zone,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (start, length, name, share) => {
          const whole = place(start, addDays(start, length), name)
          const untilMs = Math.round(whole.fromMs + (whole.toMs - whole.fromMs) * share)
          const windows = earlierWindows({ ...whole, untilMs })
          if (windows === null) {
            expect(untilMs).toBeLessThanOrEqual(whole.fromMs)
            return
          }
          const counted = (days(windows) ?? []).reduce((sum, each) => sum + each, 0)
          expect(counted).toBeLessThanOrEqual(length + 1)
          if (share === 1) expect(counted).toBe(length + 1)
          for (const { fromMs, untilMs } of windowsOf(windows)) {
            expect(untilMs).toBeGreaterThan(fromMs - 1)
            expect(untilMs).toBeLessThanOrEqual(whole.fromMs)
          }
        },
      ),
    )
  })
})

describe('a figure beside what is usual', () => {
  const windows = earlierWindows(place('2026-06-15', '2026-06-16'))
  if (windows === null) throw new Error('The period is over')
  const values = [5, 1, 2, 3, null, 10, 10, null, null]

  it('adds, averages or takes the peak of the means of each weekday', () => {
    expect(compare(12, values, windows, 'sum')).toEqual({ now: 12, before: 5, usual: 12 })
    expect(compare(12, values, windows, 'mean').usual).toBe(6)
    expect(compare(12, values, windows, 'peak').usual).toBe(10)
  })

  it('is not known where one of the weekdays was never measured', () => {
    const never = [null, 1, 2, 3, 4, null, null, null, null]
    expect(compare(0, never, windows, 'sum')).toEqual({ now: 0, before: null, usual: null })
    expect(compare(0, [], windows, 'sum').usual).toBeNull()
  })
})

describe('access points beside the time before', () => {
  const week = place('2026-06-15', '2026-06-21')
  const windows = earlierWindows(week)
  if (windows === null) throw new Error('The period is over')
  const before = place('2026-06-08', '2026-06-14')

  it('have the figures that a report of that time has', () => {
    const status = fc.constantFrom('Online', 'Offline', null)
    const entry = fc.tuple(fc.integer({ min: -1000, max: 160 }), status)
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (list) => {
        const device: ReportDevice = {
          mac: '00:00:5E:00:53:01',
          name: null,
          model: null,
          firstDiscoveredAt: '2026-01-01T00:00:00Z',
          entries: list
            .map(([hour, status]) => ({ time: iso(week.fromMs + (hour + 0.5) * hourMs), status }))
            .toSorted((a, b) => (a.time < b.time ? -1 : 1)),
        }
        const now = { meanUptime: 0, outages: 0, downSeconds: 0 }
        const compared = compareUptime(now, [{ devices: [device], place: week, windows }])
        const report = deviceUptime(device, before)
        const isKnown = report.uptime.seconds + report.downtime.seconds > 0
        expect(compared.downSeconds.before).toBe(isKnown ? report.downtime.seconds : null)
        expect(compared.outages.before).toBe(isKnown ? report.outages.length : null)
        if (!isKnown) expect(compared.meanUptime.before).toBeNull()
        else expect(compared.meanUptime.before).toBeCloseTo(report.uptime.percent ?? -1, 9)
      }),
    )
  })
})
