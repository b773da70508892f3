import { expect, it } from 'vitest'
import {
  formatChoices,
  isReportType,
  offeredReportTypes,
  reportCardTitle,
  reportStartFailure,
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
