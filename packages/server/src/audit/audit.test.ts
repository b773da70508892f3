import {
  cancelTask,
  createSchedule,
  deleteSchedule,
  endpointPath,
  listAudit,
  listDevices,
  listLocations,
  revokeToken,
  runSchedule,
  type ScheduleInput,
  startNetworkHealthReport,
  updateSchedule,
} from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import type { InjectOptions } from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../cli/run.ts'
import { maintain } from '../maintenance/maintenance.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { signInRequest, useTestApp } from '../testing/testApp.ts'
import { noon, type Person, password, people } from '../testing/world.ts'

const test = useTestApp({ TRUST_PROXY: 'loopback' })
const origin = { 'x-forwarded-for': '203.0.113.20', 'x-request-id': 'of-the-proxy' }

const rows = async (sql: string) => (await test.database.pool.query(sql)).rows
const told = (columns = 'action') => rows(`select ${columns} from audit_entries order by id`)
const actions = async () => (await told()).map(({ action }) => action)
const idOf = async (person: Person) =>
  (await rows(`select id from users where email = '${people[person]}'`))[0].id

async function call(person: Person, url: string, options: Omit<InjectOptions, 'url'> = {}) {
  const token = await test.tokenOf(person)
  return test.call(url, token, { ...options, headers: origin })
}

const schedule = (change: Partial<ScheduleInput> = {}): object => ({
  ...scheduleInputs[0],
  report_parameters: { location_id: test.world.ash.locationId },
  ...change,
})

async function makeSchedule(): Promise<number> {
  const { companyId: customerId } = test.world.ash
  const url = endpointPath(createSchedule, { customerId })
  return (await call('ann', url, { method: 'POST', payload: schedule() })).json().id
}

async function run(...args: string[]): Promise<string> {
  const parts: string[] = []
  const context = {
    db: test.database.pool,
    now: test.time,
    readPassword: async () => '',
    files: createReportFiles(test.config),
    write: async (part: string) => void parts.push(part),
  }
  const said = await runCommand(args, context)
  return parts.join('') + said
}

beforeEach(async () => {
  const db = test.database.pool
  await db.query('alter table audit_entries disable trigger user')
  await db.query('truncate audit_entries, audit_counts')
  await db.query('alter table audit_entries enable trigger user')
})

describe('an entry', () => {
  it('says who did what to which thing, for whom, from where and in which call', async () => {
    const id = await makeSchedule()
    const columns =
      'action, actor_kind, actor_id, company_id, subject_kind, subject_id, request_id, address'
    expect(await told(columns)).toEqual([
      {
        action: 'schedule-created',
        actor_kind: 'user',
        actor_id: await idOf('ann'),
        company_id: test.world.ash.companyId,
        subject_kind: 'schedule',
        subject_id: String(id),
        request_id: 'of-the-proxy',
        address: '203.0.113.20',
      },
    ])
    const [entry] = await rows(
      'select at > now() - interval \'1 minute\' as "isNow" from audit_entries',
    )
    expect(entry.isNow).toBe(true)
  })

  it('is there with the deed, or neither is', async () => {
    const count = async () => (await rows('select count(*) from report_schedules'))[0].count
    const before = await count()
    await rows('alter table audit_entries add constraint broken check (false) not valid')
    const payload = schedule()
    const url = endpointPath(createSchedule, { customerId: test.world.ash.companyId })
    const answer = await call('ann', url, { method: 'POST', payload })
    await rows('alter table audit_entries drop constraint broken')
    expect([answer.statusCode, await count()]).toEqual([500, before])
    expect(test.log.some((line) => line.includes('"level":50'))).toBe(true)
  })

  it('is neither changed nor removed', async () => {
    await makeSchedule()
    for (const sql of [
      "update audit_entries set action = 'sign-in'",
      'delete from audit_entries',
      'truncate audit_entries',
    ]) {
      await expect(rows(sql)).rejects.toThrow('Entries of the audit log are only added.')
    }
    expect(await actions()).toEqual(['schedule-created'])
  })

  it('is removed when it is older than AUDIT_DAYS, and not for less than 30 days', async () => {
    await rows(
      `insert into audit_entries (at, action, actor_kind)
       select now() - days * interval '1 day', 'sign-in', 'cli' from unnest(array[1, 29, 31, 365, 367]) days`,
    )
    const daysLeft = () =>
      rows(
        'select round(extract(epoch from now() - at) / 86400)::integer as days from audit_entries order by at',
      )
    await maintain({ db: test.database.pool, config: test.config, clock: () => test.time })
    expect((await daysLeft()).map(({ days }) => days)).toEqual([365, 31, 29, 1])
    const config = { ...test.config, auditDays: 5 }
    const isKept = maintain({ db: test.database.pool, config, clock: () => test.time })
    await expect(isKept).rejects.toThrow('only added')
  })
})

describe('what is told', () => {
  it('signing in and out, and failures when their number doubles, with nothing that was typed', async () => {
    const token = (await test.app.inject(signInRequest(people.ann, password))).json().access_token
    await test.call(revokeToken.path, token, { method: 'POST' })
    for (let n = 0; n < 9; n += 1) await test.app.inject(signInRequest(people.ben, `wrong ${n}`))
    for (let n = 0; n < 3; n += 1) await test.app.inject(signInRequest(`hunter${n}`, 'wrong'))
    const ben = String(await idOf('ben'))
    await vi.waitFor(async () => expect(await told()).toHaveLength(8))
    expect(await told('action, actor_kind, subject_id, count')).toEqual([
      { action: 'sign-in', actor_kind: 'user', subject_id: null, count: null },
      { action: 'sign-out', actor_kind: 'user', subject_id: null, count: null },
      ...[1, 2, 4, 8].map((count) => ({
        action: 'sign-in-failed',
        actor_kind: 'nobody',
        subject_id: ben,
        count,
      })),
      ...[1, 2].map((count) => ({
        action: 'sign-in-failed',
        actor_kind: 'nobody',
        subject_id: null,
        count,
      })),
    ])
    const kept = JSON.stringify([await told('*'), await rows('select * from audit_counts')])
    expect(kept).not.toMatch(/hunter|wrong|ben@/)
  })

  it('a schedule that is made, changed, paused, resumed, run and deleted', async () => {
    const id = await makeSchedule()
    const url = endpointPath(updateSchedule, { id })
    const put = (change: Partial<ScheduleInput>) =>
      call('ann', url, { method: 'PUT', payload: schedule(change) })
    await put({ name: 'Renamed' })
    await put({ name: 'Renamed', paused_until: '2026-07-01' })
    await put({ name: 'Renamed', paused_until: null })
    await put({ name: 'Again', is_active: false })
    await put({ name: 'Again' })
    await call('admin', endpointPath(runSchedule, { id }), { method: 'POST' })
    await call('ann', endpointPath(deleteSchedule, { id }), { method: 'DELETE' })
    expect(await actions()).toEqual([
      'schedule-created',
      'schedule-changed',
      'schedule-paused',
      'schedule-resumed',
      'schedule-changed',
      'schedule-paused',
      'schedule-resumed',
      'schedule-run',
      'schedule-deleted',
    ])
    expect(await rows('select distinct company_id, subject_id from audit_entries')).toEqual([
      { company_id: test.world.ash.companyId, subject_id: String(id) },
    ])
  })

  it('a report that is asked for, cancelled, and downloaded, however often in an hour', async () => {
    const { locationId: location_id } = test.world.ash
    const payload = { location_id, start_date: '2026-06-17', end_date: '2026-06-18' }
    const url = startNetworkHealthReport.path
    const taskId = (await call('ann', url, { method: 'POST', payload })).json().task_id
    await call('ann', endpointPath(cancelTask, { taskId }), { method: 'POST' })
    await createReportFiles(test.config).write(taskId, Buffer.from('x'))
    await rows(`update reports set file_made_at = now() where task_id = '${taskId}'`)
    for (const person of ['ann', 'ann', 'admin'] as const) {
      const { statusCode } = await call(person, `/media/reports/${taskId}/a.pdf`)
      expect(statusCode).toBe(200)
    }
    expect(await told('action, subject_id')).toEqual(
      ['report-started', 'report-cancelled', 'report-downloaded', 'report-downloaded'].map(
        (action) => ({ action, subject_id: taskId }),
      ),
    )
  })

  it("an administrator's look at a customer, once an hour, and no customer's at their own", async () => {
    const { ash, birch } = test.world
    const look = (person: Person, id: number) => call(person, endpointPath(listDevices, { id }))
    for (const id of [ash.locationId, ash.locationId, ash.secondLocationId]) await look('admin', id)
    await look('admin', 999_999)
    await look('ann', ash.locationId)
    await look('admin', birch.locationId)
    await call('admin', `/api/v1/customer/overview?customer_id=${birch.companyId}`)
    await call('admin', listLocations.path)
    expect(await told('action, actor_id, company_id')).toEqual(
      [ash.companyId, birch.companyId, null].map((company_id) => ({
        action: 'customer-viewed',
        actor_id: expect.any(Number),
        company_id,
      })),
    )
  })

  it('what an operator does at the command line', async () => {
    await run('create-company', 'Elm')
    await run('create-user', 'eva@elm.test', '--company', 'Elm')
    await run('create-key', 'Elm', '--name', 'controller')
    await run('disable', 'user', 'eva@elm.test')
    await run('enable', 'user', 'eva@elm.test')
    await run('export-person', '--company', 'Elm', '--guest', 'Zoë')
    const [{ id }] = await rows("select id from companies where name = 'Elm'")
    expect(await told('action, actor_kind, company_id')).toEqual(
      [
        'company-created',
        'user-created',
        'key-created',
        'user-disabled',
        'user-enabled',
        'person-exported',
      ].map((action) => ({ action, actor_kind: 'cli', company_id: id })),
    )
    expect(JSON.stringify(await told('*'))).not.toMatch(/elm|Zoë|controller|npk_/i)
  })
})

describe('reading', () => {
  it('goes page by page, newest first, filtered, and is told itself', async () => {
    await rows(
      `insert into audit_entries (at, action, actor_kind, company_id)
       select now() - (n / 2) * interval '1 day', 'sign-in', 'cli', ${test.world.birch.companyId}
       from generate_series(1, 5) n`,
    )
    const read = async (query: object) =>
      (await call('admin', endpointPath(listAudit, {}, { ...query }))).json()
    const pages: number[][] = []
    let after: number | undefined
    do {
      const page = await read({ action: 'sign-in', limit: 2, after })
      pages.push(page.results.map(({ id }: { id: number }) => id))
      after = page.next_after
    } while (after)
    const ids = await rows(
      "select id from audit_entries where action = 'sign-in' order by at desc, id desc",
    )
    expect(pages.flat()).toEqual(ids.map(({ id }) => id))
    expect(pages).toHaveLength(3)
    const since = new Date(Date.now() - 36 * 3_600_000).toISOString()
    const filter = { customer_id: test.world.birch.companyId, actor_kind: 'cli', since }
    expect((await read(filter)).results).toHaveLength(3)
    expect((await read({ action: 'audit-read' })).results).toMatchObject([
      { actor_name: people.admin, address: '203.0.113.20', request_id: 'of-the-proxy' },
    ])
  })

  it('prints lines and CSV of whose or which entries are wanted', async () => {
    const id = await makeSchedule()
    await run('disable', 'user', people.dora)
    const of = (...args: string[]) => run('audit', '--since', '2026-01-01', ...args)
    expect(await of('--actor', people.ann, '--company', 'Ash')).toMatch(
      new RegExp(
        `^\\S+Z  schedule-created +user:\\d+ '${people.ann}' +203\\.0\\.113\\.20 +company \\d+ 'Ash'  schedule:${id}  of-the-proxy\n$`,
      ),
    )
    const csv = await of('--action', 'user-disabled', '--csv')
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFat,action,count,actor,actor name,company,company name,subject,address,request',
      expect.stringMatching(/Z,user-disabled,,cli,,\d+,Ash,user:\d+,,$/),
      '',
    ])
    expect(await of('--until', '2026-01-02')).toBe('')
    await expect(of('--action', 'dance')).rejects.toThrow('--action is one of sign-in, ')
    await expect(of('--actor', 'who')).rejects.toThrow('--actor is ')
  })
})

it('loses where a person came from when the person is erased, and keeps what was done', async () => {
  test.time = noon
  await test.app.inject(signInRequest(people.ben, 'wrong', '203.0.113.99'))
  await vi.waitFor(async () => expect(await told()).toHaveLength(1))
  await call('ben', revokeToken.path, { method: 'POST' })
  await makeSchedule()
  const { audit } = JSON.parse(await run('export-person', '--email', people.ben))
  expect(audit).toMatchObject([
    { action: 'sign-in-failed', address: '203.0.113.99' },
    { action: 'sign-out', address: '203.0.113.20' },
  ])
  const ben = await idOf('ben')
  await run('erase-person', '--email', people.ben, '--yes')
  expect(await told('action, address, request_id')).toEqual([
    { action: 'sign-in-failed', address: null, request_id: null },
    { action: 'sign-out', address: null, request_id: null },
    { action: 'schedule-created', address: '203.0.113.20', request_id: 'of-the-proxy' },
    { action: 'person-exported', address: null, request_id: null },
    { action: 'person-erased', address: null, request_id: null },
  ])
  const [entry] = await rows("select subject_id from audit_entries where action = 'person-erased'")
  expect(entry.subject_id).toBe(String(ben))
})
