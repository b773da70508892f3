import {
  endpointPath,
  getDevice,
  getDeviceHistory,
  ingestDeviceStatuses,
  ingestDevices,
  statusPeriods,
} from '@netportal/contract'
import { formatPercent } from '@netportal/format'
import { expect, it } from 'vitest'
import { createRandom } from '../demo/random.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = Date.parse('2026-06-18T00:00:00Z')

let devices = 0

/** Delivers a device and its statuses, and gives what its page shows then. */
async function delivered(since: string, deliveries: readonly (readonly Entry[])[]) {
  test.time = new Date(nowMs)
  const { deliver } = await createDeliverer(test, test.world.ash.companyId)
  const ap_mac_address = `02:00:00:00:00:${String(++devices).padStart(2, '0')}`
  await deliver(ingestDevices, {
    ap_mac_address,
    location_external_id: 'A-1',
    first_discovered_at: since,
  })
  for (const entries of deliveries) {
    const items = entries.map(([time, status]) => ({ ap_mac_address, time, status }))
    expect((await deliver(ingestDeviceStatuses, ...items)).rejected).toEqual([])
  }
  const read = async (endpoint: typeof getDevice | typeof getDeviceHistory) => {
    const url = endpointPath(endpoint, { id: test.world.ash.locationId, mac: ap_mac_address })
    return (await test.call(url, await test.tokenOf('ann'))).json()
  }
  const device = await read(getDevice)
  const entries = await read(getDeviceHistory)
  const history = statusPeriods(entries, device.first_discovered_at, nowMs)
  return { device, entries, history }
}

type Entry = readonly [time: string, status: string]

const day = '2026-06-17'

it.each<[string, string, Entry[], string[]]>([
  [
    'in any order',
    `${day}T00:00:00Z`,
    [
      [`${day}T12:00:00Z`, 'Online'],
      [`${day}T00:00:00Z`, 'Online'],
      [`${day}T06:00:00Z`, 'Offline'],
    ],
    ['75.00%', '25.00%'],
  ],
  [
    'with a time of which nothing is known',
    `${day}T00:00:00Z`,
    [
      [`${day}T00:00:00Z`, 'Online'],
      [`${day}T06:00:00Z`, 'unknown'],
      [`${day}T12:00:00Z`, 'Online'],
    ],
    ['75.00%', '0.00%'],
  ],
  [
    'with an outage of five minutes in a hundred days',
    '2026-03-10T00:00:00Z',
    [
      ['2026-03-10T00:00:00Z', 'Online'],
      ['2026-05-01T00:00:00Z', 'OFFLINE'],
      ['2026-05-01T00:05:00Z', 'online'],
    ],
    ['99.99%', '0.01%'],
  ],
  [
    'that begins after discovery',
    `${day}T00:00:00Z`,
    [[`${day}T18:00:00Z`, 'Online']],
    ['25.00%', '0.00%'],
  ],
  ['that is empty', `${day}T00:00:00Z`, [], ['0.00%', '0.00%']],
])('a history %s', async (_what, since, entries, percentages) => {
  const { history } = await delivered(since, entries.length > 0 ? [entries] : [])
  const { uptime, downtime, unknown } = history
  expect([uptime, downtime].map(({ percent }) => formatPercent(percent, 2))).toEqual(percentages)
  const sum = [uptime, downtime, unknown].reduce((total, { percent }) => total + (percent ?? 0), 0)
  expect(sum).toBeCloseTo(100, 9)
})

it('is the same however its entries arrive: in any order, in parts, and twice', async () => {
  const random = createRandom('uptime')
  const entries = Array.from({ length: 24 }, (_, hour): Entry => {
    const time = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
    return [time, random.pick(['Online', 'Offline', 'rebooting'])]
  })
  // What is said again extends the entry before it.
  const expected = entries
    .filter(([, status], hour) => entries[hour - 1]?.[1] !== status)
    .map(([time, status]) => ({ time, status }))
  for (let round = 0; round < 8; round++) {
    const arriving = random.shuffle([...entries, ...random.shuffle(entries).slice(0, 8)])
    const cut = random.int(1, arriving.length - 1)
    const parts = [arriving.slice(0, cut), arriving.slice(cut)]
    const { device, entries: told } = await delivered(`${day}T00:00:00Z`, parts)
    expect(told).toEqual(expected)
    expect(device.current_status).toBe(entries.at(-1)?.[1])
  }
})
