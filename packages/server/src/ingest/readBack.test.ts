import {
  type Endpoint,
  endpointPath,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
  ingestSsids,
  ingestTickets,
  listHeldDeviceStatuses,
  listHeldDevices,
  listHeldLocations,
  listHeldSsids,
  listHeldTickets,
  machineKeyHeader,
} from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMachineKey } from '../auth/machineKeys.ts'
import { createDeliverer, type Deliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
let ash: Deliverer
let key: string
beforeAll(async () => {
  test.time = new Date('2026-06-18T14:00:00Z')
  const { companyId } = test.world.ash
  ash = await createDeliverer(test, companyId)
  key = (await createMachineKey(test.database.pool, { companyId, name: 'reader' })).key
  const device = { ap_mac_address: '00:00:5E:00:53:65' }
  await ash.deliver(ingestDevices, { ...device, location_external_id: 'A-2' })
  await ash.deliver(ingestDeviceStatuses, {
    ...device,
    time: '2026-06-17T08:00:00Z',
    status: 'Offline',
  })
  const ticket = {
    location_external_id: 'A-1',
    ticket_datetime_utc: '2026-05-01T08:00:00Z',
    closed_at: '2026-05-01T09:00:00Z',
    room: '7',
  }
  const note = {
    note_sequence: 2,
    start_time: '2026-06-18T12:30:00Z',
    end_time: '2026-06-18T12:59:00Z',
    content: 'late',
  }
  await ash.deliver(
    ingestTickets,
    { ...ticket, calltek_ticket_id: 'old' },
    { ...ticket, calltek_ticket_id: 'noted', notes: [note, { note_sequence: 1 }] },
  )
})

function read(endpoint: Endpoint, query: object = {}, apiKey = key) {
  return test.app.inject({
    url: endpointPath(endpoint, {}, { ...query }),
    headers: { [machineKeyHeader]: apiKey },
  })
}

interface Page {
  items: { [field: string]: unknown }[]
  next: string | null
}

/** All pages, one after another. */
async function readAll(endpoint: Endpoint, query: object = {}): Promise<Page['items']> {
  const items: Page['items'] = []
  let after: string | null = null
  do {
    const page: Page = (await read(endpoint, { ...query, after })).json()
    items.push(...page.items)
    after = page.next
  } while (after !== null)
  return items
}

const kinds = [
  [listHeldLocations, ingestLocations],
  [listHeldDevices, ingestDevices],
  [listHeldDeviceStatuses, ingestDeviceStatuses],
  [listHeldSsids, ingestSsids],
  [listHeldTickets, ingestTickets],
] as const

describe.each(kinds)('what is held of $path', (endpoint, delivery) => {
  it('can be delivered again as it was read, and changes nothing', async () => {
    const items = await readAll(endpoint)
    expect(items.length).toBeGreaterThan(1)
    expect(await ash.deliver(delivery, ...items)).toEqual({
      created: 0,
      updated: 0,
      unchanged: items.length,
      rejected: [],
    })
  })

  it('is the same by pages of any length', async () => {
    expect(await readAll(endpoint, { limit: 1 })).toEqual(await readAll(endpoint))
  })

  it("is not another company's", async () => {
    const { companyId } = test.world.birch
    const other = await createMachineKey(test.database.pool, { companyId, name: 'other' })
    const { items } = (await read(endpoint, {}, other.key)).json()
    expect(items.length).toBeGreaterThan(0)
    const own = (await readAll(endpoint)).map((item) => JSON.stringify(item))
    for (const item of items) expect(own).not.toContain(JSON.stringify(item))
  })

  it('has no page after what no answer gave', async () => {
    const places = ['x', '[]', '[1]', '["1","a"]', '[1,"\\u0000","a"]', '[1,"a","b","c"]']
    for (const place of places) {
      const after = Buffer.from(place).toString('base64url')
      const answer = await read(endpoint, { after })
      expect([place, answer.statusCode]).toEqual([place, 422])
    }
  })
})

it('is kept by nobody on the way', async () => {
  expect((await read(listHeldTickets)).headers['cache-control']).toBe('no-store')
})

describe('filters', () => {
  it('keep what is at one location, and refuse one that is not known', async () => {
    for (const [endpoint] of kinds.slice(1)) {
      const all = await readAll(endpoint)
      const there = await readAll(endpoint, { location_external_id: 'A-1' })
      expect(there.length).toBeGreaterThan(0)
      if (endpoint !== listHeldDeviceStatuses) {
        expect(there).toEqual(all.filter((item) => item.location_external_id === 'A-1'))
      }
      for (const location_external_id of ['nowhere', 'B-1']) {
        const answer = await read(endpoint, { location_external_id })
        expect([answer.statusCode, answer.json()]).toEqual([
          422,
          { detail: 'location_external_id: not known' },
        ])
      }
    }
  })

  it('keep tickets that were opened, closed or noted since', async () => {
    const since = async (changed_since: string) =>
      (await readAll(listHeldTickets, { changed_since })).map((item) => item.calltek_ticket_id)
    expect(await since('2026-05-01T09:00:00Z')).toEqual(expect.arrayContaining(['noted', 'old']))
    const late = await since('2026-06-18T12:59:00Z')
    expect(late).toContain('noted')
    expect(late).not.toContain('old')
  })

  it('keep the same tickets where more than are put in order were changed', async () => {
    const since = '2026-06-18T12:59:00Z'
    const few = await readAll(listHeldTickets, { changed_since: since })
    await test.database.pool.query(
      `insert into tickets (company_id, location_id, calltek_ticket_id, opened_at)
       select $1, $2, 'many ' || n, $3 from generate_series(1, 10001) as n`,
      [test.world.birch.companyId, test.world.birch.locationId, since],
    )
    expect(await readAll(listHeldTickets, { changed_since: since })).toEqual(few)
  })

  it('keep access points that were seen, or changed, since', async () => {
    const mac = '00:00:5E:00:53:66'
    const device = { ap_mac_address: mac, location_external_id: 'A-1' }
    const time = '2026-06-18T13:59:00.000Z'
    await ash.deliver(ingestDevices, { ...device, last_seen_api: time })
    await ash.deliver(ingestDeviceStatuses, { ap_mac_address: mac, time, status: 'Online' })
    for (const [endpoint, name] of [
      [listHeldDevices, 'seen_since'],
      [listHeldDeviceStatuses, 'changed_since'],
    ] as const) {
      const macs = async (at: string) =>
        (await readAll(endpoint, { [name]: at })).map((item) => item.ap_mac_address)
      expect(await macs(time)).toContain(mac)
      expect(await macs('2026-06-18T13:59:00.001Z')).not.toContain(mac)
    }
  })
})

it('ends a page of tickets early where their notes are long, and loses none', async () => {
  const content = 'x'.repeat(100_000)
  const notes = Array.from({ length: 25 }, (_, index) => ({ note_sequence: index, content }))
  const ticket = { location_external_id: 'A-2', ticket_datetime_utc: '2026-06-01T08:00:00Z', notes }
  for (const calltek_ticket_id of ['long 1', 'long 2']) {
    await ash.deliver(ingestTickets, { ...ticket, calltek_ticket_id })
  }
  const { items, next } = (await read(listHeldTickets, { location_external_id: 'A-2' })).json()
  const numbers = (tickets: { calltek_ticket_id?: unknown }[]) =>
    tickets.map(({ calltek_ticket_id }) => calltek_ticket_id)
  expect(numbers(items)).not.toContain('long 2')
  expect(next).not.toBeNull()
  const all = await readAll(listHeldTickets, { location_external_id: 'A-2' })
  expect(numbers(all)).toEqual(expect.arrayContaining(['long 1', 'long 2']))
})
