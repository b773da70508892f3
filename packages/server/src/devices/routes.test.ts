import { endpointPath, listDevices } from '@netportal/contract'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()

const devicesOf = async (id: number) => {
  const response = await test.call(endpointPath(listDevices, { id }), await test.tokenOf('ann'))
  return response.json()
}

it('lists devices by name, those without one last, and says null where nothing is known', async () => {
  const place = { location_name: 'Harbour', location_timezone: 'Europe/London' }
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
    },
  ])
})

it('lists nothing for a location without devices', async () => {
  expect(await devicesOf(test.world.ash.secondLocationId)).toEqual([])
})
