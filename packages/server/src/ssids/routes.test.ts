import { endpointPath, getSsidsSummary } from '@netportal/contract'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()

const summaryOf = async (id: number) => {
  const response = await test.call(endpointPath(getSsidsSummary, { id }), await test.tokenOf('ann'))
  return response.json()
}

it('sums up latest counts and the traffic of 24 hours, over active SSIDs only', async () => {
  expect(await summaryOf(test.world.ash.locationId)).toEqual({
    ssid_count: 2,
    total_connected_clients: 42,
    // (1.5 + 2 + 0.5) MB and (0.25 + 0.25) MB; the point of exactly 24 hours ago is out.
    total_tx_bytes: 4 * 1024 * 1024,
    total_rx_bytes: 0.5 * 1024 * 1024,
  })
})

it('is zero for a location without SSIDs', async () => {
  expect(await summaryOf(test.world.ash.secondLocationId)).toEqual({
    ssid_count: 0,
    total_connected_clients: 0,
    total_tx_bytes: 0,
    total_rx_bytes: 0,
  })
})
