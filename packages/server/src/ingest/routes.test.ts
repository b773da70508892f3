import {
  ingestClientCounts,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLimits,
  ingestLocations,
  ingestSsids,
  ingestTickets,
  ingestTransferMetrics,
} from '@netportal/contract'
import {
  clientCountDelivery,
  deviceDelivery,
  deviceStatusDelivery,
  locationDelivery,
  ssidDelivery,
  ticketDelivery,
  transferMetricDelivery,
} from '@netportal/contract/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeliverer, type Deliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
let ash: Deliverer
let birch: Deliverer
beforeAll(async () => {
  // After the times of the contract's examples.
  test.time = new Date('2026-06-18T14:00:00Z')
  ash = await createDeliverer(test, test.world.ash.companyId)
  birch = await createDeliverer(test, test.world.birch.companyId)
})

const created = { created: 1, updated: 0, unchanged: 0, rejected: [] }
const updated = { ...created, created: 0, updated: 1 }
const unchanged = { ...created, created: 0, unchanged: 1 }
const rejected = (code: string, detail: string) => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: [{ index: 0, code, detail }],
})

const rows = async (sql: string) => (await test.database.pool.query(sql)).rows

/** In the order that things need one another. */
const calls = [
  [ingestLocations, locationDelivery, { name: 'Harbour Point' }],
  [ingestDevices, deviceDelivery, { device_name_api: 'LOBBY' }],
  [ingestDeviceStatuses, deviceStatusDelivery, { status: 'Online' }],
  [ingestSsids, ssidDelivery, { active: false }],
  [ingestClientCounts, clientCountDelivery, { connected_client_count: 0 }],
  [ingestTransferMetrics, transferMetricDelivery, { transfer_rate_tx_mbps: null }],
  [ingestTickets, ticketDelivery, { closed_at: '2026-06-18T13:00:00Z' }],
] as const

describe.each(calls)('$path', (endpoint, example, change) => {
  it('creates, knows a repetition, and updates', async () => {
    const changed = { ...example, ...change }
    expect(await ash.deliver(endpoint, example)).toEqual(created)
    expect(await ash.deliver(endpoint, example)).toEqual(unchanged)
    expect(await ash.deliver(endpoint, changed, changed)).toEqual({ ...updated, unchanged: 1 })
    expect(await ash.deliver(endpoint, example)).toEqual(updated)
  })

  it('rejects items one by one, and takes the others', async () => {
    expect(await ash.deliver(endpoint, {}, example, null)).toMatchObject({
      unchanged: 1,
      rejected: [
        { index: 0, code: 'invalid' },
        { index: 2, code: 'invalid' },
      ],
    })
  })

  it('refuses nothing, too much, and what is no delivery', async () => {
    const bodies = [{ items: [] }, { items: Array(endpoint.maxItems + 1).fill({}) }, {}, []]
    for (const body of bodies) expect((await ash.send(endpoint, body)).statusCode).toBe(422)
  })
})

describe("a company's key", () => {
  it.each(calls.slice(1))(
    "does not reach another company's things by $path",
    async (endpoint, item) => {
      const { rejected, ...counts } = await birch.deliver(endpoint, item)
      expect(counts).toEqual({ created: 0, updated: 0, unchanged: 0 })
      expect(rejected[0]?.code).toMatch(/^unknown_(location|device)$/)
    },
  )

  it('may use the same keys for things of its own', async () => {
    for (const [endpoint, item] of calls) {
      expect(await birch.deliver(endpoint, item)).toEqual(created)
    }
    expect(await ash.deliver(ingestTickets, ticketDelivery)).toEqual(unchanged)
  })

  it('is needed, and ends when it or its company is disabled', async () => {
    const { path } = ingestLocations
    const options = { method: 'POST', payload: { items: [locationDelivery] } } as const
    const answers = [
      await test.call(path, undefined, options),
      await test.call(path, await test.tokenOf('admin'), options),
      await test.call(path, undefined, { ...options, headers: { 'x-api-key': 'npk_x' } }),
    ]
    const cedar = await createDeliverer(
      test,
      (await rows("select id from companies where name = 'Cedar'"))[0].id,
    )
    answers.push(await cedar.send(ingestLocations, { items: [locationDelivery] }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  })
})

describe('locations that nobody delivered', () => {
  it.each([
    [ingestDevices, deviceDelivery],
    [ingestSsids, ssidDelivery],
    [ingestClientCounts, clientCountDelivery],
    [ingestTransferMetrics, transferMetricDelivery],
    [ingestTickets, ticketDelivery],
  ])('are named in the rejection: $path', async (endpoint, item) => {
    const unknown = { ...item, location_external_id: 'nowhere' }
    expect(await ash.deliver(endpoint, unknown)).toEqual(
      rejected('unknown_location', 'location_external_id: not known'),
    )
  })
})

it('says which SSID and which access point is not known', async () => {
  const count = { ...clientCountDelivery, wlan_id_api: 'x' }
  expect(await ash.deliver(ingestClientCounts, count)).toEqual(
    rejected('unknown_ssid', 'wlan_id_api: not known'),
  )
  const status = { ...deviceStatusDelivery, ap_mac_address: '00:00:5E:00:53:FF' }
  expect(await ash.deliver(ingestDeviceStatuses, status)).toEqual(
    rejected('unknown_device', 'ap_mac_address: not known'),
  )
})

describe('times', () => {
  it.each([
    ['2026-06-18T14:10:01Z', 'time: in the future'],
    ['9999-12-31T23:59:59-14:00', 'time: in the future'],
    ['2025-05-14T13:59:59Z', 'time: too old'],
    ['0000-01-01T00:00:00Z', 'time: too old'],
  ])('of points must be within what is kept: %s', async (time, detail) => {
    for (const [endpoint, item] of [
      [ingestClientCounts, clientCountDelivery],
      [ingestTransferMetrics, transferMetricDelivery],
    ] as const) {
      expect(await ash.deliver(endpoint, { ...item, time })).toEqual(
        rejected('time_out_of_range', detail),
      )
    }
  })

  it('of points may be as old as what is kept', async () => {
    const late = { ...clientCountDelivery, time: '2025-05-14T14:00:00Z' }
    expect(await ash.deliver(ingestClientCounts, late)).toEqual(created)
  })

  it.each([
    [ingestDevices, { ...deviceDelivery, last_seen_api: '0000-01-01T00:00:00Z' }, 'last_seen_api'],
    // A clock that was never set.
    [
      ingestDevices,
      { ...deviceDelivery, first_discovered_at: '1970-01-01T00:00:12Z' },
      'first_discovered_at',
    ],
    [ingestTickets, { ...ticketDelivery, closed_at: '9999-01-01T00:00:00Z' }, 'closed_at'],
    [
      ingestTickets,
      { ...ticketDelivery, ticket_datetime_utc: '2026-06-19T14:00:01Z' },
      'ticket_datetime_utc',
    ],
    [
      ingestTickets,
      {
        ...ticketDelivery,
        notes: [{ note_sequence: 1, end_time: '0000-01-01T00:00:00Z' }],
      },
      'notes.0.end_time',
    ],
  ] as const)('that nobody can mean are rejected: %#', async (endpoint, item, field) => {
    expect(await ash.deliver(endpoint, item)).toEqual(
      rejected('time_out_of_range', `${field}: not plausible`),
    )
  })
})

it('lets a call center be a zone ahead, as long as it is not a day', async () => {
  const ahead = { ...ticketDelivery, calltek_ticket_id: 'ahead' }
  const at = { ...ahead, ticket_datetime_utc: '2026-06-19T13:59:59Z' }
  expect(await ash.deliver(ingestTickets, at)).toEqual(created)
})

describe('sightings', () => {
  const device = { ap_mac_address: '00:00:5E:00:53:77', location_external_id: 'A-1' }
  const find = () =>
    rows("select first_discovered_at, last_seen_at from devices where mac_address like '%:77'")

  it.each(['first_discovered_at', 'last_seen_api'])('to come are refused: %s', async (field) => {
    const at = (time: string) => ash.deliver(ingestDevices, { ...device, [field]: time })
    expect(await at('2199-01-01T00:00:00Z')).toEqual(
      rejected('time_out_of_range', `${field}: in the future`),
    )
    expect((await at('2026-06-18T14:10:01Z')).rejected).toHaveLength(1)
    expect((await at('2026-06-18T14:10:00Z')).rejected).toEqual([])
  })

  it('that were taken in spite of it give way to any other', async () => {
    await ash.deliver(ingestDevices, device)
    await rows(
      `update devices set last_seen_at = '2199-01-01', first_discovered_at = '1970-01-01'
       where mac_address like '%:77'`,
    )
    const times = {
      first_discovered_at: '2026-06-10T00:00:00.000Z',
      last_seen_api: '2026-06-11T00:00:00.000Z',
    }
    expect(await ash.deliver(ingestDevices, { ...device, ...times })).toEqual(updated)
    expect(await find()).toEqual([
      { first_discovered_at: times.first_discovered_at, last_seen_at: times.last_seen_api },
    ])
    expect(await ash.deliver(ingestDevices, device)).toEqual(unchanged)
  })
})

it('knows keys that differ in half a character as one', async () => {
  const named = (first: string, last: string) =>
    ash.deliver(
      ingestLocations,
      { ...locationDelivery, external_id: 'half \uD800', name: first },
      { ...locationDelivery, external_id: 'half \uD801', name: last },
    )
  expect(await named('a', 'b')).toEqual({ ...created, updated: 1 })
  // Two rows of one key that both say something new are an error of the database.
  expect(await named('c', 'd')).toEqual({ ...updated, updated: 2 })
  expect(await rows("select name from locations where external_id like 'half%'")).toEqual([
    { name: 'd' },
  ])
})

describe('access points', () => {
  const mac = '00:00:5E:00:53:01'
  const device = { ap_mac_address: mac, location_external_id: 'A-1' }
  const find = async () =>
    (
      await rows(
        `select location_id, status, first_discovered_at, last_seen_at from devices
         where mac_address = '${mac}' and company_id = ${test.world.ash.companyId}`,
      )
    )[0]

  it('keep the earliest discovery and the latest sighting, in one delivery and over many', async () => {
    const at = (first: number | null, last: number | null) => ({
      ...device,
      first_discovered_at: first && `2026-06-0${first}T00:00:00Z`,
      last_seen_api: last && `2026-06-0${last}T00:00:00Z`,
    })
    await ash.deliver(ingestDevices, at(4, 8), at(5, 7), at(null, null))
    expect(await find()).toMatchObject({
      first_discovered_at: '2026-06-04T00:00:00.000Z',
      last_seen_at: '2026-06-08T00:00:00.000Z',
    })
    expect(await ash.deliver(ingestDevices, at(6, 3))).toEqual(unchanged)
    expect(await ash.deliver(ingestDevices, at(3, 9))).toEqual(updated)
    expect(await find()).toMatchObject({
      first_discovered_at: '2026-06-03T00:00:00.000Z',
      last_seen_at: '2026-06-09T00:00:00.000Z',
    })
  })

  it('move to another location', async () => {
    await ash.deliver(ingestDevices, { ...device, location_external_id: 'A-2' })
    expect(await find()).toMatchObject({ location_id: test.world.ash.secondLocationId })
  })

  it('have the status of the latest change by its own time, however they arrive', async () => {
    const change = (hour: string, status: string) => ({
      ap_mac_address: mac.toLowerCase().replaceAll(':', '-'),
      time: `2026-06-18T${hour}:00:00Z`,
      status,
    })
    await ash.deliver(ingestDeviceStatuses, change('10', 'Online'), change('08', 'Offline'))
    expect(await find()).toMatchObject({ status: 'Online' })
    expect(await ash.deliver(ingestDeviceStatuses, change('09', 'Offline'))).toEqual(created)
    expect(await find()).toMatchObject({ status: 'Online' })
    // Of two at one instant the last received counts.
    expect(
      await ash.deliver(ingestDeviceStatuses, change('11', 'Online'), change('11', 'Offline')),
    ).toEqual({ ...created, updated: 1 })
    expect(await find()).toMatchObject({ status: 'Offline' })
  })
})

describe('tickets', () => {
  const ticket = { ...ticketDelivery, calltek_ticket_id: 'T-1', location_external_id: 'A-1' }
  const note = (sequence: number, content: string) => ({ note_sequence: sequence, content })
  const notes = () =>
    rows(
      `select note_sequence, content from ticket_notes join tickets on tickets.id = ticket_id
       where calltek_ticket_id = 'T-1' order by note_sequence`,
    )

  it('keep the notes that a later delivery leaves out', async () => {
    await ash.deliver(
      ingestTickets,
      { ...ticket, notes: [note(1, 'a'), note(2, 'b'), note(2, 'c')] },
      { ...ticket, notes: [note(4, 'd')] },
    )
    expect(await ash.deliver(ingestTickets, { ...ticket, notes: null })).toEqual(unchanged)
    expect(await ash.deliver(ingestTickets, { ...ticket, notes: [note(1, 'A')] })).toEqual(updated)
    expect(await ash.deliver(ingestTickets, { ...ticket, notes: [note(3, 'e')] })).toEqual(updated)
    expect((await notes()).map(({ content }) => content)).toEqual(['A', 'c', 'e', 'd'])
  })
})

it('takes a delivery of the largest size, twice', async () => {
  const start = Date.parse('2026-03-01T00:00:00Z')
  const items = Array.from({ length: ingestLimits.clientCounts }, (_, index) => ({
    ...clientCountDelivery,
    time: new Date(start + index * 300_000).toISOString(),
  }))
  const none = { created: 0, updated: 0, unchanged: 0, rejected: [] }
  expect(await ash.deliver(ingestClientCounts, ...items)).toEqual({
    ...none,
    created: items.length,
  })
  expect(await ash.deliver(ingestClientCounts, ...items)).toEqual({
    ...none,
    unchanged: items.length,
  })
})

it('names fields that it does not know, and takes the items', async () => {
  const items = [deviceDelivery, { ...deviceDelivery, device_name: 'LOBBY', Model_api: null }]
  const { warnings, ...result } = await ash.deliver(ingestDevices, ...items)
  expect(result.rejected).toEqual([])
  expect(warnings).toMatchObject([
    { code: 'unknown_field', field: 'device_name', items: 1, index: 1 },
    { code: 'unknown_field', field: 'Model_api', items: 1, index: 1 },
  ])
})

it('knows an id that is a number as its digits', async () => {
  const location = { ...locationDelivery, external_id: 4711 }
  expect(await ash.deliver(ingestLocations, location)).toEqual(created)
  expect(await ash.deliver(ingestLocations, { ...location, external_id: '4711' })).toEqual(
    unchanged,
  )
  const ssid = { ...ssidDelivery, location_external_id: 4711, wlan_id_api: 3 }
  expect(await ash.deliver(ingestSsids, ssid, { ...ssid, wlan_id_api: '3' })).toEqual({
    ...created,
    unchanged: 1,
  })
})

it('lets deliveries that come at once take turns', async () => {
  const at = (minute: number) => ({
    ...clientCountDelivery,
    time: `2026-05-01T00:${String(minute % 60).padStart(2, '0')}:00Z`,
  })
  const deliveries = Array.from({ length: 8 }, (_, n) =>
    ash.deliver(ingestClientCounts, ...Array.from({ length: 30 }, (_, i) => at(n * 7 + i))),
  )
  const results = await Promise.all(deliveries)
  const sum = results.reduce((total, result) => total + result.created, 0)
  expect(sum).toBe(60)
})

it('stores every character but the one that cannot be stored', async () => {
  const item = { ...locationDelivery, external_id: 'x', name: 'O\'Brien \\ "{},NULL" 🎉 \ud800' }
  expect(await ash.deliver(ingestLocations, item)).toEqual(created)
  const [location] = await rows("select name from locations where external_id = 'x'")
  expect(location?.name).toBe(item.name.replace('\ud800', '\ufffd'))
  expect(await ash.deliver(ingestLocations, { ...item, name: 'a\0b' })).toMatchObject({
    rejected: [{ index: 0, code: 'invalid' }],
  })
})
