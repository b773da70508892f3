import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints/table.ts'
import {
  adminSchedules,
  clientCountSeries,
  customers,
  deviceHistory,
  locations,
  mixedDevices,
  offlineDevices,
  openTickets,
  reportHistoryPage,
  ssids,
  tickets,
  timelinePage,
  transferMetricSeries,
} from '../fixtures/index.ts'
import { unreadableIn } from './items.ts'
import { readAnswer } from './readAnswer.ts'

const { listLocations, listDevices, listCallTickets, listSsids, listOfflineDevices } = endpoints
const [hotel, inn] = locations
const [device] = mixedDevices
const [ticket] = tickets

/** Every list of the API, each with three good items. */
const lists: [string, Endpoint, readonly object[]][] = [
  ['locations', listLocations, locations],
  ['customers', endpoints.listCustomers, customers],
  ['devices', listDevices, mixedDevices],
  ['offline devices', listOfflineDevices, offlineDevices],
  ['device history', endpoints.getDeviceHistory, deviceHistory],
  ['SSIDs', listSsids, ssids],
  ['SSIDs with counts', endpoints.listSsidsWithCounts, ssids],
  ['client counts', endpoints.getSsidStats, clientCountSeries({ days: 1 })],
  ['transfer metrics', endpoints.getTransferMetrics, transferMetricSeries({ days: 1 })],
  ['tickets', listCallTickets, tickets],
  ['open tickets', endpoints.listOpenTickets, openTickets],
  ['schedules', endpoints.listSchedules, adminSchedules],
  ['all schedules', endpoints.listAdminSchedules, adminSchedules],
]
const pages: [string, Endpoint, readonly object[]][] = [
  ['timeline', endpoints.getTimeline, timelinePage().results],
  ['report history', endpoints.listReportHistory, reportHistoryPage().results],
  ['all report history', endpoints.listAdminReportHistory, reportHistoryPage().results],
  ['schedules as a page', endpoints.listSchedules, adminSchedules],
  ['customers as a page', endpoints.listCustomers, customers],
]

const page = (results: unknown[]) => ({ count: 3, next: null, previous: null, results })
const all = [
  ...lists.map(([name, endpoint, items]) => ({
    name,
    endpoint,
    items,
    wrap: (of: unknown[]) => of,
  })),
  ...pages.map(([name, endpoint, items]) => ({ name, endpoint, items, wrap: page })),
]

/** Values that an API may put where something else belongs. */
const wrong = [null, 12, 'text', true, [], {}, [null], { id: {} }]

const listIn = (answer: unknown): unknown[] =>
  Array.isArray(answer) ? answer : Object(answer).results

describe.each(all)('the list of $name', ({ endpoint, items, wrap }) => {
  const three = items.slice(0, 3)
  const whole = listIn(z.parse(endpoint.response, wrap([...three])))

  it('is what it is when all is well', () => {
    const read = listIn(readAnswer(endpoint.response, wrap([...three])))
    expect(read).toEqual(whole)
    expect(unreadableIn(read)).toBe(0)
  })

  it.each(wrong)('loses and counts an item that is %j', (item) => {
    const read = listIn(readAnswer(endpoint.response, wrap([three[0], item, three[2]])))
    expect([...read]).toEqual([whole[0], whole[2]])
    expect(unreadableIn(read)).toBe(1)
  })

  it('shows or counts an item of which one field is wrong or missing, and keeps the others', () => {
    for (const field of Object.keys(three[1] ?? {})) {
      for (const value of [...wrong, undefined]) {
        const item = { ...three[1], [field]: value }
        const read = listIn(readAnswer(endpoint.response, wrap([three[0], item, three[2]])))
        const what = `${field}: ${JSON.stringify(value)}`
        expect(read.at(0), what).toEqual(whole[0])
        expect(read.at(-1), what).toEqual(whole[2])
        expect(read.length + unreadableIn(read), what).toBe(3)
        // What is shown is of the contract's shape: no screen meets anything else.
        expect(z.safeParse(endpoint.response, wrap([...read])).success, what).toBe(true)
      }
    }
  })

  it('is no list where nothing of it can be read, or where it is something else', () => {
    for (const answer of [wrap([{ surprise: 1 }]), wrap([null, null]), null, 'OK', {}, 12]) {
      expect(() => readAnswer(endpoint.response, answer)).toThrow()
    }
  })

  it('can be empty', () => {
    expect([...listIn(readAnswer(endpoint.response, wrap([])))]).toEqual([])
  })
})

it('shows a location without a zone, in none, and one without a name by its id', () => {
  const read = readAnswer(listLocations.response, [
    { ...hotel, timezone: null },
    { ...inn, name: undefined },
  ])
  expect(read).toEqual([
    { ...hotel, timezone: '' },
    { ...inn, name: '102' },
  ])
  expect(readAnswer(endpoints.getLocation.response, { ...hotel, timezone: 5 })).toEqual({
    ...hotel,
    timezone: '5',
  })
})

it('takes numbers for text, and numeric text for numbers', () => {
  const read = readAnswer(listCallTickets.response, [{ ...ticket, room: 1204, notes: [] }])
  expect(read[0]?.room).toBe('1204')
  const [ssid] = ssids
  const counts = readAnswer(listSsids.response, [{ ...ssid, latest_client_count: ' 7' }])
  expect(counts[0]?.latest_client_count).toBe(7)
  const none = readAnswer(listSsids.response, [{ ...ssid, latest_client_count: ' ' }])
  expect(none[0]?.latest_client_count).toBeNull()
})

it('never takes a time that it cannot read for one that is missing', () => {
  const read = readAnswer(listDevices.response, [{ ...device, last_seen_api: { at: 1 } }])
  expect(read[0]?.last_seen_api).toBe('N/A')
})

it('counts what it cannot read of a list within an item, there', () => {
  const notes = [{ id: 1, note_sequence: 1, content: 'A' }, null, { id: {}, content: 'B' }]
  const read = readAnswer(listCallTickets.response, [{ ...ticket, notes }])
  expect(unreadableIn(read)).toBe(0)
  expect(read[0]?.notes?.map(({ content }) => content)).toEqual(['A', 'B'])
  expect(unreadableIn(read[0]?.notes)).toBe(1)
  const bad = readAnswer(listCallTickets.response, [{ ...ticket, notes: [null] }])
  expect(unreadableIn(bad[0]?.notes)).toBe(1)
})

it('counts the mails of a report that it cannot read', () => {
  const [entry] = reportHistoryPage().results
  const mails = [
    { address: 'a@x.test', state: 'SENT' },
    { address: 'b@x.test', state: 'LOST' },
  ]
  const { results } = readAnswer(endpoints.listReportHistory.response, page([{ ...entry, mails }]))
  expect(results[0]?.mails).toHaveLength(1)
  expect(unreadableIn(results[0]?.mails)).toBe(1)
})

it('leaves what is no list as strict as it is', () => {
  const { response } = endpoints.getSsidsSummary
  expect(() => readAnswer(response, { ssid_count: 1 })).toThrow()
  expect(() => readAnswer(response, [])).toThrow()
})

it('lets a server answer with nothing of the kind', () => {
  const answer = [{ ...hotel, timezone: null }]
  expect(z.safeParse(listLocations.response, answer).success).toBe(false)
})
