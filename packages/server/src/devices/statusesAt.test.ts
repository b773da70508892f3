import { ingestClientCounts, ingestDeviceStatuses, ingestDevices } from '@netportal/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellUntold } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { statusesAt } from './statusesAt.ts'

const test = useTestApp()
const nowMs = Date.parse('2026-06-18T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(nowMs - minutes * 60_000)
const time = (minutes: number) => minutesAgo(minutes).toISOString()

beforeEach(async () => {
  test.time = new Date(nowMs)
  const db = test.database.pool
  await db.query("delete from devices where mac_address like '02:%'")
  for (const table of ['location_silences', 'ssid_client_counts']) {
    await db.query(`delete from ${table}`)
  }
  await tellUntold(db, () => test.time)
  await db.query('update incident_locations set heard_at = null, heard_from = null')
})

/** An access point at a site that has no other, and what is said of it. */
async function mount(firstDiscovered: number | null = 100_000) {
  const machine = await createDeliverer(test, test.world.ash.companyId)
  const ap_mac_address = '02:00:00:00:00:01'
  const appear = () =>
    machine.deliver(ingestDevices, {
      ap_mac_address,
      location_external_id: 'A-2',
      device_name_api: 'AP-1',
      first_discovered_at: firstDiscovered === null ? null : time(firstDiscovered),
    })
  await appear()
  const tell = (...changes: (readonly [minutes: number, status: string])[]) =>
    machine.deliver(
      ingestDeviceStatuses,
      ...changes.map(([minutes, status]) => ({ ap_mac_address, time: time(minutes), status })),
    )
  return { tell, appear, machine }
}

/** How the access point stood, in minutes before now. */
async function at(minutes: number) {
  const { devices, noDataSince } = await statusesAt(
    test.database.pool,
    test.world.ash.secondLocationId,
    minutesAgo(minutes),
  )
  const [device] = devices
  return {
    status: device?.status,
    since: ago(device?.since),
    ...(noDataSince !== null && {
      noData: ago(noDataSince),
      last: [device?.last_known_status, ago(device?.last_known_since)],
    }),
  }
}

const ago = (since: string | null | undefined) =>
  since == null ? null : (nowMs - Date.parse(since)) / 60_000

describe('the status of an access point at a moment', () => {
  it('is the last that was said, since the first time that it was', async () => {
    const { tell } = await mount()
    await tell([900, 'Online'], [800, 'online'], [700, 'Offline'], [650, 'OFFLINE'])
    await tell([600, 'Online'], [500, 'Online'], [400, ' rebooting'], [390, 'upgrading'])
    await tell([300, 'Online'], [290, 'Online'], [200, 'Offline'], [190, 'rebooting'])
    await tell([180, 'Offline'], [170, 'Offline'])
    const told: [minutes: number, status: string, since: number][] = [
      [900, 'online', 900],
      [701, 'online', 900],
      [700, 'offline', 700],
      [601, 'offline', 700],
      [600, 'online', 600],
      [401, 'online', 600],
      [400, 'unknown', 400],
      [301, 'unknown', 400],
      [300, 'online', 300],
      [201, 'online', 300],
      [200, 'offline', 200],
      [185, 'unknown', 190],
      [180, 'offline', 180],
      [0, 'offline', 180],
    ]
    for (const [minutes, status, since] of told) {
      expect(await at(minutes), `${minutes} minutes ago`).toEqual({ status, since })
    }
  })

  it('does not depend on what came late, or on what is still to come', async () => {
    const { tell } = await mount()
    await tell([500, 'Online'], [100, 'Offline'])
    await tell([300, 'Offline'], [250, 'Online'])
    expect(await at(260)).toEqual({ status: 'offline', since: 300 })
    expect(await at(150)).toEqual({ status: 'online', since: 250 })
  })

  it('is unknown from its discovery until it is said, and not there before', async () => {
    const { tell } = await mount(1000)
    await tell([900, 'Online'])
    expect(await at(1001)).toEqual({ status: 'undiscovered', since: null })
    expect(await at(1000)).toEqual({ status: 'unknown', since: 1000 })
    expect(await at(901)).toEqual({ status: 'unknown', since: 1000 })
  })

  it('is told as recorded before a discovery that was noted late', async () => {
    const { tell } = await mount(100)
    await tell([900, 'Offline'])
    expect(await at(500)).toEqual({ status: 'offline', since: 900 })
  })

  it('is unknown, since nobody knows when, where nothing was ever noted', async () => {
    await mount(null)
    expect(await at(500)).toEqual({ status: 'unknown', since: null })
  })

  it('says no beginning of what is repeated too often to be read, or was not told yet', async () => {
    const { tell } = await mount()
    await tell(...Array.from({ length: 500 }, (_, index) => [index + 100, 'gone'] as const))
    expect(await at(0)).toEqual({ status: 'unknown', since: null })
    expect(await at(300)).toEqual({ status: 'unknown', since: 599 })
    await tell([50, 'Online'])
    await test.database.pool.query('update incident_locations set told_at = null')
    expect(await at(0)).toEqual({ status: 'online', since: null })
  })
})

describe('a moment at which nothing was heard of a location', () => {
  it('has no data since deliveries stopped, until they came again', async () => {
    test.time = minutesAgo(600)
    const { tell, appear } = await mount()
    await tell([700, 'Offline'])
    test.time = minutesAgo(300)
    await appear()
    test.time = minutesAgo(290)
    await appear()
    test.time = minutesAgo(0)
    expect(await at(601)).toEqual({ status: 'offline', since: 700 })
    expect(await at(570)).toEqual({ status: 'offline', since: 700 })
    const silent = { status: 'unknown', since: 600, noData: 600, last: ['offline', 700] }
    expect(await at(569)).toEqual(silent)
    expect(await at(301)).toEqual(silent)
    expect(await at(300)).toEqual({ status: 'offline', since: 700 })
    // Nothing has come since then.
    const last = { status: 'unknown', since: 290, noData: 290, last: ['offline', 700] }
    expect(await at(259)).toEqual(last)
  })

  it('is known by what was buffered, and delivered later', async () => {
    test.time = minutesAgo(600)
    const { tell } = await mount()
    await tell([700, 'Online'])
    test.time = minutesAgo(300)
    await tell([500, 'Offline'])
    expect(await at(480)).toEqual({ status: 'offline', since: 500 })
    expect(await at(460)).toMatchObject({ status: 'unknown', noData: 500, last: ['offline', 500] })
  })

  it('before that was noted is told by the counts of clients, where there are any', async () => {
    const { tell, machine } = await mount()
    await tell([900, 'Online'])
    expect(await at(400)).toEqual({ status: 'online', since: 900 })
    await test.database.pool.query(
      "insert into ssids (location_id, wlan_id) values ($1, 'counted') on conflict do nothing",
      [test.world.ash.secondLocationId],
    )
    await machine.deliver(
      ingestClientCounts,
      ...[800, 740, 400].map((minutes) => ({
        location_external_id: 'A-2',
        wlan_id_api: 'counted',
        time: time(minutes),
        connected_client_count: 3,
      })),
    )
    expect(await at(810)).toEqual({ status: 'online', since: 900 })
    expect(await at(670)).toEqual({ status: 'online', since: 900 })
    expect(await at(660)).toMatchObject({ status: 'unknown', noData: 740 })
    expect(await at(390)).toEqual({ status: 'online', since: 900 })
  })
})
