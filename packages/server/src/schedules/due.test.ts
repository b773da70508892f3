import { scheduleTimeZones } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import type { ReportPeriod, RunRule } from '@netportal/contract/next-run'
import { afterEach, describe, expect, it } from 'vitest'
import { takeTask } from '../tasks/turns.ts'
import { useTestApp } from '../testing/testApp.ts'
import { bringNextRunsBack, queueDueReports } from './due.ts'

const test = useTestApp()
afterEach(async () => {
  await test.database.pool.query('delete from report_schedules')
  await test.database.pool.query('delete from reports')
})

const at = (text: string) => new Date(text)
const queueDue = (now: Date) => queueDueReports(test.database.pool, now, test.app.log)

async function createSchedule(rule: Partial<RunRule>, now: string, location = ''): Promise<number> {
  test.time = at(now)
  const { ash } = test.world
  const answer = await test.call(
    `/api/v1/customers/${ash.companyId}/report-schedules/`,
    await test.tokenOf('ann'),
    {
      method: 'POST',
      payload: {
        ...scheduleInputs[0],
        ...rule,
        report_parameters: {
          location_id: location === 'Tokyo' ? ash.secondLocationId : ash.locationId,
        },
      },
    },
  )
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

interface Run {
  due: string
  start: string
  end: string
}

async function runs(): Promise<Run[]> {
  const { rows } = await test.database.pool.query<Run>(
    `select due_at as due, period_start::text as start, period_end::text as end
     from reports order by due_at`,
  )
  return rows
}

async function nextRunOf(id: number): Promise<string | undefined> {
  const { rows } = await test.database.pool.query<{ next: string }>(
    'select next_run_at as next from report_schedules where id = $1',
    [id],
  )
  return rows[0]?.next
}

it('queues nothing before the time, one report at it, and sets the next run', async () => {
  const id = await createSchedule(
    { frequency: 'DAILY', timezone: 'Europe/Berlin' },
    '2026-03-27T12:00:00Z',
  )
  await queueDue(at('2026-03-28T07:59:59Z'))
  expect(await runs()).toEqual([])
  for (const time of ['2026-03-28T08:00:00Z', '2026-03-28T08:00:05Z']) {
    await queueDue(at(time))
  }
  expect(await runs()).toEqual([
    { due: '2026-03-28T08:00:00.000Z', start: '2026-03-27', end: '2026-03-27' },
  ])
  // The clocks go forward in the night.
  expect(await nextRunOf(id)).toBe('2026-03-29T07:00:00.000Z')
})

it('makes one run of those that were missed: the last', async () => {
  await createSchedule({ frequency: 'DAILY', timezone: 'UTC' }, '2026-06-01T00:00:00Z')
  await queueDue(at('2026-06-18T08:59:59Z'))
  expect(await runs()).toEqual([
    { due: '2026-06-17T09:00:00.000Z', start: '2026-06-16', end: '2026-06-16' },
  ])
})

it('puts the task of a run into the queue together with its row', async () => {
  const { pool } = test.database
  await pool.query('delete from pgboss.job')
  await createSchedule({ frequency: 'DAILY', timezone: 'UTC' }, '2026-06-01T00:00:00Z')
  await queueDue(at('2026-06-01T09:00:00Z'))
  const { rows } = await pool.query('select id from reports')
  expect(await takeTask(pool)).toMatchObject(rows[0] ?? {})
  expect(await takeTask(pool)).toBeNull()
})

it('runs as it should after a clock was ahead for three days, and is let be otherwise', async () => {
  const daily = await createSchedule(
    { frequency: 'DAILY', timezone: 'UTC' },
    '2026-06-01T00:00:00Z',
  )
  const monthly = await createSchedule(
    { frequency: 'MONTHLY', day_of_month: 31, timezone: 'UTC' },
    '2026-06-01T00:00:00Z',
  )
  await queueDue(at('2026-06-04T09:00:00Z'))
  expect(await nextRunOf(daily)).toBe('2026-06-05T09:00:00.000Z')
  await bringNextRunsBack(test.database.pool, at('2026-06-04T09:00:00Z'))
  expect(await nextRunOf(daily)).toBe('2026-06-05T09:00:00.000Z')
  await bringNextRunsBack(test.database.pool, at('2026-06-01T10:00:00Z'))
  expect(await nextRunOf(daily)).toBe('2026-06-02T09:00:00.000Z')
  expect(await nextRunOf(monthly)).toBe('2026-06-30T09:00:00.000Z')
})

it('queues a run once, however many processes find it due', async () => {
  await createSchedule({ frequency: 'DAILY', timezone: 'UTC' }, '2026-06-01T00:00:00Z')
  const now = at('2026-06-01T09:00:00Z')
  await Promise.all([1, 2, 3].map(() => queueDue(now)))
  expect(await runs()).toHaveLength(1)
})

it('covers days of the location’s own clock', async () => {
  // Nine in London is five in the afternoon in Tokyo; eight in the evening is the next day there.
  await createSchedule(
    { frequency: 'DAILY', timezone: 'Europe/London', time_of_day: '20:00:00' },
    '2026-06-01T00:00:00Z',
    'Tokyo',
  )
  await queueDue(at('2026-06-01T19:00:00Z'))
  expect(await runs()).toEqual([
    { due: '2026-06-01T19:00:00.000Z', start: '2026-06-01', end: '2026-06-01' },
  ])
})

it('passes by what is paused, and companies that are disabled', async () => {
  const id = await createSchedule({ frequency: 'DAILY', timezone: 'UTC' }, '2026-06-01T00:00:00Z')
  const { pool } = test.database
  await pool.query('update companies set disabled_at = now() where id = $1', [
    test.world.ash.companyId,
  ])
  await queueDue(at('2026-06-02T09:00:00Z'))
  await pool.query('update companies set disabled_at = null')
  await pool.query(
    'update report_schedules set is_active = false, next_run_at = null where id = $1',
    [id],
  )
  await queueDue(at('2026-06-02T09:00:00Z'))
  expect(await runs()).toEqual([])
})

it('queues all that is due at once, in batches, and by the clock that it is given', async () => {
  const { pool } = test.database
  await createSchedule({ frequency: 'DAILY', timezone: 'UTC' }, '2026-06-01T00:00:00Z')
  await pool.query(
    `insert into report_schedules (company_id, name, report_type, frequency, time_of_day, timezone, day_of_week,
       day_of_month, recipients, report_parameters, is_active, send_when_all_online, next_run_at)
     select company_id, name, report_type, frequency, time_of_day, timezone, day_of_week,
       day_of_month, recipients, report_parameters, is_active, send_when_all_online, next_run_at
     from report_schedules, generate_series(1, 60)`,
  )
  await queueDue(at('2026-06-01T08:59:59Z'))
  expect(await runs()).toHaveLength(0)
  await Promise.all([queueDue(at('2026-06-01T09:00:00Z')), queueDue(at('2026-06-01T09:00:00Z'))])
  expect(await runs()).toHaveLength(61)
})

it('queues what is due behind a schedule that cannot be read', async () => {
  const rule = { frequency: 'DAILY', timezone: 'UTC' } as const
  const broken = await createSchedule({ ...rule, time_of_day: '08:00:00' }, '2026-06-01T00:00:00Z')
  await createSchedule(rule, '2026-06-01T00:00:00Z')
  await test.database.pool.query(
    "update report_schedules set report_type = 'of another version' where id = $1",
    [broken],
  )
  await queueDue(at('2026-06-01T09:00:00Z'))
  expect(await runs()).toMatchObject([{ due: '2026-06-01T09:00:00.000Z' }])
})

/** These three have the clock changes of the others; all fifteen have their turn in `npm run test:full`. */
const zones = process.env.TEST_FULL
  ? scheduleTimeZones
  : (['US/Pacific', 'Europe/Berlin', 'Australia/Sydney'] as const)

/** A year of schedules, against a second answer, from `Intl` alone. */
describe('over the year 2027', () => {
  it.each(zones)('%s', async (timezone) => {
    const rules: RunRule[] = [
      { frequency: 'DAILY', time_of_day: '02:30:00', timezone, day_of_week: 1, day_of_month: 1 },
      { frequency: 'WEEKLY', time_of_day: '09:00:00', timezone, day_of_week: 7, day_of_month: 1 },
      { frequency: 'MONTHLY', time_of_day: '09:00:00', timezone, day_of_week: 1, day_of_month: 31 },
    ]
    for (const rule of rules) {
      const id = await createSchedule(rule, '2027-01-01T00:00:00Z')
      const { rule: expected, end } = { rule, end: '2028-01-01T00:00:00Z' }
      for (;;) {
        const next = await nextRunOf(id)
        if (next === undefined || next >= end) break
        await queueDue(at(next))
      }
      expect(await runs()).toEqual(runsByTheClock(expected, 'Europe/London'))
      await test.database.pool.query('delete from reports')
      await test.database.pool.query('delete from report_schedules')
    }
  })
})

/** Walks the zone's clock through the year in steps of half an hour, and looks at it. */
function runsByTheClock(rule: RunRule, placeZone: string): Run[] {
  const found: Run[] = []
  const stepMs = 30 * 60_000
  let before = wall(Date.UTC(2027, 0, 1), rule.timezone)
  const seen = new Set<string>([before])
  for (let ms = Date.UTC(2027, 0, 1) + stepMs; ms < Date.UTC(2028, 0, 1); ms += stepMs) {
    const shown = wall(ms, rule.timezone)
    const isShown = isRunTime(rule, shown) && !seen.has(shown)
    const isSkipped = stepsBetween(before, shown, stepMs).some((text) => isRunTime(rule, text))
    if (isShown || isSkipped) {
      found.push({ due: new Date(ms).toISOString(), ...coveredDays(rule, ms, placeZone) })
    }
    seen.add(shown)
    before = shown
  }
  return found
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `2027-03-28T02:30` as a clock in a zone shows it. */
function wall(ms: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock.format(ms).replace(' ', 'T')
}

function stepsBetween(before: string, after: string, stepMs: number): string[] {
  const texts: string[] = []
  for (let ms = Date.parse(`${before}Z`) + stepMs; ms < Date.parse(`${after}Z`); ms += stepMs) {
    texts.push(new Date(ms).toISOString().slice(0, 16))
  }
  return texts
}

function isRunTime(rule: RunRule, shown: string): boolean {
  const day = new Date(`${shown}Z`)
  if (shown.slice(11) !== rule.time_of_day.slice(0, 5)) return false
  if (rule.frequency === 'WEEKLY') return (day.getUTCDay() || 7) === rule.day_of_week
  if (rule.frequency === 'DAILY') return true
  const isLast = new Date(day.getTime() + 86_400_000).getUTCDate() === 1
  return day.getUTCDate() === rule.day_of_month || (isLast && day.getUTCDate() < rule.day_of_month)
}

function coveredDays({ frequency }: RunRule, ms: number, timeZone: string): ReportPeriod {
  const today = Date.parse(`${wall(ms, timeZone).slice(0, 10)}T00:00Z`)
  const text = (time: number) => new Date(time).toISOString().slice(0, 10)
  const dayMs = 86_400_000
  const day = new Date(today)
  if (frequency === 'DAILY') return { start: text(today - dayMs), end: text(today - dayMs) }
  if (frequency === 'WEEKLY') return { start: text(today - 7 * dayMs), end: text(today - dayMs) }
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  return { start: text(Date.UTC(year, month - 1, 1)), end: text(Date.UTC(year, month, 0)) }
}

it('has each place and each network once, however often and however written it was chosen', async () => {
  const { companyId, locationId } = test.world.ash
  test.time = at('2026-06-18T10:00:00Z')
  const { rows: ssids } = await test.database.pool.query<{ id: number }>(
    'select id from ssids where location_id = $1 order by id limit 1',
    [locationId],
  )
  const twice = (id = 0) => Array.from({ length: 1000 }, (_, n) => (n % 2 ? id : String(id)))
  for (const change of [
    { report_type: 'device_uptime', report_parameters: { location_ids: twice(locationId) } },
    {
      report_type: 'client_count_graph',
      report_parameters: { location_id: locationId, ssid_ids: twice(ssids[0]?.id) },
    },
  ]) {
    const answer = await test.call(
      `/api/v1/customers/${companyId}/report-schedules/`,
      await test.tokenOf('ann'),
      { method: 'POST', payload: { ...scheduleInputs[0], frequency: 'DAILY', ...change } },
    )
    expect(answer.statusCode, answer.body).toBe(201)
  }
  await queueDue(at('2026-06-19T10:00:00Z'))
  const { rows } = await test.database.pool.query<{ places: number; networks: number | null }>(
    `select jsonb_array_length(request -> 'places') as places,
       jsonb_array_length(request -> 'parameters' -> 'ssid_ids') as networks from reports order by id`,
  )
  expect(rows).toEqual([
    { places: 1, networks: null },
    { places: 1, networks: 1 },
  ])
})
