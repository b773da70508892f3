import { fixtureNow, minutesAgo, mixedDevices } from '@netportal/contract/fixtures'
import { expect, it } from 'vitest'
import { offlineForColumn, offlineUntilMs } from './offlineForColumn.tsx'

const [first] = mixedDevices
const since = minutesAgo(150)

it.each([
  ['that is offline', { offline_since: since }, '2h 30m', 9000],
  [
    'of a silent site',
    { offline_since: since, no_data_since: minutesAgo(60) },
    '1h 30m (No data since 2026-06-18 13:32)',
    5400,
  ],
  ['that is offline, and since when is not known', { offline_since: null }, 'N/A', null],
  ['that is online', { current_status: 'Online', offline_since: since }, '', null],
  ['whose clock is late', { offline_since: minutesAgo(-5) }, '0s', 0],
])('of a device %s it says so', (_what, change, text, seconds) => {
  const column = offlineForColumn(() => 'Europe/London', Date.parse(fixtureNow))
  const device = { id: 1, ap_mac_address: '', ...first, current_status: 'OFFLINE', ...change }
  expect(column.text?.(device)).toBe(text)
  expect(column.value(device)).toBe(seconds)
})

it('is told by an API that has the field, be it empty', () => {
  const answer = (change: object) => ({
    status: 'ready' as const,
    data: [...mixedDevices, { id: 1, ap_mac_address: '', ...change }],
    updatedAt: fixtureNow,
    refresh: 'idle' as const,
  })
  expect(offlineUntilMs(answer({}))).toBeNull()
  expect(offlineUntilMs(answer({ offline_since: null }))).toBe(Date.parse(fixtureNow))
})
