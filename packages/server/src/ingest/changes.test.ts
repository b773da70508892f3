import {
  changeDevices,
  changeLocations,
  changeSsids,
  changeTickets,
  changeTransferMetrics,
  ingestDevices,
  ingestLocations,
  ingestSsids,
  ingestTickets,
  ingestTransferMetrics,
} from '@netportal/contract'
import {
  deviceDelivery,
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
beforeAll(async () => {
  // After the times of the contract's examples.
  test.time = new Date('2026-06-18T14:00:00Z')
  ash = await createDeliverer(test, test.world.ash.companyId)
  await ash.deliver(ingestLocations, locationDelivery)
  await ash.deliver(ingestDevices, deviceDelivery)
  await ash.deliver(ingestSsids, ssidDelivery)
  await ash.deliver(ingestTransferMetrics, transferMetricDelivery)
  await ash.deliver(ingestTickets, ticketDelivery)
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
const { external_id } = locationDelivery
const { ap_mac_address } = deviceDelivery
const network = { location_external_id: external_id, wlan_id_api: ssidDelivery.wlan_id_api }
const point = { ...network, time: transferMetricDelivery.time }
const ticket = { calltek_ticket_id: ticketDelivery.calltek_ticket_id }

/** Each kind: its key, a new one's, what a new one needs, and one field as it is changed. */
const kinds = [
  {
    whole: ingestLocations,
    changes: changeLocations,
    known: locationDelivery,
    key: { external_id },
    other: { external_id: 'other' },
    needs: { name: 'Other', timezone: 'UTC' },
    change: { name: 'Harbour' },
  },
  {
    whole: ingestDevices,
    changes: changeDevices,
    known: deviceDelivery,
    key: { ap_mac_address },
    other: { ap_mac_address: '00:00:5E:00:53:99' },
    needs: { location_external_id: external_id },
    change: { ip_address_api: null },
  },
  {
    whole: ingestSsids,
    changes: changeSsids,
    known: ssidDelivery,
    key: network,
    other: { ...network, wlan_id_api: 'other' },
    needs: { active: true },
    change: { wlan_name_api: null },
  },
  {
    whole: ingestTransferMetrics,
    changes: changeTransferMetrics,
    known: transferMetricDelivery,
    key: point,
    other: { ...point, time: '2026-06-18T13:35:00Z' },
    needs: {},
    change: { clients_connected: null },
  },
  {
    whole: ingestTickets,
    changes: changeTickets,
    known: ticketDelivery,
    key: ticket,
    other: { calltek_ticket_id: 'other' },
    needs: { location_external_id: external_id, ticket_datetime_utc: '2026-06-18T09:00:00Z' },
    change: { closed_at: '2026-06-18T11:00:00Z' },
  },
] as const

describe.each(kinds)('changes of $whole.path', ({ whole, changes, known, ...kind }) => {
  it('leave what they do not name, and empty what they give as null', async () => {
    const changed = { ...kind.key, ...kind.change }
    expect(await ash.deliver(changes, kind.key)).toEqual(unchanged)
    expect(await ash.deliver(changes, changed)).toEqual(updated)
    expect(await ash.deliver(changes, changed)).toEqual(unchanged)
    // What is held now is what a whole delivery with that field says.
    expect(await ash.deliver(whole, { ...known, ...kind.change })).toEqual(unchanged)
    expect(await ash.deliver(whole, known)).toEqual(updated)
  })

  it('make what does not exist yet, if they say enough', async () => {
    const missing = Object.keys(kind.needs).join(', ')
    if (missing !== '') {
      expect(await ash.deliver(changes, kind.other)).toEqual(
        rejected('incomplete', `${missing}: needed to make what does not exist yet`),
      )
    }
    const first = { ...kind.other, ...kind.needs }
    const last = { ...kind.other, ...kind.change }
    expect(await ash.deliver(changes, first, last)).toEqual({ ...created, updated: 1 })
    expect(await ash.deliver(changes, { ...first, ...last })).toEqual(unchanged)
  })
})

it('says of what it cannot empty that it cannot', async () => {
  expect(await ash.deliver(changeLocations, { external_id, name: null })).toEqual(
    rejected('invalid', 'name: Required.'),
  )
  expect(await ash.deliver(changeTickets, { ...ticket, notes: null })).toEqual(
    rejected('invalid', 'notes: Notes cannot be removed: leave the field out.'),
  )
})

it("knows nothing of another company's things", async () => {
  const birch = await createDeliverer(test, test.world.birch.companyId)
  for (const { changes, key, change } of kinds) {
    const { rejected, ...counts } = await birch.deliver(changes, { ...key, ...change })
    expect(counts).toEqual({ created: 0, updated: 0, unchanged: 0 })
    // The same as of what nobody has: that there is such a ticket must not be seen.
    expect(rejected[0]?.code).toBe('wlan_id_api' in key ? 'unknown_location' : 'incomplete')
  }
})

describe('a note', () => {
  const find = async () =>
    (
      await rows(
        `select status, closed_at, issue, array_agg(content order by note_sequence) as contents,
           array_agg(created_by order by note_sequence) as authors
         from tickets join ticket_notes on ticket_id = tickets.id
         where calltek_ticket_id = '${ticket.calltek_ticket_id}' group by tickets.id`,
      )
    )[0]

  it('is added to a closed ticket without opening it, and changed by its own fields', async () => {
    const closed = { status_api: 'Done', closed_at: '2026-06-18T12:00:00.000Z' }
    await ash.deliver(changeTickets, { ...ticket, ...closed })
    const note = (content: string) => ({ note_sequence: 2, content })
    const added = { ...ticket, notes: [{ ...note('b'), created_by: 'Bo' }] }
    expect(await ash.deliver(changeTickets, added)).toEqual(updated)
    expect(await ash.deliver(changeTickets, added)).toEqual(unchanged)
    expect(
      await ash.deliver(
        changeTickets,
        { ...ticket, notes: [note('c')] },
        { ...ticket, notes: [{ note_sequence: 3, content: 'd' }] },
        { ...ticket, notes: [{ note_sequence: 3, created_by: 'Cy' }] },
      ),
    ).toEqual({ ...updated, updated: 3 })
    expect(await find()).toEqual({
      status: closed.status_api,
      closed_at: closed.closed_at,
      issue: ticketDelivery.issue_api,
      contents: [ticketDelivery.notes?.[0]?.content, 'c', 'd'],
      authors: ['Agent 07', 'Bo', 'Cy'],
    })
  })
})

describe('changes of access points', () => {
  const device = { ap_mac_address: '00:00:5E:00:53:78' }
  const find = async () =>
    (
      await rows(
        `select external_id as place, devices.name, first_discovered_at as first, last_seen_at as last
         from devices join locations on locations.id = location_id where mac_address like '%:78'`,
      )
    )[0]
  const day = (number: number) => `2026-06-0${number}T00:00:00.000Z`

  it('count in their order, also where one between is refused', async () => {
    const { rejected, ...counts } = await ash.deliver(
      changeDevices,
      { ...device, location_external_id: 'A-1', device_name_api: 'a' },
      { ...device, location_external_id: 'nowhere', device_name_api: 'b' },
      { ...device, last_seen_api: day(3) },
    )
    expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0 })
    expect(rejected).toMatchObject([{ index: 1, code: 'unknown_location' }])
    expect(await find()).toMatchObject({ place: 'A-1', name: 'a', last: day(3) })
  })

  it('keep the earliest discovery and the latest sighting, until null empties them', async () => {
    const at = (first: number | null, last: number | null) => ({
      ...device,
      first_discovered_at: first && day(first),
      last_seen_api: last && day(last),
    })
    await ash.deliver(changeDevices, at(3, 7), at(4, 6))
    expect(await find()).toMatchObject({ first: day(3), last: day(7) })
    await ash.deliver(changeDevices, { ...device, first_discovered_at: day(2) })
    expect(await find()).toMatchObject({ first: day(2), last: day(7) })
    expect(await ash.deliver(changeDevices, at(null, null))).toEqual(updated)
    expect(await find()).toMatchObject({ first: null, last: null })
    await ash.deliver(changeDevices, at(5, 6), at(null, null), at(6, 5))
    expect(await find()).toMatchObject({ first: day(6), last: day(5) })
  })

  it('have days told anew where an access point was not there as early as was said', async () => {
    const { locationId } = test.world.ash
    await ash.deliver(changeDevices, { ...device, first_discovered_at: day(1) })
    const told = () => rows(`select from location_days_told where location_id = ${locationId}`)
    await rows(
      `insert into location_days_told values (${locationId}, '2026-06-18')
       on conflict (location_id) do update set until = excluded.until`,
    )
    await ash.deliver(changeDevices, { ...device, device_name_api: 'c' })
    expect(await told()).toHaveLength(1)
    await ash.deliver(changeDevices, { ...device, first_discovered_at: null })
    expect(await told()).toHaveLength(0)
  })

  it('move them, with their history', async () => {
    expect(await ash.deliver(changeDevices, { ...device, location_external_id: 'A-2' })).toEqual(
      updated,
    )
    expect(await find()).toMatchObject({ place: 'A-2', name: 'c' })
  })
})
