import {
  changeDevices,
  type Endpoint,
  endpointPath,
  findAnything,
  findRoomCalls,
  getDevice,
  getDeviceHistory,
  getDeviceIncidents,
  getGroupedTimeline,
  getHappenings,
  getIncident,
  getLocation,
  getMoment,
  getOverview,
  getTicketNetwork,
  getTimeline,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
  ingestTickets,
  listDevices,
  listHeldDevices,
  listIncidents,
  listMonth,
  listOfflineDevices,
  listWorstDevices,
} from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { tellDays } from '../comparison/tellDays.ts'
import { createRandom } from '../demo/random.ts'
import { comparedUptime } from '../reports/documents/compared.ts'
import { deviceUptime } from '../reports/figures/uptime.ts'
import { readDevices } from '../reports/read/devices.ts'
import { readPlaces } from '../reports/read/places.ts'
import { readPlacesNow } from '../schedules/downNow.ts'
import { createDeliverer, type Deliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { beforeNoon as at, noon, type Person } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = noon.getTime()
const minutesMs = 60_000
const days = (count: number) => count * 24 * 60
/** Of the access point that is taken down. */
const gone = '02:00:00:00:00:99'

/** A company with the same site as the other has. */
interface Side {
  person: Person
  companyId: number
  machine: Deliverer
  locationId: number
}

let withIt: Side
let without: Side
beforeAll(async () => {
  test.time = new Date(nowMs)
  const { ash, birch } = test.world
  withIt = await createSide('ann', ash.companyId)
  without = await createSide('ben', birch.companyId)
})

async function createSide(person: Person, companyId: number): Promise<Side> {
  const machine = await createDeliverer(test, companyId)
  // What the world has is of other figures on each side.
  await test.database.pool.query('delete from locations where company_id = $1', [companyId])
  return { person, companyId, machine, locationId: await addSite({ machine, companyId }, 'site') }
}

async function addSite({ machine, companyId }: Pick<Side, 'machine' | 'companyId'>, id: string) {
  await machine.deliver(ingestLocations, { external_id: id, name: id, timezone: 'Europe/London' })
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from locations where company_id = $1 and external_id = $2',
    [companyId, id],
  )
  return rows[0]?.id ?? 0
}

async function clear({ companyId, locationId }: Side) {
  const { pool } = test.database
  await pool.query('delete from devices where company_id = $1', [companyId])
  for (const table of ['incidents', 'location_days_told', 'location_days']) {
    await pool.query(`delete from ${table} where location_id = $1`, [locationId])
  }
}

const macOf = (index: number) => `02:00:00:00:00:0${index}`
const mount = ({ machine }: Pick<Side, 'machine'>, ...macs: string[]) =>
  machine.deliver(
    ingestDevices,
    ...macs.map((ap_mac_address) => ({
      ap_mac_address,
      location_external_id: 'site',
      device_name_api: `RM-2${ap_mac_address.slice(-2)}`,
      first_discovered_at: '2026-06-01T00:00:00Z',
    })),
  )
const tell = (
  { machine }: Pick<Side, 'machine'>,
  ...said: (readonly [mac: string, minutesAgo: number, status: string])[]
) =>
  machine.deliver(
    ingestDeviceStatuses,
    ...said.map(([ap_mac_address, minutes, status]) => ({
      ap_mac_address,
      time: at(minutes),
      status,
    })),
  )
const retire = ({ machine }: Side, retired_at: string | null, ap_mac_address = gone) =>
  machine.deliver(changeDevices, { ap_mac_address, retired_at })

async function ask(
  { person }: Side,
  endpoint: Endpoint,
  params: Record<string, string | number> = {},
  asked: Record<string, string | number> = {},
) {
  const isGet = endpoint.method === 'GET'
  const path = endpointPath(endpoint, params, isGet ? asked : {})
  const answer = await test.call(
    path,
    await test.tokenOf(person),
    isGet ? {} : { method: 'POST', payload: asked },
  )
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}

/** Leaves out what names a row, which is another on each side. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      /(^|_)(id|url|links?)$|^(next|previous)$/.test(key) ? undefined : part,
    ),
  )
}

/** All that is said of how things stand now. */
async function present(side: Side) {
  const place = { id: side.locationId }
  const moment = await ask(side, getMoment, place)
  const overview = await ask(side, getOverview, {})
  return withoutIds({
    devices: await ask(side, listDevices, place),
    offline: await ask(side, listOfflineDevices, {}),
    overview: overview.results.map(
      ({ worst_incident, ...figures }: Record<string, unknown>) => figures,
    ),
    found: await ask(side, findAnything, {}, { query: 'RM-' }),
    moment: [moment.devices, moment.no_data_since],
    location: await ask(side, getLocation, place),
    likely: (await ask(side, findRoomCalls, place, { room: '299' })).likely,
    mailed: await readPlacesNow(
      test.database.pool,
      { companyId: side.companyId, locationIds: [side.locationId] },
      test.time,
    ),
  })
}

/** How a report on some days tells the access points, and the days before. */
async function report({ locationId }: Side, start: string, end: string) {
  const { pool } = test.database
  const place = (await readPlaces(pool, [{ locationId, start, end }], null, test.time))?.places[0]
  if (!place) throw new Error('No place.')
  const known = await readDevices(pool, place, true)
  const uptimes = known.devices.map((device) => deviceUptime(device, place))
  const data = { place, clients: [], transfers: [], tickets: [], ...known }
  return { uptimes, compared: comparedUptime([data], uptimes) }
}

/** All that is said of a stretch of days that ended before. */
async function past(side: Side, until: number) {
  const { uptimes, compared } = await report(side, '2026-06-14', '2026-06-15')
  const moments = [until + 1, days(3), days(5)].map((minutes) =>
    ask(side, getMoment, { id: side.locationId }, { at: at(minutes) }),
  )
  const { results } = await ask(side, getTimeline, { id: side.locationId }, { page_size: 100 })
  return withoutIds({
    uptimes: uptimes.map(({ device: { retiredAt: _, ...device }, ...figures }) => [
      device,
      figures,
    ]),
    compared,
    moments: (await Promise.all(moments)).map(({ devices }) => devices),
    events: results.filter(({ timestamp }: { timestamp: string }) => timestamp < at(until)),
  })
}

/** All that is kept of what happened. */
async function history(side: Side) {
  const place = { id: side.locationId }
  await test.database.pool.query('update location_days_told set until = until')
  await tellDays({ pool: test.database.pool, clock: () => test.time, retentionDays: 91 })
  return withoutIds({
    timeline: await ask(side, getTimeline, place, { page_size: 100 }),
    groups: await ask(side, getGroupedTimeline, place),
    incidents: await ask(side, listIncidents, {}),
    happenings: await ask(side, getHappenings, {}, { since: at(days(20)) }),
    month: await ask(side, listMonth, {}, { month: '2026-06' }),
    worst: await ask(side, listWorstDevices, {}),
    overview: await ask(side, getOverview, {}),
  })
}

describe('an access point that was taken out of service', () => {
  it('is as if it had never been there, and was what it was before', async () => {
    const random = createRandom('retired')
    const pick = (count: number) => random.int(0, count - 1)
    const said = (mac: string) =>
      Array.from(
        { length: 12 },
        () =>
          [mac, 1 + pick(days(7)), ['Online', 'Offline', 'Offline', 'odd'][pick(4)] ?? ''] as const,
      )
    const common = [0, 1, 2].flatMap((index) => said(macOf(index)))
    for (const side of [without, withIt]) {
      await clear(side)
      await mount(side, macOf(0), macOf(1), macOf(2))
      await tell(side, ...common)
    }
    await mount(withIt, gone)
    await tell(withIt, ...said(gone))
    const until = 1 + pick(days(2))
    const before = { past: await past(withIt, until), history: await history(withIt) }

    await retire(withIt, at(until))
    expect(await present(withIt)).toEqual(await present(without))
    expect(await past(withIt, until)).toEqual(before.past)

    await retire(withIt, at(days(20)))
    expect(await present(withIt)).toEqual(await present(without))
    expect(await history(withIt)).toEqual(await history(without))

    await retire(withIt, null)
    expect(await past(withIt, until)).toEqual(before.past)
    expect(await history(withIt)).toEqual(before.history)
  })

  it('ends what it alone kept open, and its own page tells what it was', async () => {
    await clear(withIt)
    await mount(withIt, macOf(0), gone)
    await tell(withIt, [macOf(0), days(9), 'Online'], [gone, days(3), 'Offline'])
    await withIt.machine.deliver(ingestTickets, {
      calltek_ticket_id: 'T1',
      location_external_id: 'site',
      ticket_datetime_utc: at(days(2)),
      room: '299',
    })
    await retire(withIt, at(days(1)))
    // What is still said of it is kept, and brings nothing back.
    const said = await tell(
      withIt,
      [gone, 300, 'Offline'],
      [gone, 200, 'Online'],
      [gone, 100, 'Offline'],
    )
    expect(said).toMatchObject({ created: 3, rejected: [] })

    const [incident] = (await ask(withIt, listIncidents)).results
    expect(incident).toMatchObject({
      started_at: at(days(3)),
      ended_at: at(days(1)),
      ended_by_retirement: true,
      down_now: 0,
      minutes_down: days(2),
      site_access_points: 2,
    })
    const { outages } = await ask(withIt, getIncident, { incidentId: incident.id })
    expect(outages).toMatchObject([{ ap_mac_address: gone, ended_by_retirement: true }])
    expect(await ask(withIt, getHappenings, {}, { since: at(days(5)) })).toMatchObject({
      went_down: 1,
      came_back: 0,
    })

    const place = { id: withIt.locationId, mac: gone }
    const device = await ask(withIt, getDevice, place)
    expect([device.retired_at, device.current_status]).toEqual([at(days(1)), null])
    expect(await ask(withIt, getDeviceHistory, place)).toEqual([
      { time: at(days(3)), status: 'Offline' },
      { time: at(days(1)), status: null },
    ])
    expect((await ask(withIt, getDeviceIncidents, place)).incidents).toMatchObject([
      { own_ended_at: at(days(1)), own_ended_by_retirement: true },
    ])
    const events = (await ask(withIt, getTimeline, { id: withIt.locationId })).results
    expect(events.filter((one: { timestamp: string }) => one.timestamp >= at(days(1)))).toEqual([])
    const { rows } = await test.database.pool.query('select id from tickets where room = $1', [
      '299',
    ])
    const then = await ask(withIt, getTicketNetwork, { ticketId: rows[0]?.id })
    expect([then.online, then.offline, then.likely.length]).toEqual([1, 1, 1])
    expect(then.down).toMatchObject([{ came_back_at: null, is_still_down: null }])
    const standing = async (minutes: number) =>
      (await ask(withIt, getMoment, { id: withIt.locationId }, { at: at(minutes) })).devices.length
    expect([await standing(days(1) + 1), await standing(days(1))]).toEqual([2, 1])
    // Of today's report it is no part, but it was down yesterday until then.
    const { uptimes, compared } = await report(withIt, '2026-06-18', '2026-06-18')
    expect(uptimes.map(({ device: { mac } }) => mac)).toEqual([macOf(0)])
    expect(compared.downSeconds).toMatchObject({ now: 0, before: 13 * 3600 })
  })

  it('tells nothing of its site: where no other is heard of, the site is silent', async () => {
    await retire(withIt, at(days(1)))
    test.time = new Date(nowMs + 40 * minutesMs)
    await tell(withIt, [gone, -39, 'Online'])
    const site = await ask(withIt, getLocation, { id: withIt.locationId })
    expect(site.no_data_since).toBe(at(0))
    test.time = new Date(nowMs)
  })

  it('is back when null is delivered, or all of it without the field, and is not taken out in the future', async () => {
    const { machine } = withIt
    const held = async () => {
      const { body } = await machine.send(listHeldDevices, undefined)
      return JSON.parse(body).items.find(
        (item: { ap_mac_address: string }) => item.ap_mac_address === gone,
      )
    }
    await retire(withIt, at(60))
    expect(
      await machine.deliver(changeDevices, { ap_mac_address: gone, model_api: 'R1' }),
    ).toMatchObject({ updated: 1 })
    const item = await held()
    expect(item).toMatchObject({ model_api: 'R1', retired_at: at(60) })
    expect(await machine.deliver(ingestDevices, item)).toMatchObject({ unchanged: 1 })
    const { retired_at: _, ...whole } = item
    await machine.deliver(ingestDevices, whole)
    expect(await held()).toMatchObject({ retired_at: null })
    const late = await retire(withIt, at(-11))
    expect(late.rejected).toMatchObject([
      { code: 'time_out_of_range', detail: 'retired_at: in the future' },
    ])
    expect(await retire(withIt, at(-9))).toMatchObject({ updated: 1 })
    expect(await retire(withIt, null)).toMatchObject({ updated: 1 })
    expect(await held()).toMatchObject({ retired_at: null })
  })
})
