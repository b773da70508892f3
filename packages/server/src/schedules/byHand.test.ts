import type { ReportHistoryEntry } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Mail } from '../mail/mail.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'

const sent: Mail[] = []
let answer: (mail: Mail) => Delivery
const mailer = {
  check: async () => {},
  send: async (mail: Mail) => {
    const delivery = answer(mail)
    if (delivery.status === 'sent') sent.push(mail)
    return delivery
  },
}

const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const worker = useReportWorker(test, mailer)
/** Each test has a day of its own: what is counted by the hour begins anew. */
let day = Date.UTC(2026, 5, 18, 12)

beforeEach(() => {
  sent.length = 0
  answer = () => ({ status: 'sent' })
  day += 24 * 3_600_000
  test.time = new Date(day)
})
afterEach(async () => {
  await test.database.pool.query('delete from report_schedules')
  await test.database.pool.query('delete from reports')
  await test.database.pool.query('update companies set disabled_at = null')
})

const after = (minutes: number) => {
  test.time = new Date(test.time.getTime() + minutes * 60_000)
}
const dayBefore = () => new Date(day - 24 * 3_600_000).toISOString().slice(0, 10)

/** A daily report at ten in London, of the day before, to two people. */
async function createSchedule(
  change: object = {},
  { owner = 'ann', company = 'ash' }: { owner?: Person; company?: 'ash' | 'birch' } = {},
): Promise<number> {
  const { companyId, locationId } = test.world[company]
  const payload = {
    ...scheduleInputs[4],
    send_when_all_online: true,
    time_of_day: '10:00:00',
    recipients: 'Duty@hotel.example, manager@hotel.example',
    report_parameters: { location_id: locationId, report_format: 'csv' },
    ...change,
  }
  const created = await call(owner, `customers/${companyId}/report-schedules/`, { payload })
  expect(created.statusCode, created.body).toBe(201)
  return created.json().id
}

async function call(person: Person, path: string, options: object = {}) {
  return test.call(`/api/v1/${path}`, await test.tokenOf(person), { method: 'POST', ...options })
}
const run = (id: number, person: Person = 'ann') => call(person, `report-schedules/${id}/run/`)
const sendTest = (id: number, person: Person = 'ann') =>
  call(person, `report-schedules/${id}/test-mail/`)

async function history(): Promise<ReportHistoryEntry[]> {
  const path = `customers/${test.world.ash.companyId}/scheduled-reports/`
  return (await call('ann', path, { method: 'GET' })).json().results
}
const addresses = () => sent.map(({ to }) => to)

describe('running a schedule now', () => {
  it('mails the period that a run at this moment covers, in one row of the history', async () => {
    const id = await createSchedule()
    const started = await run(id)
    expect(started.statusCode, started.body).toBe(200)
    expect(started.json()).toEqual({
      task_id: expect.any(String),
      filename: expect.stringContaining(dayBefore()),
    })
    await worker.runDue()
    expect(addresses()).toEqual(['duty@hotel.example', 'manager@hotel.example'])
    expect(await history()).toMatchObject([
      {
        schedule: { id, name: 'Daily down devices' },
        status: 'SUCCESS',
        period_start: dayBefore(),
        period_end: dayBefore(),
        mails: [{ state: 'SENT' }, { state: 'SENT' }],
      },
    ])
  })

  it('runs what is paused, and leaves it paused', async () => {
    const id = await createSchedule({ is_active: false })
    await run(id)
    await worker.runDue()
    expect(sent).toHaveLength(2)
    const list = await call('ann', `customers/${test.world.ash.companyId}/report-schedules/`, {
      method: 'GET',
    })
    expect(list.json()).toMatchObject([{ is_active: false, next_run_at: null, can_run_now: true }])
  })

  it('makes one run of two askings', async () => {
    const id = await createSchedule()
    const [first, second] = await Promise.all([run(id), run(id)])
    expect([first?.statusCode, second?.body]).toEqual([200, first?.body])
    await worker.runDue()
    expect(sent).toHaveLength(2)
    expect(await history()).toHaveLength(1)
  })

  it('says that everybody has the period, and makes nothing', async () => {
    const id = await createSchedule()
    await run(id)
    await worker.runDue()
    after(5)
    const again = await run(id)
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      `The report of ${dayBefore()} was mailed to all recipients already. Nobody gets one period twice.`,
    ])
    await worker.runDue()
    expect(sent).toHaveLength(2)
    expect(await history()).toHaveLength(1)
  })

  it('does not claim that somebody has it of whom nobody knows', async () => {
    answer = () => ({ status: 'unknown', reason: 'socket hang up' })
    const id = await createSchedule()
    await run(id)
    await worker.runDue()
    after(5)
    expect((await run(id)).json().detail).toMatch(/already, or may have been\./)
  })

  it('mails those who have not got the period yet', async () => {
    answer = ({ to }) =>
      to.startsWith('duty')
        ? { status: 'refused', reason: '550 no such mailbox', isFinal: true }
        : { status: 'sent' }
    const id = await createSchedule()
    await run(id)
    await worker.runDue()
    answer = () => ({ status: 'sent' })
    after(5)
    expect((await run(id)).statusCode).toBe(200)
    await worker.runDue()
    expect(addresses()).toEqual(['manager@hotel.example', 'duty@hotel.example'])
  })

  it('leaves nothing to mail to the run that is due for the same period', async () => {
    test.time = new Date(day - 6 * 3_600_000)
    await createSchedule().then(run)
    await worker.runDue()
    test.time = new Date(day)
    await worker.runDue()
    expect(sent).toHaveLength(2)
    expect(await history()).toMatchObject([
      { reason: 'Not sent again: this period was mailed before.' },
      { reason: null },
    ])
  })

  it('is refused for a customer who is disabled, of whom the list says so', async () => {
    const id = await createSchedule()
    const token = await test.tokenOf('admin')
    await test.database.pool.query('update companies set disabled_at = now() where id = $1', [
      test.world.ash.companyId,
    ])
    for (const what of ['run', 'test-mail']) {
      const refused = await call('admin', `admin/report-schedules/${id}/${what}/`)
      expect([refused.statusCode, refused.json().detail]).toEqual([
        409,
        'This customer is disabled: nothing is mailed.',
      ])
    }
    const list = await test.call('/api/v1/admin/report-schedules/', token)
    expect(list.json()).toMatchObject([{ id, can_run_now: false }])
  })

  it('has an end at 20 an hour for a company, whoever asks', async () => {
    const id = await createSchedule()
    const statuses: number[] = []
    for (let count = 0; count <= 20; count += 1) {
      after(1)
      statuses.push((await run(id, count % 2 === 0 ? 'ann' : 'admin')).statusCode)
      await test.database.pool.query('delete from reports')
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    const others = await createSchedule({}, { owner: 'ben', company: 'birch' })
    expect((await run(others, 'ben')).statusCode).toBe(200)
  })
})

describe('a test mail', () => {
  it('goes to who asks alone, marked as a test, with the report', async () => {
    const id = await createSchedule()
    expect((await sendTest(id)).statusCode).toBe(200)
    await worker.runDue()
    const [mail, ...others] = sent
    expect([mail?.to, others]).toEqual(['ann@ash.test', []])
    expect(mail?.subject).toBe(`Test: Daily down devices: ${dayBefore()}`)
    expect(mail?.text).toContain('This is a test that you asked for.')
    expect(mail?.attachment?.bytes.toString()).toContain('Device')
  })

  it('stands in the history as a report on demand, with its outcome', async () => {
    answer = () => ({ status: 'refused', reason: '550 no such mailbox', isFinal: true })
    await createSchedule().then(sendTest)
    await worker.runDue()
    expect(await history()).toMatchObject([
      {
        schedule: null,
        status: 'FAILURE',
        mails: [{ address: 'ann@ash.test', state: 'FAILED', reason: '550 no such mailbox' }],
      },
    ])
  })

  it('counts as no mail of its period, not even to the same address', async () => {
    const id = await createSchedule({ recipients: 'ann@ash.test' })
    for (let count = 0; count < 2; count += 1) {
      await sendTest(id)
      await worker.runDue()
    }
    expect((await run(id)).statusCode).toBe(200)
    await worker.runDue()
    await sendTest(id)
    await worker.runDue()
    expect(addresses()).toEqual(Array(4).fill('ann@ash.test'))
  })

  it('is sent even when the schedule would have nothing to say', async () => {
    // The day before, all devices were online.
    test.time = new Date('2026-06-16T12:00:00Z')
    const id = await createSchedule({ send_when_all_online: false })
    await run(id)
    await sendTest(id)
    await worker.runDue()
    expect(addresses()).toEqual(['ann@ash.test'])
    expect((await history()).map(({ reason }) => reason)).toContain(
      'Not sent: all devices were online.',
    )
  })

  it('is given up with the schedule', async () => {
    const id = await createSchedule()
    await sendTest(id)
    await call('ann', `report-schedules/${id}/`, { method: 'DELETE' })
    await worker.runDue()
    expect(sent).toEqual([])
    expect(await history()).toMatchObject([
      { status: 'FAILURE', reason: 'The schedule was deleted.' },
    ])
  })

  it('floods no mailbox: 10 an hour for a person', async () => {
    const id = await createSchedule()
    const statuses: number[] = []
    for (let count = 0; count <= 10; count += 1) {
      statuses.push((await sendTest(id)).statusCode)
    }
    const refused = await sendTest(id)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await sendTest(id, 'admin')).statusCode).toBe(200)
    after(60)
    expect((await sendTest(id)).statusCode).toBe(200)
  })
})

describe("another company's schedule", () => {
  it.each(['run', 'test-mail'])('answers like one that does not exist: %s', async (what) => {
    const id = await createSchedule()
    const foreign = await call('ben', `report-schedules/${id}/${what}/`)
    const missing = await call('ben', `report-schedules/999999/${what}/`)
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
    expect((await call('ann', `admin/report-schedules/${id}/${what}/`)).statusCode).toBe(403)
    expect(await history()).toEqual([])
  })
})
