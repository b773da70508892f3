import type { ReportHistoryEntry } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Mail } from '../mail/mail.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'
import { people } from '../testing/world.ts'
import { claimMail, prepareMails } from './mails.ts'

/** A mail server that does what a test wants. */
const sent: Mail[] = []
let isUp = true
let tries = 0
let answer: (mail: Mail) => Delivery = () => ({ status: 'sent' })
const mailer = {
  check: async () => {
    if (!isUp) throw new Error('connect ECONNREFUSED')
  },
  send: async (mail: Mail): Promise<Delivery> => {
    tries += 1
    if (!isUp) return { status: 'refused', reason: 'ECONNREFUSED', isFinal: false, isOutage: true }
    const delivery = answer(mail)
    if (delivery.status === 'sent') sent.push(mail)
    return delivery
  },
}

const test = useTestApp({ PUBLIC_ORIGIN: 'https://portal.example.com' })
const worker = useReportWorker(test, mailer)
const minuteMs = 60_000

beforeEach(() => {
  sent.length = 0
  isUp = true
  answer = () => ({ status: 'sent' })
  test.time = new Date('2026-06-18T08:00:00Z')
})
afterEach(async () => {
  await test.database.pool.query('delete from report_schedules')
  await test.database.pool.query('delete from reports')
  await test.database.pool.query('delete from company_mails')
})

const recipients = 'duty@hotel.example, manager@hotel.example'

/** A daily report about devices that were down, due at nine in London: one was, the day before. */
async function createSchedule(change: object = {}): Promise<number> {
  const payload = {
    ...scheduleInputs[4],
    time_of_day: '10:00:00',
    recipients,
    report_parameters: { location_id: test.world.ash.locationId, report_format: 'csv' },
    ...change,
  }
  const url = `/api/v1/customers/${test.world.ash.companyId}/report-schedules/`
  const created = await test.call(url, await test.tokenOf('ann'), { method: 'POST', payload })
  expect(created.statusCode, created.body).toBe(201)
  return created.json().id
}

async function runAt(time: string | number): Promise<void> {
  test.time = new Date(time)
  await worker.runDue()
}

async function history(): Promise<ReportHistoryEntry[]> {
  const url = `/api/v1/customers/${test.world.ash.companyId}/scheduled-reports/`
  return (await test.call(url, await test.tokenOf('ann'))).json().results
}

/** Has every schedule run at a time, whatever its own. */
async function dueAgain(time: string): Promise<void> {
  await test.database.pool.query('update report_schedules set next_run_at = $1', [time])
  await runAt(time)
}

const due = Date.parse('2026-06-18T09:00:00Z')
const addresses = () => sent.map(({ to }) => to)

describe('a schedule that is due', () => {
  it('makes one history row and one mail for each recipient, with the file', async () => {
    const id = await createSchedule()
    await runAt(due)
    await runAt(due + minuteMs)
    expect(addresses()).toEqual(['duty@hotel.example', 'manager@hotel.example'])
    const [entry, ...others] = await history()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      schedule: { id, name: 'Daily down devices' },
      status: 'SUCCESS',
      reason: null,
      period_start: '2026-06-17',
      period_end: '2026-06-17',
      mails: [
        { address: 'duty@hotel.example', state: 'SENT', reason: null },
        { address: 'manager@hotel.example', state: 'SENT', reason: null },
      ],
    })
    const [mail] = sent
    expect(mail?.subject).toBe('Daily down devices: 2026-06-17')
    expect(mail?.text).toContain('Down Device Report · Harbour · 2026-06-17')
    expect(mail?.text).toContain('ann@ash.test set this report up for Ash.')
    expect(mail?.text).toContain('https://portal.example.com/api/report-mails/stop/')
    expect(mail?.html).toContain('Daily down devices')
    expect(mail?.text).toMatch(/outage.* mean uptime was/)
    expect(mail?.text).toMatch(/^Outages: 1; Before: /m)
    expect(mail?.text).toMatch(/Down now\n=+\nAs of 2026-06-18 10:00 \(Europe\/London\), when/)
    expect(mail?.text).toMatch(/\/timeline\?range=2026-06-17\.\.2026-06-17$/m)
    expect(`${mail?.text}${mail?.html}`).not.toContain('LOBBY-AP-01')
    const attached = mail?.attachment?.bytes.toString()
    expect(attached).toContain('LOBBY-AP-01')
    const token = await test.tokenOf('ann')
    const file = await test.call(`/media/${entry?.download_url}`, token)
    expect(file.body).toBe(attached)
  })

  it('says the same in a mail that goes out later, and of what is down how it is then', async () => {
    await createSchedule()
    isUp = false
    await runAt(due)
    await test.database.pool.query(
      "update reports set letter = jsonb_set(letter, '{paragraphs}', '[\"As it was kept.\"]')",
    )
    isUp = true
    await runAt(due + 90 * minuteMs)
    expect(sent[0]?.text).toContain('As it was kept.')
    expect(sent[0]?.text).toContain('As of 2026-06-18 11:30 (Europe/London)')
  })

  it('goes without a summary where the version that made its file kept none', async () => {
    await createSchedule()
    isUp = false
    await runAt(due)
    await test.database.pool.query('update reports set letter = null')
    isUp = true
    await runAt(due + minuteMs)
    expect(addresses()).toHaveLength(2)
    expect(sent[0]?.text).toContain('Report is attached.')
  })

  it('leads to the history, which takes an account, in place of a file that is too large', async () => {
    const { fileBytesMax } = test.config.mail
    test.config.mail.fileBytesMax = 20
    await createSchedule()
    await runAt(due)
    test.config.mail.fileBytesMax = fileBytesMax
    expect(sent[0]?.attachment).toBeUndefined()
    expect(sent[0]?.text).toMatch(/history: https:\/\/portal\.example\.com\/reports\?tab=history\./)
    expect(sent[0]?.text).toContain('Without an account, ask ann@ash.test for it.')
    expect(sent[0]?.text).not.toContain('/media/')
  })

  it('is silent when all were online and it wants to be, and the history says so', async () => {
    await createSchedule({ time_of_day: '10:00:00' })
    await test.database.pool.query(
      "update report_schedules set next_run_at = '2026-06-16T09:00:00Z'",
    )
    await runAt('2026-06-16T09:00:00Z')
    expect(sent).toEqual([])
    expect(await history()).toMatchObject([
      { status: 'SUCCESS', download_url: null, reason: 'Not sent: all devices were online.' },
    ])
  })

  it('speaks all the same when it is to', async () => {
    await createSchedule({ send_when_all_online: true })
    await test.database.pool.query(
      "update report_schedules set next_run_at = '2026-06-16T09:00:00Z'",
    )
    await runAt('2026-06-16T09:00:00Z')
    expect(sent).toHaveLength(2)
  })

  it('never mails one period to one address twice, even when its time is changed', async () => {
    const id = await createSchedule()
    await runAt(due)
    const payload = {
      ...scheduleInputs[4],
      time_of_day: '15:00:00',
      recipients: `${recipients}, new@hotel.example`,
      report_parameters: { location_id: test.world.ash.locationId, report_format: 'csv' },
    }
    await test.call(`/api/v1/report-schedules/${id}/`, await test.tokenOf('ann'), {
      method: 'PUT',
      payload,
    })
    await runAt('2026-06-18T14:00:00Z')
    expect(addresses().sort()).toEqual([
      'duty@hotel.example',
      'manager@hotel.example',
      'new@hotel.example',
    ])
  })

  it('sends nothing when it was deleted before its turn', async () => {
    const id = await createSchedule()
    isUp = false
    await runAt(due)
    await test.call(`/api/v1/report-schedules/${id}/`, await test.tokenOf('ann'), {
      method: 'DELETE',
    })
    isUp = true
    await runAt(due + minuteMs)
    expect(sent).toEqual([])
    expect(await history()).toMatchObject([
      {
        status: 'FAILURE',
        reason: 'The schedule was deleted.',
        schedule: { id: null },
        mails: null,
      },
    ])
  })
})

describe('the outcome for each recipient', () => {
  const refusing = (state: 'refused' | 'unknown') => {
    answer = ({ to }) =>
      to.startsWith('duty')
        ? { status: state, reason: '550 no such mailbox', isFinal: true }
        : { status: 'sent' }
  }
  const sentToManager = { address: 'manager@hotel.example', state: 'SENT', reason: null }

  it('is told while some wait', async () => {
    await createSchedule()
    answer = ({ to }) =>
      to.startsWith('duty')
        ? { status: 'refused', reason: '451 greylisted', isFinal: false }
        : { status: 'sent' }
    await runAt(due)
    expect(await history()).toMatchObject([
      {
        status: 'RETRY',
        mails: [{ address: 'duty@hotel.example', state: 'WAITING', reason: null }, sentToManager],
      },
    ])
  })

  it('stays when the schedule goes', async () => {
    const id = await createSchedule()
    refusing('refused')
    await runAt(due)
    await test.call(`/api/v1/report-schedules/${id}/`, await test.tokenOf('ann'), {
      method: 'DELETE',
    })
    expect(await history()).toMatchObject([
      { status: 'SUCCESS', schedule: { id: null }, mails: [{ state: 'FAILED' }, sentToManager] },
    ])
  })

  it('lets a later run of the period try again what was not sent', async () => {
    await createSchedule()
    refusing('refused')
    await runAt(due)
    answer = () => ({ status: 'sent' })
    await dueAgain('2026-06-18T15:00:00Z')
    expect(addresses()).toEqual(['manager@hotel.example', 'duty@hotel.example'])
    const [again] = await history()
    const mailed = { address: 'duty@hotel.example', state: 'SENT', reason: null, is_stopped: false }
    expect(again?.mails).toEqual([mailed])
  })

  it('lets no run try again what may have been sent', async () => {
    await createSchedule()
    refusing('unknown')
    await runAt(due)
    answer = () => ({ status: 'sent' })
    await dueAgain('2026-06-18T15:00:00Z')
    expect(addresses()).toEqual(['manager@hotel.example'])
    expect(await history()).toMatchObject([
      { reason: 'Not sent again: this period was mailed before.', mails: null },
      { mails: [{ state: 'UNKNOWN' }, sentToManager] },
    ])
  })
})

describe('a mail server that is down', () => {
  it('gets the mails once it is back', async () => {
    await createSchedule()
    isUp = false
    await runAt(due)
    expect(await history()).toMatchObject([
      { status: 'RETRY', reason: 'The mail server did not take all mails. Trying again.' },
    ])
    await runAt(due + 10_000)
    isUp = true
    await runAt(due + minuteMs)
    expect(sent).toHaveLength(2)
    expect(await history()).toMatchObject([{ status: 'SUCCESS', reason: null }])
  })

  it('leaves one mail in doubt when it goes down while it takes them, and the others wait', async () => {
    await createSchedule()
    answer = () => {
      isUp = false
      return { status: 'unknown', reason: 'socket hang up' }
    }
    await runAt(due)
    isUp = true
    answer = () => ({ status: 'sent' })
    await runAt(due + minuteMs)
    expect(addresses()).toEqual(['manager@hotel.example'])
    expect(await history()).toMatchObject([
      { status: 'SUCCESS', mails: [{ state: 'UNKNOWN' }, { state: 'SENT' }] },
    ])
  })

  it('is not tried with each recipient when it goes down while it takes them', async () => {
    await createSchedule()
    tries = 0
    answer = () => {
      isUp = false
      return { status: 'refused', reason: '421 closing', isFinal: false, isOutage: true }
    }
    await runAt(due)
    expect(tries).toBe(1)
    expect(await history()).toMatchObject([
      { status: 'RETRY', mails: [{ state: 'WAITING' }, { state: 'WAITING' }] },
    ])
  })

  it('is given up after a day', async () => {
    await createSchedule()
    isUp = false
    await runAt(due)
    await test.database.pool.query(
      'update report_schedules set is_active = false, next_run_at = null',
    )
    for (let hours = 1; hours <= 25; hours += 1) await runAt(due + hours * 60 * minuteMs)
    const [entry] = await history()
    const reason = 'The mail server did not take it for a day.'
    expect(entry).toMatchObject({
      status: 'FAILURE',
      reason: 'No recipient is known to have it.',
      mails: [
        { address: 'duty@hotel.example', state: 'FAILED', reason },
        { address: 'manager@hotel.example', state: 'FAILED', reason },
      ],
    })
  })

  it('takes what it refused for a while later, and nothing twice', async () => {
    await createSchedule()
    answer = ({ to }) =>
      to.startsWith('duty')
        ? { status: 'refused', reason: '451 greylisted', isFinal: false }
        : { status: 'sent' }
    await runAt(due)
    expect(addresses()).toEqual(['manager@hotel.example'])
    answer = () => ({ status: 'sent' })
    await runAt(due + minuteMs)
    expect(addresses()).toEqual(['manager@hotel.example', 'duty@hotel.example'])
  })

  it('is not asked again about what it refuses for good', async () => {
    await createSchedule()
    answer = ({ to }) =>
      to.startsWith('duty')
        ? { status: 'refused', reason: '550 no such mailbox', isFinal: true }
        : { status: 'sent' }
    await runAt(due)
    await runAt(due + minuteMs)
    expect(sent).toHaveLength(1)
    expect(await history()).toMatchObject([
      {
        status: 'SUCCESS',
        reason: null,
        mails: [
          { address: 'duty@hotel.example', state: 'FAILED', reason: '550 no such mailbox' },
          { address: 'manager@hotel.example', state: 'SENT' },
        ],
      },
    ])
  })
})

describe('a server that dies', () => {
  it('after a mail was handed over and before it was noted: no second one', async () => {
    await createSchedule()
    answer = (mail) => {
      sent.push(mail)
      throw new Error('killed')
    }
    await runAt(due)
    answer = () => ({ status: 'sent' })
    await runAt(due + minuteMs)
    expect(addresses()).toEqual(['duty@hotel.example', 'manager@hotel.example'])
    const [entry] = await history()
    expect(entry?.status).toBe('SUCCESS')
    expect(entry?.mails).toMatchObject([
      { state: 'UNKNOWN', reason: expect.stringContaining('not sent again') },
      { state: 'SENT' },
    ])
  })

  it('with a connection that broke mid-mail: no second one', async () => {
    await createSchedule({ recipients: 'duty@hotel.example' })
    answer = () => ({ status: 'unknown', reason: 'socket hang up' })
    await runAt(due)
    answer = () => ({ status: 'sent' })
    await runAt(due + minuteMs)
    expect(sent).toEqual([])
    expect(await history()).toMatchObject([{ status: 'FAILURE' }])
  })
})

describe("a company's mails of a day", () => {
  const day = '2026-06-18'
  const use = (mails: number) =>
    test.database.pool.query('insert into company_mails values ($1, $2, $3)', [
      test.world.ash.companyId,
      day,
      mails,
    ])
  const used = async () => {
    const { rows } = await test.database.pool.query<{ mails: number }>(
      'select mails from company_mails where day = $1',
      [day],
    )
    return rows.map(({ mails }) => mails)
  }
  const heldBack =
    "Held back until 2026-06-19 00:00 UTC. This customer's 2,000 mails of the day are used up."

  it('hold back what is beyond them, say so, and send it on the next', async () => {
    await use(1999)
    await createSchedule()
    await runAt(due)
    expect(addresses()).toEqual(['duty@hotel.example'])
    expect(await history()).toMatchObject([
      {
        status: 'RETRY',
        reason: 'The mails of the day are used up. Those that are held back go out later.',
        mails: [
          { address: 'duty@hotel.example', state: 'SENT', reason: null },
          { address: 'manager@hotel.example', state: 'WAITING', reason: heldBack },
        ],
      },
    ])
    for (let hours = 1; hours < 15; hours += 1) await runAt(due + hours * 60 * minuteMs)
    expect(addresses()).toEqual(['duty@hotel.example'])
    await runAt('2026-06-19T00:00:01Z')
    expect(addresses()).toEqual(['duty@hotel.example', 'manager@hotel.example'])
    expect(await history()).toMatchObject([
      { status: 'SUCCESS', reason: null, mails: [{}, { state: 'SENT', reason: null }] },
    ])
  })

  it('are never dropped: a mail server has a day for them from when they may go', async () => {
    await use(2000)
    await createSchedule()
    await runAt(due)
    await test.database.pool.query(
      'update report_schedules set is_active = false, next_run_at = null',
    )
    isUp = false
    // More than a day after the report was begun, and less than one since the mails may go.
    for (let hours = 1; hours <= 30; hours += 1) await runAt(due + hours * 60 * minuteMs)
    expect(await history()).toMatchObject([{ status: 'RETRY' }])
    isUp = true
    await runAt(due + 31 * 60 * minuteMs)
    expect(sent).toHaveLength(2)
  })

  it('count what was handed over, by hand and when due, and not what was refused', async () => {
    const id = await createSchedule()
    answer = ({ to }) =>
      to.startsWith('duty')
        ? { status: 'refused', reason: '550 no such mailbox', isFinal: true }
        : { status: 'sent' }
    await runAt(due)
    expect(await used()).toEqual([1])
    answer = () => ({ status: 'sent' })
    const token = await test.tokenOf('ann')
    await test.call(`/api/v1/report-schedules/${id}/test-mail/`, token, { method: 'POST' })
    await runAt(due + minuteMs)
    expect(addresses()).toEqual(['manager@hotel.example', people.ann])
    expect(await used()).toEqual([2])
  })

  it("are not another company's", async () => {
    await use(2000)
    await test.database.pool.query('update company_mails set company_id = $1', [
      test.world.birch.companyId,
    ])
    await createSchedule()
    await runAt(due)
    expect(sent).toHaveLength(2)
  })

  it('are one budget of all servers that share the database', async () => {
    await use(1995)
    const budget = { companyId: test.world.ash.companyId, perDay: 2000 }
    const { pool } = test.database
    const { rows } = await pool.query<{ id: number; leaseId: string }>(
      `insert into reports (company_id, report_type, request, file_name, period_start, period_end,
         initiated_at, lease_id)
       values ($1, 'x', '{}', 'x', $2, $2, now(), gen_random_uuid())
       returning id, lease_id as "leaseId"`,
      [budget.companyId, day],
    )
    const lease = { id: 0, leaseId: '', ...rows[0], jobId: null, attempt: 1, size: 0 }
    const all = Array.from({ length: 20 }, (_, index) => `r${index}@x.test`)
    await prepareMails(pool, lease.id, all, test.time)
    const claims = await Promise.all(
      all.map((address) => claimMail(pool, { lease, address, budget, day })),
    )
    expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(5)
    expect(claims.filter((claim) => claim === 'held')).toHaveLength(15)
    expect(await used()).toEqual([2000])
  })
})
