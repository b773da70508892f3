import { endpointPath, listCallsWithoutOutage, listIncidentHistory } from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const day = (time: string) => `2026-06-18T${time}:00.000Z`

/** Incidents and calls at the second place of Ann's company, and one of each at Ben's. */
beforeAll(async () => {
  const { ash, birch } = test.world
  const db = test.database.pool
  for (const table of ['device_outages', 'incidents', 'incident_locations', 'tickets']) {
    await db.query(`delete from ${table}`)
  }
  await db.query(
    `insert into incidents (location_id, started_at, ended_at, access_points, most_down) values
       ($1, '${day('08:00')}', '${day('08:20')}', 3, 2), ($1, '${day('09:00')}', '${day('10:00')}', 1, 1),
       ($1, '${day('11:55')}', null, 5, 5), ($2, '${day('07:00')}', null, 9, 9)`,
    [ash.secondLocationId, birch.locationId],
  )
  await db.query(
    `insert into incident_locations (location_id, told_at, heard_at, heard_from) values
       ($1, '${day('11:59')}', '${day('11:59')}', '${day('01:00')}'),
       ($2, '${day('11:59')}', '${day('10:00')}', '${day('01:00')}')`,
    [ash.secondLocationId, ash.locationId],
  )
  await db.query(
    `insert into location_silences (location_id, quiet_from, quiet_until)
     values ($1, '${day('03:00')}', '${day('04:00')}')`,
    [ash.secondLocationId],
  )
  await call(ash.companyId, ash.secondLocationId, {
    before: '07:59',
    during: '08:10',
    soonAfter: '08:50',
    well: '08:51',
    secondWell: '02:00',
    quietForTenMinutes: '03:10',
    silent: '03:31',
    open: '11:56',
    beforeAnythingWasNoted: '00:30',
  })
  // Nothing was heard of this place since 10:00, but clients were counted at 11:50 and 11:55.
  await call(ash.companyId, ash.locationId, { counted: '11:58', lost: '10:45' })
  await call(birch.companyId, birch.locationId, { theirs: '06:00' })
})

async function call(companyId: number, locationId: number, calls: Record<string, string>) {
  for (const [name, time] of Object.entries(calls)) {
    await test.database.pool.query(
      `insert into tickets (company_id, location_id, calltek_ticket_id, opened_at, guest_name, room)
       values ($1, $2, $3, $4, 'Zoë', '7')`,
      [companyId, locationId, name, day(time)],
    )
  }
}

async function read(path: string, person: Person = 'ann') {
  const answer = await test.call(path, await test.tokenOf(person))
  return { status: answer.statusCode, body: answer.json() }
}
const history = (query = {}, person?: Person) =>
  read(endpointPath(listIncidentHistory, {}, query), person)
const starts = async (query = {}) =>
  (await history(query)).body.results.map(({ started_at }: { started_at: string }) =>
    started_at.slice(11, 16),
  )
const well = (query = {}, person?: Person) =>
  read(endpointPath(listCallsWithoutOutage, {}, query), person)

describe('the incidents of a period', () => {
  it('are those that reach into it, the newest first', async () => {
    expect(await starts()).toEqual(['11:55', '09:00', '08:00'])
    expect(await starts({ from: day('08:20'), until: day('11:55') })).toEqual(['09:00'])
    expect(await starts({ state: 'open' })).toEqual(['11:55'])
    expect(await starts({ location_id: test.world.ash.locationId })).toEqual([])
  })

  it('are told apart by whether anybody called, in the half hour after too', async () => {
    const { body } = await history({ calls: 'none' })
    expect([body.count, body.results[0].started_at, body.results[0].calls]).toEqual([
      1,
      day('09:00'),
      0,
    ])
    expect(await starts({ calls: 'some' })).toEqual(['11:55', '08:00'])
  })

  it.each([
    ['since', ['08:00', '09:00', '11:55']],
    ['-since', ['11:55', '09:00', '08:00']],
    ['lasted', ['11:55', '08:00', '09:00']],
    ['-lasted', ['09:00', '08:00', '11:55']],
    ['most', ['09:00', '08:00', '11:55']],
    ['-calls', ['08:00', '11:55', '09:00']],
  ])('are sorted by %s, page by page', async (sort, order) => {
    expect(await starts({ sort })).toEqual(order)
    const { body } = await history({ sort, limit: 1, offset: 1 })
    expect(body.results).toHaveLength(1)
    expect(body.results[0].started_at.slice(11, 16)).toBe(order[1])
    expect(body.next).toContain('offset=2')
  })

  it('last, where a site went silent, until its last data', async () => {
    const place = test.world.ash.locationId
    const db = test.database.pool
    await db.query(
      `insert into incidents (location_id, started_at, access_points, most_down) values ($1, '${day('09:57')}', 1, 1)`,
      [place],
    )
    expect(await starts({ sort: 'lasted' })).toEqual(['09:57', '11:55', '08:00', '09:00'])
    await db.query('delete from incidents where location_id = $1', [place])
  })

  it("are the viewer's own", async () => {
    expect(
      (await history({}, 'ben')).body.results.map((one: { most_down: number }) => one.most_down),
    ).toEqual([9])
    expect((await history({ location_id: test.world.birch.locationId })).status).toBe(404)
  })

  it('cover a year at most', async () => {
    const answer = await history({ from: '2025-01-01T00:00:00Z', until: '2026-06-01T00:00:00Z' })
    expect([answer.status, answer.body.detail]).toEqual([422, 'A period has at most 366 days.'])
  })
})

describe('calls while the network was well', () => {
  const numbers = ({ results }: { results: { calltek_ticket_id: string }[] }) =>
    results.map(({ calltek_ticket_id }) => calltek_ticket_id)

  it('are those without an outage, where it is known that data came', async () => {
    const { body } = await well()
    expect(numbers(body)).toEqual(['counted', 'well', 'before', 'quietForTenMinutes', 'secondWell'])
    expect(body).toMatchObject({ count: 5, during_outages: 3, unknown: 3 })
    expect(JSON.stringify(body)).not.toContain('Zoë')
  })

  it('are sorted, paged and those of a period and place', async () => {
    expect(numbers((await well({ sort: 'location' })).body)[0]).toBe('well')
    expect(numbers((await well({ sort: 'date', limit: 2 })).body)).toEqual([
      'secondWell',
      'quietForTenMinutes',
    ])
    const place = { location_id: test.world.ash.locationId }
    expect((await well(place)).body).toMatchObject({ count: 1, during_outages: 0, unknown: 1 })
    const { body } = await well({ from: day('08:00'), until: day('09:00') })
    expect(body).toMatchObject({ count: 1, during_outages: 2, unknown: 0 })
  })

  it("are the viewer's own", async () => {
    expect((await well({}, 'ben')).body).toMatchObject({ count: 0, unknown: 1 })
    expect((await well({ location_id: test.world.birch.locationId })).status).toBe(404)
  })
})
