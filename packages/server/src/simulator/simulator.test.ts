import { ingestDevices, ingestLocations, ingestSsids } from '@netportal/contract'
import { beforeAll, expect, it } from 'vitest'
import { siteDevices } from '../demo/devices.ts'
import { companies, type DemoSite } from '../demo/sites.ts'
import { siteSsids } from '../demo/ssids.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { createSimulator, type Simulator } from './simulator.ts'

const hourMs = 3_600_000
const start = new Date('2026-06-18T13:02:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * hourMs)

const test = useTestApp()
const site: DemoSite = { ...companies.independent.sites[0], online: 300, offline: 2 }
let simulator: Simulator

/** As after a start of the server. */
const begin = () =>
  createSimulator({
    app: test.app,
    db: test.database.pool,
    clock: () => test.time,
    companies: [{ name: 'Big House', sites: [site] }],
  })

beforeAll(async () => {
  test.time = start
  const { rows } = await test.database.pool.query<{ id: number }>(
    "insert into companies (name, is_demo) values ('Big House', true) returning id",
  )
  const machine = await createDeliverer(test, rows[0]?.id ?? 0)
  const place = { location_external_id: site.externalId }
  await machine.deliver(ingestLocations, {
    external_id: site.externalId,
    name: site.name,
    timezone: site.timezone,
  })
  const devices = siteDevices(site, start)
  await machine.deliver(
    ingestDevices,
    ...devices.map(({ macAddress }) => ({ ...place, ap_mac_address: macAddress })),
  )
  await machine.deliver(
    ingestSsids,
    ...siteSsids(site).map(({ wlanId, isActive }) => ({
      ...place,
      wlan_id_api: wlanId,
      active: isActive,
    })),
  )
  simulator = await begin()
  await simulator.step()
})

interface Figures {
  changes: number
  tickets: number
  open: number
  points: number
  clients: number
}

async function figures(): Promise<Figures> {
  const { rows } = await test.database.pool.query<Figures>(
    `with here as (
       select ssids.id from ssids join locations on locations.id = location_id
       where external_id = $1
     ), counts as (
       select time, clients from ssid_client_counts where ssid_id in (select id from here)
     )
     select
       (select count(*) from device_status_changes join devices on devices.id = device_id
        join locations on locations.id = location_id where external_id = $1) as changes,
       count(tickets.id) as tickets,
       count(tickets.id) filter (where closed_at is null) as open,
       (select count(*) from counts) as points,
       (select sum(clients) from counts where time = (select max(time) from counts)) as clients
     from locations left join tickets on location_id = locations.id
     where external_id = $1`,
    [site.externalId],
  )
  const [row] = rows
  if (!row) throw new Error('No figures')
  return row
}

it('begins with the traffic of a day, and no other news', async () => {
  const active = siteSsids(site).filter(({ isActive }) => isActive).length
  expect(await figures()).toMatchObject({
    changes: 0,
    tickets: 0,
    open: 0,
    points: active * 24 * 12,
  })
})

it('lets access points flap, guests call, and clients rise in the evening', async () => {
  const afternoon = (await figures()).clients
  test.time = later(7)
  await simulator.step()
  const evening = await figures()
  expect(evening.clients).toBeGreaterThan(afternoon * 1.5)
  expect(evening.changes).toBeGreaterThan(20)
  expect(evening.tickets).toBeGreaterThan(0)
})

it('leaves each access point with the status of its last change', async () => {
  const { rows } = await test.database.pool.query<{ status: string; latest: string }>(
    `select devices.status, latest.status as latest
     from devices join locations on locations.id = location_id cross join lateral (
       select status from device_status_changes where device_id = devices.id
       order by changed_at desc limit 1
     ) latest where external_id = $1`,
    [site.externalId],
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ status, latest }) => status !== latest)).toEqual([])
})

it('says nothing twice after a restart', async () => {
  const told = await figures()
  simulator = await begin()
  await simulator.step()
  expect(await figures()).toEqual(told)
})

it('fills in what was missed, the same as if it had run all the time', async () => {
  test.time = later(9)
  await simulator.step()
  test.time = later(12)
  await simulator.step()
  const steady = await figures()
  const since = later(7).toISOString()
  const { pool } = test.database
  await pool.query('delete from device_status_changes where changed_at > $1', [since])
  await pool.query('delete from tickets where opened_at > $1', [since])
  for (const table of ['ssid_client_counts', 'ssid_transfer_metrics']) {
    await pool.query(`delete from ${table} where time > $1`, [since])
  }
  await (await begin()).step()
  expect(await figures()).toEqual(steady)
})

it('closes the tickets of outages that are over', async () => {
  simulator = await begin()
  test.time = later(24)
  await simulator.step()
  const { tickets, open } = await figures()
  expect(tickets).toBeGreaterThan(5)
  const { rows } = await test.database.pool.query(
    `select calltek_ticket_id from tickets join locations on locations.id = location_id
     where external_id = $1 and closed_at is null and opened_at < $2`,
    [site.externalId, later(18)],
  )
  expect(rows).toEqual([])
  expect(open).toBeLessThan(tickets)
})
