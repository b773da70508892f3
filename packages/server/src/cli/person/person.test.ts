import { ingestTickets } from '@netportal/contract'
import { beforeAll, expect, it } from 'vitest'
import { createReportFiles } from '../../reports/files/createReportFiles.ts'
import { createDeliverer } from '../../testing/deliver.ts'
import { useTestApp } from '../../testing/testApp.ts'
import { runCommand } from '../run.ts'

const test = useTestApp()
const files = createReportFiles(test.config)
const run = (...args: string[]) =>
  runCommand(args, {
    db: test.database.pool,
    now: test.time,
    readPassword: async () => '',
    files,
    write: async () => {},
  })
const rows = async (sql: string) => (await test.database.pool.query(sql)).rows

const theirs = ['--company', 'Ash', '--guest', "zoë o'brien", '--room', '214'] as const

beforeAll(async () => {
  const { companyId, locationId } = test.world.ash
  await rows(
    `insert into reports (company_id, report_type, request, file_name, period_start, period_end, initiated_at,
       completed_at, state, file_made_at)
     select ${companyId}, type, '{"places": [{"locationId": ${locationId}}]}', type, '2026-06-17',
       day::date, now(), now(), 'SUCCESS', now()
     from (values ('call_center_activity', '2026-06-18'), ('data_usage', '2026-06-18')) as made (type, day)`,
  )
  for (const { task_id } of await rows('select task_id from reports')) {
    await files.write(task_id, Buffer.from('x'))
  }
})

it("exports a guest's tickets with their notes, and the reports that list them, and no other's", async () => {
  const data = JSON.parse(await run('export-person', ...theirs))
  expect(data.tickets).toMatchObject([
    {
      calltek_ticket_id: '2',
      guest_name: 'Zoë',
      room: '214',
      notes: [{}, { content: '<b>=1+1</b>' }],
    },
  ])
  expect(data.report_files).toMatchObject([{ report_type: 'call_center_activity' }])
  const none = async (...args: string[]) => JSON.parse(await run('export-person', ...args)).tickets
  expect(await none('--company', 'Birch', '--guest', 'Zoë')).toEqual([])
  expect(await none(...theirs, '--until', '2026-06-17')).toEqual([])
})

it('says what it would erase, and erases it for good', async () => {
  const counts =
    'names, rooms and texts of tickets: 1; texts of their notes: 2; files of reports that list them: 1'
  expect(await run('erase-person', ...theirs)).toBe(
    `Would be erased: ${counts}. Nothing is erased yet: say it again with --yes.`,
  )
  expect(await run('erase-person', ...theirs, '--yes')).toMatch(`Erased: ${counts}.`)
  const machine = await createDeliverer(test, test.world.ash.companyId)
  await machine.deliver(ingestTickets, {
    calltek_ticket_id: '2',
    location_external_id: 'A-1',
    ticket_datetime_utc: '2026-06-18T00:00:00Z',
    guest_name: 'Zoë',
    room: '214',
    status_api: 'Closed',
    notes: [
      { note_sequence: 2, content: 'Zoë called' },
      { note_sequence: 3, content: 'again' },
    ],
  })
  expect(
    await rows(
      `select guest_name, last_name, room, issue, solution, status from tickets where calltek_ticket_id = '2'`,
    ),
  ).toEqual([
    {
      guest_name: null,
      last_name: null,
      room: null,
      issue: 'Slow connection',
      solution: null,
      status: 'Closed',
    },
  ])
  expect(
    await rows(
      `select content from ticket_notes join tickets on tickets.id = ticket_id where calltek_ticket_id = '2'`,
    ),
  ).toEqual([{ content: null }, { content: null }, { content: null }])
  const reports = await rows('select task_id, file_removed_at from reports order by report_type')
  expect(await Promise.all(reports.map(({ task_id }) => files.sizeOf(task_id)))).toEqual([null, 1])
  expect(JSON.parse(await run('export-person', ...theirs)).tickets).toEqual([])
})

it('exports and erases who has an address, but leaves no schedule without a recipient', async () => {
  const { companyId } = test.world.ash
  await test.tokenOf('ann')
  await rows(
    `insert into report_schedules (company_id, name, report_type, frequency, time_of_day, timezone, day_of_week,
       day_of_month, recipients, report_parameters, is_active, send_when_all_online, created_by)
     values (${companyId}, 'Weekly', 'down_device', 'DAILY', '08:00:00', 'UTC', 1, 1, 'Ann@ash.test', '{}',
       false, true, 'ann@ash.test')`,
  )
  const data = JSON.parse(await run('export-person', '--email', 'ANN@ash.test'))
  expect(data).toMatchObject({
    user: { email: 'ann@ash.test', company: 'Ash' },
    sessions: [{}],
    schedules: [{ name: 'Weekly' }],
    created_schedules: [{ name: 'Weekly' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/hash|argon/)
  const erase = () => run('erase-person', '--email', 'ann@ash.test', '--yes')
  await expect(erase()).rejects.toThrow(/'Weekly' is mailed to nobody else/)
  await rows("update report_schedules set recipients = 'Ann@ash.test; bo@ash.test'")
  expect(await erase()).toMatch(
    /^Erased: users: 1; places among recipients: 1; the name on schedules: 1/,
  )
  expect(await rows('select recipients, created_by from report_schedules')).toEqual([
    { recipients: 'bo@ash.test', created_by: null },
  ])
  expect(await rows("select email from users where email like 'ann%'")).toEqual([])
})

it.each([
  [['--guest', 'Zoë'], '--company COMPANY is missing.'],
  [['--company', 'Ash'], 'Say who it is: --email ADDRESS, or --guest NAME or --room ROOM.'],
  [
    ['--company', 'Ash', '--room', '1', '--from', '2026-02-30'],
    '--from: a day is written 2026-06-18.',
  ],
  [['--email', 'a@b.test', '--room', '1'], '--email stands alone.'],
])('asks who is meant: %j', async (args, message) => {
  await expect(run('erase-person', ...args, '--yes')).rejects.toThrow(message)
})
