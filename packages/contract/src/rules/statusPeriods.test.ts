import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusPeriods, uptimeWithin } from './statusPeriods.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const midnight = Date.UTC(2026, 5, 18)
const at = (hours: number) => new Date(midnight + hours * hourMs).toISOString()
const summary = (history: ReturnType<typeof statusPeriods>) =>
  history.periods.map(({ status, startMs, endMs, isCurrent }) => [
    status,
    (startMs - midnight) / hourMs,
    (endMs - midnight) / hourMs,
    isCurrent,
  ])

describe('statusPeriods', () => {
  it('sorts a history that came unordered, newest first', () => {
    const history = statusPeriods(
      [
        { time: at(12), status: 'Online' },
        { time: at(0), status: 'Online' },
        { time: at(6), status: 'Offline' },
      ],
      at(0),
      midnight + dayMs,
    )
    expect(history.uptime).toEqual({ durationMs: 18 * hourMs, percent: 75 })
    expect(history.downtime).toEqual({ durationMs: 6 * hourMs, percent: 25 })
    expect(summary(history)).toEqual([
      ['online', 12, 24, true],
      ['offline', 6, 12, false],
      ['online', 0, 6, false],
    ])
  })

  it('counts unknown time as neither up nor down, and lists it', () => {
    const history = statusPeriods(
      [
        { time: at(0), status: 'Online' },
        { time: at(6), status: 'unknown' },
        { time: at(12), status: 'Online' },
      ],
      at(0),
      midnight + dayMs,
    )
    expect(history.uptime.percent).toBe(75)
    expect(history.downtime).toEqual({ durationMs: 0, percent: 0 })
    expect(history.unknown).toEqual({ durationMs: 6 * hourMs, percent: 25 })
    expect(summary(history)[1]).toEqual(['unknown', 6, 12, false])
  })

  it('keeps the exact share of five minutes in a hundred days', () => {
    const entries = [
      { time: at(0), status: 'Online' },
      { time: at(48), status: 'Offline' },
      { time: at(48 + 5 / 60), status: 'Online' },
    ]
    const { uptime, downtime } = statusPeriods(entries, at(0), midnight + 100 * dayMs)
    expect(downtime.durationMs).toBe(5 * 60_000)
    expect(uptime.percent).toBeCloseTo(99.996528, 6)
    expect(uptime.percent).toBeLessThan(100)
  })

  it('is exactly 100 without an outage', () => {
    const { uptime } = statusPeriods([{ time: at(0), status: 'Online' }], at(0), midnight + dayMs)
    expect(uptime.percent).toBe(100)
  })

  it('cuts history at first discovery, and carries the status of that moment over', () => {
    const history = statusPeriods(
      [
        { time: at(-20), status: 'Online' },
        { time: at(-4), status: 'Offline' },
        { time: at(6), status: 'Online' },
      ],
      at(0),
      midnight + 12 * hourMs,
    )
    expect(summary(history)).toEqual([
      ['online', 6, 12, true],
      ['offline', 0, 6, false],
    ])
    expect(history.uptime.percent).toBe(50)
  })

  it('does not know the time between first discovery and the first entry', () => {
    const history = statusPeriods(
      [{ time: at(3), status: 'Online' }],
      at(0),
      midnight + 12 * hourMs,
    )
    expect(summary(history)).toEqual([
      ['online', 3, 12, true],
      ['unknown', 0, 3, false],
    ])
    expect(history.unknown.percent).toBe(25)
  })

  it('ignores entries after now and entries whose time cannot be read', () => {
    const history = statusPeriods(
      [
        { time: at(0), status: 'Online' },
        { time: at(13), status: 'Offline' },
        { time: 'soon', status: 'Offline' },
      ],
      at(0),
      midnight + 12 * hourMs,
    )
    expect(summary(history)).toEqual([['online', 0, 12, true]])
  })

  it('lets the last received of two at one instant win, however the instant is written', () => {
    const history = statusPeriods(
      [
        { time: at(0), status: 'Online' },
        { time: '2026-06-18T02:00:00+02:00', status: 'Offline' },
      ],
      at(0),
      midnight + hourMs,
    )
    expect(summary(history)).toEqual([['offline', 0, 1, true]])
  })

  it('has periods but no percentages without a date of discovery', () => {
    for (const discovered of [null, undefined, '', 'yesterday']) {
      const history = statusPeriods(
        [{ time: at(0), status: 'Online' }],
        discovered,
        midnight + hourMs,
      )
      expect(summary(history)).toEqual([['online', 0, 1, true]])
      expect(history.sinceMs).toBeNull()
      expect(history.uptime).toEqual({ durationMs: hourMs, percent: null })
    }
  })

  it('has no periods, and nothing but unknown time, without entries', () => {
    const history = statusPeriods([], at(0), midnight + dayMs)
    expect(history.periods).toEqual([])
    expect(history.uptime.percent).toBe(0)
    expect(history.unknown).toEqual({ durationMs: dayMs, percent: 100 })
  })

  it('never divides by the time since a discovery that is now or still to come', () => {
    for (const discovered of [at(0), at(1)]) {
      const { uptime, unknown } = statusPeriods(
        [{ time: at(-1), status: 'Online' }],
        discovered,
        midnight,
      )
      expect([uptime.percent, unknown.percent]).toEqual([null, null])
    }
  })
})

describe('laws of statusPeriods', () => {
  const statuses = ['Online', 'OFFLINE', 'unknown', null]
  const minute = fc.integer({ min: -2000, max: 3000 })
  const entries = fc.uniqueArray(fc.record({ minute, status: fc.constantFrom(...statuses) }), {
    maxLength: 30,
    selector: (entry) => entry.minute,
  })
  const toEntries = (list: readonly { minute: number; status: string | null }[]) =>
    list.map(({ minute, status }) => ({ time: at(minute / 60), status }))
  const now = midnight + 2000 * 60_000

  it('shares add up to 100 % and to the time since discovery', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: -2500, max: 1999 }), (list, since) => {
        const { uptime, downtime, unknown } = statusPeriods(toEntries(list), at(since / 60), now)
        const shares = [uptime, downtime, unknown]
        const totalMs = shares.reduce((sum, { durationMs }) => sum + durationMs, 0)
        expect(totalMs).toBe((2000 - since) * 60_000)
        const percent = shares.reduce((sum, share) => sum + (share.percent ?? Number.NaN), 0)
        expect(percent).toBeCloseTo(100, 9)
        for (const share of shares) expect(share.percent).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('periods follow each other without gap or overlap, from discovery to now', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: -2500, max: 1999 }), (list, since) => {
        const periods = statusPeriods(toEntries(list), at(since / 60), now).periods.toReversed()
        if (periods.length === 0) return
        expect(periods[0]?.startMs).toBe(midnight + since * 60_000)
        expect(periods.at(-1)?.endMs).toBe(now)
        expect(periods.filter(({ isCurrent }) => isCurrent)).toEqual([periods.at(-1)])
        for (const [index, { startMs, endMs }] of periods.entries()) {
          expect(endMs).toBeGreaterThanOrEqual(startMs)
          if (index > 0) expect(startMs).toBe(periods[index - 1]?.endMs)
        }
      }),
    )
  })

  it('the order of entries at different instants does not matter', () => {
    const shuffled = entries.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(statusPeriods(toEntries(other), at(0), now)).toEqual(
          statusPeriods(toEntries(list), at(0), now),
        )
      }),
    )
  })
})

describe('uptimeWithin', () => {
  const entries = [
    { time: at(-20), status: 'Online' },
    { time: at(-4), status: 'Offline' },
    { time: at(6), status: 'Online' },
    { time: at(18), status: 'rebooting' },
  ]
  const range = { fromMs: midnight, untilMs: midnight + dayMs }
  const now = midnight + 40 * hourMs

  it('begins with the status that was recorded before the range, and ends with the range', () => {
    const history = uptimeWithin(entries, at(-30), range, now)
    expect(summary(history)).toEqual([
      ['unknown', 18, 24, false],
      ['online', 6, 18, false],
      ['offline', 0, 6, false],
    ])
    expect(history.uptime).toEqual({ durationMs: 12 * hourMs, percent: 50 })
    expect([history.range, history.beforeDiscoveryMs]).toEqual([range, 0])
  })

  it('ends with now where the range goes on, and what lasts then is current', () => {
    const history = uptimeWithin(entries, at(-30), range, midnight + 12 * hourMs)
    expect(summary(history)).toEqual([
      ['online', 6, 12, true],
      ['offline', 0, 6, false],
    ])
    expect(history.range.untilMs).toBe(midnight + 12 * hourMs)
  })

  it('leaves out of its shares what was before discovery, and says how much that is', () => {
    const history = uptimeWithin(entries, at(4), range, now)
    expect(history.beforeDiscoveryMs).toBe(4 * hourMs)
    expect(history.sinceMs).toBe(midnight + 4 * hourMs)
    expect(history.uptime).toEqual({ durationMs: 12 * hourMs, percent: 60 })
  })

  it('has no share of a range that ended before discovery, or that is still to come', () => {
    const before = uptimeWithin(entries, at(30), range, now)
    expect([before.periods, before.uptime.percent, before.beforeDiscoveryMs]).toEqual([
      [],
      null,
      dayMs,
    ])
    const toCome = uptimeWithin(entries, at(-30), range, midnight - hourMs)
    expect([toCome.periods, toCome.unknown, toCome.range.untilMs]).toEqual([
      [],
      { durationMs: 0, percent: null },
      midnight,
    ])
  })

  it('leaves out what begins when it ends, unless that is now', () => {
    const until = (ms: number) =>
      summary(uptimeWithin(entries, at(-30), { ...range, untilMs: ms }, ms))
    expect(until(midnight + 18 * hourMs)[0]).toEqual(['unknown', 18, 18, true])
    const ended = { ...range, untilMs: midnight + 18 * hourMs }
    expect(summary(uptimeWithin(entries, at(-30), ended, now))[0]).toEqual(['online', 6, 18, false])
  })

  it('has periods, but no shares, without a date of discovery', () => {
    const history = uptimeWithin(entries, null, range, now)
    expect(history.uptime).toEqual({ durationMs: 12 * hourMs, percent: null })
    expect(history.beforeDiscoveryMs).toBe(0)
  })

  const minute = fc.integer({ min: -2500, max: 2500 })
  const told = fc.array(
    fc.record({
      time: minute.map((minutes) => at(minutes / 60)),
      status: fc.constantFrom('Online', 'OFFLINE', 'unknown', null),
    }),
    { maxLength: 30 },
  )
  const msOf = (minutes: number) => midnight + minutes * 60_000
  const nowMs = msOf(2000)

  it('adds up to the range as far as it has passed, whichever it is', () => {
    fc.assert(
      fc.property(told, minute, minute, minute, (list, discovered, one, other) => {
        const fromMs = msOf(Math.min(one, other))
        const untilMs = msOf(Math.max(one, other) + 1)
        const within = uptimeWithin(list, at(discovered / 60), { fromMs, untilMs }, nowMs)
        const { uptime, downtime, unknown, beforeDiscoveryMs, periods } = within
        const parts = uptime.durationMs + downtime.durationMs + unknown.durationMs
        expect(parts + beforeDiscoveryMs).toBe(Math.max(0, Math.min(untilMs, nowMs) - fromMs))
        const listed = periods.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
        if (periods.length > 0) expect(listed).toBe(parts)
      }),
    )
  })

  it('is the lifetime figure over the whole life', () => {
    fc.assert(
      fc.property(told, fc.integer({ min: -2500, max: 1999 }), (list, discovered) => {
        const life = statusPeriods(list, at(discovered / 60), nowMs)
        const range = { fromMs: msOf(discovered), untilMs: nowMs + dayMs }
        const { uptime, downtime, unknown } = uptimeWithin(list, at(discovered / 60), range, nowMs)
        expect({ uptime, downtime, unknown }).toEqual({
          uptime: life.uptime,
          downtime: life.downtime,
          unknown: life.unknown,
        })
      }),
    )
  })

  it('adds up over ranges that follow each other', () => {
    fc.assert(
      fc.property(told, minute, minute, minute, minute, (list, discovered, ...cuts) => {
        const [a = 0, b = 0, c = 0] = cuts.toSorted((x, y) => x - y)
        const over = (from: number, until: number) =>
          uptimeWithin(
            list,
            at(discovered / 60),
            { fromMs: msOf(from), untilMs: msOf(until) },
            nowMs,
          )
        const [whole, first, second] = [over(a, c), over(a, b), over(b, c)]
        for (const name of ['uptime', 'downtime', 'unknown'] as const) {
          expect(first[name].durationMs + second[name].durationMs).toBe(whole[name].durationMs)
        }
      }),
    )
  })
})
