import type { PausedSite } from '@netportal/contract'
import { scheduleInputOf } from '@netportal/contract/fixtures'
import { afterEach, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'
import { bringNextRunsBack, queueDueReports } from './due.ts'
import { readMailedReport } from './mailedReport.ts'

const test = useTestApp()
afterEach(async () => {
  await test.database.pool.query('delete from report_schedules')
  await test.database.pool.query('delete from reports')
})

const at = (text: string) => new Date(text)
const queueDue = (now: string) => queueDueReports(test.database.pool, at(now), test.app.log)
const call = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
  test.call(`/api/v1/${path}`, await test.tokenOf('ann'), { method, ...(payload && { payload }) })

/** Both of Ash's hotels, each morning in Berlin. */
function body(change: object = {}) {
  const { locationId, secondLocationId } = test.world.ash
  return {
    ...scheduleInputOf.device_uptime,
    frequency: 'DAILY',
    timezone: 'Europe/Berlin',
    report_parameters: { location_ids: [locationId, secondLocationId] },
    ...change,
  }
}

async function create(change: object, now = '2026-11-29T10:00:00Z') {
  test.time = at(now)
  const path = `customers/${test.world.ash.companyId}/report-schedules/`
  const answer = await call('POST', path, body(change))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const sites = (...untils: (string | null)[]): PausedSite[] => {
  const ids = [test.world.ash.locationId, test.world.ash.secondLocationId]
  return untils.flatMap((until, index) => {
    const location_id = ids[index] ?? 0
    return until === null ? [] : [{ location_id, until }]
  })
}

interface Run {
  id: number
  file: string
  places: number[]
}

async function runs(): Promise<Run[]> {
  const { rows } = await test.database.pool.query<Run>(
    `select id, file_name as file,
       (select json_agg(place -> 'locationId') from jsonb_array_elements(request -> 'places') place) as places
     from reports order by due_at`,
  )
  return rows
}

it('tells as the next run the first that will be made', async () => {
  const closed = await create({ paused_until: '2027-04-01' })
  expect(closed).toMatchObject({
    is_active: true,
    paused_until: '2027-04-01',
    paused_sites: null,
    next_run_at: '2027-04-01T07:00:00.000Z',
  })
  const both = await create({ paused_sites: sites('2026-12-24', '2026-12-20') })
  expect(both.next_run_at).toBe('2026-12-20T08:00:00.000Z')
  const off = await create({ paused_until: '2027-04-01', is_active: false })
  expect(off.next_run_at).toBeNull()
})

it('makes no run while all rests, whoever has set the time of one', async () => {
  await create({ paused_until: '2026-12-20' })
  await test.database.pool.query("update report_schedules set next_run_at = '2026-12-01T08:00:00Z'")
  await queueDue('2026-12-01T08:00:00Z')
  expect(await runs()).toEqual([])
  await queueDue('2026-12-20T07:59:59Z')
  expect(await runs()).toEqual([])
  await queueDue('2026-12-20T08:00:00Z')
  expect(await runs()).toHaveLength(1)
})

it('leaves out a location that is paused, says so, and has it again on its day', async () => {
  const { locationId, secondLocationId } = test.world.ash
  await create({ paused_sites: sites('2026-12-20') })
  await queueDue('2026-12-19T08:00:00Z')
  await queueDue('2026-12-20T08:00:00Z')
  const [before, after] = await runs()
  expect([before?.places, after?.places]).toEqual([
    [secondLocationId],
    [locationId, secondLocationId],
  ])
  const paused = async (run: Run | undefined) =>
    (await readMailedReport(test.database.pool, run?.id ?? 0))?.paused
  const { rows } = await test.database.pool.query('select name from locations where id = $1', [
    locationId,
  ])
  expect(await paused(before)).toEqual([{ name: rows[0]?.name, until: '2026-12-20' }])
  expect(await paused(after)).toEqual([])
})

it('is not brought forward by a look for clocks that were ahead', async () => {
  const { id } = await create({ paused_until: '2027-04-01' })
  const next = async () =>
    (await test.database.pool.query('select next_run_at from report_schedules where id = $1', [id]))
      .rows[0]?.next_run_at
  await bringNextRunsBack(test.database.pool, at('2026-11-29T10:00:00Z'))
  expect(await next()).toBe('2027-04-01T07:00:00.000Z')
  await test.database.pool.query("update report_schedules set next_run_at = '2028-01-01T08:00:00Z'")
  await bringNextRunsBack(test.database.pool, at('2026-11-29T10:00:00Z'))
  expect(await next()).toBe('2027-04-01T07:00:00.000Z')
})

it('stays with a change that does not speak of it, and ends with one that says so', async () => {
  const { id } = await create({ paused_until: '2027-04-01', paused_sites: sites('2027-05-01') })
  const change = async (part: object) => {
    const answer = await call('PUT', `report-schedules/${id}/`, body(part))
    return answer.json()
  }
  expect(await change({ name: 'By a program that knows of no pauses' })).toMatchObject({
    paused_until: '2027-04-01',
    paused_sites: sites('2027-05-01'),
  })
  const { secondLocationId } = test.world.ash
  const without = { report_parameters: { location_ids: [secondLocationId] } }
  expect(await change({ ...without, paused_until: null })).toMatchObject({
    paused_until: null,
    paused_sites: null,
    next_run_at: '2026-11-30T08:00:00.000Z',
  })
})

it('makes no report of a paused location for people of its own, and those of others', async () => {
  const { locationId, secondLocationId } = test.world.ash
  const site_recipients = [locationId, secondLocationId].map((location_id) => ({
    location_id,
    recipients: `${location_id}@x.test`,
  }))
  const group = { report_parameters: { location_ids: [locationId] } }
  await create({ ...group, site_recipients, paused_sites: sites('2026-12-20') })
  await queueDue('2026-12-19T08:00:00Z')
  expect(await runs()).toMatchObject([{ places: [secondLocationId] }])
  await queueDue('2026-12-20T08:00:00Z')
  expect(await runs()).toHaveLength(4)
})

it('is refused of a location that the schedule has not', async () => {
  const { id } = await create({})
  const paused_sites = [{ location_id: 987_654, until: '2027-04-01' }]
  const answer = await call('PUT', `report-schedules/${id}/`, body({ paused_sites }))
  expect([answer.statusCode, answer.json().detail]).toEqual([
    422,
    'A location that is paused does not belong to this schedule.',
  ])
})

it('is run by hand while it rests, but not about locations that are all paused', async () => {
  const resting = await create({ paused_until: '2027-04-01', paused_sites: sites('2026-12-20') })
  const started = await call('POST', `report-schedules/${resting.id}/run/`)
  expect(started.statusCode, started.body).toBe(200)
  expect(await runs()).toMatchObject([{ places: [test.world.ash.secondLocationId] }])
  const closed = await create({ paused_sites: sites('2026-12-24', '2026-12-20') })
  for (const action of ['run', 'test-mail']) {
    const answer = await call('POST', `report-schedules/${closed.id}/${action}/`)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'All locations of this report are paused, at least until 2026-12-20.',
    ])
  }
})
