import { reportTypes } from '@netportal/contract'
import { scheduleInputOf } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { PlaceData, ReportDevice, ReportInput } from './input.ts'
import { makeLetter } from './makeLetter.ts'
import { ReportLetter } from './reportLetter.ts'
import { ReportRequest } from './request.ts'

const dayMs = 86_400_000
const fromMs = Date.parse('2026-06-15T00:00:00Z')

/** A place of a report of one week in UTC. */
function placeOf(change: Partial<PlaceData> = {}): PlaceData {
  return {
    place: {
      id: 1,
      name: 'Ash',
      timezone: 'UTC',
      start: '2026-06-15',
      end: '2026-06-21',
      fromMs,
      toMs: fromMs + 7 * dayMs,
      untilMs: fromMs + 7 * dayMs,
    },
    devices: [],
    clients: [],
    transfers: [],
    tickets: [],
    ...change,
  }
}

function letterOf(type: (typeof reportTypes)[number], places: readonly PlaceData[]) {
  const { report_parameters } = scheduleInputOf[type]
  const input: ReportInput = {
    request: z.parse(ReportRequest, {
      type,
      format: 'csv',
      places: [],
      parameters: { report_format: 'csv', ...report_parameters },
    }),
    title: 'A report',
    isMailed: true,
    generatedAt: '2026-06-22T06:00:00Z',
    places: [...places],
  }
  return makeLetter(input)
}

const iso = (days: number) => new Date(fromMs + days * dayMs).toISOString()

/** An access point that was online for five weeks, but for times from and until, in days of the report. */
function device(mac: string, ...down: [from: number, until: number][]): ReportDevice {
  return {
    mac,
    name: mac,
    model: null,
    firstDiscoveredAt: iso(-40),
    entries: [
      { time: iso(-40), status: 'Online' },
      ...down.flatMap(([from, until]) => [
        { time: iso(from), status: 'Offline' },
        { time: iso(until), status: 'Online' },
      ]),
    ],
  }
}

describe('the letter of a report', () => {
  it.each(reportTypes)(
    'of type %s has an opening, and no figure of what was not measured',
    (type) => {
      const letter = letterOf(type, [placeOf()])
      expect(letter?.paragraphs).toEqual([expect.stringMatching(/\.$/)])
      const measured =
        type === 'call_center_activity' ? ['Tickets', 'Calls', 'Total call time'] : []
      expect(letter?.figures.map(({ label }) => label)).toEqual(measured)
    },
  )

  it('tells of several locations together, each compared by its own clock', () => {
    const half = device('a', [-6, -5.5], [1, 2])
    const whole = device('b')
    const letter = letterOf('device_uptime', [
      placeOf({ devices: [half] }),
      placeOf({ devices: [whole] }),
    ])
    expect(letter).toEqual({
      paragraphs: [
        'All 2 access points were online at the end of the period. There was one outage of 1d 0h 0m; mean uptime was 92.86%, down from 96.43% in the 7 days before.',
      ],
      figures: [
        {
          label: 'Mean uptime',
          value: '92.86%',
          notes: ['Before: 96.43% (−3.57)', expect.stringMatching(/^Usual: 99\.1\d%/)],
        },
        { label: 'Outages', value: '1', notes: ['Before: 1 (same)', expect.any(String)] },
        { label: 'Total downtime', value: '1d 0h 0m', notes: expect.any(Array) },
      ],
    })
  })

  it('compares nothing where the days of its locations differ', () => {
    const other = placeOf({ devices: [device('b')] })
    other.place = { ...other.place, start: '2026-06-14', end: '2026-06-20' }
    const letter = letterOf('device_uptime', [placeOf({ devices: [device('a')] }), other])
    expect(letter?.figures[0]?.notes).toEqual(['Before: not known', 'Usual: not known'])
  })

  it('is read back as it was kept, and of an export there is none', () => {
    const letter = letterOf('down_device', [placeOf({ devices: [device('a', [1, 2])] })])
    expect(z.parse(ReportLetter, JSON.parse(JSON.stringify(letter)))).toEqual(letter)
    const exported = { type: 'ssid_data_usage', format: 'png', places: [], parameters: null }
    const request = z.parse(ReportRequest, exported)
    const input = { request, title: '', isMailed: true, generatedAt: iso(8), places: [] }
    expect(makeLetter(input)).toBeNull()
  })
})
