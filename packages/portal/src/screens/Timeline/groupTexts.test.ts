import { minutesAgo, nightIncident, smallIncident } from '@netportal/contract/fixtures'
import { isolate } from '@netportal/format'
import { expect, it } from 'vitest'
import { groupTexts, spanText } from './groupTexts.ts'

const gym = isolate('GYM-AP-01')
const outage = (from: number, until: number | null) => ({
  ap_mac_address: '00:00:5E:00:53:07',
  device_name_api: 'GYM-AP-01',
  started_at: minutesAgo(from),
  ended_at: until === null ? null : minutesAgo(until),
})
const ended = { ...smallIncident, started_at: minutesAgo(12), ended_at: minutesAgo(8) }
const open = { ...smallIncident, started_at: minutesAgo(12), ended_at: null, down_now: 1 }
const site = { ...nightIncident, access_points: 4, site_access_points: 9 }

it.each([
  ['one outage', ended, [outage(12, 8)], `${gym} was down 4m`, '13:20 to 13:24', null],
  [
    'several of one device',
    { ...ended, minutes_down: 3, calls: 1 },
    [outage(12, 10), outage(9, 8)],
    `${gym} was down 2 times, 3m in all`,
    '13:20 to 13:24 · 1 call',
    '2 outages',
  ],
  ['one that lasts', open, [outage(12, null)], `${gym} is down`, 'since 13:20', null],
  [
    'one that came back in between',
    open,
    [outage(12, 10), outage(9, null)],
    `${gym} is down again`,
    'since 13:20',
    '2 outages',
  ],
  [
    'a site, over',
    { ...site, started_at: minutesAgo(900), ended_at: minutesAgo(400), grade: 'critical' as const },
    [outage(12, 8)],
    '4 of 9 access points were down, 8h 20m until all were back',
    'Critical · 22:32 to 2026-06-18 06:52 · 4 calls',
    '4 access points',
  ],
  [
    'a site, all down',
    { ...site, down_now: 4, calls: null, no_data_since: minutesAgo(60) },
    [],
    '4 of 9 access points are down',
    'Critical · since 23:04 · no data since 2026-06-18 12:32',
    '4 access points',
  ],
  [
    'a site, some back',
    { ...site, down_now: 1, calls: 0 },
    [],
    '4 of 9 access points went down, 1 is not back',
    'Critical · since 23:04',
    '4 access points',
  ],
  [
    'what cannot be read',
    { ...ended, started_at: 'N/A' },
    [],
    `${isolate('An access point')} was down N/A`,
    'N/A to 2026-06-18 13:24',
    null,
  ],
])('words %s', (_, incident, outages, title, description, details) => {
  expect(groupTexts(incident, outages, 'UTC')).toEqual({ title, description, details })
})

it('tells the two apart in an hour that the clocks repeat', () => {
  expect(spanText('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', 'America/New_York')).toBe(
    '01:30 (-04:00) to 01:30 (-05:00)',
  )
})
