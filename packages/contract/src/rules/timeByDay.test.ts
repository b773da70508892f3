import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusPeriods } from './statusPeriods.ts'
import { type Evidence, type Stretch, silentStretches, timeByDay } from './timeByDay.ts'

const hourMs = 3_600_000
const startMs = Date.parse('2026-03-28T23:00:00Z')
/** The clocks of the second day are put forward, those of the third back. */
const lengths = [24, 23, 25, 24]
const days = lengths.map((hours, index): Stretch => {
  const fromMs = startMs + lengths.slice(0, index).reduce((a, b) => a + b, 0) * hourMs
  return { fromMs, untilMs: fromMs + hours * hourMs }
})
const endMs = days.at(-1)?.untilMs ?? 0
const at = (hours: number) => new Date(startMs + hours * hourMs).toISOString()
const hours = (times: ReturnType<typeof timeByDay>) =>
  times.map(({ onlineMs, offlineMs, unknownMs }) =>
    [onlineMs, offlineMs, unknownMs].map((value) => value / hourMs),
  )

const status = fc.constantFrom('Online', 'Offline', 'rebooting', null)
const entries = fc.array(
  fc.record({ time: fc.double({ min: -50, max: 120, noNaN: true }).map(at), status }),
)
const discovered = fc.option(fc.integer({ min: -80, max: 130 }).map(at))
const silences = fc
  .uniqueArray(fc.integer({ min: -10, max: 110 }), { maxLength: 8 })
  .map((edges) => {
    const sorted = edges.toSorted((a, b) => a - b)
    return sorted.flatMap((from, index): Stretch[] => {
      const until = sorted[index + 1]
      if (index % 2 === 1 || until === undefined) return []
      return [{ fromMs: startMs + from * hourMs, untilMs: startMs + until * hourMs }]
    })
  })

describe('time by day', () => {
  it('is cut at the ends of days, whatever their length', () => {
    const changes = [
      { time: at(-5), status: 'Online' },
      { time: at(20), status: 'Offline' },
      { time: at(48), status: 'Online' },
    ]
    expect(hours(timeByDay(changes, at(-100), { days, silences: [] }))).toEqual([
      [20, 4, 0],
      [0, 23, 0],
      [24, 1, 0],
      [24, 0, 0],
    ])
    const retired = (hours: number) => ({ days, silences: [], retiredMs: startMs + hours * hourMs })
    expect(hours(timeByDay(changes, at(-100), retired(30)))).toEqual([
      [20, 4, 0],
      [0, 6, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(hours(timeByDay([], at(5), retired(4))).flat()).toEqual(Array(12).fill(0))
  })

  it('begins with the discovery, and is unknown until the first status', () => {
    const changes = [{ time: at(50), status: 'Online' }]
    expect(hours(timeByDay(changes, at(30), { days, silences: [] }))).toEqual([
      [0, 0, 0],
      [0, 0, 17],
      [22, 0, 3],
      [24, 0, 0],
    ])
    expect(hours(timeByDay([], at(30), { days, silences: [] }))[3]).toEqual([0, 0, 24])
    expect(hours(timeByDay([], null, { days, silences: [] }))[3]).toEqual([0, 0, 0])
  })

  it('is not known while nothing was heard of the site', () => {
    const changes = [{ time: at(-5), status: 'Offline' }]
    const silence = { fromMs: startMs + 22 * hourMs, untilMs: startMs + 30 * hourMs }
    expect(hours(timeByDay(changes, at(-100), { days, silences: [silence] }))).toEqual([
      [0, 22, 2],
      [0, 17, 6],
      [0, 25, 0],
      [0, 24, 0],
    ])
  })

  it('adds up to what a device history says of the same time', () => {
    fc.assert(
      fc.property(entries, discovered, (changes, since) => {
        // From the first day on: what a report does that begins then.
        const times = timeByDay(changes, since, { days, silences: [] })
        const before = statusPeriods(changes, since, startMs)
        const whole = statusPeriods(changes, since, endMs)
        const sum = (key: 'onlineMs' | 'offlineMs') =>
          times.reduce((total, time) => total + time[key], 0)
        expect(sum('onlineMs')).toBe(whole.uptime.durationMs - before.uptime.durationMs)
        expect(sum('offlineMs')).toBe(whole.downtime.durationMs - before.downtime.durationMs)
      }),
    )
  })

  it('adds up to all of each day after the discovery, silent or not', () => {
    fc.assert(
      fc.property(
        entries,
        fc.integer({ min: -80, max: 130 }),
        silences,
        (changes, since, quiet) => {
          const times = timeByDay(changes, at(since), { days, silences: quiet })
          for (const [index, { onlineMs, offlineMs, unknownMs }] of times.entries()) {
            const day = days[index] ?? { fromMs: 0, untilMs: 0 }
            const lengthMs = day.untilMs - Math.max(day.fromMs, startMs + since * hourMs)
            expect(onlineMs + offlineMs + unknownMs).toBe(Math.max(0, lengthMs))
            expect(Math.min(onlineMs, offlineMs, unknownMs)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

describe('a silence', () => {
  const gap = (fromMinutes: number, untilMinutes: number): Stretch => ({
    fromMs: fromMinutes * 60_000,
    untilMs: untilMinutes * 60_000,
  })
  const find = (evidence: Partial<Evidence>) =>
    silentStretches({ gaps: [], quiet: [], heardFromMs: 0, countedFromMs: null, ...evidence })

  it('is a gap in what was said while nothing was delivered', () => {
    const quiet = [gap(100, 300)]
    expect(find({ gaps: [gap(100, 300)], quiet })).toEqual([gap(100, 300)])
    expect(find({ gaps: [gap(10, 90)], quiet })).toEqual([])
    // Something of that time was delivered later.
    expect(find({ gaps: [gap(100, 130), gap(130, 300)], quiet })).toEqual([gap(130, 300)])
  })

  it('is told by the counts of clients before silences were noted', () => {
    const gaps = [gap(0, 80), gap(200, 275), gap(300, 376), gap(600, 700)]
    const heardFromMs = 500 * 60_000
    const countedFromMs = 100 * 60_000
    expect(find({ gaps, heardFromMs, countedFromMs })).toEqual([gap(300, 376)])
    expect(find({ gaps, heardFromMs: null, countedFromMs })).toEqual([gap(300, 376), gap(600, 700)])
    expect(find({ gaps, heardFromMs: null })).toEqual([])
  })
})
