import { endpointPath, getLocation, listLocations } from '@netportal/contract'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()

it('lists locations by name, whatever its letter case', async () => {
  const { ash } = test.world
  const response = await test.call(endpointPath(listLocations), await test.tokenOf('ann'))
  expect(response.json()).toEqual([
    {
      id: ash.secondLocationId,
      name: 'airport',
      timezone: 'Asia/Tokyo',
      customer_id: ash.companyId,
    },
    { id: ash.locationId, name: 'Harbour', timezone: 'Europe/London', customer_id: ash.companyId },
  ])
})

it('describes one location', async () => {
  const { ash } = test.world
  const path = endpointPath(getLocation, { id: ash.locationId })
  const response = await test.call(path, await test.tokenOf('ann'))
  expect(response.json()).toEqual({
    id: ash.locationId,
    name: 'Harbour',
    timezone: 'Europe/London',
    customer_id: ash.companyId,
    no_data_since: null,
  })
})
