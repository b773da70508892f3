import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reportRequests } from '../fixtures/reportRequests.ts'
import { reports } from './reports.ts'
import { endingBy } from './request.ts'

const { request: DeviceUptimeRequest } = reports.device_uptime
const { request: ClientCountRequest } = reports.client_count_graph
const { request: CallCenterActivityRequest } = reports.call_center_activity
const {
  device_uptime: deviceUptimeRequest,
  client_count_graph: clientCountRequest,
  call_center_activity: callCenterActivityRequest,
} = reportRequests

const faults = (schema: z.core.$ZodType, request: unknown) =>
  z.safeParse(schema, request).error?.issues.map(({ path, message }) => [path.join('.'), message])

/** Specification §5. */
describe('what a report form says', () => {
  it('of device uptime', () => {
    expect(faults(DeviceUptimeRequest, { location_ids: [], start_date: '', end_date: '' })).toEqual(
      [
        ['location_ids', 'Please select at least one location.'],
        ['start_date', 'Please select a start and end date.'],
        ['end_date', 'Please select a start and end date.'],
      ],
    )
  })

  it('of client count and data usage', () => {
    expect(
      faults(ClientCountRequest, { location_id: '', ssid_ids: [], start_date: '', end_date: '' }),
    ).toEqual([
      ['location_id', 'Please select a location.'],
      ['ssid_ids', 'Please select at least one SSID.'],
      ['start_date', 'Please select start and end dates.'],
      ['end_date', 'Please select start and end dates.'],
    ])
    expect(faults(ClientCountRequest, {})?.map(([, message]) => message)).toEqual([
      'Please select a location.',
      'Please select at least one SSID.',
      'Please select start and end dates.',
      'Please select start and end dates.',
    ])
  })

  it('of dates in the wrong order', () => {
    expect(
      faults(DeviceUptimeRequest, { ...deviceUptimeRequest, start_date: '2026-06-19' }),
    ).toEqual([['end_date', 'Start date cannot be after end date.']])
    expect(
      faults(DeviceUptimeRequest, { start_date: '2026-06-19', end_date: '2026-06-18' }),
    ).toEqual([
      ['location_ids', 'Please select at least one location.'],
      ['end_date', 'Start date cannot be after end date.'],
    ])
    expect(faults(DeviceUptimeRequest, { ...deviceUptimeRequest, end_date: '' })).toEqual([
      ['end_date', 'Please select a start and end date.'],
    ])
  })

  it('of more days than a report covers', () => {
    const from = (start_date: string) =>
      faults(ClientCountRequest, { ...clientCountRequest, start_date, end_date: '2026-06-18' })
    expect(from('2025-06-18')).toBeUndefined()
    expect(from('2025-06-17')).toEqual([['end_date', 'A report covers at most 366 days.']])
  })

  it('of a day that has not come', () => {
    const request = { ...deviceUptimeRequest, end_date: '2026-06-19' }
    expect(faults(endingBy(DeviceUptimeRequest, '2026-06-19'), request)).toBeUndefined()
    expect(faults(endingBy(DeviceUptimeRequest, '2026-06-18'), request)).toEqual([
      ['end_date', 'End date cannot be after today.'],
    ])
  })
})

describe('a report request', () => {
  it('may cover one day', () => {
    const day = { start_date: '2026-06-18', end_date: '2026-06-18' }
    expect(faults(DeviceUptimeRequest, { ...deviceUptimeRequest, ...day })).toBeUndefined()
  })

  it.each([
    ['0000-01-01', false],
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
  ])('of %s alone: %s', (day, isTaken) => {
    const fault = 'Please enter a date from 2000-01-01 to 2199-12-31.'
    expect(
      faults(DeviceUptimeRequest, { ...deviceUptimeRequest, start_date: day, end_date: day }),
    ).toEqual(
      isTaken
        ? undefined
        : [
            ['start_date', fault],
            ['end_date', fault],
          ],
    )
  })

  it('puts a sign in place of half a character', () => {
    const parsed = z.parse(CallCenterActivityRequest, {
      ...callCenterActivityRequest,
      location_ids: ['\uDC00'],
      status_filter: 'a\uD83D',
      issue_filter: '🎉',
    })
    expect(parsed).toMatchObject({
      location_ids: ['\uFFFD'],
      status_filter: 'a\uFFFD',
      issue_filter: '🎉',
    })
  })

  it.each(['2026-02-30', '2026-6-1', '18/06/2026', '2026-06-18T00:00:00Z'])(
    'refuses %s as a day',
    (end_date) => {
      expect(faults(DeviceUptimeRequest, { ...deviceUptimeRequest, end_date })).toHaveLength(1)
    },
  )

  it('keeps the JSON type of ids', () => {
    const request = { ...clientCountRequest, location_id: '101', ssid_ids: [1, '1'] }
    expect(z.parse(ClientCountRequest, request)).toEqual(request)
  })

  it('trims filters, and sends an empty one as null', () => {
    const parsed = z.parse(CallCenterActivityRequest, {
      ...callCenterActivityRequest,
      status_filter: '  ',
      issue_filter: ' Wi-Fi ',
    })
    expect([parsed.status_filter, parsed.issue_filter]).toEqual([null, 'Wi-Fi'])
  })

  it('refuses what no database takes: a null character, an endless number', () => {
    for (const location_id of ['a\0b', 1e30, 1.5, Number.NaN]) {
      expect(faults(ClientCountRequest, { ...clientCountRequest, location_id })).toBeDefined()
    }
    const status_filter = 'Open\0'
    expect(
      faults(CallCenterActivityRequest, { ...callCenterActivityRequest, status_filter }),
    ).toHaveLength(1)
  })
})
