import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scheduleInputs } from '../fixtures/schedules.ts'
import { reportTypes } from '../reports/reports.ts'
import { Schedule, ScheduleInput } from './schedule.ts'

const [weekly] = scheduleInputs
const faults = (change: Record<string, unknown>) =>
  z
    .safeParse(ScheduleInput, { ...weekly, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
const fields = (change: Record<string, unknown>) => faults(change)?.map(([path]) => path)

describe('a schedule to save', () => {
  it('has one shape for every report type', () => {
    expect(scheduleInputs.map(({ report_type }) => report_type)).toEqual(reportTypes)
    for (const input of scheduleInputs) expect(z.parse(ScheduleInput, input)).toEqual(input)
  })

  it('keeps only the parameters of its type', () => {
    const parsed = z.parse(ScheduleInput, {
      ...weekly,
      report_parameters: { location_id: 101, ssid_ids: [1], location_ids: [2] },
    })
    expect(parsed.report_parameters).toEqual({ location_id: 101 })
  })

  /** Specification §5 "Schedule form". */
  it.each([
    [{ name: '  ' }, 'name'],
    [{ time_of_day: '09:00' }, 'time_of_day'],
    [{ time_of_day: '24:00:00' }, 'time_of_day'],
    [{ timezone: 'Europe/Atlantis' }, 'timezone'],
    [{ recipients: '' }, 'recipients'],
    [{ recipients: 'not-an-address' }, 'recipients'],
    [{ day_of_month: 0 }, 'day_of_month'],
    [{ day_of_month: 32 }, 'day_of_month'],
    [{ day_of_week: 8 }, 'day_of_week'],
    [{ day_of_week: undefined }, 'day_of_week'],
    [{ frequency: 'HOURLY' }, 'frequency'],
    [{ is_active: 'true' }, 'is_active'],
    [{ report_parameters: {} }, 'report_parameters.location_id'],
    [{ report_type: 'call_center_activity' }, 'report_parameters.location_ids'],
    [{ report_type: 'everything' }, 'report_type'],
    [{ paused_until: '1 April' }, 'paused_until'],
    [{ paused_until: '2027-02-29' }, 'paused_until'],
    [{ paused_until: '9999-01-01' }, 'paused_until'],
    [{ paused_sites: [{ location_id: 101 }] }, 'paused_sites.0.until'],
  ])('is refused with %o', (change, field) => {
    expect(fields(change)).toContain(field)
  })

  it.each([
    ['client_count_graph', 'Please select at least one SSID.'],
    ['data_usage', 'Please select at least one SSID.'],
  ])('of %s asks for SSIDs', (report_type, message) => {
    const report_parameters = { location_id: 101, ssid_ids: [], report_format: 'pdf' }
    expect(faults({ report_type, report_parameters })).toEqual([
      ['report_parameters.ssid_ids', message],
    ])
  })

  it('names the recipient that is no address', () => {
    expect(faults({ recipients: 'a@x.test, b@@x.test' })).toEqual([
      ['recipients', 'Not an e-mail address: b@@x.test (it has more than one @)'],
    ])
  })

  it.each(['a\nb', 'a\r\nBcc: b', 'a\tb', 'a\u2028b', 'a\u0085b'])(
    'has a name of one line, not %j',
    (name) => {
      expect(faults({ name })).toEqual([['name', 'Please enter a name of one line.']])
      expect(faults({ name: ` ${name.charAt(0)}\n` })).toBeUndefined()
    },
  )

  it('ignores what only the server may set', () => {
    const parsed = z.parse(ScheduleInput, {
      ...weekly,
      id: 1,
      customer_id: 8,
      next_run_at: '2030-01-01T00:00:00Z',
    })
    expect(parsed).toEqual(weekly)
  })
})

describe('a schedule that is read', () => {
  it('may be of a kind that is not known here, and lack what it does not need', () => {
    const schedule = {
      id: 1,
      name: 'n',
      report_type: 'weather',
      frequency: 'HOURLY',
      time_of_day: '09:00:00',
      timezone: 'UTC',
      is_active: true,
    }
    expect(z.parse(Schedule, schedule)).toEqual(schedule)
  })
})
