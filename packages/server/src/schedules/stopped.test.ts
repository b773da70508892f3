import type { ReportHistoryEntry, Schedule } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mail.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'

const sent: Mail[] = []
const mailer = {
  check: async () => {},
  send: async (mail: Mail) => {
    sent.push(mail)
    return { status: 'sent' as const }
  },
}
const test = useTestApp({ PUBLIC_ORIGIN: 'https://portal.example.com', CALLS_PER_MINUTE: '0' })
const worker = useReportWorker(test, mailer)

beforeEach(() => {
  sent.length = 0
  test.time = new Date('2026-06-18T08:00:00Z')
})
afterEach(async () => {
  await test.database.pool.query('delete from report_schedules')
  await test.database.pool.query('delete from reports')
})

const payload = (change: object = {}) => ({
  ...scheduleInputs[4],
  name: 'Down <devices>',
  send_when_all_online: true,
  time_of_day: '10:00:00',
  recipients: 'Duty@hotel.example, manager@hotel.example',
  report_parameters: { location_id: test.world.ash.locationId, report_format: 'csv' },
  ...change,
})
const listPath = () => `/api/v1/customers/${test.world.ash.companyId}/report-schedules/`
async function call(url: string, options: object = {}) {
  return test.call(url, await test.tokenOf('ann'), options)
}
async function schedules(): Promise<Schedule[]> {
  return (await call(listPath())).json()
}
async function history(): Promise<ReportHistoryEntry[]> {
  const url = `/api/v1/customers/${test.world.ash.companyId}/scheduled-reports/`
  return (await call(url)).json().results
}
async function runOn(day: string) {
  sent.length = 0
  await test.database.pool.query('update report_schedules set next_run_at = $1', [
    `${day}T09:00:00Z`,
  ])
  test.time = new Date(`${day}T09:00:00Z`)
  await worker.runDue()
}
const addresses = () => sent.map(({ to }) => to)
const stopUrlTo = (address: string) => sent.find(({ to }) => to === address)?.stopUrl ?? ''
const pathOf = (url: string) => new URL(url).pathname

/** A schedule whose first mails went out. @returns the path of the link that stops those to duty */
async function mailed(): Promise<string> {
  const created = await call(listPath(), { method: 'POST', payload: payload() })
  expect(created.statusCode, created.body).toBe(201)
  await runOn('2026-06-18')
  return pathOf(stopUrlTo('duty@hotel.example'))
}
const oneClick = {
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example',
  },
  payload: 'List-Unsubscribe=One-Click',
} as const

describe('the link that stops the mails of a schedule', () => {
  it('changes nothing when it is followed, and says of whose mails it is', async () => {
    const link = await mailed()
    expect(link).toMatch(/^\/api\/report-mails\/stop\/\d+-[\w-]{43}$/)
    const page = await test.call(link)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('Down &#60;devices&#62;')
    expect(page.body).toContain('duty@hotel.example')
    expect(page.body).not.toContain('manager@hotel.example')
    await runOn('2026-06-19')
    expect(addresses()).toEqual(['duty@hotel.example', 'manager@hotel.example'])
  })

  it('stops those of one recipient when a mail program asks, and the list stays as written', async () => {
    const link = await mailed()
    const stopped = await test.call(link, undefined, oneClick)
    expect([stopped.statusCode, stopped.body]).toEqual([
      200,
      expect.stringContaining('are stopped'),
    ])
    await runOn('2026-06-19')
    expect(addresses()).toEqual(['manager@hotel.example'])
    expect((await history())[0]).toMatchObject({
      status: 'SUCCESS',
      reason: null,
      mails: [
        {
          address: 'duty@hotel.example',
          state: 'FAILED',
          is_stopped: true,
          reason: 'This recipient has stopped these mails.',
        },
        { address: 'manager@hotel.example', state: 'SENT', is_stopped: false },
      ],
    })
    expect(await schedules()).toMatchObject([
      {
        recipients: 'Duty@hotel.example, manager@hotel.example',
        stopped_recipients: [{ address: 'duty@hotel.example', stopped_at: expect.any(String) }],
      },
    ])
  })

  it('holds when somebody removes the address and adds it again, until its owner takes it back', async () => {
    const link = await mailed()
    await test.call(link, undefined, oneClick)
    const [schedule] = await schedules()
    const url = `/api/v1/report-schedules/${schedule?.id}/`
    for (const recipients of ['manager@hotel.example', 'manager@hotel.example, DUTY@hotel.example'])
      expect(
        (await call(url, { method: 'PUT', payload: payload({ recipients }) })).statusCode,
      ).toBe(200)
    await runOn('2026-06-19')
    expect(addresses()).toEqual(['manager@hotel.example'])
    const [, start = ''] = /action="([^"]+)"/.exec((await test.call(link)).body) ?? []
    const started = await test.call(start, undefined, { method: 'POST' })
    expect(started.body).toContain('You get these mails again')
    await runOn('2026-06-20')
    expect(addresses()).toEqual(['duty@hotel.example', 'manager@hotel.example'])
  })

  it('ends a run that nobody wants as one that went well, and leaves nobody to run it for', async () => {
    const link = await mailed()
    const other = pathOf(stopUrlTo('manager@hotel.example'))
    for (const each of [link, other]) await test.call(each, undefined, oneClick)
    await runOn('2026-06-19')
    expect((await history())[0]).toMatchObject({
      status: 'SUCCESS',
      reason: 'Not sent: all recipients have stopped these mails.',
    })
    test.time = new Date('2026-06-20T09:00:00Z')
    const [schedule] = await schedules()
    const run = await call(`/api/v1/report-schedules/${schedule?.id}/run/`, { method: 'POST' })
    expect([run.statusCode, run.json().detail]).toEqual([
      409,
      expect.stringContaining('who have not stopped its mails'),
    ])
  })

  it('does nothing when it was changed, is of other mails, or its schedule is gone', async () => {
    const link = await mailed()
    const { rows } = await test.database.pool.query<{ id: number }>(
      'select max(id) + 1 as id from schedule_recipients',
    )
    const bad = [
      link.replace(/\/(\d+)-/, `/${rows[0]?.id}-`),
      `${link.slice(0, -3)}xyz`,
      link.replace('report-mails', 'incident-mails'),
      '/api/report-mails/stop/x',
      '/api/report-mails/start/x',
    ]
    for (const each of bad) {
      const page = await test.call(each, undefined, { method: 'POST' })
      expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('does not work')])
    }
    expect((await schedules())[0]?.stopped_recipients).toBeNull()
    await test.database.pool.query('delete from report_schedules')
    const gone = await test.call(link, undefined, { method: 'POST' })
    expect([gone.statusCode, gone.body]).toEqual([200, expect.stringContaining('have ended')])
  })

  it('stops the report of a location that has people of its own, and no other of its schedule', async () => {
    const { locationId, secondLocationId } = test.world.ash
    const site_recipients = [
      { location_id: locationId, recipients: 'one@hotel.example, two@hotel.example' },
      { location_id: secondLocationId, recipients: 'three@hotel.example' },
    ]
    await call(listPath(), { method: 'POST', payload: payload({ site_recipients }) })
    await runOn('2026-06-18')
    await test.call(pathOf(stopUrlTo('one@hotel.example')), undefined, oneClick)
    await runOn('2026-06-19')
    expect(addresses().toSorted()).toEqual([
      'duty@hotel.example',
      'manager@hotel.example',
      'three@hotel.example',
      'two@hotel.example',
    ])
    expect((await schedules())[0]?.stopped_recipients).toMatchObject([
      { address: 'one@hotel.example' },
    ])
  })

  it('is not in a test, which goes to who asks for it whatever was stopped', async () => {
    await mailed()
    const [schedule] = await schedules()
    sent.length = 0
    await call(`/api/v1/report-schedules/${schedule?.id}/test-mail/`, { method: 'POST' })
    await worker.runDue()
    expect(addresses()).toEqual(['ann@ash.test'])
    expect(sent[0]?.stopUrl).toBeUndefined()
    expect(sent[0]?.text).not.toContain('/api/report-mails/')
  })
})
