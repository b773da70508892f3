import {
  endpointPath,
  getSsidStats,
  getSsidsSummary,
  getTransferMetrics,
  listSsids,
  listSsidsWithCounts,
  type Ssid,
} from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'
import { noon } from '../testing/world.ts'

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
    clients_counted_at: '2026-06-18T11:55:00.000Z',
    count_interval_seconds: 3600,
    traffic_hours: 24,
  })
})

it('is zero for a location without SSIDs', async () => {
  expect(await summaryOf(test.world.ash.secondLocationId)).toEqual({
    ssid_count: 0,
    total_connected_clients: 0,
    total_tx_bytes: 0,
    total_rx_bytes: 0,
    clients_counted_at: null,
    count_interval_seconds: 3600,
    traffic_hours: 24,
  })
})

it('tells the oldest count of a total, since that is how old some of it is', async () => {
  const db = test.database.pool
  const change = (to: string, from: string) =>
    db.query(
      `update ssid_client_counts set time = $1 where time = $2
         and ssid_id = (select id from ssids where wlan_id = '2')`,
      [new Date(to), new Date(from)],
    )
  await change('2026-06-18T09:00:00Z', '2026-06-18T11:55:00Z')
  expect(await summaryOf(test.world.ash.locationId)).toMatchObject({
    total_connected_clients: 42,
    clients_counted_at: '2026-06-18T09:00:00.000Z',
  })
  await change('2026-06-18T11:55:00Z', '2026-06-18T09:00:00Z')
})

const read = async (path: string) => {
  const response = await test.call(path, await test.tokenOf('ann'))
  return response.json()
}

describe('the list', () => {
  const guest = {
    id: expect.any(Number),
    wlan_id_api: '1',
    ssid_broadcast_name_api: 'guest',
    wlan_name_api: 'vlan-1',
    active: true,
  }

  it('has active ones by name, without counts', async () => {
    const list = await read(endpointPath(listSsids, { id: test.world.ash.locationId }))
    expect(list[1]).toEqual(guest)
    expect(list.map((ssid: Ssid) => ssid.ssid_broadcast_name_api)).toEqual(['Backstage', 'guest'])
  })

  it('has the latest count of each, and inactive ones when asked', async () => {
    const path = (query: { include_inactive: boolean }) =>
      endpointPath(listSsidsWithCounts, { id: test.world.ash.locationId }, query)
    const active = await read(path({ include_inactive: false }))
    expect(active[1]).toEqual({
      ...guest,
      latest_client_count: 40,
      counted_at: '2026-06-18T11:55:00.000Z',
      count_interval_seconds: 3600,
    })
    const all = await read(path({ include_inactive: true }))
    expect(
      all.map((ssid: Ssid) => [ssid.wlan_id_api, ssid.active, ssid.latest_client_count]),
    ).toEqual([
      ['2', true, 2],
      ['1', true, 40],
      ['3', false, 1000],
    ])
  })

  it('says null, not zero, where nothing was ever counted', async () => {
    const path = endpointPath(listSsidsWithCounts, { id: test.world.birch.locationId })
    const response = await test.call(path, await test.tokenOf('ben'))
    expect(response.json()).toMatchObject([{ wlan_id_api: 'secret', latest_client_count: null }])
  })
})

describe('statistics', () => {
  const params = (ssid: string) => ({ id: test.world.ash.locationId, ssid })

  it('are client counts, oldest first', async () => {
    expect(await read(endpointPath(getSsidStats, params('1')))).toEqual([
      { time: '2026-06-18T11:50:00.000Z', connected_client_count: 99 },
      { time: '2026-06-18T11:55:00.000Z', connected_client_count: 40 },
    ])
  })

  it('are rates and usage, with what was not measured left empty', async () => {
    const empty = {
      transfer_rate_tx_mbps: null,
      transfer_rate_rx_mbps: null,
      clients_connected: null,
    }
    expect(await read(endpointPath(getTransferMetrics, params('1')))).toEqual([
      {
        time: '2026-06-17T12:05:00.000Z',
        ...empty,
        period_usage_tx_mb: 1.5,
        period_usage_rx_mb: 0.25,
      },
      {
        time: '2026-06-18T12:00:00.000Z',
        ...empty,
        period_usage_tx_mb: 2,
        period_usage_rx_mb: null,
      },
    ])
  })

  it('reach back as many days as asked', async () => {
    const points = await read(endpointPath(getTransferMetrics, params('1'), { days_history: 90 }))
    expect(points.map(({ time }: { time: string }) => time)).toEqual([
      '2026-06-17T12:00:00.000Z',
      '2026-06-17T12:05:00.000Z',
      '2026-06-18T12:00:00.000Z',
    ])
  })

  it('are of the shape of the contract, however small or large a number is', async () => {
    await test.database.pool.query(
      `insert into ssid_transfer_metrics (ssid_id, time, tx_mbps, rx_mbps, clients, tx_mb, rx_mb)
       select id, '2026-06-18T11:59:59.5Z', 1e-7, 0, 2147483647, 1.7976931348623157e308, 0.1
       from ssids where location_id = $1 and wlan_id = '3'`,
      [test.world.ash.locationId],
    )
    const points = await read(endpointPath(getTransferMetrics, params('3')))
    expect(getTransferMetrics.response.parse(points)).toEqual(points)
    expect(points).toContainEqual({
      time: '2026-06-18T11:59:59.500Z',
      transfer_rate_tx_mbps: 1e-7,
      transfer_rate_rx_mbps: 0,
      clients_connected: 2_147_483_647,
      period_usage_tx_mb: Number.MAX_VALUE,
      period_usage_rx_mb: 0.1,
    })
    const counts = await read(endpointPath(getSsidStats, params('1')))
    expect(getSsidStats.response.parse(counts)).toEqual(counts)
  })

  it('are summed up without what no network can move', async () => {
    const summary = endpointPath(getSsidsSummary, { id: test.world.ash.locationId })
    const before = await read(summary)
    await test.database.pool.query(
      `insert into ssid_transfer_metrics (ssid_id, time, tx_mb, rx_mb)
       select id, '2026-06-18T11:00:00Z'::timestamptz + n * interval '1 second', 1.7e308, 'Infinity'
       from ssids, generate_series(1, 3) n where location_id = $1 and wlan_id = '1'`,
      [test.world.ash.locationId],
    )
    expect(await read(summary)).toEqual(before)
    await test.database.pool.query(
      "delete from ssid_transfer_metrics where tx_mb = 1.7e308 and rx_mb = 'Infinity'",
    )
  })

  it('are of an inactive network too, and none where nothing was measured', async () => {
    expect(await read(endpointPath(getSsidStats, params('3')))).toHaveLength(1)
    test.time = new Date('2026-07-18T12:00:00Z')
    expect(await read(endpointPath(getSsidStats, params('3')))).toEqual([])
    test.time = noon
  })

  it.each([['50%/5G'], ['Zoë & Co?#'], ['x'.repeat(200)], ['🎉'.repeat(100)]])(
    'are found by any id that a controller gives: %s',
    async (wlanId) => {
      await test.database.pool.query('insert into ssids (location_id, wlan_id) values ($1, $2)', [
        test.world.ash.locationId,
        wlanId,
      ])
      for (const endpoint of [getSsidStats, getTransferMetrics]) {
        expect(await read(endpointPath(endpoint, params(wlanId)))).toEqual([])
      }
    },
  )

  it.each(['4', 'secret', '\0', '1\0', '"', 'x'.repeat(201), '../1'])(
    'are not of %j, which is no network of the location',
    async (ssid) => {
      const token = await test.tokenOf('ann')
      for (const endpoint of [getSsidStats, getTransferMetrics]) {
        const response = await test.call(endpointPath(endpoint, params(ssid)), token)
        expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }])
      }
    },
  )

  it.each(['0', '367', '-1', '1.5', '', 'all', '1e2', '٣'])(
    'refuse %j as a number of days',
    async (days) => {
      const path = `${endpointPath(getSsidStats, params('1'))}?days_history=${encodeURIComponent(days)}`
      const response = await test.call(path, await test.tokenOf('ann'))
      expect(response.statusCode).toBe(422)
      expect(response.json().detail).toMatch(/^days_history: /)
    },
  )
})
