import {
  changeTickets,
  ingestClientCounts,
  ingestLocations,
  ingestSsids,
  ingestTickets,
} from '@netportal/contract'
import {
  clientCountDelivery,
  locationDelivery,
  ssidDelivery,
  ticketDelivery,
} from '@netportal/contract/fixtures'
import { expect, it, vi } from 'vitest'
import { withConnection } from '../database/database.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { maintain, startMaintenance } from './maintenance.ts'

const test = useTestApp({ RETENTION_DAYS: '100' })

const needs = () => ({ db: test.database.pool, config: test.config, clock: () => test.time })
const dayMs = 86_400_000

async function partitions(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select right(relname, 7) as name from pg_inherits join pg_class on oid = inhrelid
     where inhparent = 'ssid_client_counts'::regclass and relkind = 'r' order by relname`,
  )
  return rows.map(({ name }) => name)
}

it('keeps the months that hold something of the retention, and has the next one ready', async () => {
  // 100 days, and one of grace, before 18 June.
  const dropped = await maintain(needs())
  expect(await partitions()).toEqual(['2026_03', '2026_04', '2026_05', '2026_06', '2026_07'])
  expect(dropped).toContain('ssid_transfer_metrics_2026_02')
  expect(await maintain(needs())).toEqual([])
})

it('lets deliveries have what they need on both sides of it', async () => {
  const ash = await createDeliverer(test, test.world.ash.companyId)
  await ash.deliver(ingestLocations, locationDelivery)
  await ash.deliver(ingestSsids, ssidDelivery)
  const at = (days: number) => ({
    ...clientCountDelivery,
    time: new Date(test.time.getTime() + days * dayMs).toISOString(),
  })
  expect(await ash.deliver(ingestClientCounts, at(-101), at(-100), at(0))).toMatchObject({
    created: 2,
    rejected: [{ index: 0, code: 'time_out_of_range' }],
  })
  // A server that was not maintained for months still takes what arrives.
  test.time = new Date(test.time.getTime() + 200 * dayMs)
  expect(await ash.deliver(ingestClientCounts, at(0))).toMatchObject({ created: 1 })
})

it('removes sessions that are past their time, and no others', async () => {
  await test.tokenOf('ben')
  test.time = new Date(test.time.getTime() + 6 * 3_600_000)
  await test.tokenOf('ann')
  test.time = new Date(test.time.getTime() + 7 * 3_600_000)
  await maintain(needs())
  const { rows } = await test.database.pool.query(
    'select email from tokens join users on users.id = user_id',
  )
  expect(rows).toEqual([{ email: 'ann@ash.test' }])
})

it('erases who the guest was some days after a ticket was closed, for good, and never unless it is asked to', async () => {
  const ash = await createDeliverer(test, test.world.ash.companyId)
  await ash.deliver(ingestLocations, locationDelivery)
  const at = (days: number) => new Date(test.time.getTime() - days * dayMs).toISOString()
  const ticket = (calltek_ticket_id: string, closed_at: string | null) => ({
    ...ticketDelivery,
    calltek_ticket_id,
    ticket_datetime_utc: at(60),
    closed_at,
    guest_name: 'Vera',
    room: '401',
    issue_api: 'No signal',
    notes: [{ note_sequence: 1, content: 'Vera called' }],
  })
  const tickets = [ticket('E-long', at(46)), ticket('E-lately', at(44)), ticket('E-open', null)]
  await ash.deliver(ingestTickets, ...tickets)
  await maintain(needs())
  const named = async () => {
    const { rows } = await test.database.pool.query<{ id: string; said: string | null }>(
      `select calltek_ticket_id as id, concat_ws(' ', guest_name, room, content) as said
       from tickets join ticket_notes on ticket_id = tickets.id
       where calltek_ticket_id like 'E-%' and issue is not null order by id`,
    )
    return rows.map(({ id, said }) => [id, said])
  }
  const all = 'Vera 401 Vera called'
  expect(await named()).toEqual([
    ['E-lately', all],
    ['E-long', all],
    ['E-open', all],
  ])
  const config = { ...test.config, guestDataDays: 45 }
  await maintain({ ...needs(), config })
  await ash.deliver(changeTickets, { calltek_ticket_id: 'E-long', guest_name: 'Vera' })
  expect(await named()).toEqual([
    ['E-lately', all],
    ['E-long', ''],
    ['E-open', all],
  ])
})

it('lets several server processes do it at once', async () => {
  test.time = new Date(test.time.getTime() + 400 * dayMs)
  const dropped = await Promise.all([maintain(needs()), maintain(needs()), maintain(needs())])
  expect(new Set(dropped.flat()).size).toBe(dropped.flat().length)
})

it('starts while a backup reads what is to be dropped, and says so', async ({ skip }) => {
  const { pool } = test.database
  skip(pool.options.max === 1, 'The embedded database has no second session.')
  await maintain(needs())
  test.time = new Date(test.time.getTime() + 400 * dayMs)
  test.log.length = 0
  await withConnection(pool, async (dump) => {
    await dump.query('begin; select from ssid_client_counts')
    const { close } = await startMaintenance(test.app, needs())
    await vi.waitFor(() =>
      expect(test.log.map((line) => JSON.parse(line).msg)).toEqual([
        'nothing could be dropped: something reads it, such as a backup; it is tried again',
      ]),
    )
    await close()
    await dump.query('rollback')
  })
  expect(await maintain(needs())).not.toEqual([])
})

it('starts without waiting for what takes long, and ends soon', async ({ skip }) => {
  const { pool } = test.database
  skip(pool.options.max === 1, 'The embedded database has no second session.')
  const old = {
    ...ticketDelivery,
    calltek_ticket_id: 'O-1',
    ticket_datetime_utc: '2026-01-01T10:00:00Z',
    closed_at: '2026-01-01T11:00:00Z',
  }
  for (const { companyId } of [test.world.ash, test.world.birch]) {
    const company = await createDeliverer(test, companyId)
    await company.deliver(ingestLocations, locationDelivery)
    await company.deliver(ingestTickets, old)
  }
  const config = { ...test.config, guestDataDays: 45 }
  await withConnection(pool, async (other) => {
    await other.query('begin; lock table tickets in exclusive mode')
    const { close } = await startMaintenance(test.app, { ...needs(), config })
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database()
           and query like 'update tickets%' and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    })
    const ended = close()
    await other.query('rollback')
    await ended
  })
  const { rows } = await pool.query(
    "select erased_at is null as is_left from tickets where calltek_ticket_id = 'O-1' order by 1",
  )
  expect(rows).toEqual([{ is_left: false }, { is_left: true }])
})

it('does all else where something fails, and says what did', async () => {
  const { pool } = test.database
  const fault = new Error('no tokens today')
  const query = pool.query.bind(pool)
  const asked: unknown[] = []
  const spy = vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    asked.push(args[0])
    if (String(args[0]).startsWith('delete from tokens')) throw fault
    return Reflect.apply(query, pool, args)
  })
  await expect(maintain(needs())).rejects.toBe(fault)
  spy.mockRestore()
  expect(asked).toContainEqual(expect.stringContaining('delete from incident_mails'))
})
