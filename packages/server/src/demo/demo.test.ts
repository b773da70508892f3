import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { StartError } from '../http/errors.ts'
import { tellUntold } from '../incidents/keep.ts'
import { createSimulator } from '../simulator/simulator.ts'
import { openTestDatabase } from '../testing/database.ts'
import { signInRequest } from '../testing/testApp.ts'
import { createWorld } from '../testing/world.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { endDemo, startDemo } from './demo.ts'
import { fillPast } from './pastTraffic.ts'

const evening = new Date('2026-06-18T20:02:00Z')

let database: OpenDatabase
let now = evening
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  database = await openTestDatabase()
  const config = readConfig({ DEMO: '1' })
  app = await buildApp({ config, db: database.pool, clock: () => now })
  await start()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** As the server does at each start. */
async function start() {
  await startDemo(database.pool, now)
  await (await createSimulator({ app, db: database.pool, clock: () => now })).step()
}

async function signIn(email: string): Promise<string | undefined> {
  return (await app.inject(signInRequest(email, demoPassword))).json().access_token
}

async function get(url: string, token: string | undefined) {
  return (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json()
}

const count = async (what: string) =>
  (await database.pool.query<{ count: number }>(`select count(*) from ${what}`)).rows[0]?.count

it('has an account for each kind of customer', async () => {
  const seen: Record<string, number> = {}
  for (const { email } of demoAccounts) {
    const summary = await get('/api/v1/customer/location-summary', await signIn(email))
    seen[email] = summary.total_locations
  }
  expect(seen).toEqual({
    'admin@demo.test': 313,
    'multi@demo.test': 12,
    'single@demo.test': 1,
    'empty@demo.test': 0,
    'large@demo.test': 300,
  })
})

it('went through a night in which a whole site was dark, and guests called', async () => {
  await tellUntold(database.pool, () => now)
  const token = await signIn('multi@demo.test')
  const page = await get('/api/v1/customer/incidents?state=open', token)
  const night = page.results.find(
    ({ location_name, started_at }: { location_name: string; started_at: string }) =>
      location_name === 'Hôtel du Centre' && started_at.includes('T21:04'),
  )
  expect(night).toMatchObject({
    grade: 'critical',
    most_down: 59,
    site_access_points: 64,
    down_now: 1,
    calls: expect.any(Number),
  })
  const detail = await get(`/api/v1/customer/incidents/${night.id}`, token)
  const rooms = detail.tickets.map(({ room }: { room: string | null }) => room)
  expect(rooms).toEqual(expect.arrayContaining(['401', '214', '402']))
})

it('has a busy evening at the harbour', async () => {
  const token = await signIn('multi@demo.test')
  const locations = await get('/api/v1/customer/locations', token)
  const { id } = locations.find(({ name }: { name: string }) => name === 'Harbour Point Hotel')
  const path = `/api/v1/customer/locations/${id}`
  const devices: { current_status: string }[] = await get(`${path}/devices`, token)
  const statuses = devices.map(({ current_status }) => current_status)
  expect([statuses.length, statuses.filter((status) => status === 'Online').length]).toEqual([
    45, 42,
  ])
  const ssids = await get(`${path}/ssids-summary`, token)
  expect(ssids.ssid_count).toBe(5)
  expect(ssids.total_connected_clients).toBeGreaterThan(300)
  expect(ssids.total_tx_bytes).toBeGreaterThan(100 * 2 ** 30)
  expect(await get(`${path}/tickets-summary`, token)).toEqual({
    open_tickets_count: 1,
    closed_tickets_last_7_days_count: 14,
  })
})

it('has more than a page of events, and tickets of every stretch of days', async () => {
  const token = await signIn('multi@demo.test')
  const [{ id }] = (await get('/api/v1/customer/locations', token)).filter(
    ({ name }: { name: string }) => name === 'Harbour Point Hotel',
  )
  expect((await get(`/api/v1/locations/${id}/timeline/`, token)).count).toBeGreaterThan(100)
  const counts: number[] = []
  for (const days of [1, 7, 30, 90, 0]) {
    const path = `/api/v1/customer/locations/${id}/call-tickets?days_past=${days}`
    counts.push((await get(path, token)).length)
  }
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b))
})

describe('the next start', () => {
  beforeAll(async () => {
    now = new Date(evening.getTime() + 3 * 3_600_000)
    await start()
  })

  it('makes nothing twice', async () => {
    expect(await count('companies')).toBe(4)
    expect(await count('users')).toBe(5)
  })

  it('goes on where the traffic ended, without a gap', async () => {
    const { rows } = await database.pool.query<{ latest: string; count: number }>(
      `select max(time) as latest, count(*) from ssid_transfer_metrics
       join ssids on ssids.id = ssid_id join locations on locations.id = location_id
       where external_id = 'MHG-001'`,
    )
    expect(rows).toEqual([{ latest: '2026-06-18T23:00:00.000Z', count: 5 * 12 * (24 + 3) }])
  })

  it('has seen the online devices within five minutes', async () => {
    const { rows } = await database.pool.query<{ oldest: string }>(
      `select min(last_seen_at) as oldest from devices where lower(btrim(status)) = 'online'`,
    )
    expect(now.getTime() - Date.parse(rows[0]?.oldest ?? '')).toBeLessThan(5 * 60_000)
  })
})

describe('the past of 90 days', () => {
  const spans = async () =>
    (
      await database.pool.query<{ site: string; count: number; first: string }>(
        `select external_id as site, count(*), min(time) as first
         from ssid_transfer_metrics join ssids on ssids.id = ssid_id
         join locations on locations.id = location_id
         group by external_id order by external_id`,
      )
    ).rows

  it('is filled in, where it was left, in steps of five minutes at some sites', async () => {
    // Two networks are enough to see.
    for (const table of ['ssid_client_counts', 'ssid_transfer_metrics']) {
      await database.pool.query(
        `delete from ${table} where ssid_id not in (
           select ssids.id from ssids join locations on locations.id = location_id
           where external_id in ('ALD-001', 'MHG-002') and broadcast_name = 'Staff')`,
      )
    }
    await fillPast(database.pool, now).close()
    await fillPast(database.pool, now).done
    const filled = await spans()
    // The five hours of the gap are missing; the second site has 27 hours of five-minute steps.
    expect(filled).toEqual([
      { site: 'ALD-001', count: (90 * 24 - 5) * 12, first: '2026-03-20T23:05:00.000Z' },
      { site: 'MHG-002', count: 88 * 24 + 21 - 5 + 27 * 12, first: '2026-03-21T00:00:00.000Z' },
    ])
    await fillPast(database.pool, now).done
    expect(await spans()).toEqual(filled)
  })
})

describe('outside demo mode', () => {
  it('nobody gets in with a demo account, with a password or a token of before', async () => {
    const token = await signIn('admin@demo.test')
    await endDemo(database.pool)
    expect(await get('/api/v1/users/me/', token)).toHaveProperty('detail')
    expect(await signIn('admin@demo.test')).toBeUndefined()
    expect(await count('users')).toBe(0)
    expect(await count('tokens')).toBe(0)
  })

  it('the next demo start has its accounts back, and its data still', async () => {
    await startDemo(database.pool, now)
    expect(await signIn('admin@demo.test')).toBeDefined()
    expect(await count('locations')).toBe(313)
  })
})

it('refuses a database with real customers, and leaves it as it is', async () => {
  const real = await openTestDatabase()
  await createWorld(real.pool)
  await expect(startDemo(real.pool, now)).rejects.toBeInstanceOf(StartError)
  const { rows } = await real.pool.query('select count(*) from users where is_demo')
  await endDemo(real.pool)
  const people = await real.pool.query('select count(*) from users')
  await real.close()
  expect([rows, people.rows]).toEqual([[{ count: 0 }], [{ count: 5 }]])
})
