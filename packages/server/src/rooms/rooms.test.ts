import {
  endpointPath,
  findRoomCalls,
  getIncident,
  getProfile,
  getTicketNetwork,
  ingestClientCounts,
  ingestDeviceStatuses,
  ingestDevices,
  ingestSsids,
  ingestTickets,
} from '@netportal/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellUntold } from '../incidents/keep.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { beforeNoon as at, noon, type Person } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = noon.getTime()
const names = ['FL04-RM401-AP', 'FL04-CORR-AP-01', 'FL05-CORR-AP-01', 'LOBBY']
const macs = names.map((_, index) => `02:00:00:00:00:0${index}`)

beforeEach(async () => {
  test.time = new Date(nowMs)
  const db = test.database.pool
  await db.query("delete from devices where mac_address like '02:%'")
  await db.query("delete from tickets where calltek_ticket_id like 'R%'")
  await db.query("delete from ssids where wlan_id = 'g'")
  for (const table of [
    'device_status_changes',
    'device_outages',
    'incidents',
    'incident_locations',
    'location_silences',
  ]) {
    await db.query(`delete from ${table}`)
  }
  await tellUntold(db, () => test.time)
})

/** A site with four access points that came up long ago; it is heard of since then. */
async function mount(minutesAgo = 0) {
  test.time = new Date(at(minutesAgo))
  const machine = await createDeliverer(test, test.world.ash.companyId)
  const items = names.map((device_name_api, index) => ({
    ap_mac_address: macs[index],
    location_external_id: 'A-2',
    device_name_api,
    first_discovered_at: '2025-01-01T00:00:00Z',
  }))
  await machine.deliver(ingestDevices, ...items)
  const tell = (...changes: (readonly [device: number, minutesAgo: number, status: string])[]) =>
    machine.deliver(
      ingestDeviceStatuses,
      ...changes.map(([device, minutes, status]) => ({
        ap_mac_address: macs[device],
        time: at(minutes),
        status,
      })),
    )
  await tell(...names.map((_, index) => [index, 100_000, 'Online'] as const))
  const call = (number: string, minutes: number, room: string | null) =>
    machine.deliver(ingestTickets, {
      calltek_ticket_id: number,
      location_external_id: 'A-2',
      ticket_datetime_utc: at(minutes),
      room,
      guest_name: 'Zoe',
      status_api: 'Closed',
    })
  return { machine, tell, call }
}

/** The network at the time of a ticket. */
async function networkOf(number: string, person: Person = 'ann') {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from tickets where calltek_ticket_id = $1',
    [number],
  )
  const url = endpointPath(getTicketNetwork, { ticketId: rows[0]?.id ?? 0 })
  const answer = await test.call(url, await test.tokenOf(person))
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json()
}

async function ask(room: unknown, locationId = test.world.ash.secondLocationId) {
  return test.app.inject({
    method: 'POST',
    url: endpointPath(findRoomCalls, { id: locationId }),
    headers: { authorization: `Bearer ${await test.tokenOf('ann')}` },
    payload: { room },
  })
}

const minutesAgoOf = (time: unknown) => (nowMs - Date.parse(String(time))) / 60_000

describe('the network when a ticket was opened', () => {
  it('says who was down, since when, and when they came back', async () => {
    const { tell, call } = await mount()
    await tell([0, 60, 'Offline'], [1, 58, 'Offline'], [2, 50, 'Offline'], [2, 45, 'Online'])
    await tell([3, 30, 'Offline'], [0, 20, 'Online'])
    await call('R1', 40, '401')
    const network = await networkOf('R1')
    expect(network).toMatchObject({ at: at(40), online: 2, offline: 2, unknown: 0 })
    expect(network.no_data_since ?? null).toBeNull()
    expect(
      network.down.map((one: Record<string, unknown>) => [
        one.device_name_api,
        minutesAgoOf(one.since),
        one.came_back_at ? minutesAgoOf(one.came_back_at) : null,
        one.is_still_down,
      ]),
    ).toEqual([
      ['FL04-CORR-AP-01', 58, null, true],
      ['FL04-RM401-AP', 60, 20, false],
    ])
  })

  it("names those that may serve the guest's room, as they stood", async () => {
    const { tell, call } = await mount()
    await tell([0, 60, 'Offline'], [0, 20, 'Online'])
    await call('R1', 40, 'Room 0401')
    const { likely, likely_count } = await networkOf('R1')
    expect(likely).toMatchObject([
      { device_name_api: 'FL04-RM401-AP', match: 'room', status: 'offline', is_still_down: false },
      { device_name_api: 'FL04-CORR-AP-01', match: 'floor', status: 'online' },
    ])
    expect(likely_count).toBe(2)
    await call('R2', 40, null)
    expect(await networkOf('R2')).toMatchObject({ likely: [], likely_count: 0 })
    await call('R3', 40, '777')
    expect(await networkOf('R3')).toMatchObject({ likely: [], likely_count: 0 })
  })

  it('leads to the incident that counts the call, and to no other', async () => {
    const { tell, call } = await mount()
    await tell([0, 60, 'Offline'], [0, 50, 'Online'])
    for (const [number, minutes] of [
      ['R1', 61],
      ['R2', 60],
      ['R3', 20],
      ['R4', 19.9],
    ] as const) {
      await call(number, minutes, '401')
    }
    const found = async (number: string) =>
      (await networkOf(number)).incidents.map(({ id }: { id: string }) => id)
    expect(await found('R1')).toEqual([])
    expect(await found('R4')).toEqual([])
    const [id] = await found('R2')
    expect(await found('R3')).toEqual([id])
    const incident = await test.call(
      endpointPath(getIncident, { incidentId: id }),
      await test.tokenOf('ann'),
    )
    expect(
      incident.json().tickets.map((one: Record<string, unknown>) => one.calltek_ticket_id),
    ).toEqual(['R2', 'R3'])
  })

  it('claims nothing where nothing was heard', async () => {
    const { tell, call } = await mount(400)
    test.time = new Date(at(300))
    await tell([0, 301, 'Offline'])
    test.time = new Date(nowMs)
    await call('R1', 200, '401')
    const network = await networkOf('R1')
    expect(network).toMatchObject({ online: 0, offline: 0, unknown: 4, down: [] })
    expect(minutesAgoOf(network.no_data_since)).toBe(300)
    expect(network.likely).toMatchObject([{ status: 'unknown' }, { status: 'unknown' }])
  })

  it('does not say of a site that is not heard of now that somebody is still down', async () => {
    const { tell, call } = await mount(39)
    await tell([0, 60, 'Offline'])
    await call('R1', 40, '401')
    test.time = new Date(nowMs)
    const { down } = await networkOf('R1')
    expect(down).toHaveLength(1)
    expect(down[0].is_still_down ?? null).toBeNull()
    expect(down[0].came_back_at ?? null).toBeNull()
  })

  it("counts the site's clients then", async () => {
    const { machine, call } = await mount()
    await machine.deliver(ingestSsids, {
      location_external_id: 'A-2',
      wlan_id_api: 'g',
      active: true,
    })
    const week = 7 * 24 * 60
    await machine.deliver(
      ingestClientCounts,
      ...[40, 40 + week, 40 + 2 * week, 40 + 3 * week].map((minutes, index) => ({
        location_external_id: 'A-2',
        wlan_id_api: 'g',
        time: at(minutes),
        connected_client_count: 10 * (index + 1),
      })),
    )
    await call('R1', 40, '401')
    expect((await networkOf('R1')).clients).toEqual({ clients: 10, usual: 30 })
  })
})

describe('the calls of a room', () => {
  it('are all that it ever had, however it is written, with the states at each', async () => {
    const { tell, call } = await mount()
    await tell([0, 60, 'Offline'], [1, 59, 'Offline'], [0, 20, 'Online'], [1, 20, 'Online'])
    await call('R1', 90_000, '0401')
    await call('R2', 40, '401')
    await call('R3', 39, '402')
    await call('R4', 10, 'Room 401')
    await call('R5', 200_000_0, 'rm 401')
    const answer = await ask(' 401')
    expect(answer.statusCode).toBe(200)
    const room = answer.json()
    expect(room.likely.map((one: Record<string, unknown>) => one.device_name_api)).toEqual([
      'FL04-RM401-AP',
      'FL04-CORR-AP-01',
    ])
    expect(room.count).toBe(4)
    expect(
      room.calls.map((one: { calltek_ticket_id: string; states: { status: string }[] }) => [
        one.calltek_ticket_id,
        one.states.map(({ status }) => status),
      ]),
    ).toEqual([
      ['R4', ['online', 'online']],
      ['R2', ['offline', 'offline']],
      ['R1', ['online', 'online']],
      ['R5', ['undiscovered', 'undiscovered']],
    ])
    expect(room.calls[0].incident_id).toBe(room.calls[1].incident_id)
    expect(room.calls[2].incident_id).toBeNull()
    expect(answer.body).not.toContain('Zoe')
  })

  it('may be none, of a room that never called or that says nothing', async () => {
    await mount()
    expect((await ask('999')).json()).toMatchObject({ count: 0, calls: [], likely: [] })
    expect((await ask('?')).json()).toMatchObject({ count: 0, calls: [], likely: [] })
    expect((await ask('  ')).statusCode).toBe(422)
    expect((await ask('4'.repeat(201))).statusCode).toBe(422)
  })

  it('stand in no log', async () => {
    await mount()
    const before = test.log.length
    await ask('Zanzibar 401')
    await ask({ room: 'Zanzibar 401' })
    expect(test.log.slice(before).join('\n')).not.toContain('Zanzibar')
  })

  it('claim nothing where nothing was heard', async () => {
    const { tell, call } = await mount(400)
    test.time = new Date(at(300))
    await tell([0, 301, 'Offline'])
    test.time = new Date(nowMs)
    await call('R1', 200, '401')
    const { calls } = (await ask('401')).json()
    expect(calls[0].states).toMatchObject([{ status: 'unknown' }, { status: 'unknown' }])
    expect(minutesAgoOf(calls[0].no_data_since)).toBe(300)
  })
})

describe('a server that hides its extras', () => {
  const plain = useTestApp({ HIDE_EXTRAS: '1' })

  it('answers neither call', async () => {
    const token = await plain.tokenOf('ann')
    expect((await plain.call(endpointPath(getProfile), token)).json()).not.toHaveProperty('extras')
    const { rows } = await plain.database.pool.query('select id from tickets limit 1')
    const network = endpointPath(getTicketNetwork, { ticketId: rows[0]?.id })
    expect((await plain.call(network, token)).statusCode).toBe(404)
    const { statusCode } = await plain.app.inject({
      method: 'POST',
      url: endpointPath(findRoomCalls, { id: plain.world.ash.locationId }),
      headers: { authorization: `Bearer ${token}` },
      payload: { room: '214' },
    })
    expect(statusCode).toBe(404)
  })
})
