import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scheduleInputOf } from '../fixtures/schedules.ts'
import {
  formatChoices,
  isReportType,
  offeredReportTypes,
  reportCardTitle,
  reportStartFailure,
  reports,
  reportTitle,
  reportTypes,
  scheduledFormat,
} from './reports.ts'

/** Specification §2 "On-demand cards". */
it('names the cards', () => {
  expect(offeredReportTypes(null).map(reportCardTitle)).toEqual([
    'Network Health Report (PDF)',
    'Device Uptime Report (CSV)',
    'Client Count Report (PDF graph or CSV data)',
    'Data Usage Report (PDF or CSV)',
    'Down Device Report (PDF or CSV)',
    'Call Center Activity Report (PDF or CSV)',
  ])
})

it('offers what is not in the specification only where it is announced', () => {
  const [six, seven] = [offeredReportTypes(['search']), offeredReportTypes(['morning-brief'])]
  expect(six).toHaveLength(6)
  expect(seven).toEqual([...six, 'morning_brief'])
  expect(offeredReportTypes(['month-report'])).toEqual([...six, 'group_month'])
})

it('leaves the name of a type that it does not know as it is', () => {
  expect(reportTitle('down_device')).toBe('Down Device Report')
  expect(reportTitle('toString')).toBe('toString')
  expect(isReportType('constructor')).toBe(false)
})

/** Specification §8 "Report generation". */
it('says which report could not be started', () => {
  expect(reportStartFailure('network_health')).toBe(
    'Failed to start Network Health Report generation. Please try again.',
  )
})

it('lets a schedule choose its format only where there is a choice', () => {
  expect(scheduledFormat('client_count_graph', 'csv')).toBe('pdf')
  expect(scheduledFormat('device_uptime', 'pdf')).toBe('csv')
  expect(scheduledFormat('network_health', undefined)).toBe('pdf')
  expect(scheduledFormat('data_usage', 'csv')).toBe('csv')
  expect(scheduledFormat('data_usage', null)).toBe('pdf')
})

it('tells which call starts which format', () => {
  const starts = Object.fromEntries(
    reportTypes.map((type) => [
      type,
      formatChoices(type).map(({ format, label, call }) => `${format} ${label} ${call.path}`),
    ]),
  )
  expect(starts).toMatchObject({
    network_health: ['pdf PDF /api/v1/reports/network-health'],
    client_count_graph: [
      'pdf PDF graph /api/v1/reports/client-count-graph',
      'csv CSV data /api/v1/reports/client-count-csv',
    ],
    data_usage: ['pdf PDF /api/v1/reports/data-usage', 'csv CSV /api/v1/reports/data-usage'],
  })
})

describe('a report of a month', () => {
  const { request, schedule } = reports.group_month
  const days = (start_date: string, end_date: string) =>
    z.safeParse(request, { location_ids: [1], start_date, end_date }).success

  it('covers one month, from its first day on', () => {
    expect(days('2026-05-01', '2026-05-31')).toBe(true)
    expect(days('2026-05-01', '2026-05-17')).toBe(true)
    expect(days('2026-05-02', '2026-05-31')).toBe(false)
    expect(days('2026-04-01', '2026-05-31')).toBe(false)
    expect(days('2025-05-01', '2026-05-31')).toBe(false)
  })

  it('is made by no schedule more often', () => {
    const saved = scheduleInputOf.group_month
    expect(z.safeParse(schedule, saved).success).toBe(true)
    expect(z.safeParse(schedule, { ...saved, frequency: 'WEEKLY' }).error?.issues).toMatchObject([
      { path: ['frequency'], message: 'This report is made once a month.' },
    ])
    const { morning_brief } = scheduleInputOf
    expect(z.safeParse(reports.morning_brief.schedule, morning_brief).success).toBe(true)
  })
})
