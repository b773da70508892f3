import { ssids } from '@netportal/contract/fixtures'
import { expect, it } from 'vitest'
import { oldestCount } from './oldestCount.ts'

const times = [undefined, '2026-06-18T14:00:00+02:00', '2026-06-18T12:30:00Z', null]

it('finds the oldest count, whatever its offset', () => {
  const counted = times.flatMap((counted_at, index) => {
    const ssid = ssids[index]
    return ssid ? [{ ...ssid, counted_at, count_interval_seconds: 3600 }] : []
  })
  expect(oldestCount(counted)).toEqual({ at: times[1], intervalSeconds: 3600 })
})

it('finds none where none is told', () => {
  expect(oldestCount(ssids)).toEqual({ at: undefined, intervalSeconds: undefined })
})
