import {
  endpointPath,
  getGroupedTimeline,
  getProfile,
  getRangeStats,
  getRangeTimeline,
  listRangeTickets,
  type RangeStats,
  type Ticket,
  type TimelineEvent,
} from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { tellUntold } from '../incidents/keep.ts'
import { ensurePartitions } from '../series/partitions.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon, type Person } from '../testing/world.ts'

const test = useTestApp()
const halfHourMs = 1_800_000
const first = Date.parse('2026-02-01T00:00:00Z')
/** Until the middle of April; nothing on two days of March. */
const readings = Array.from({ length: 72 * 48 }, (_, index) => ({
  time: new Date(first + index * halfHourMs),
  clients: (index * index) % 101,
})).filter(({ time }) => !/^2026-03-1[01]T/.test(time.toISOString()))

beforeAll(async () => {
  const { pool } = test.database
  await ensurePartitions(pool, new Date(first), noon)
  const { rows } = await pool.query<{ id: number }>("select id from ssids where wlan_id = '2'")
  const values = [rows[0]?.id, readings.map(({ time }) => time), readings.map((r) => r.clients)]
  await pool.query(
    `insert into ssid_client_counts (ssid_id, time, clients)
     select $1, * from unnest($2::timestamptz[], $3::int[])`,
    values,
  )
  await pool.query(
    `insert into ssid_transfer_metrics (ssid_id, time, clients, tx_mbps, rx_mbps, tx_mb, rx_mb)
     select $1, time, clients, clients / 4.0, null, clients, 1
     from unnest($2::timestamptz[], $3::int[]) as reading (time, clients)`,
    values,
  )
  await tellUntold(pool, () => noon)
})

interface Asked {
  person?: Person
  id?: number
  from: string
  until: string
}

async function askStats({ person = 'ann', id = test.world.ash.locationId, ...range }: Asked) {
  const path = endpointPath(getRangeStats, { id, ssid: '2' }, { ...range })
  return test.call(path, await test.tokenOf(person))
}

const statsOf = async (from: string, until: string): Promise<RangeStats> =>
  (await askStats({ from, until })).json()

/** Reduces the readings by the engine's own calendar of London. */
function byStretch(from: string, until: string, stretchOf: (time: Date) => string) {
  const stretches = new Map<string, number[]>()
  for (const { time, clients } of readings) {
    if (time < new Date(from) || time >= new Date(until)) continue
    const stretch = stretchOf(time)
    stretches.set(stretch, [...(stretches.get(stretch) ?? []), clients])
  }
  return [...stretches.values()].map((values) => {
    const sorted = values.toSorted((a, b) => a - b)
    const middle = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at] ?? 0)
    return {
      median: middle.reduce((sum, value) => sum + value, 0) / 2,
      lowest: sorted[0],
      highest: sorted.at(-1),
      sum: sorted.reduce((sum, value) => sum + value, 0),
    }
  })
}

const londonDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
})

describe('what went through a network in a range', () => {
  it('of more than a month has the median, lowest and highest of each day of the site', async () => {
    const range = ['2026-02-10T00:00:00Z', '2026-04-09T23:00:00Z'] as const
    const { step, client_counts: counts, transfer_metrics: metrics } = await statsOf(...range)
    const days = byStretch(...range, (time) => londonDay.format(time))
    expect([step, days.length, counts.length]).toEqual(['day', 57, 57])
    expect(counts.map((point) => new Date(point.time).toISOString()).slice(45, 48)).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
      '2026-03-30T23:00:00.000Z',
    ])
    expect(counts.map(({ time: _, ...count }) => count)).toEqual(
      days.map(({ median, lowest, highest }) => ({
        connected_client_count: median,
        connected_client_count_lowest: lowest,
        connected_client_count_highest: highest,
      })),
    )
    expect(metrics[0]).toEqual({
      time: '2026-02-10T00:00:00.000Z',
      transfer_rate_tx_mbps: (days[0]?.median ?? 0) / 4,
      transfer_rate_tx_mbps_lowest: (days[0]?.lowest ?? 0) / 4,
      transfer_rate_tx_mbps_highest: (days[0]?.highest ?? 0) / 4,
      transfer_rate_rx_mbps: null,
      transfer_rate_rx_mbps_lowest: null,
      transfer_rate_rx_mbps_highest: null,
      clients_connected: days[0]?.median,
      period_usage_tx_mb: days[0]?.sum,
      period_usage_rx_mb: 48,
    })
  })

  it('of a month has each hour, and none of hours without a reading', async () => {
    const range = ['2026-03-01T00:00:00Z', '2026-03-31T23:00:00Z'] as const
    const { step, client_counts: counts } = await statsOf(...range)
    const hours = byStretch(...range, (time) => time.toISOString().slice(0, 13))
    expect([step, hours.length, counts.length]).toEqual(['hour', 743 - 48, 743 - 48])
    expect(counts.map((point) => point.connected_client_count)).toEqual(
      hours.map(({ median }) => median),
    )
  })

  it('of a week has each reading, its end left out', async () => {
    const { step, client_counts, transfer_metrics } = await statsOf(
      '2026-03-01T00:00:00Z',
      '2026-03-08T00:00:00Z',
    )
    expect([step, client_counts.length, transfer_metrics.length]).toEqual(['reading', 336, 336])
    expect(client_counts.at(-1)).toEqual({
      time: '2026-03-07T23:30:00.000Z',
      connected_client_count: readings[34 * 48 + 47]?.clients,
    })
  })

  it('is nothing where nothing was counted', async () => {
    expect(await statsOf('2025-10-01T00:00:00Z', '2026-01-01T00:00:00Z')).toEqual({
      step: 'day',
      client_counts: [],
      transfer_metrics: [],
    })
  })

  it('goes up to now: its points are no longer for what is to come', async () => {
    const { step } = await statsOf('2026-06-15T00:00:00Z', '2026-07-31T00:00:00Z')
    expect(step).toBe('reading')
  })

  it.each([
    ['0000-01-01T00:00:00Z', '0000-12-01T00:00:00Z'],
    ['9999-12-01T00:00:00Z', '9999-12-31T23:59:59Z'],
    ['2026-06-18T00:00:00Z', '2026-06-01T00:00:00Z'],
  ])('is nothing from %s to %s', async (from, until) => {
    const { client_counts, transfer_metrics } = await statsOf(from, until)
    expect([client_counts, transfer_metrics]).toEqual([[], []])
  })

  it('is refused when it is longer than a year, but not for the hour of a clock set back', async () => {
    const from = '2025-10-27T00:00:00Z'
    const status = async (until: string) => (await askStats({ from, until })).statusCode
    expect(await status('2026-10-28T01:00:00Z')).toBe(200)
    expect(await status('2026-10-29T00:00:00Z')).toBe(422)
  })

  it('is nobody else’s', async () => {
    const range = { from: '2026-03-01T00:00:00Z', until: '2026-03-02T00:00:00Z' }
    expect((await askStats({ person: 'ben', ...range })).statusCode).toBe(404)
  })
})

async function read<Answer>(path: string): Promise<Answer> {
  return (await test.call(path, await test.tokenOf('ann'))).json()
}

describe('the tickets of a range', () => {
  const numbers = async (from: string, until: string) => {
    const id = test.world.ash.locationId
    const tickets = await read<Ticket[]>(endpointPath(listRangeTickets, { id }, { from, until }))
    return tickets.map((ticket) => `${ticket.calltek_ticket_id}: ${ticket.notes?.length}`)
  }

  it('are those opened in it, from its first instant on, without its end', async () => {
    expect(await numbers('2026-06-01T00:00:00Z', '2026-06-18T00:00:00Z')).toEqual(['4: 0', '3: 0'])
    expect(await numbers('2026-06-01T00:00:00.001Z', '2026-06-18T00:00:00.001Z')).toEqual(['2: 2'])
    expect(await numbers('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z')).toEqual([])
  })
})

describe('the timeline of a range', () => {
  const range = { from: '2026-06-17T08:00:00Z', until: '2026-06-18T09:30:00Z' }

  it('has what happened in it, with pages that stay in it', async () => {
    const id = test.world.ash.locationId
    const page = (query: object) =>
      read<{ count: number; next: string | null; results: TimelineEvent[] }>(
        endpointPath(getRangeTimeline, { id }, { ...range, ...query }),
      )
    const all = await page({})
    expect([all.count, all.next]).toEqual([3, null])
    expect(all.results.map(({ timestamp }) => timestamp)).toEqual([
      '2026-06-18T00:00:00.000Z',
      '2026-06-17T09:00:00.000Z',
      '2026-06-17T08:00:00.000Z',
    ])
    const { next } = await page({ limit: 2 })
    const second = await read<typeof all>(next ?? '')
    expect(second.results).toEqual(all.results.slice(2))
  })

  it('of what is still to come has nothing', async () => {
    const id = test.world.ash.locationId
    const until = '2026-06-19T00:00:00Z'
    const path = endpointPath(getRangeTimeline, { id }, { from: '2026-06-18T09:30:00Z', until })
    const { count, results } = await read<{ count: number; results: TimelineEvent[] }>(path)
    expect([count, results.length]).toEqual([1, 1])
  })

  it('grouped has the entries that began in it', async () => {
    const id = test.world.ash.locationId
    const kinds = async (query: { from?: string; until?: string }) => {
      const path = endpointPath(getGroupedTimeline, { id }, query)
      return (await read<{ results: { kind: string }[] }>(path)).results.map(({ kind }) => kind)
    }
    const all = await kinds({})
    expect(all).toHaveLength(5)
    expect(await kinds(range)).toEqual(['guest_ticket', 'outage'])
    expect(await kinds({ ...range, from: '2026-06-17T08:00:00.001Z' })).toEqual(['guest_ticket'])
    expect(await kinds({ from: '2026-06-01T00:00:00.001Z' })).toEqual(['guest_ticket', 'outage'])
  })
})

it('is announced', async () => {
  const { extras } = await read<{ extras: string[] }>(getProfile.path)
  expect(extras).toContain('ranges')
})
