import { expect, it } from 'vitest'
import type { PlaceData } from './input.ts'
import { seriesBuffers } from './seriesBuffers.ts'

it('moves all series of a report, those that share their memory too', () => {
  const shared = Float64Array.from([1, 2, 3, 4])
  const counts = { times: shared.subarray(0, 2), values: shared.subarray(2) }
  const one = () => Float64Array.of(5)
  const transfer = { txMbps: one(), rxMbps: one(), txMb: one(), rxMb: one() }
  const place: PlaceData = {
    place: {
      id: 1,
      name: 'Ash',
      timezone: 'UTC',
      start: '2026-06-17',
      end: '2026-06-17',
      fromMs: 0,
      toMs: 1,
      untilMs: 1,
    },
    devices: [],
    clients: [{ ssidId: 1, name: 'Guest', counts }],
    transfers: [{ ssidId: 1, name: 'Guest', times: one(), ...transfer }],
    tickets: [],
  }
  const input = { places: [place] }
  const written = structuredClone(input)
  const moved = structuredClone(input, { transfer: seriesBuffers(input) })
  expect(moved).toEqual(written)
  const left = [counts.times, counts.values, place.transfers[0]?.times, ...Object.values(transfer)]
  expect(left.map((series) => series?.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
})
