import type { ReportHistoryEntry } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import { takeTask } from '../tasks/turns.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'
import { holdSchedule } from './dueSchedule.ts'
import { queueSites } from './siteRuns.ts'

const sent: Mail[] = []
const mailer = {
  check: async () => {},
  send: async (mail: Mail) => {
    sent.push(mail)
    return { status: 'sent' as const }
  },
}
const test = useTestApp({ COMPANY_MAILS_PER_DAY: '4' })
const worker = useReportWorker(test, mailer)
const due = '2026-06-18T09:00:00.000Z'

beforeEach(() => {
  sent.length = 0
  test.time = new Date('2026-06-18T08:00:00Z')
})
afterEach(async () => {
  const { pool } = test.database
  const { ash, birch } = test.world
  await pool.query('delete from report_schedules')
  await pool.query('delete from reports')
  await pool.query('delete from company_mails')
  await pool.query('update locations set company_id = $1 where id <> $2', [
    ash.companyId,
    birch.locationId,
  ])
})

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  person: Person = 'ann',
) =>
  test.call(`/api/v1/${path}`, await test.tokenOf(person), { method, ...(payload && { payload }) })

const sites = () => [
  { location_id: test.world.ash.locationId, recipients: 'harbour@hotel.example' },
  { location_id: test.world.ash.secondLocationId, recipients: 'airport@hotel.example' },
]

/** A daily list of devices that were down, in both hotels, due at nine. */
const body = (change: object = {}) => ({
  ...scheduleInputs[4],
  timezone: 'UTC',
  time_of_day: '09:00:00',
  send_when_all_online: true,
  recipients: 'region@hotel.example',
  report_parameters: { location_id: test.world.ash.locationId, report_format: 'csv' },
  site_recipients: sites(),
  group_document: true,
  ...change,
})
const create = (change: object = {}) =>
  call('POST', `customers/${test.world.ash.companyId}/report-schedules/`, body(change))

async function createSchedule(change: object = {}): Promise<number> {
  const created = await create(change)
  expect(created.statusCode, created.body).toBe(201)
  return created.json().id
}

async function runAt(time: string): Promise<void> {
  test.time = new Date(time)
  await worker.runDue()
}

async function history(): Promise<ReportHistoryEntry[]> {
  const path = `customers/${test.world.ash.companyId}/scheduled-reports/`
  return (await call('GET', path)).json().results
}
const outcomes = async () =>
  (await history())
    .map(({ place, status, reason, mails }) => [
      place,
      status,
      reason,
      mails?.map(({ address, state }) => `${address} ${state}`).join() ?? null,
    ])
    .toSorted()

async function moveAirportAway(): Promise<void> {
  const { ash, birch } = test.world
  await test.database.pool.query('update locations set company_id = $2 where id = $1', [
    ash.secondLocationId,
    birch.companyId,
  ])
}

describe('a schedule whose locations have people of their own', () => {
  it('mails each location’s report to its people, and one document of all to its recipients', async () => {
    const id = await createSchedule()
    await runAt(due)
    expect(await outcomes()).toEqual([
      ['2 locations', 'SUCCESS', null, 'region@hotel.example SENT'],
      ['Harbour', 'SUCCESS', null, 'harbour@hotel.example SENT'],
      ['airport', 'SUCCESS', null, 'airport@hotel.example SENT'],
    ])
    expect((await history()).map(({ schedule }) => schedule?.id)).toEqual([id, id, id])
    const bodies = sent.map(({ to, text, attachment }) => [to, text, attachment?.fileName])
    expect(bodies).toContainEqual([
      'airport@hotel.example',
      expect.stringMatching(/^Down Device Report · airport · 2026-06-17$/m),
      'Down Device Report - airport - 2026-06-17.csv',
    ])
  })

  it('has its recipients get what the specified fields say where they want no more', async () => {
    await createSchedule({ group_document: false })
    await runAt(due)
    expect((await outcomes()).map(([place]) => place)).toEqual(['Harbour', 'Harbour', 'airport'])
  })

  it('fails for a location that is another customer’s by now, and goes on with the others', async () => {
    await createSchedule()
    await moveAirportAway()
    await runAt(due)
    expect(await outcomes()).toEqual([
      ['Harbour', 'SUCCESS', null, 'harbour@hotel.example SENT'],
      ['Harbour', 'SUCCESS', null, 'region@hotel.example SENT'],
      [
        'airport',
        'FAILURE',
        'A location or network of this report is gone, or belongs to another customer now.',
        null,
      ],
    ])
  })

  it('keeps within the mails of its customer', async () => {
    const many = (name: string) => `${name}1@x.test, ${name}2@x.test`
    await createSchedule({
      site_recipients: sites().map((site, index) => ({ ...site, recipients: many(`s${index}`) })),
    })
    await runAt(due)
    expect(sent).toHaveLength(4)
    await runAt('2026-06-19T00:00:01Z')
    expect(sent).toHaveLength(5)
  })

  it('mails a period of a location once, and all of it again to nobody', async () => {
    const id = await createSchedule({
      site_recipients: sites().map((site) => ({ ...site, recipients: 'both@hotel.example' })),
    })
    expect((await call('POST', `report-schedules/${id}/run/`)).statusCode).toBe(200)
    await worker.runDue()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'both@hotel.example',
      'both@hotel.example',
      'region@hotel.example',
    ])
    const again = await call('POST', `report-schedules/${id}/run/`)
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      expect.stringContaining('to all recipients already'),
    ])
    await runAt(due)
    expect(sent).toHaveLength(3)
  })

  it('runs now for a location alone that was added after the run', async () => {
    const id = await createSchedule({ site_recipients: sites().slice(1) })
    await call('POST', `report-schedules/${id}/run/`)
    const underWay = await call('POST', `report-schedules/${id}/run/`)
    await worker.runDue()
    expect(await history()).toHaveLength(2)
    expect(underWay.statusCode).toBe(200)
    await call('PUT', `report-schedules/${id}/`, body())
    test.time = new Date('2026-06-18T08:05:00Z')
    await call('POST', `report-schedules/${id}/run/`)
    await worker.runDue()
    expect(sent.map(({ to }) => to)).toEqual([
      'region@hotel.example',
      'airport@hotel.example',
      'harbour@hotel.example',
    ])
  })

  it('asks the database as often for many locations as for one', async () => {
    const asked = async (count: number) => {
      const id = await createSchedule({ site_recipients: sites().slice(0, count) })
      const { pool } = test.database
      let queries = 0
      const counted: Database = {
        query: (...given: Parameters<Database['query']>) => {
          queries++
          return pool.query(...given)
        },
      } as Database
      const schedule = await holdSchedule(pool, id)
      if (schedule === null) throw new Error('No schedule.')
      expect(await queueSites(counted, schedule, due, test.time)).toBe(count)
      return queries
    }
    expect(await asked(2)).toBe(await asked(1))
  })

  it('takes a mail that waits along when it is deleted', async () => {
    const id = await createSchedule({
      recipients: 'a@x.test, b@x.test, c@x.test, d@x.test',
      site_recipients: sites().slice(1),
    })
    await runAt(due)
    expect((await outcomes()).map(([, , , mails]) => mails)).toContain(
      'airport@hotel.example WAITING',
    )
    await call('DELETE', `report-schedules/${id}/`)
    await runAt('2026-06-19T00:00:01Z')
    expect((await outcomes()).map(([, , , mails]) => mails)).toContain(null)
    expect(sent).toHaveLength(4)
  })

  it('mails nobody who was taken off the list meanwhile', async () => {
    const id = await createSchedule()
    await call('POST', `report-schedules/${id}/run/`)
    await call('PUT', `report-schedules/${id}/`, body({ site_recipients: sites().slice(0, 1) }))
    await worker.runDue()
    expect(await outcomes()).toContainEqual([
      'airport',
      'FAILURE',
      'This location is not on the list of its schedule any more.',
      null,
    ])
  })
})

describe('the last release beside this one', () => {
  it('may make the run: the locations follow', async () => {
    const id = await createSchedule()
    await test.database.pool.query(
      `insert into reports (company_id, schedule_id, schedule_name, due_at, report_type, request,
         file_name, period_start, period_end, initiated_at)
       values ($1, $2, 'x', $3, 'down_device', '{}', 'x', '2026-06-17', '2026-06-17', $3)
       on conflict (schedule_id, due_at) do nothing`,
      [test.world.ash.companyId, id, due],
    )
    await test.database.pool.query(
      "update report_schedules set next_run_at = '2026-06-19T09:00:00Z'",
    )
    await runAt('2026-06-18T09:00:10Z')
    await runAt('2026-06-18T09:00:20Z')
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'airport@hotel.example',
      'harbour@hotel.example',
    ])
  })

  it('cannot take a location’s report, which it would mail to the wrong people', async () => {
    const id = await createSchedule()
    const { pool } = test.database
    const schedule = await holdSchedule(pool, id)
    if (schedule === null) throw new Error('No schedule.')
    await queueSites(pool, schedule, due, test.time)
    const taking = pool.query(
      `update reports set state = 'RECEIVED', attempts = attempts + 1, lease_id = gen_random_uuid()
       where completed_at is null`,
    )
    await expect(taking).rejects.toThrow('reports_site_lease')
    expect(await takeTask(pool)).toMatchObject({ attempt: 1 })
  })
})

describe('saving the locations of a schedule', () => {
  it('answers what was given, and keeps it where a change says nothing of it', async () => {
    const created = await create({
      site_recipients: [
        { location_id: String(test.world.ash.secondLocationId), recipients: 'A@x.test; b@x.test' },
        ...sites().slice(0, 1),
      ],
    })
    const expected = [
      { location_id: test.world.ash.secondLocationId, recipients: 'A@x.test, b@x.test' },
      ...sites().slice(0, 1),
    ]
    expect(created.json()).toMatchObject({ site_recipients: expected, group_document: true })
    const path = `report-schedules/${created.json().id}/`
    const { site_recipients, group_document, ...specified } = body({ is_active: false })
    expect((await call('PUT', path, specified)).json()).toMatchObject({
      is_active: false,
      site_recipients: expected,
      group_document: true,
    })
    const none = await call('PUT', path, { ...specified, site_recipients: null })
    expect(none.json()).toMatchObject({ site_recipients: null, group_document: true })
  })

  it('takes them away from a report about SSIDs', async () => {
    const id = await createSchedule()
    const { ash } = test.world
    const { rows } = await test.database.pool.query('select id from ssids where location_id = $1', [
      ash.locationId,
    ])
    const { site_recipients, group_document, ...specified } = body({
      report_type: 'client_count_graph',
      report_parameters: { location_id: ash.locationId, ssid_ids: [rows[0]?.id] },
    })
    const changed = await call('PUT', `report-schedules/${id}/`, specified)
    expect([changed.statusCode, changed.json().site_recipients]).toEqual([200, null])
  })

  it('names the lines of locations that are not the customer’s', async () => {
    const { ash, birch } = test.world
    const answer = await create({
      site_recipients: [
        ...sites(),
        { location_id: birch.locationId, recipients: 'a@x.test' },
        { location_id: 'nowhere', recipients: 'a@x.test' },
      ],
    })
    const fault = 'This location does not belong to this customer.'
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      `Line 3: ${fault} Line 4: ${fault}`,
    ])
    expect(
      (
        await create({ site_recipients: [{ location_id: ash.locationId, recipients: 'x' }] })
      ).json(),
    ).toEqual({ detail: 'site_recipients: Line 1: Not an e-mail address: x (it has no @)' })
  })

  it('has room for so many of a customer’s', async () => {
    const id = await createSchedule()
    await test.database.pool.query(
      `update report_schedules set site_recipients =
         (select jsonb_agg('{}'::jsonb) from generate_series(1, 4999))`,
    )
    expect((await create()).json()).toEqual({
      detail: 'The schedules of a customer can list 5,000 locations in all.',
    })
    const { statusCode } = await call('PUT', `report-schedules/${id}/`, body())
    expect(statusCode).toBe(200)
  })
})
