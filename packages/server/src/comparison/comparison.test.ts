import {
  compareLocations,
  endpointPath,
  getProfile,
  ingestClientCounts,
  ingestDevices,
  ingestLocations,
  ingestTickets,
  listMonth,
  listWorstDevices,
  type MonthOfLocation,
  type WorstDevice,
} from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { deviceUptime } from '../reports/figures/uptime.ts'
import { networkUsage } from '../reports/figures/usage.ts'
import { readDevices } from '../reports/read/devices.ts'
import { readPlaces } from '../reports/read/places.ts'
import { readTransfers } from '../reports/read/series.ts'
import { createDeliverer, type Deliverer } from '../testing/deliver.ts'
import { createSite, type Site } from '../testing/incidents.ts'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'
import { forgetOldDays, tellDays } from './tellDays.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0', RETENTION_DAYS: '91' })
const hourMs = 3_600_000
/** By the clocks of the sites of these tests, which are nine hours ahead. */
const tokyo = (time: string) => new Date(`${time}:00+09:00`)

let machine: Deliverer
let site: Site

const tell = () => tellDays({ pool: test.database.pool, clock: () => test.time, retentionDays: 91 })

beforeAll(async () => {
  const { companyId } = test.world.ash
  machine = await createDeliverer(test, companyId)
  test.time = new Date('2026-05-01T12:00:00Z')
  site = await createSite(test, { name: 'Pier', accessPoints: 4, companyId })
  test.time = new Date('2026-06-18T12:00:00Z')
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into ssids (location_id, wlan_id) values ($1, 'a'), ($1, 'b') returning id`,
    [site.id],
  )
  const [a, b] = rows.map(({ id }) => id)
  // Nothing else was delivered in May, so that its counts tell that something is known of it. A network has ten
  // clients in each half hour; another has some in two of them.
  await test.database.pool.query(
    `insert into ssid_client_counts (ssid_id, time, clients)
     select $1::bigint, time, 10 from generate_series($3::timestamptz, $4::timestamptz, '30 minutes') as time
     union all select $2::bigint, $3, 4 union all select $2::bigint, $3 + interval '30 minutes', 8`,
    [a, b, tokyo('2026-04-15T00:00'), tokyo('2026-06-01T00:00')],
  )
  await test.database.pool.query(
    `insert into ssid_transfer_metrics (ssid_id, time, tx_mb, rx_mb) values
       ($1, $3, 1000, 1000), ($1, $3::timestamptz + interval '1 minute', 1.4, 2), ($2, $4, 0.3, null),
       ($2, $4::timestamptz + interval '1 minute', 5000, null)`,
    [a, b, tokyo('2026-05-01T00:00'), tokyo('2026-06-01T00:00')],
  )
  await site.tell(
    ...[0, 1, 2, 3].map((ap) => [ap, tokyo('2026-04-01T00:00'), 'Online'] as const),
    [0, tokyo('2026-04-30T22:00'), 'Offline'],
    [0, tokyo('2026-05-01T02:00'), 'Online'],
    [1, tokyo('2026-05-10T10:00'), 'Offline'],
    [1, tokyo('2026-05-10T11:00'), 'rebooting'],
    [1, tokyo('2026-05-10T13:00'), 'Online'],
    [2, tokyo('2026-05-31T20:00'), 'Offline'],
  )
  await ticket('T-1', '2026-05-01T00:00')
  await ticket('T-2', '2026-05-31T23:59')
  await ticket('T-3', '2026-06-01T00:00')
})

const externalId = async () => {
  const { rows } = await test.database.pool.query<{ external_id: string }>(
    'select external_id from locations where id = $1',
    [site.id],
  )
  return rows[0]?.external_id
}

async function ticket(number: string, opened: string): Promise<void> {
  await machine.deliver(ingestTickets, {
    location_external_id: await externalId(),
    calltek_ticket_id: number,
    ticket_datetime_utc: tokyo(opened).toISOString(),
  })
}

async function ask(path: string, person: Person = 'ann') {
  return test.call(path, await test.tokenOf(person))
}

async function monthOf(month: string, locationId = site.id): Promise<MonthOfLocation> {
  const { results } = (await ask(endpointPath(listMonth, {}, { month }))).json()
  return results.find((one: MonthOfLocation) => one.location_id === locationId)
}

describe('a month', () => {
  it('is the sums of its days by the clocks of the site, beside the month before', async () => {
    await tell()
    const may = await monthOf('2026-05')
    expect(may).toMatchObject({
      location_name: 'Pier',
      days: { first: '2026-05-01', last: '2026-05-31' },
      days_before: { first: '2026-04-01', last: '2026-04-30' },
      is_up_to_date: true,
      sums: {
        days: 31,
        online_ms: (4 * 31 * 24 - 2 - 3 - 4) * hourMs,
        offline_ms: (2 + 1 + 4) * hourMs,
        unknown_ms: 2 * hourMs,
        incidents: 2,
        calls: 2,
        client_hours: 10 * 31 * 24,
        counted_hours: 31 * 24,
        used_bytes: Math.round(1.4 * 1048576) + Math.round(2 * 1048576) + Math.round(0.3 * 1048576),
      },
      sums_before: {
        days: 30,
        offline_ms: 2 * hourMs,
        incidents: 1,
        client_hours: 10 * 16 * 24 + 6,
        counted_hours: 16 * 24,
      },
    })
    expect(may.by_day.uptime).toHaveLength(31)
    expect(
      may.by_day.down_hours.flatMap((hours, index) => (hours ? [[index + 1, hours]] : [])),
    ).toEqual([
      [1, 2],
      [10, 1],
      [31, 4],
    ])
  })

  it('agrees with the reports on uptime and on data usage', async () => {
    const asked = { locationId: site.id, start: '2026-05-01', end: '2026-05-31' }
    const read = await readPlaces(test.database.pool, [asked], null, test.time)
    const place = read?.places[0]
    if (!place) throw new Error('No place.')
    const { devices } = await readDevices(test.database.pool, place)
    const sum = (read: (uptime: ReturnType<typeof deviceUptime>) => number) =>
      devices.reduce((total, device) => total + read(deviceUptime(device, place)), 0) * 1000
    const { sums } = await monthOf('2026-05')
    expect([sums.online_ms, sums.offline_ms, sums.unknown_ms]).toEqual([
      sum(({ uptime }) => uptime.seconds),
      sum(({ downtime }) => downtime.seconds),
      sum(({ unknown }) => unknown.seconds),
    ])
    const transfers = await readTransfers(test.database.pool, place, null)
    const totals = transfers.map((series) => networkUsage(series, place).total)
    expect(sums.used_bytes).toBe(
      totals.reduce((total, { downBytes, upBytes }) => total + downBytes + upBytes, 0),
    )
  })

  it('that is not over has its days up to yesterday, beside as many', async () => {
    test.time = tokyo('2026-06-19T03:00')
    await tell()
    const june = await monthOf('2026-06')
    expect([june.days, june.days_before]).toEqual([
      { first: '2026-06-01', last: '2026-06-18' },
      { first: '2026-05-01', last: '2026-05-18' },
    ])
    expect(june.sums.client_hours).toBe(10)
    expect(june.by_day.clients).toEqual([10, ...Array(17).fill(null)])
    expect(june.sums_before.offline_ms).toBe(3 * hourMs)
  })

  it('is the last whole one when none is named, and must have begun', async () => {
    const last = (await ask(endpointPath(listMonth))).json()
    expect([last.month, last.count, last.first_month]).toEqual(['2026-05', 3, '2026-03'])
    const refused = await ask(endpointPath(listMonth, {}, { month: '2026-07' }))
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      'month: This month has not begun.',
    ])
    for (const month of ['2026-13', '2026-5', '1999-01', 'May', '']) {
      expect((await ask(endpointPath(listMonth, {}, { month }))).statusCode, month).toBe(422)
    }
  })

  it('comes page by page, and is of the own locations alone', async () => {
    const page = (await ask(endpointPath(listMonth, {}, { limit: 2, offset: 2 }))).json()
    expect(page.results).toHaveLength(1)
    expect([page.next, page.previous]).toEqual([null, expect.stringContaining('offset=0')])
    expect((await ask(endpointPath(listMonth), 'ben')).body).not.toContain('Pier')
    expect((await ask(endpointPath(listMonth), 'admin')).json().count).toBe(4)
  })
})

describe('what comes late', () => {
  it('is in the figures as soon as days are told again', async () => {
    await tell()
    expect(await tell()).toBe(0)
    await site.tell(
      [3, tokyo('2026-05-20T10:00'), 'Offline'],
      [3, tokyo('2026-05-20T15:00'), 'Online'],
    )
    const before = await monthOf('2026-05')
    expect([before.is_up_to_date, before.sums.offline_ms]).toEqual([false, 7 * hourMs])
    expect(await tell()).toBe(18 - 17 + 31 - 19 + 17)
    const after = await monthOf('2026-05')
    expect([after.is_up_to_date, after.sums.offline_ms, after.sums.incidents]).toEqual([
      true,
      12 * hourMs,
      3,
    ])
  })

  it.each<[string, () => Promise<unknown>, (month: MonthOfLocation) => unknown, unknown]>([
    ['a ticket', () => ticket('T-4', '2026-05-12T10:00'), ({ sums }) => sums.calls, 3],
    [
      'a ticket of another time',
      () => ticket('T-4', '2026-04-12T10:00'),
      ({ sums }) => sums.calls,
      2,
    ],
    [
      'a count of clients',
      async () =>
        machine.deliver(ingestClientCounts, {
          location_external_id: await externalId(),
          wlan_id_api: 'b',
          time: tokyo('2026-05-03T12:10').toISOString(),
          connected_client_count: 7,
        }),
      ({ sums }) => sums.client_hours,
      10 * 31 * 24 + 7,
    ],
    [
      'an access point that was there earlier',
      async () =>
        machine.deliver(ingestDevices, {
          location_external_id: await externalId(),
          ap_mac_address: '02:00:00:77:00:01',
          first_discovered_at: tokyo('2026-05-30T00:00').toISOString(),
        }),
      ({ sums }) => sums.unknown_ms,
      (2 + 48) * hourMs,
    ],
    [
      'another time zone',
      async () =>
        machine.deliver(ingestLocations, {
          external_id: await externalId(),
          name: 'Pier',
          timezone: 'Pacific/Kiritimati',
        }),
      // The ticket of 23:59 in Tokyo is of the next month there.
      ({ sums }) => sums.calls,
      1,
    ],
  ])('may be %s', async (_, deliver, read, expected) => {
    await deliver()
    expect((await monthOf('2026-05')).is_up_to_date).toBe(false)
    await tell()
    expect(read(await monthOf('2026-05'))).toBe(expected)
  })
})

describe('a site of which nothing was heard', () => {
  it('was in no known state then, unless it is said later', async () => {
    const { companyId } = test.world.ash
    test.time = tokyo('2026-06-10T12:00')
    const quiet = await createSite(test, { name: 'Quiet', accessPoints: 2, companyId })
    await quiet.tell(
      [0, tokyo('2026-06-10T12:00'), 'Online'],
      [1, tokyo('2026-06-10T12:00'), 'Online'],
    )
    await quiet.tell([1, tokyo('2026-06-12T12:00'), 'Online'])
    test.time = tokyo('2026-06-19T03:00')
    await tell()
    const known = async () => {
      const { by_day, sums } = await monthOf('2026-06', quiet.id)
      return [sums.unknown_ms / hourMs, by_day.uptime.slice(9, 13)]
    }
    // Unknown from the first of June, when they are long discovered, and again from their last word on.
    const hoursOfTwo = 2 * 18 * 24
    expect(await known()).toEqual([hoursOfTwo, [null, null, null, null]])
    // It had kept what happened, and delivers it now.
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
      const at = new Date(tokyo('2026-06-11T00:00').getTime() + minutes * 60_000)
      await test.database.pool.query(
        `insert into device_status_changes (device_id, changed_at, status)
         select id, $2, 'Online' from devices where location_id = $1`,
        [quiet.id, at],
      )
    }
    await quiet.tell(
      [0, tokyo('2026-06-11T10:00'), 'Offline'],
      [0, tokyo('2026-06-11T10:20'), 'Online'],
    )
    await tell()
    expect((await known())[1]).toEqual([null, expect.closeTo(99.3, 1), null, null])
  })
})

describe('locations over days', () => {
  const path = (query: Record<string, unknown>) => endpointPath(compareLocations, {}, query)

  it('are answered in the order asked for, a value for each day', async () => {
    const { secondLocationId } = test.world.ash
    const answer = await ask(
      path({
        location_ids: `${site.id},${secondLocationId}`,
        from: '2026-05-31',
        to: '2026-06-02',
      }),
    )
    const { locations, ...days } = answer.json()
    expect(days).toEqual({ from: '2026-05-31', to: '2026-06-02' })
    expect(locations.map((one: MonthOfLocation) => one.location_name)).toEqual(['Pier', 'airport'])
    expect(locations[0].by_day.clients).toHaveLength(3)
    expect(locations[1].by_day.uptime).toEqual([null, null, null])
  })

  it('are the last thirty days when none are named', async () => {
    const { from, to, locations } = (await ask(path({ location_ids: site.id }))).json()
    expect([from, to, locations[0].by_day.usage.length]).toEqual(['2026-05-19', '2026-06-17', 30])
  })

  it('are refused whole where one of them is not the own, and beyond five or a year', async () => {
    const foreign = test.world.birch.locationId
    expect((await ask(path({ location_ids: `${site.id},${foreign}` }))).statusCode).toBe(404)
    expect((await ask(path({ location_ids: `${site.id},${foreign}` }), 'admin')).statusCode).toBe(
      200,
    )
    expect((await ask(path({ location_ids: '1,2,3,4,5,6' }))).statusCode).toBe(422)
    const own = { location_ids: site.id }
    for (const days of [
      { from: '2025-06-01', to: '2026-06-02' },
      { from: '2026-06-02', to: '2026-06-01' },
      { from: '2026-02-30' },
    ]) {
      expect((await ask(path({ ...own, ...days }))).statusCode).toBe(422)
    }
    expect((await ask(path({ ...own, from: '2025-06-02', to: '2026-06-02' }))).statusCode).toBe(200)
    for (const location_ids of ['', 'a', '1,', '1;2', '-1']) {
      expect((await ask(path({ location_ids }))).statusCode, location_ids).toBe(422)
    }
  })
})

describe('the worst access points', () => {
  it('are those that were down for longest in a quarter', async () => {
    test.time = tokyo('2026-06-19T03:00')
    const { results, ...rest } = (await ask(endpointPath(listWorstDevices))).json()
    expect(rest).toMatchObject({
      quarter: '2026-Q2',
      days: { first: '2026-04-01', last: '2026-06-17' },
    })
    expect(
      results
        .filter((one: WorstDevice) => one.location_name === 'Pier')
        .map((one: WorstDevice) => [
          one.ap_mac_address.at(-1),
          one.offline_ms / hourMs,
          one.days_down,
          one.outages,
        ]),
    ).toEqual([
      ['3', 5, 1, 1],
      ['0', 4, 1, 1],
      ['2', 4, 1, 1],
      ['1', 1, 1, 1],
    ])
    expect((await ask(endpointPath(listWorstDevices, {}, { limit: 1 }))).json()).toMatchObject({
      count: rest.count,
      results: [results[0]],
    })
    expect((await ask(endpointPath(listWorstDevices), 'ben')).body).not.toContain('Pier')
  })

  it('are none of a quarter that has not begun, and of a name that is none', async () => {
    for (const quarter of ['2026-Q3', '2026-Q5', '2026', '']) {
      const answer = await ask(endpointPath(listWorstDevices, {}, { quarter }))
      expect([quarter, answer.statusCode]).toEqual([quarter, 422])
    }
    const earlier = (await ask(endpointPath(listWorstDevices, {}, { quarter: '2024-Q1' }))).json()
    expect([earlier.count, earlier.results]).toEqual([0, []])
  })
})

describe('days that are kept', () => {
  it('outlive the points that they were made of, and end themselves', async () => {
    const { pool } = test.database
    const clientsOf = async (day: string) =>
      (
        await pool.query(
          'select client_hours from location_days where location_id = $1 and day = $2',
          [site.id, day],
        )
      ).rows
    test.time = new Date('2026-09-20T12:00:00Z')
    await pool.query("delete from ssid_client_counts where time < '2026-06-01'")
    await site.tell(
      [0, tokyo('2026-04-20T00:00'), 'Offline'],
      [0, tokyo('2026-04-20T01:00'), 'Online'],
    )
    await tell()
    expect(await clientsOf('2026-05-20')).toEqual([{ client_hours: 240 }])
    await forgetOldDays(pool, new Date('2028-07-28T12:00:00Z'))
    expect(await clientsOf('2026-05-19')).toEqual([])
    expect(await clientsOf('2026-05-20')).toHaveLength(1)
  })
})

describe('a server that hides its extras', () => {
  const plain = useTestApp({ HIDE_EXTRAS: '1' })

  it('has no such calls, which one that shows them names', async () => {
    const token = await plain.tokenOf('ann')
    for (const call of [listMonth, listWorstDevices]) {
      expect((await plain.call(endpointPath(call), token)).statusCode).toBe(404)
    }
    const profile = await ask(endpointPath(getProfile), 'admin')
    expect(profile.json().extras).toContain('comparison')
  })
})
