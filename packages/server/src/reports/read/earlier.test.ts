import { addDays } from '@netportal/format'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/testApp.ts'
import { clientFigures, totalClients } from '../figures/clients.ts'
import { earlierWindows, windowsOf } from '../figures/earlier.ts'
import { makers } from '../makers.ts'
import type { ReportRequest } from '../request.ts'
import { readEarlierClients, readEarlierTraffic } from './earlier.ts'
import { readPlaces } from './places.ts'
import { readClients, readTransfers } from './series.ts'

const test = useTestApp()

it('figures of earlier times are those that a report of that time has', async () => {
  const db = test.database.pool
  const locationId = test.world.ash.locationId
  const day = test.time.toISOString().slice(0, 10)
  // The fixtures have points of the last days: the period is to come after them.
  const requested = [{ locationId, start: day, end: addDays(day, 3) }]
  const later = new Date(test.time.getTime() + 5 * 86_400_000)
  const found = await readPlaces(db, requested, null, later)
  const place = found?.places[0]
  const windows = place && earlierWindows(place)
  if (!place || !windows) throw new Error('The world has changed')
  const traffic = await readEarlierTraffic(db, place, null)
  const clients = await readEarlierClients(db, place, null)
  const list = windowsOf(windows)
  expect([traffic.length, clients.length]).toEqual([list.length, list.length])
  let known = 0
  for (const [index, window] of list.entries()) {
    const at = { ...place, ...window }
    const series = await readTransfers(db, at, null)
    const values = series.flatMap(({ txMb }) => [...txMb].filter((mb) => !Number.isNaN(mb)))
    const sum = values.reduce((total, mb) => total + mb, 0)
    if (values.length === 0) expect(traffic[index] ?? null).toBeNull()
    else expect(traffic[index]?.downMb).toBeCloseTo(sum, 6)
    const counted = (await readClients(db, at, null)).map(({ counts }) => counts)
    const { peak, mean } = clientFigures(totalClients(counted))
    expect(clients[index]?.peak ?? null).toBe(peak?.clients ?? null)
    if (mean !== null) expect(clients[index]?.mean).toBeCloseTo(mean, 9)
    known += values.length + counted.length
  }
  expect(known).toBeGreaterThan(0)
})

it.each([
  { format: 'pdf', isMailed: false, isRead: true },
  { format: 'csv', isMailed: true, isRead: true },
  { format: 'csv', isMailed: false, isRead: false },
] as const)('are read for what is compared: $format, mailed: $isMailed', async (options) => {
  const { format, isMailed, isRead } = options
  const { locationId } = test.world.ash
  const asked = { location_ids: [locationId], report_format: format, include_detailed_notes: true }
  const day = test.time.toISOString().slice(0, 10)
  const places = [{ locationId, start: day, end: day }]
  const request: ReportRequest = {
    type: 'call_center_activity',
    format,
    parameters: { ...asked, start_date: day, end_date: day },
    places,
  }
  const db = test.database.pool
  const [place] = (await readPlaces(db, places, null, test.time))?.places ?? []
  if (!place) throw new Error('The world has changed')
  const read = await makers[request.type].read(db, place, request, { now: test.time, isMailed })
  expect(read?.earlier?.tickets !== undefined).toBe(isRead)
})
