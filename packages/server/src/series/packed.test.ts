import {
  changeTransferMetrics,
  endpointPath,
  getMoment,
  getRangeStats,
  getSsidStats,
  getSsidsSummary,
  getTransferMetrics,
  ingestClientCounts,
  ingestTransferMetrics,
  listCallsWithoutOutage,
  listSsidsWithCounts,
} from '@netportal/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../cli/run.ts'
import { noteOther } from '../comparison/noteLate.ts'
import { tellDays } from '../comparison/tellDays.ts'
import { withConnection } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { clientsAt } from '../incidents/clients.ts'
import { silentSinceEach } from '../incidents/silence.ts'
import { keepOldDays, startOldDays } from '../maintenance/oldDays.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { readEarlierClients, readEarlierTraffic } from '../reports/read/earlier.ts'
import { readClients, readTransfers } from '../reports/read/series.ts'
import { createDeliverer, type Deliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon } from '../testing/world.ts'
import { packOldDays } from './pack.ts'
import { ensurePartitions, truncateEmptied } from './partitions.ts'
import { endOf, pointsOf } from './points.ts'
import { series, seriesTables } from './tables.ts'
import { unpackDays } from './unpack.ts'

const test = useTestApp({ RETENTION_DAYS: '91', PACK_AFTER_DAYS: '8', CALLS_PER_MINUTE: '0' })
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const daysAgo = (days: number) => new Date(noon.getTime() - days * dayMs)
/** The first day that is not packed. */
const youngest = '2026-06-10'

let ash: Deliverer

/**
 * Points of every sixth of seventy days, three hours and some milliseconds apart, of both companies: with nulls, what no network can move,
 * the first and the last instant of a day, a network that is silent since forty days, and one point that no delivery can
 * have brought.
 */
beforeAll(async () => {
  const db = test.database.pool
  // Days are those of UTC wherever the database is.
  await db.query("set timezone to 'Asia/Kathmandu'")
  await ensurePartitions(db, daysAgo(70), noon)
  const { ash: company } = test.world
  await db.query(
    `insert into ssids (location_id, wlan_id, broadcast_name, is_active) values ($1, 'silent', 'Pool', true)`,
    [company.locationId],
  )
  await db.query(
    `with points as (
       select id, at + (id * 7919 + n * 104729) % 10000000 * interval '1 millisecond' as time, n
       from ssids cross join generate_series(1, 70 * 8) as n
       cross join lateral (select $1::timestamptz + n * interval '3 hours' as at) as places
       where n / 8 % 6 = 2 and at < $2::timestamptz - case when wlan_id = 'silent' then 40 else 1 end * interval '1 day'
     ), counts as (
       insert into ssid_client_counts (ssid_id, time, clients)
       select id, time, case when n % 7 > 0 then (n * n + id) % 97 end from points
     )
     insert into ssid_transfer_metrics (ssid_id, time, tx_mbps, rx_mbps, clients, tx_mb, rx_mb)
     select id, time, case when n % 5 > 0 then n / 7.0 end, n % 3, n % 90,
       case when n % 50 = 0 then 1e300 else n / 8.0 end, case when n % 6 > 0 then 0.25 end from points`,
    [daysAgo(70), noon],
  )
  for (const table of seriesTables) {
    await db.query(
      `insert into ${table} (ssid_id, time, clients)
       select id, time, 5 from ssids cross join unnest($1::timestamptz[]) as time where wlan_id = '1'
       union all select id, '2026-05-05T01:00:00.000001Z', 6 from ssids where wlan_id = '2'`,
      [
        [
          '2026-05-01T00:00:00Z',
          '2026-05-10T23:59:59.999Z',
          '2026-05-11T00:00:00Z',
          '2026-05-12T00:00:00Z',
          // Thirty days before.
          '2026-05-19T12:00:00Z',
          '2026-05-19T12:00:00.001Z',
          '2026-06-09T23:59:59.999Z',
          '2026-06-10T00:00:00Z',
          '2026-06-10T08:00:00Z',
        ],
      ],
    )
  }
  await db.query(
    `insert into tickets (company_id, location_id, calltek_ticket_id, opened_at)
     select $1, $2, 'P-' || n, $3::timestamptz + n * interval '100 hours' from generate_series(1, 16) as n`,
    [company.companyId, company.locationId, daysAgo(70)],
  )
  ash = await createDeliverer(test, company.companyId)
})

/** What is answered by all that reads points. */
async function answers(): Promise<Record<string, unknown>> {
  const db = test.database.pool
  const { locationId: id } = test.world.ash
  const token = await test.tokenOf('ann')
  const read = async (path: string) => (await test.call(path, token)).json()
  const range = (from: Date, until: Date) => ({
    from: from.toISOString(),
    until: until.toISOString(),
  })
  const border = new Date('2026-05-11T00:00:00Z')
  const ofSsids = ['1', 'silent'].flatMap((ssid) => [
    ...[30, 60, 90].flatMap((days_history) => [
      endpointPath(getSsidStats, { id, ssid }, { days_history }),
      endpointPath(getTransferMetrics, { id, ssid }, { days_history }),
    ]),
    ...[
      range(daysAgo(20), daysAgo(1)),
      range(daysAgo(69), daysAgo(1)),
      range(new Date(border.getTime() - 4 * hourMs), border),
    ].map((asked) => endpointPath(getRangeStats, { id, ssid }, asked)),
  ])
  const ofPlaces = [
    endpointPath(listSsidsWithCounts, { id }, { include_inactive: true }),
    endpointPath(getSsidsSummary, { id }),
    endpointPath(getMoment, { id }, { at: border.toISOString() }),
    endpointPath(listCallsWithoutOutage, {}, range(daysAgo(69), noon)),
  ]
  const calls: [string, unknown][] = []
  for (const path of [...ofSsids, ...ofPlaces]) calls.push([path, await read(path)])
  // Before the first point of a packed day, too.
  const early = new Date('2026-04-29T06:00:00Z')
  const moments = [...[1, 9.9, 10.1, 25, 39.99, 45, 69.9, 80].map(daysAgo), early].map((at) => ({
    at,
    told: null,
  }))
  const place = {
    ...{ id, name: '', timezone: 'Europe/London', start: '2026-05-20', end: '2026-06-17' },
    ...{ fromMs: daysAgo(28).getTime(), toMs: noon.getTime(), untilMs: noon.getTime() },
  }
  await noteOther(db, [id])
  await tellDays({ pool: db, clock: () => test.time, retentionDays: 91 })
  const days = await db.query('select each::text from location_days each order by 1')
  return {
    ...Object.fromEntries(calls),
    clients: await clientsAt(db, { locationId: id, timezone: 'Europe/London' }, daysAgo(11)),
    silent: await silentSinceEach(db, id, moments),
    report: [await readClients(db, place, null), await readTransfers(db, place, null)],
    earlier: [await readEarlierClients(db, place, null), await readEarlierTraffic(db, place, null)],
    days: days.rows,
    bounds: await withinBounds(),
  }
}

/** The points of networks within bounds of every kind, the first and the latest of each. */
async function withinBounds(): Promise<unknown[]> {
  const instants = [
    ...['2026-04-11T12:00:00Z', '2026-05-05T00:00:00Z', '2026-05-05T01:00:00.000001Z'],
    ...['2026-05-10T23:59:59.999Z', '2026-05-11T00:00:00Z', '2026-05-12T00:00:00Z'],
    ...['2026-05-20T00:00:00Z', '2026-06-10T00:00:00Z', '2026-06-18T00:00:00Z'],
  ]
  const lower = [{}, { after: ['>=', 'since'] }, { after: ['>', 'since'] }] as const
  const upper = [{}, { until: ['<', 'till'] }, { until: ['<=', 'till'] }] as const
  const found: unknown[] = []
  for (const bounds of lower.flatMap((from) => upper.map((to) => ({ ...from, ...to })))) {
    const table = 'ssid_transfer_metrics'
    const wanted = { of: 'ssids.id', values: series[table].values, ...bounds }
    const { rows } = await test.database.pool.query(
      `select ssids.id, since, till, count, first, latest
       from ssids cross join unnest($1::timestamptz[], $2::timestamptz[]) as asked (since, till)
       cross join lateral (select count(*) from ${pointsOf(table, wanted)} as points) as counted
       left join lateral ${endOf(table, 'first', wanted)} as first on true
       left join lateral ${endOf(table, 'latest', wanted)} as latest on true
       where location_id = $3 order by id, since`,
      [instants.slice(0, -1), instants.slice(1), test.world.ash.locationId],
    )
    found.push(rows)
  }
  return found
}

const needs = () => ({
  db: test.database.pool,
  config: test.config,
  clock: () => test.time,
  log: test.app.log,
})
const pack = (signal?: AbortSignal) =>
  packOldDays({ pool: test.database.pool, packAfterDays: 8, now: noon, ...(signal && { signal }) })
const command = (...args: string[]) =>
  runCommand(args, {
    db: test.database.pool,
    now: noon,
    readPassword: async () => '',
    files: createReportFiles(test.config),
    write: async () => {},
  })

/** All points that stand by themselves, as texts. */
async function loosePoints(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ point: string }>(
    seriesTables
      .map((table) => `select each::text as point from ${table} each`)
      .join(' union all '),
  )
  return rows.map(({ point }) => point).sort()
}

/** Old days that have points which stand by themselves: the network and the day, for each series. */
async function looseDays(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ day: string }>(
    seriesTables
      .map(
        (table) =>
          `select distinct wlan_id || ' ' || (time at time zone 'UTC')::date as day
           from ${table} join ssids on ssids.id = ssid_id where time < '${youngest}'`,
      )
      .join(' union all '),
  )
  return rows.map(({ day }) => day).sort()
}

/** The day with a point that milliseconds do not tell, in both series. */
const notPacked = ['2 2026-05-05', '2 2026-05-05']

describe('old days', () => {
  it('are packed in steps that can end anywhere, and every call answers as before', async () => {
    const [before, points] = [await answers(), await loosePoints()]
    expect(before.silent).toContainEqual(expect.any(String))
    const ending = new AbortController().signal
    let looks = 0
    vi.spyOn(ending, 'aborted', 'get').mockImplementation(() => ++looks > 6)
    const first = await pack(ending)
    expect(first).toBeGreaterThan(0)
    expect(await answers()).toEqual(before)
    expect(await pack()).toBeGreaterThan(first)
    expect(await answers()).toEqual(before)
    expect(await looseDays()).toEqual(notPacked)
    const { rows } = await test.database.pool.query(
      'select max(day)::text as latest from packed_client_counts',
    )
    expect(rows).toEqual([{ latest: '2026-06-09' }])
    expect(await pack()).toBe(0)

    expect(await command('unpack')).toMatch(/^\d+ days of networks are packed, in 1 MB\./)
    expect(await loosePoints()).not.toEqual(points)
    expect(await command('unpack', '--yes')).toMatch(/are unpacked/)
    expect(await loosePoints()).toEqual(points)
    expect(await command('unpack', '--yes')).toBe('No day is packed.')

    const ended = startOldDays(needs())
    await ended.close()
    expect(await loosePoints()).toEqual(points)
    const begun = startOldDays(needs())
    await vi.waitFor(async () => expect(await looseDays()).toEqual(notPacked))
    await begun.close()
    await command('unpack', '--yes')
  })

  it('wait for the deliveries of their company, and leave the work to the server that is at it', async ({
    skip,
  }) => {
    const { pool } = test.database
    skip(pool.options.max === 1, 'The embedded database has no second session.')
    await withConnection(pool, async (db) => {
      await db.query('begin')
      await takeTurn(db, 'deliveries', test.world.ash.companyId)
      const packing = pack()
      await vi.waitFor(async () => {
        const { rowCount } = await pool.query(
          `select from pg_locks join pg_database on pg_database.oid = database
           where datname = current_database() and locktype = 'advisory' and not granted`,
        )
        expect(rowCount).toBeGreaterThan(0)
      })
      expect(await pack()).toBe(0)
      await db.query(
        `insert into ssid_client_counts (ssid_id, time, clients)
         select id, '2026-04-12T11:11:11Z', 1 from ssids where wlan_id = '1'`,
      )
      await db.query('commit')
      await packing
    })
    expect(await looseDays()).toEqual(notPacked)
  })

  it('of many points are packed and unpacked some at a time', async ({ skip }) => {
    const { pool } = test.database
    skip(pool.options.max === 1, 'The embedded database takes long for so many.')
    await pack()
    const { rows } = await pool.query<{ id: number }>(
      `insert into ssids (location_id, wlan_id) select $1, 'busy ' || n from generate_series(1, 2) as n returning id`,
      [test.world.ash.locationId],
    )
    const busy = rows.map(({ id }) => id)
    await pool.query(
      `insert into ssid_client_counts (ssid_id, time, clients)
       select id, '2026-05-20T00:00:00Z'::timestamptz + n * interval '5 seconds', n
       from unnest($1::bigint[]) as id cross join generate_series(0, 15000) as n`,
      [busy],
    )
    const ending = new AbortController().signal
    let looks = 0
    vi.spyOn(ending, 'aborted', 'get').mockImplementation(() => ++looks > 1)
    expect(await pack(ending)).toBe(1)
    expect(await pack()).toBe(1)
    const asked = vi.spyOn(pool, 'query')
    await unpackDays(
      pool,
      'ssid_client_counts',
      busy.map((ssidId) => ({ ssidId, day: '2026-05-20' })),
    )
    expect(asked).toHaveBeenCalledTimes(3)
    asked.mockRestore()
    await pool.query(
      `insert into packed_client_counts (ssid_id, day, at_ms, clients)
       select $1, '2025-02-10'::date + n, '{0}', '{1}' from generate_series(0, 100) as n`,
      [busy[0]],
    )
    expect(await command('unpack', '--yes')).toMatch(/are unpacked/)
    expect(await command('unpack')).toBe('No day is packed.')
    await pool.query('delete from ssid_client_counts where ssid_id = any($1)', [busy])
    await pool.query('delete from ssids where id = any($1)', [busy])
  })

  it('take late points as if they had not been packed', async () => {
    await pack()
    const ask = async (endpoint: typeof getSsidStats | typeof getTransferMetrics) => {
      const params = { id: test.world.ash.locationId, ssid: '1' }
      const path = endpointPath(endpoint, params, { days_history: 60 })
      return (await test.call(path, await test.tokenOf('ann'))).json()
    }
    const name = { location_external_id: 'A-1', wlan_id_api: '1' }
    const time = '2026-06-09T13:14:15.016Z'
    const counted = { ...name, time, connected_client_count: 7 }
    const told = async (...given: Parameters<Deliverer['deliver']>) => {
      const { created, updated, unchanged } = await ash.deliver(...given)
      return [created, updated, unchanged]
    }
    const known = (await ask(getSsidStats)).length
    expect(await told(ingestClientCounts, counted)).toEqual([1, 0, 0])
    expect(await looseDays()).toEqual(['1 2026-06-09', ...notPacked])
    expect((await ask(getSsidStats)).length).toBe(known + 1)
    expect(await pack()).toBe(1)
    expect(await told(ingestClientCounts, counted)).toEqual([0, 0, 1])
    await pack()
    const changed = { ...counted, connected_client_count: 8 }
    expect(await told(ingestClientCounts, changed)).toEqual([0, 1, 0])
    await pack()
    const metric = { ...name, time, period_usage_tx_mb: 12.25, transfer_rate_rx_mbps: 3 }
    expect(await told(ingestTransferMetrics, metric)).toEqual([1, 0, 0])
    await pack()
    const merged = { ...name, time, period_usage_tx_mb: 12.5 }
    expect(await told(changeTransferMetrics, merged)).toEqual([0, 1, 0])
    await pack()
    expect(await ask(getSsidStats)).toContainEqual({ time, connected_client_count: 8 })
    expect(await ask(getTransferMetrics)).toContainEqual({
      time,
      transfer_rate_tx_mbps: null,
      transfer_rate_rx_mbps: 3,
      clients_connected: null,
      period_usage_tx_mb: 12.5,
      period_usage_rx_mb: null,
    })
  })

  it('are put together with what a server of the version before has written into them', async () => {
    await pack()
    const { pool } = test.database
    const day = `from packed_client_counts join ssids on ssids.id = ssid_id
      where wlan_id = '1' and day = '2026-05-11'`
    const read = async () =>
      (await pool.query(`select cardinality(at_ms) as points, clients[2] as second ${day}`)).rows[0]
    const { points } = await read()
    // Again the first point of the day, another right after it.
    await pool.query(
      `insert into ssid_client_counts (ssid_id, time, clients)
       select ssid_id, '2026-05-11T00:00:00Z'::timestamptz + ms * interval '1 ms', 77
       ${day.replace(' where', ' cross join generate_series(0, 1) as ms where')}`,
    )
    expect(await pack()).toBe(1)
    expect(await read()).toEqual({ points: points + 1, second: 77 })
  })

  it('keep the disk of a month that something reads, and go on', async ({ skip }) => {
    const { pool } = test.database
    skip(pool.options.max === 1, 'The embedded database has no second session.')
    await command('unpack', '--yes')
    await pack()
    test.log.length = 0
    await withConnection(pool, async (db) => {
      await db.query('begin; select from ssid_client_counts_2026_04')
      await pool.query(
        `insert into ssid_client_counts (ssid_id, time, clients)
         select id, '2026-05-13T00:00:00Z', 1 from ssids where wlan_id = '2'`,
      )
      await keepOldDays(needs())
      await db.query('commit')
    })
    expect(test.log.map((line) => JSON.parse(line).msg)).toEqual([
      'gave back the disk of packed months',
      expect.stringContaining('it is tried again'),
      'packed old days',
    ])
    await withConnection(pool, async (db) => {
      await db.query(
        `begin; insert into ssid_client_counts (ssid_id, time, clients)
           select id, '2026-04-13T00:00:00Z', 1 from ssids where wlan_id = '2'`,
      )
      const truncating = truncateEmptied(pool, noon)
      await vi.waitFor(async () => {
        const { rowCount } = await pool.query(
          `select from pg_locks join pg_database on pg_database.oid = database
           where datname = current_database() and mode = 'AccessExclusiveLock' and not granted`,
        )
        expect(rowCount).toBeGreaterThan(0)
      })
      await db.query('commit')
      await truncating
    })
    expect(await looseDays()).toContain('2 2026-04-13')
    await pool.query(`delete from ssid_client_counts where time = '2026-04-13T00:00:00Z'`)
  })

  it('give back the disk of months that are all packed, and are forgotten with their month', async () => {
    const { pool } = test.database
    const before = await answers()
    test.log.length = 0
    expect(await truncateEmptied(pool, noon, AbortSignal.abort())).toEqual([])
    await keepOldDays(needs())
    const [line = '{}'] = test.log
    expect(JSON.parse(line).partitions).toContain('ssid_client_counts_2026_04')
    test.log.length = 0
    await keepOldDays(needs())
    expect(test.log).toEqual([])
    expect(await answers()).toEqual(before)
    await pool.query(
      `insert into packed_client_counts (ssid_id, day, at_ms, clients)
       select n, '2026-03-01', '{0}', '{1}' from generate_series(1, 1001) as n`,
    )
    // So many days after May, less one that a server may be behind.
    test.time = new Date('2026-08-31T12:00:00Z')
    await keepOldDays(needs())
    const { rows } = await pool.query(
      `select min(day)::text from packed_client_counts union all select min(day)::text from packed_transfer_metrics`,
    )
    expect(rows).toEqual([{ min: '2026-05-01' }, { min: '2026-05-01' }])
  })
})
