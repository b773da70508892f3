import {
  endpointPath,
  getHappenings,
  getIncident,
  getOverview,
  getProfile,
  incidentsOf,
  ingestClientCounts,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
  ingestTickets,
  listCallsWithoutOutage,
  listIncidentHistory,
  listIncidents,
  outagesOf,
} from '@netportal/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../demo/random.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { beforeNoon as at, noon, type Person } from '../testing/world.ts'
import { tellUntold } from './keep.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const nowMs = noon.getTime()

let deviceCount = 0

beforeEach(async () => {
  test.time = new Date(nowMs)
  await test.database.pool.query("delete from devices where mac_address like '02:%'")
  await test.database.pool.query("delete from tickets where calltek_ticket_id like 'T%'")
  for (const table of [
    'device_status_changes',
    'device_outages',
    'incidents',
    'incident_locations',
  ]) {
    await test.database.pool.query(`delete from ${table}`)
  }
  await tellUntold(test.database.pool, () => test.time)
})

/** Access points at a site of a company, seen since long ago. */
async function mount(count: number, place = 'A-2', company = test.world.ash.companyId) {
  const machine = await createDeliverer(test, company)
  const macs = Array.from({ length: count }, () => {
    deviceCount += 1
    return `02:00:00:00:${hex(deviceCount >> 8)}:${hex(deviceCount & 255)}`
  })
  if (count > 0)
    await machine.deliver(
      ingestDevices,
      ...macs.map((ap_mac_address) => ({
        ap_mac_address,
        location_external_id: place,
        device_name_api: `AP ${ap_mac_address}`,
        first_discovered_at: '2025-01-01T00:00:00Z',
      })),
    )
  const tell = (...changes: (readonly [device: number, minutesAgo: number, status: string])[]) =>
    machine.deliver(
      ingestDeviceStatuses,
      ...changes.map(([device, minutes, status]) => ({
        ap_mac_address: macs[device],
        time: at(minutes),
        status,
      })),
    )
  return { macs, tell, machine }
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(2, '0')

async function read(query = {}, person: Person = 'ann') {
  const answer = await test.call(endpointPath(listIncidents, {}, query), await test.tokenOf(person))
  expect(
    [answer.statusCode, answer.body],
    test.log.filter((line) => line.includes('"level":50')).at(-1),
  ).toEqual([200, expect.any(String)])
  return answer.json()
}

const numbers = async (query = {}) =>
  (await read(query)).results.map((one: Record<string, unknown>) => [
    minutesAgoOf(one.started_at),
    one.ended_at ? minutesAgoOf(one.ended_at) : null,
    one.most_down,
    one.down_now,
    one.minutes_down,
  ])

const minutesAgoOf = (time: unknown) => (nowMs - Date.parse(String(time))) / 60_000

/** All that is kept, by what it is about. */
async function kept() {
  const db = test.database.pool
  const outages = await db.query(
    `select mac_address, device_outages.* from device_outages join devices on devices.id = device_id
     order by device_id, started_at`,
  )
  const incidents = await db.query('select * from incidents order by location_id, started_at')
  return { outages: outages.rows, incidents: incidents.rows }
}

describe('incidents as data arrive', () => {
  it('opens one, takes in who follows, and ends it when all are back', async () => {
    const { tell } = await mount(4)
    await tell([0, 60, 'Offline'])
    expect(await numbers()).toEqual([[60, null, 1, 1, 60]])
    await tell([1, 58, 'Offline'], [2, 40, 'Offline'])
    expect(await numbers()).toEqual([[60, null, 3, 3, 158]])
    await tell([0, 30, 'Online'], [1, 30, 'Online'])
    expect(await numbers()).toEqual([[60, null, 3, 1, 98]])
    await tell([2, 10, 'Online'])
    expect(await numbers()).toEqual([[60, 10, 3, 0, 88]])
  })

  it('joins two when the outage between them arrives late', async () => {
    const { tell } = await mount(3)
    await tell([0, 100, 'Offline'], [0, 90, 'Online'], [1, 60, 'Offline'], [1, 50, 'Online'])
    expect(await numbers()).toEqual([
      [60, 50, 1, 0, 10],
      [100, 90, 1, 0, 10],
    ])
    const [{ id }] = (await read()).results
    await tell([2, 95, 'Offline'], [2, 55, 'Online'])
    expect(await numbers()).toEqual([[100, 50, 2, 0, 60]])
    // The address that was given for the later one leads to the one that it is part of.
    const answer = await test.call(
      endpointPath(getIncident, { incidentId: id }),
      await test.tokenOf('ann'),
    )
    expect(minutesAgoOf(answer.json().started_at)).toBe(100)
  })

  it('takes one apart when a change says that it was never so', async () => {
    const { tell } = await mount(2)
    await tell([0, 100, 'Offline'], [1, 60, 'Offline'], [1, 50, 'Online'], [0, 40, 'Online'])
    expect(await numbers()).toEqual([[100, 40, 2, 0, 70]])
    await tell([0, 100, 'Online'])
    expect(await numbers()).toEqual([[60, 50, 1, 0, 10]])
  })

  it('counts no time of which nothing is known as offline', async () => {
    const { tell } = await mount(1)
    await tell([0, 60, 'Offline'], [0, 50, 'Unknown'])
    expect(await numbers()).toEqual([[60, null, 1, 1, 10]])
    await tell([0, 20, 'Unknown'])
    await tell([0, 10, 'Online'])
    expect(await numbers()).toEqual([[60, 10, 1, 0, 10]])
  })

  it('neither opens nor ends any when deliveries stop, and says since when', async () => {
    test.time = new Date(nowMs - 90 * 60_000)
    const { tell } = await mount(1)
    await tell([0, 100, 'Offline'])
    test.time = new Date(nowMs - 61 * 60_000)
    expect((await read()).results[0].no_data_since).toBeNull()
    test.time = new Date(nowMs)
    const [incident] = (await read()).results
    expect(incident).toMatchObject({ ended_at: null, down_now: 1, minutes_down: 10 })
    expect(minutesAgoOf(incident.no_data_since)).toBe(90)
  })

  it('goes with access points that move to another location', async () => {
    const { tell, macs, machine } = await mount(1)
    await tell([0, 60, 'Offline'])
    await machine.deliver(ingestDevices, { ap_mac_address: macs[0], location_external_id: 'A-1' })
    const locations = (await read({ state: 'open' })).results.map(
      ({ location_name }: { location_name: string }) => location_name,
    )
    expect(locations).toEqual(['Harbour'])
  })

  it('tells those of a location that is new at once', async () => {
    const { machine } = await mount(0, 'A-1')
    const name = { external_id: 'A-new', name: 'New', timezone: 'UTC' }
    await machine.deliver(ingestLocations, name)
    const { tell } = await mount(1, 'A-new')
    await tell([0, 60, 'Offline'])
    expect(await numbers()).toEqual([[60, null, 1, 1, 60]])
  })

  it('writes nothing for what is known already', async () => {
    const { tell } = await mount(3)
    await tell([0, 60, 'Offline'], [1, 60, 'Unknown'], [2, 60, 'Online'])
    const stamps = async () => {
      const { rows } = await test.database.pool.query(
        `select xmin::text, ctid::text from incidents union all select xmin::text, ctid::text from device_outages`,
      )
      return rows
    }
    const before = await stamps()
    await tell([0, 50, 'Offline'], [1, 50, 'Unknown'], [2, 50, 'Online'])
    await tell([0, 40, 'Offline'], [1, 40, 'Unknown'], [2, 40, 'Online'])
    expect(await stamps()).toEqual(before)
  })
})

describe('the order of arrival', () => {
  const random = createRandom('incidents')
  const changes = Array.from({ length: 6 }, (_, device) => {
    let minute = 7000
    return Array.from({ length: 14 }, () => {
      minute -= random.int(1, random.chance(0.3) ? 2000 : 60)
      const status = random.pick(['Offline', 'Online', 'Online', 'rebooting'])
      return [device, Math.max(1, minute), status] as const
    })
  })
    .flat()
    .filter(([device, minute], index, all) => {
      const first = all.findIndex((one) => one[0] === device && one[1] === minute)
      return first === index
    })

  it('makes no difference, nor does telling all of it again', { timeout: 120_000 }, async () => {
    const { tell, macs } = await mount(6)
    await tell(...changes)
    const expected = await kept()
    expect(expected.incidents.length).toBeGreaterThan(3)
    // As the rule tells it, without a database.
    const told = incidentsOf(
      macs.flatMap((_, device) =>
        outagesOf(
          changes
            .filter((one) => one[0] === device)
            .map(([, minute, status]) => ({ time: at(minute), status })),
        ),
      ),
    )
    expect(expected.incidents.map(({ started_at }) => Date.parse(started_at))).toEqual(
      told.map(({ startMs }) => startMs),
    )
    const ids = (
      await test.database.pool.query('select id from devices where mac_address = any($1)', [macs])
    ).rows
    for (let round = 0; round < 6; round++) {
      await test.database.pool.query(
        'delete from device_status_changes where device_id = any($1)',
        [ids.map(({ id }) => id)],
      )
      await test.database.pool.query('delete from device_outages')
      await test.database.pool.query('delete from incidents')
      const arriving = random.shuffle([...changes, ...random.shuffle(changes).slice(0, 10)])
      while (arriving.length > 0) await tell(...arriving.splice(0, random.int(1, 20)))
      expect(await kept(), `round ${round}`).toEqual(expected)
    }
    await test.database.pool.query('update incident_locations set told_at = null')
    // Of a location that is still to be told a delivery tells nothing by itself.
    await tell(...changes.slice(0, 3))
    await tellUntold(test.database.pool, () => test.time)
    const again = await kept()
    const { rows: known } = await test.database.pool.query(
      "select reltuples from pg_class where relname = 'device_outages'",
    )
    expect(known).toEqual([{ reltuples: again.outages.length }])
    const ours = new Set(macs)
    expect(again.outages.filter(({ mac_address }) => ours.has(mac_address))).toEqual(
      expected.outages,
    )
  })
})

describe('what is told of an incident', () => {
  it('counts the calls during it and in the half hour after, without names', async () => {
    const { tell, machine } = await mount(2)
    await tell([0, 100, 'Offline'], [0, 60, 'Online'])
    const call = (number: string, minutes: number) => ({
      location_external_id: 'A-2',
      calltek_ticket_id: number,
      ticket_datetime_utc: at(minutes),
      guest_name: 'Nobody',
      last_name: 'Said',
      room: '401',
      issue_api: 'No Wi-Fi',
    })
    await machine.deliver(
      ingestTickets,
      call('T1', 101),
      call('T2', 100),
      call('T3', 30),
      call('T4', 29),
    )
    const [summary] = (await read()).results
    expect(summary).toMatchObject({ calls: 2, site_access_points: 2, grade: 'critical' })
    const answer = await test.call(
      endpointPath(getIncident, { incidentId: summary.id }),
      await test.tokenOf('ann'),
    )
    expect(answer.body).not.toMatch(/Nobody|Said/)
    expect(answer.json()).toMatchObject({
      calls: 2,
      tickets: [
        { calltek_ticket_id: 'T2', room: '401', issue_api: 'No Wi-Fi' },
        { calltek_ticket_id: 'T3' },
      ],
      outages: [{ minutes_down: 40 }],
    })
  })

  it('sets the clients beside what is usual, where three weeks tell it', async () => {
    const { tell, machine } = await mount(1, 'A-1')
    // Of the end only two weeks before were counted.
    await tell([0, 60 * 24, 'Offline'], [0, 60 * 21, 'Online'])
    const week = 7 * 24 * 60
    const count = (minutes: number, connected_client_count: number) => ({
      location_external_id: 'A-1',
      wlan_id_api: '1',
      time: at(minutes),
      connected_client_count,
    })
    const start = 60 * 24 + 5
    const end = 60 * 21 + 5
    await machine.deliver(
      ingestClientCounts,
      count(start, 40),
      count(end, 7),
      ...[100, 20, 60].map((clients, index) => count(start + (index + 1) * week, clients)),
      ...[50, 60].map((clients, index) => count(end + (index + 1) * week, clients)),
    )
    const { results } = await read({ from: at(60 * 25) })
    const answer = await test.call(
      endpointPath(getIncident, { incidentId: results[0].id }),
      await test.tokenOf('ann'),
    )
    expect(answer.json()).toMatchObject({
      clients_at_start: { clients: 40, usual: 60 },
      clients_at_end: { clients: 7, usual: null },
    })
  })

  it('grades by the share of the site that was down at once', async () => {
    const { tell } = await mount(10)
    await tell([0, 60, 'Offline'], [0, 50, 'Online'])
    await tell(...[0, 1].map((device) => [device, 40, 'Offline'] as const))
    await tell(...[0, 1].map((device) => [device, 30, 'Online'] as const))
    await tell(...[0, 1, 2, 3].map((device) => [device, 20, 'Offline'] as const))
    const grades = (await read()).results.map(({ grade }: { grade: string }) => grade)
    expect(grades).toEqual(['critical', 'warning', 'minor'])
  })
})

describe('the list', () => {
  it('is cut by location, period and state, in pages', async () => {
    const { tell } = await mount(2)
    await tell([0, 500, 'Offline'], [0, 400, 'Online'], [1, 300, 'Offline'], [1, 200, 'Online'])
    await tell([0, 60, 'Offline'])
    const starts = async (query: object) => (await numbers(query)).map(([start]: number[]) => start)
    const location_id = test.world.ash.secondLocationId
    expect(await starts({ location_id })).toEqual([60, 300, 500])
    expect(await starts({ location_id, from: at(200) })).toEqual([60])
    expect(await starts({ location_id, from: at(201), until: at(60) })).toEqual([300])
    expect(await starts({ location_id, state: 'over' })).toEqual([300, 500])
    expect(await starts({ location_id: test.world.ash.locationId })).toEqual([])
    const page = await read({ location_id, limit: 1, offset: 1 })
    expect(page).toMatchObject({ count: 3, results: [{ access_points: 1 }] })
    expect(page.next).toContain('offset=2')
    expect(page.previous).toContain('offset=0')
  })

  it('looks 31 days back without being asked, and for open ones any time', async () => {
    const { tell } = await mount(2)
    const day = 24 * 60
    await tell([0, 90 * day, 'Offline'], [0, 80 * day, 'Online'], [1, 70 * day, 'Offline'])
    expect((await numbers()).map(([start]: number[]) => start)).toEqual([70 * day])
    expect((await numbers({ from: at(91 * day) })).length).toBe(2)
    expect((await numbers({ state: 'open' })).length).toBe(1)
  })

  it('has open ones by the share of their site that is down now', async () => {
    const small = await mount(2, 'A-1')
    const large = await mount(8, 'A-2')
    await large.tell(...[0, 1, 2, 3].map((device) => [device, 50, 'Offline'] as const))
    await small.tell([0, 300, 'Offline'])
    const order = (await read({ state: 'open' })).results.map(
      ({ location_name }: { location_name: string }) => location_name,
    )
    expect(order).toEqual(['airport', 'Harbour'])
  })

  it('knows nothing of other companies', async () => {
    const { tell } = await mount(1, 'B-1', test.world.birch.companyId)
    await tell([0, 60, 'Offline'])
    const [{ id }] = (await read({}, 'ben')).results
    expect((await read({}, 'ann')).count).toBe(0)
    expect((await read({}, 'admin')).count).toBe(1)
    const token = await test.tokenOf('ann')
    const one = await test.call(endpointPath(getIncident, { incidentId: id }), token)
    expect(one.statusCode).toBe(404)
    const query = { location_id: test.world.birch.locationId }
    const list = await test.call(endpointPath(listIncidents, {}, query), token)
    expect(list.statusCode).toBe(404)
    const happened = await test.call(endpointPath(getHappenings), token)
    expect(happened.json().went_down).toBe(0)
    expect(happened.body).not.toContain('Forest')
  })
})

describe('what happened since a moment', () => {
  const since = async (minutes: number) =>
    (
      await test.call(
        endpointPath(getHappenings, {}, { since: at(minutes) }),
        await test.tokenOf('ann'),
      )
    ).json()

  it('counts each access point once, and says where', async () => {
    const { tell } = await mount(3)
    await tell([0, 60, 'Offline'], [0, 50, 'Online'], [0, 45, 'Offline'], [1, 44, 'Offline'])
    expect(await since(61)).toMatchObject({
      went_down: 2,
      came_back: 1,
      locations: [{ location_name: 'airport', went_down: 2, came_back: 1, calls: 0 }],
    })
    expect(await since(46)).toMatchObject({ went_down: 2, came_back: 0 })
    expect(await since(10)).toMatchObject({ went_down: 0, came_back: 0, locations: [] })
  })

  it('looks no further back than a month', async () => {
    expect(minutesAgoOf((await since(60 * 24 * 400)).since)).toBe(31 * 24 * 60)
  })
})

describe('a server that hides its extras', () => {
  const plain = useTestApp({ HIDE_EXTRAS: '1' })

  it('names none of these calls, and answers none', async () => {
    const token = await plain.tokenOf('ann')
    expect((await plain.call(endpointPath(getProfile), token)).json()).not.toHaveProperty('extras')
    for (const call of [
      listIncidents,
      getHappenings,
      getOverview,
      listIncidentHistory,
      listCallsWithoutOutage,
    ]) {
      const url = endpointPath(call)
      expect((await plain.call(url, token)).statusCode).toBe(404)
    }
  })

  it('is named by one that shows them', async () => {
    const token = await test.tokenOf('ann')
    expect((await test.call(endpointPath(getProfile), token)).json().extras).toContain('incidents')
  })
})
