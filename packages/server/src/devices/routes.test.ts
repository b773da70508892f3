import {
  endpointPath,
  getDevice,
  getDeviceHistory,
  ingestDeviceStatuses,
  listDevices,
  listOfflineDevices,
} from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { tellUntold } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon } from '../testing/world.ts'

const test = useTestApp()

const devicesOf = async (id: number) => {
  const response = await test.call(endpointPath(listDevices, { id }), await test.tokenOf('ann'))
  return response.json()
}

/** Only lists tell since when a device is offline. */
const notOffline = { offline_since: null, no_data_since: null }

it('lists devices by name, those without one last, and says null where nothing is known', async () => {
  const place = {
    location_id: test.world.ash.locationId,
    location_name: 'Harbour',
    location_timezone: 'Europe/London',
  }
  expect(await devicesOf(test.world.ash.locationId)).toEqual([
    {
      id: expect.any(Number),
      ap_mac_address: '2C:C5:D3:00:00:20',
      device_name_api: 'LOBBY-AP-01',
      model_api: 'R750',
      current_status: 'Online',
      ip_address_api: '10.0.0.2',
      last_seen_api: '2026-06-18T11:58:00.000Z',
      first_discovered_at: '2025-03-02T09:00:00.000Z',
      ...place,
      ...notOffline,
    },
    {
      id: expect.any(Number),
      ap_mac_address: '2C:C5:D3:00:00:10',
      device_name_api: null,
      model_api: null,
      current_status: null,
      ip_address_api: null,
      last_seen_api: null,
      first_discovered_at: null,
      ...place,
      ...notOffline,
    },
  ])
})

it('lists nothing for a location without devices', async () => {
  expect(await devicesOf(test.world.ash.secondLocationId)).toEqual([])
})

describe('one device', () => {
  const at = (mac: string) => ({ id: test.world.ash.locationId, mac })

  it.each(['2C:C5:D3:00:00:20', '2c-c5-d3-00-00-20', '2cc5.d300.0020', '2CC5D3000020'])(
    'is found by its address, written %s',
    async (mac) => {
      const [listed] = await devicesOf(test.world.ash.locationId)
      const response = await test.call(endpointPath(getDevice, at(mac)), await test.tokenOf('ann'))
      expect({ ...response.json(), ...notOffline }).toEqual(listed)
    },
  )

  it('is not found by what is no address, and not at another location than its own', async () => {
    const token = await test.tokenOf('ann')
    for (const params of [
      ...['2C:C5:D3:00:00:21', '2C:C5:D3:00:00', 'LOBBY-AP-01', '\0', "'"].map(at),
      { id: test.world.ash.secondLocationId, mac: '2C:C5:D3:00:00:20' },
    ]) {
      for (const endpoint of [getDevice, getDeviceHistory]) {
        const response = await test.call(endpointPath(endpoint, params), token)
        expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }])
      }
    }
  })

  it('has a history, oldest first, in the words that were delivered', async () => {
    const path = endpointPath(getDeviceHistory, at('2C:C5:D3:00:00:20'))
    expect((await test.call(path, await test.tokenOf('ann'))).json()).toEqual([
      { time: '2026-06-17T08:00:00.000Z', status: 'offline' },
      { time: '2026-06-17T09:00:00.000Z', status: 'rebooting' },
      { time: '2026-06-18T09:30:00.000Z', status: 'Online' },
      { time: '2026-06-18T12:00:01.000Z', status: 'Offline' },
    ])
  })

  it('has an empty history when nothing was recorded', async () => {
    const path = endpointPath(getDeviceHistory, at('2C:C5:D3:00:00:10'))
    expect((await test.call(path, await test.tokenOf('ann'))).json()).toEqual([])
  })
})

describe('offline devices of all locations', () => {
  const offlineFor = async (person: 'ann' | 'ben' | 'admin') =>
    (await test.call(listOfflineDevices.path, await test.tokenOf(person))).json()

  it('are none when all are online or unknown', async () => {
    expect(await offlineFor('ann')).toEqual([])
  })

  it('name their location', async () => {
    const [device] = await offlineFor('ben')
    expect(device).toMatchObject({
      device_name_api: 'SECRET-AP',
      location_id: test.world.birch.locationId,
      location_name: 'Forest',
      location_timezone: 'US/Eastern',
    })
  })

  it('count in whatever letter case their status is written', async () => {
    const db = test.database.pool
    await db.query("update devices set status = ' oFFLINE ' where name = 'LOBBY-AP-01'")
    const names = (await offlineFor('admin')).map(
      ({ device_name_api }: { device_name_api: string }) => device_name_api,
    )
    await db.query("update devices set status = 'Online' where name = 'LOBBY-AP-01'")
    expect(names).toEqual(['SECRET-AP', 'LOBBY-AP-01'])
  })

  it('tell since when they are offline without a break, and since when their site is silent', async () => {
    await tellUntold(test.database.pool, () => noon)
    const { deliver } = await createDeliverer(test, test.world.ash.companyId)
    const ap_mac_address = '2C:C5:D3:00:00:20'
    const at = (time: string, status: string) => ({
      ap_mac_address,
      time: `2026-06-18T${time}:00.000Z`,
      status,
    })
    await deliver(
      ingestDeviceStatuses,
      at('10:00', 'Offline'),
      at('10:30', 'rebooting'),
      at('10:40', 'offline'),
      at('11:00', 'Offline'),
      at('12:00', 'Offline'),
    )
    const told = { offline_since: '2026-06-18T10:40:00.000Z', no_data_since: null }
    expect(await offlineFor('ann')).toEqual([expect.objectContaining(told)])
    const listed = await devicesOf(test.world.ash.locationId)
    expect(listed).toEqual([
      expect.objectContaining(told),
      expect.objectContaining({ ap_mac_address: '2C:C5:D3:00:00:10', offline_since: null }),
    ])

    test.time = new Date('2026-06-18T12:31:00.000Z')
    expect(await offlineFor('ann')).toEqual([
      expect.objectContaining({ ...told, no_data_since: '2026-06-18T12:00:00.000Z' }),
    ])
    test.time = noon
  })
})
