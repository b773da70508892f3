import {
  endpointPath,
  getDeviceHistory,
  getGroupedTimeline,
  getMoment,
  getTimeline,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
} from '@netportal/contract'
import { beforeEach, expect, it } from 'vitest'
import { createRandom } from '../demo/random.ts'
import { tellLocations } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { beforeNoon as at, noon } from '../testing/world.ts'
import { forgetRepeats } from './repeats.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = noon.getTime()
const minuteMs = 60_000
const minutesAgoOf = (time: string) => (nowMs - Date.parse(time)) / minuteMs
const rows = async (sql: string) => (await test.database.pool.query(sql)).rows

let sites = 0

beforeEach(() => {
  test.time = new Date(nowMs)
})

/** Three access points at a site of their own that is heard of since long ago. */
async function mount() {
  const machine = await createDeliverer(test, test.world.ash.companyId)
  const site = String(++sites).padStart(2, '0')
  const macs = ['01', '02', '03'].map((last) => `02:00:00:80:${site}:${last}`)
  const location_external_id = `repeats-${site}`
  const place = { external_id: location_external_id, name: site, timezone: 'UTC' }
  await machine.deliver(ingestLocations, place)
  const devices = macs.map((ap_mac_address) => ({ ap_mac_address, location_external_id }))
  await machine.deliver(ingestDevices, ...devices)
  const [{ id }] = await rows(
    `select id from locations where external_id = '${location_external_id}'`,
  )
  await rows(`update incident_locations set heard_from = '2026-01-01' where location_id = ${id}`)
  return {
    id,
    tell: (...said: (readonly [device: number, minutesAgo: number, status: string])[]) =>
      machine.deliver(
        ingestDeviceStatuses,
        ...said.map(([device, minutes, status]) => ({
          ap_mac_address: macs[device],
          time: at(minutes),
          status,
        })),
      ),
    read: async (path: string) => (await test.call(path, await test.tokenOf('ann'))).json(),
    history: async (device = 0): Promise<[number, string][]> => {
      const path = endpointPath(getDeviceHistory, { id, mac: macs[device] ?? '' })
      const entries = (await test.call(path, await test.tokenOf('ann'))).json()
      return entries.map((one: { time: string; status: string }) => [
        minutesAgoOf(one.time),
        one.status,
      ])
    },
    kept: () =>
      rows(
        `select changed_at from device_status_changes join devices on devices.id = device_id
         where location_id = ${id} order by 1`,
      ),
  }
}

it('extends a status that is said again, and says it to be created, and known when it comes twice', async () => {
  const { tell, kept, history } = await mount()
  const result = (created: number, updated: number, unchanged: number) => ({
    created,
    updated,
    unchanged,
    rejected: [],
  })
  expect(await tell([0, 60, 'Online'], [0, 50, 'Online'])).toEqual(result(2, 0, 0))
  expect(await tell([0, 40, 'Online'])).toEqual(result(1, 0, 0))
  expect(await tell([0, 50, 'Online'], [0, 40, 'Online'])).toEqual(result(0, 0, 2))
  expect(await kept()).toHaveLength(1)
  expect(await tell([0, 40, 'Offline'])).toEqual(result(0, 1, 0))
  expect(await history()).toEqual([
    [60, 'Online'],
    [40, 'Offline'],
  ])
})

it('ends what is said late where the status before it was said again', async () => {
  const { tell, history } = await mount()
  await tell([0, 60, 'Online'], [1, 60, 'Offline'])
  await tell([0, 45, 'Online'], [1, 45, 'Offline'])
  await tell([0, 30, 'Online'], [1, 30, 'Offline'])
  await tell([0, 50, 'Offline'])
  expect(await history()).toEqual([
    [60, 'Online'],
    [50, 'Offline'],
    [45, 'Online'],
  ])
  expect(await history(1)).toEqual([[60, 'Offline']])
})

it('keeps the changes of all that was said, and their outages', async () => {
  const { id, tell, history } = await mount()
  const random = createRandom('repeats')
  const said = new Map<string, [number, number, string]>()
  for (let turn = 0; turn < 15; turn++) {
    const delivery = Array.from({ length: 8 }, (): [number, number, string] => [
      random.int(0, 2),
      random.int(1, 40),
      ['Online', 'Online', 'Offline', 'rebooting'][random.int(0, 3)] ?? '',
    ])
    for (const one of delivery) said.set(`${one[0]} ${one[1]}`, one)
    await tell(...delivery)
  }
  for (const device of [0, 1, 2]) {
    const own = [...said.values()]
      .filter((one) => one[0] === device)
      .sort((a, b) => b[1] - a[1])
      .map(([, minutes, status]) => [minutes, status])
    const changes = own.filter(([, status], index) => own[index - 1]?.[1] !== status)
    expect(await history(device)).toEqual(changes)
  }
  const outages = () => rows(`select * from device_outages where location_id = ${id} order by 1, 2`)
  const kept = await outages()
  await tellLocations(test.database.pool, [id], test.time)
  expect(await outages()).toEqual(kept)
})

it('is no event where a status is repeated, those of an older database neither', async () => {
  const { id, tell, read, history } = await mount()
  await tell([0, 60, 'Online'], [0, 50, 'Online'])
  await rows(
    `insert into device_status_changes select id, time::timestamptz, 'Online'
     from devices cross join (values ('${at(40)}'), ('${at(30)}')) as said (time) where location_id = ${id}
     and mac_address like '%:01'`,
  )
  expect(await history()).toEqual([[60, 'Online']])
  const plain = await read(endpointPath(getTimeline, { id }))
  expect([plain.count, plain.results.length]).toEqual([1, 1])
  expect((await read(endpointPath(getGroupedTimeline, { id }))).results).toHaveLength(1)
})

it('knows of a silence what was buffered in it, also when the times are gone', async () => {
  test.time = new Date(at(300))
  const { id, tell, read } = await mount()
  await tell([0, 301, 'Online'])
  test.time = new Date(nowMs)
  await tell([0, 1, 'Online'])
  const silentAt = async (minutes: number) => {
    const moment = await read(endpointPath(getMoment, { id }, { at: at(minutes) }))
    return moment.no_data_since === null ? null : minutesAgoOf(moment.no_data_since)
  }
  expect(await silentAt(100)).toBe(300)
  await tell([0, 120, 'Online'], [0, 110, 'Online'])
  await rows('delete from status_repeats')
  expect(await silentAt(200)).toBe(300)
  expect(await silentAt(100)).toBeNull()
  expect(await silentAt(50)).toBe(110)
})

it('forgets the times of repeats that nothing can be late for any more', async () => {
  const { tell } = await mount()
  await rows('delete from status_repeats')
  await tell([0, 60, 'Online'], [0, 50, 'Online'])
  const days = (count: number) => new Date(nowMs + count * 86_400_000)
  expect(await forgetRepeats(test.database.pool, days(7.9))).toBe(0)
  expect(await forgetRepeats(test.database.pool, days(8))).toBe(1)
})

it('keeps what is said of more than a week ago as it is', async () => {
  const { tell, kept } = await mount()
  await tell([0, 20_000, 'Online'], [0, 19_000, 'Online'], [0, 60, 'Online'])
  expect(await kept()).toHaveLength(2)
})
