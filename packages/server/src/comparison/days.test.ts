import { addDays } from '@netportal/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, daysBetween, lastToldDay } from './days.ts'

const hourMs = 3_600_000
const zones = Intl.supportedValuesOf('timeZone')

describe('days by the clocks of a location', () => {
  it('follow each other without a gap in every zone and month, each beginning on its own date', () => {
    for (const zone of zones) {
      for (const month of ['2026-03', '2026-10']) {
        const days = daysBetween(`${month}-01`, `${month}-31`, zone)
        expect(days).toHaveLength(31)
        for (const [index, { day, fromMs, untilMs }] of days.entries()) {
          expect([zone, dayOf(fromMs, zone), dayOf(untilMs - 1, zone)]).toEqual([zone, day, day])
          expect(days[index + 1]?.fromMs ?? untilMs, zone).toBe(untilMs)
        }
      }
    }
  })

  it('have 23, 24 or 25 hours where clocks are changed', () => {
    const hours = (day: string, zone: string) =>
      daysBetween(day, day, zone).map(({ fromMs, untilMs }) => (untilMs - fromMs) / hourMs)
    expect(hours('2026-03-29', 'Europe/Berlin')).toEqual([23])
    expect(hours('2026-10-25', 'Europe/Berlin')).toEqual([25])
    expect(hours('2026-04-05', 'Australia/Lord_Howe')).toEqual([24.5])
    // The clocks skip midnight, and once skipped a whole day.
    expect(hours('2026-09-06', 'America/Santiago')).toEqual([23])
    expect(hours('2011-12-30', 'Pacific/Apia')).toEqual([0])
    expect(daysBetween('2026-03-02', '2026-03-01', 'UTC')).toEqual([])
  })

  it('are told when they are over for two hours there', () => {
    expect(lastToldDay('Asia/Tokyo', new Date('2026-06-18T16:59:59Z'))).toBe('2026-06-17')
    expect(lastToldDay('Asia/Tokyo', new Date('2026-06-18T17:00:00Z'))).toBe('2026-06-18')
    expect(lastToldDay('no such zone', new Date('2026-06-18T01:59:59Z'))).toBe('2026-06-16')
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 8760 }), (zone, hour) => {
        const now = Date.UTC(2026, 0, 1) + hour * hourMs
        const [next] = daysBetween(...twice(addDays(lastToldDay(zone, new Date(now)), 1)), zone)
        expect((next?.fromMs ?? 0) + 2 * hourMs).toBeLessThanOrEqual(now)
        expect((next?.untilMs ?? 0) + 2 * hourMs).toBeGreaterThan(now)
      }),
    )
  })
})

function twice(day: string): [string, string] {
  return [day, day]
}
