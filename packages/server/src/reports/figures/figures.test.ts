import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportDevice, ReportPlace, TransferSeries } from '../input.ts'
import { shareText } from '../texts.ts'
import { percentCells } from '../types/deviceUptime/csv.ts'
import { callFigures } from './calls.ts'
import { clientFigures, totalClients } from './clients.ts'
import { deviceUptime } from './uptime.ts'
import { dailyUsage, networkUsage } from './usage.ts'

const hourMs = 3_600_000
const fromMs = Date.parse('2026-06-17T00:00:00Z')

function place(hours: number, change: Partial<ReportPlace> = {}): ReportPlace {
  return {
    id: 1,
    name: 'Harbour',
    timezone: 'UTC',
    start: '2026-06-17',
    end: '2026-06-18',
    fromMs,
    toMs: fromMs + 48 * hourMs,
    untilMs: fromMs + hours * hourMs,
    ...change,
  }
}

/** Statuses from an hour of the period on; negative ones are before it. */
function device(
  entries: readonly (readonly [hour: number, status: string | null])[],
  discoveredHour: number | null = -1000,
): ReportDevice {
  const at = (hour: number) => new Date(fromMs + hour * hourMs).toISOString()
  return {
    mac: '00:00:5E:00:53:01',
    name: 'AP',
    model: null,
    firstDiscoveredAt: discoveredHour === null ? null : at(discoveredHour),
    entries: entries.map(([hour, status]) => ({ time: at(hour), status })),
  }
}

describe('uptime within a period', () => {
  it('counts what reaches into it from before', () => {
    const figures = deviceUptime(
      device([
        [-5, 'Offline'],
        [12, 'Online'],
      ]),
      place(24),
    )
    expect(figures.downtime).toMatchObject({ seconds: 12 * 3600, percent: 50 })
    expect(figures.uptime).toMatchObject({ seconds: 12 * 3600, percent: 50 })
    expect(figures.outages).toEqual([
      { startMs: fromMs - 5 * hourMs, endMs: fromMs + 12 * hourMs, durationSeconds: 12 * 3600 },
    ])
  })

  it('counts until a device was taken out of service, which ends its outage', () => {
    const entries = [
      [-5, 'Online'],
      [6, 'Offline'],
    ] as const
    const retired = (hour: number) => ({
      ...device(entries),
      retiredAt: new Date(fromMs + hour * hourMs).toISOString(),
    })
    const { uptime, downtime, outages, status } = deviceUptime(retired(8), place(24))
    expect([uptime.percent, downtime.percent, status]).toEqual([75, 25, 'unknown'])
    expect(outages).toMatchObject([{ endMs: fromMs + 8 * hourMs, durationSeconds: 2 * 3600 }])
    const { device: _, ...later } = deviceUptime(retired(24), place(24))
    expect(later).toEqual({ ...deviceUptime(device(entries), place(24)), device: undefined })
  })

  it('takes statuses that repeat for one outage', () => {
    const entries = [
      [0, 'Online'],
      [2, 'OFFLINE'],
      [3, 'offline'],
      [4, 'Online'],
    ] as const
    const figures = deviceUptime(device(entries), place(24))
    expect(figures.outages).toMatchObject([{ durationSeconds: 7200 }])
    expect(figures.longestOutageSeconds).toBe(7200)
  })

  it('knows an outage that still lasts', () => {
    const figures = deviceUptime(
      device([
        [0, 'Online'],
        [20, 'Offline'],
      ]),
      place(24),
    )
    expect(figures.outages).toMatchObject([{ endMs: null, durationSeconds: 4 * 3600 }])
    expect(figures.status).toBe('offline')
  })

  it.each<[string, readonly (readonly [number, string])[], number[]]>([
    [
      'thirds',
      [
        [8, 'Online'],
        [16, 'Offline'],
      ],
      [33.33, 33.33, 33.34],
    ],
    [
      'halves of the last decimal',
      [
        [0, 'Online'],
        [23.97, 'Offline'],
      ],
      [99.88, 0.12, 0],
    ],
    [
      'one that is nearly all',
      [
        [0, 'Online'],
        [23.9999, 'Offline'],
      ],
      [99.99, 0.01, 0],
    ],
    [
      'two too small to be shown',
      [
        [0.0001, 'Online'],
        [23.9999, 'Offline'],
      ],
      [99.99, 0.01, 0.01],
    ],
  ])('gives a row of a file shares: %s', (_, entries, shares) => {
    expect(percentCells(deviceUptime(device(entries, 0), place(24)))).toEqual(shares)
  })

  it('gives no shares without a date of discovery', () => {
    const figures = deviceUptime(device([[0, 'Online']], null), place(24))
    expect(percentCells(figures)).toEqual([null, null, null])
  })

  it('gives shares that sum to 100.00 but by tiny ones, uptime as everywhere but where it must not', () => {
    const seconds = fc.nat({ max: 86_400 })
    const entry = fc.tuple(seconds, fc.constantFrom('Online', 'Offline', 'Pending'))
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), (entries) => {
        const hours = entries.map(([at, status]) => [at / 3600, status] as const)
        const figures = deviceUptime(device(hours, 0), place(24))
        const { uptime, downtime, unknown } = figures
        const exact = [uptime, downtime, unknown].map(({ percent }) => percent ?? Number.NaN)
        const cells = percentCells(figures).map((cell) => cell ?? Number.NaN)
        const sum = cells.reduce((sum, cell) => sum + Math.round(cell * 100), 0)
        const tiny = exact.filter((percent) => percent > 0 && percent < 0.01).length
        if (tiny < 2) expect(sum).toBe(10_000)
        expect(cells.map((cell) => cell === 0)).toEqual(exact.map((percent) => percent === 0))
        expect(cells.includes(100)).toBe(exact.includes(100))
        if (tiny === 0) expect(`${cells[0]?.toFixed(2)}%`).toBe(shareText(uptime.percent))
      }),
    )
  })

  it('begins with discovery', () => {
    const figures = deviceUptime(device([[6, 'Online']], 6), place(12))
    expect(figures.uptime).toMatchObject({ seconds: 6 * 3600, percent: 100 })
  })

  it('gives no share without a date of discovery, or of one to come', () => {
    expect(deviceUptime(device([[0, 'Online']], null), place(24)).uptime.percent).toBeNull()
    expect(deviceUptime(device([], 30), place(24)).unknown.percent).toBeNull()
  })

  it('adds up to the whole, and to 100 %', () => {
    const status = fc.constantFrom('Online', 'Offline', 'rebooting', null)
    const entry = fc.tuple(fc.integer({ min: -40, max: 60 }), status)
    fc.assert(
      fc.property(fc.array(entry), fc.integer({ min: 1, max: 48 }), (entries, hours) => {
        const { uptime, downtime, unknown, outages } = deviceUptime(device(entries), place(hours))
        const shares = [uptime, downtime, unknown]
        expect(shares.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(hours * 3600)
        expect(shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBeCloseTo(100, 9)
        expect(outages.reduce((sum, each) => sum + each.durationSeconds, 0)).toBe(downtime.seconds)
      }),
    )
  })
})

describe('clients', () => {
  const series = (...values: number[]) => ({
    times: Float64Array.from(values, (_, index) => fromMs + index * hourMs),
    values: Float64Array.from(values),
  })

  it('have a peak, when it was first reached, and a mean, without gaps', () => {
    expect(clientFigures(series(3, Number.NaN, 9, 9, 0))).toEqual({
      peak: { clients: 9, atMs: fromMs + 2 * hourMs },
      mean: 21 / 4,
      samples: 4,
    })
    expect(clientFigures(series(Number.NaN))).toEqual({ peak: null, mean: null, samples: 0 })
  })

  it('of several networks add up at each instant', () => {
    const total = totalClients([series(1, 2, 3), series(10, Number.NaN), series()])
    expect([...total.values]).toEqual([11, 2, 3])
  })
})

describe('usage', () => {
  const transfers = (points: readonly (readonly [time: string, tx: number, rx: number])[]) => {
    const column = (read: (point: (typeof points)[number]) => number) =>
      Float64Array.from(points, read)
    const series: TransferSeries = {
      ssidId: 1,
      name: 'Guest',
      times: column(([time]) => Date.parse(time)),
      txMbps: column(() => 0),
      rxMbps: column(() => 0),
      txMb: column(([, tx]) => tx),
      rxMb: column(([, , rx]) => rx),
    }
    return series
  }

  it('counts a stretch that ends at midnight to the day before, by the place’s clock', () => {
    const berlin = place(48, { timezone: 'Europe/Berlin' })
    const usage = networkUsage(
      transfers([
        ['2026-06-17T22:00:00Z', 1, 2],
        ['2026-06-17T22:05:00Z', 4, Number.NaN],
      ]),
      berlin,
    )
    expect(usage.days).toEqual([
      { date: '2026-06-17', downBytes: 1_048_576, upBytes: 2_097_152 },
      { date: '2026-06-18', downBytes: 4_194_304, upBytes: 0 },
    ])
    expect(usage.total).toEqual({ downBytes: 5_242_880, upBytes: 2_097_152 })
  })

  it('tells a day without measurements from one without traffic', () => {
    const usage = networkUsage(transfers([['2026-06-18T10:00:00Z', 0, 0]]), place(48))
    expect(dailyUsage([usage], place(48))).toEqual([
      { date: '2026-06-17', usage: null },
      { date: '2026-06-18', usage: { downBytes: 0, upBytes: 0 } },
    ])
  })
})

it('tickets are counted by issue and status, calls by their length', () => {
  const ticket = (number: string, issue: string | null, seconds: readonly (number | null)[]) => ({
    number,
    openedAt: '2026-06-17T10:00:00Z',
    closedAt: null,
    guestName: null,
    lastName: null,
    room: null,
    issue,
    solution: null,
    status: 'Open',
    notes: seconds.map((durationSeconds, index) => ({
      sequence: index,
      callType: index === 0 ? 'INBOUND' : index === 1 ? 'outbound' : 'note',
      callerType: null,
      createdBy: null,
      startedAt: null,
      durationSeconds,
      content: null,
    })),
  })
  const figures = callFigures([
    ticket('1', 'Slow', [60, null, 999]),
    ticket('2', 'Voucher', [30]),
    ticket('3', 'Slow', []),
    ticket('4', ' ', []),
  ])
  expect(figures).toMatchObject({ calls: 3, totalCallSeconds: 90, meanCallSeconds: 30 })
  expect(figures.byIssue).toEqual([
    { name: 'Slow', count: 2 },
    { name: 'Not given', count: 1 },
    { name: 'Voucher', count: 1 },
  ])
  expect(figures.byStatus).toEqual([{ name: 'Open', count: 4 }])
  expect(callFigures([]).meanCallSeconds).toBeNull()
})
