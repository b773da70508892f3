import type { IncidentSummary } from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readPdf } from '../../../testing/readPdf.ts'
import type { PlaceData, PlaceState, ReportDevice, ReportInput } from '../../input.ts'
import { makeFile } from '../../makeFile.ts'
import { makeLetter } from '../../makeLetter.ts'
import { ReportRequest } from '../../request.ts'
import { briefOf, briefOpening } from './brief.ts'

const hourMs = 3_600_000
const fromMs = Date.parse('2026-06-17T00:00:00Z')
const nowMs = Date.parse('2026-06-18T07:00:00Z')
const at = (time: string) => `2026-06-${time}:00Z`

/** An access point that was online at first, then what changed. */
function device(index: number, ...changes: [time: string, status: string][]): ReportDevice {
  return {
    mac: `02:00:00:00:00:${String(index).padStart(2, '0')}`,
    name: `AP ${index}`,
    model: null,
    firstDiscoveredAt: '2026-01-01T00:00:00Z',
    entries: [['01T00:00', 'Online'] as const, ...changes].map(([time, status]) => ({
      time: at(time),
      status,
    })),
  }
}

const up = (count: number) => Array.from({ length: count }, (_, index) => device(index))

function incident(change: Partial<IncidentSummary> = {}): IncidentSummary {
  return {
    id: '1-1',
    location_id: 1,
    location_name: 'Hotel',
    started_at: at('17T11:00'),
    ended_at: at('17T12:00'),
    grade: 'warning',
    access_points: 3,
    most_down: 3,
    site_access_points: 42,
    down_now: 0,
    calls: 2,
    ...change,
  }
}

function placeData(
  devices: ReportDevice[],
  {
    calls = [],
    name = 'Hotel',
    ...state
  }: Partial<PlaceState> & { calls?: string[]; name?: string } = {},
): PlaceData {
  const toMs = fromMs + 24 * hourMs
  return {
    place: {
      id: 1,
      name,
      timezone: 'UTC',
      start: '2026-06-17',
      end: '2026-06-17',
      fromMs,
      toMs,
      untilMs: toMs,
    },
    devices,
    clients: [],
    transfers: [],
    tickets: calls.map((time, index) => ({
      number: String(index),
      openedAt: at(time),
      closedAt: null,
      guestName: null,
      lastName: null,
      room: null,
      issue: null,
      solution: null,
      status: null,
      notes: [],
    })),
    state: {
      nowMs,
      noDataSince: null,
      silentSeconds: 0,
      uncounted: [],
      incidents: [],
      incidentCount: state.incidents?.length ?? 0,
      ...state,
    },
  }
}

const opening = (...data: Parameters<typeof placeData>) => briefOpening(briefOf(placeData(...data)))

describe('how it is now', () => {
  const now = (...data: Parameters<typeof placeData>) => opening(...data).split(/(?<=\.) /)[0]
  const early = ['18T02:14', 'Offline'] as [string, string]

  it.each<[string, ReportDevice[], Partial<PlaceState>?]>([
    ['There are no access points at this location.', []],
    ['All 42 access points are online.', up(42)],
    ['The access point is online.', up(1)],
    ['The access point has been down since 02:14.', [device(0, early)]],
    [
      '2 of 3 access points have been down since 02:14.',
      [device(0), device(1, early), device(2, ['18T02:17', 'Offline'])],
    ],
    ['All 2 access points have been down since 02:14.', [device(0, early), device(1, early)]],
    [
      '2 of 3 access points have been down, one of them since 2026-06-10 11:12, the latest since yesterday at 23:40.',
      [device(0), device(1, ['10T11:12', 'Offline']), device(2, ['17T23:40', 'Offline'])],
    ],
    [
      '1 of 3 access points has been down since 02:14; the state of 1 is not known.',
      [device(0), device(1, early), device(2, ['17T01:00', 'Upgrading'])],
    ],
    [
      '1 of 2 access points is online; the state of 1 is not known.',
      [device(0), { ...device(1), entries: [] }],
    ],
    ['It is not known how the access point is.', [{ ...device(0), entries: [] }]],
    [
      'Nothing has been heard of this location since 04:00; all 2 access points were online then.',
      up(2),
      { noDataSince: at('18T04:00') },
    ],
    [
      'Nothing has been heard of this location since 04:00; 1 of 2 access points was down then.',
      [device(0), device(1, early)],
      { noDataSince: at('18T04:00') },
    ],
  ])('%s', (words, devices, state) => {
    expect(now(devices, state)).toBe(words)
  })
})
describe('how yesterday was', () => {
  const days = (...data: Parameters<typeof placeData>) => opening(...data).replace(/^.*?\. /, '')

  it.each<[string, Parameters<typeof placeData>[1]]>([
    ['Yesterday was quiet: no incident and no call.', {}],
    [
      'Yesterday there was no incident; 1 call came, none of them around an incident.',
      { calls: ['17T10:00'] },
    ],
    [
      'Yesterday there was 1 incident, with 3 access points down; 3 calls came, 2 of them in or soon after an incident.',
      { incidents: [incident()], calls: ['17T10:00', '17T11:30', '17T12:30'] },
    ],
    [
      'Yesterday there were 2 incidents, the largest with 9 access points down; nobody called.',
      { incidents: [incident(), incident({ most_down: 9 })] },
    ],
    [
      'Yesterday there was no new incident; 1 from before went on; nobody called.',
      { incidents: [incident({ started_at: at('10T11:12'), ended_at: null })] },
    ],
    [
      'Yesterday, but for 3h 0m in which nothing was heard, there was no incident and no call.',
      { silentSeconds: 10_800 },
    ],
    ['Yesterday nothing was recorded.', { noDataSince: at('16T04:00') }],
    [
      'Yesterday, as far as it was heard of, there was no incident and no call.',
      { noDataSince: at('17T20:00') },
    ],
  ])('%s', (words, state) => {
    expect(days(up(2), state)).toBe(words)
  })
})

function inputOf(places: PlaceData[], isTogether = false): ReportInput {
  return {
    request: z.parse(ReportRequest, {
      type: 'morning_brief',
      format: 'pdf',
      places: [],
      parameters: { location_ids: [1], one_page_for_all: isTogether },
    }),
    title: 'Morning Brief',
    generatedAt: at('18T07:00'),
    portalUrl: 'https://portal.example',
    isMailed: true,
    places,
  }
}

async function draw(places: PlaceData[], isTogether = false) {
  return readPdf(await makeFile(inputOf(places, isTogether)))
}

const bad = (name: string) =>
  placeData(
    Array.from({ length: 60 }, (_, index) => ({
      ...device(index, ['18T02:14', 'Offline']),
      name: `${'A very long name of an access point '.repeat(3)}${index}`,
    })),
    {
      name,
      incidents: Array.from({ length: 30 }, () => incident()),
      incidentCount: 40,
      uncounted: Array.from({ length: 20 }, () => ({ name: 'Guest', countedAt: null })),
      noDataSince: at('18T06:00'),
    },
  )

describe('its pages', () => {
  it('is one for a location, however much is wrong there', async () => {
    const { pages } = await draw([bad('Hotel')])
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatch(/And \d+ more: https:\/\/portal\.example\/locations\/1\/devices/)
  })

  it('is one for each of several, and on wish one for all with the worst first', async () => {
    const places = [
      placeData(up(3), { name: 'Well' }),
      bad('Ill'),
      placeData(up(2), { name: 'Also well' }),
    ]
    const { pages, outline } = await draw(places)
    expect(pages).toHaveLength(3)
    expect(outline).toContain('Ill')
    const together = await draw(places, true)
    expect(together.pages).toHaveLength(1)
    expect(together.pages[0]).toMatch(/Ill.*Well/s)
  })

  it('says how many locations one page has no room for', async () => {
    const places = Array.from({ length: 70 }, (_, index) =>
      placeData(up(2), { name: `Hotel ${index}` }),
    )
    const { pages } = await draw(places, true)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatch(/And \d+ more: https:\/\/portal\.example\/dashboard/)
  })
})

describe('its mail', () => {
  it('is the brief itself, cut to some rows', () => {
    const letter = makeLetter(inputOf([bad('Hotel')]))
    expect(letter?.paragraphs).toEqual([
      expect.stringMatching(/^As of 2026-06-18 07:00 \(UTC\): Nothing has been heard of this/),
    ])
    expect(letter?.sections?.map(({ title, table }) => [title, table?.rows.length])).toEqual([
      ['Down when it was last heard of', 5],
      ['What happened', 5],
      ['Beside what is usual', 4],
      ['Not heard of', 5],
    ])
    const down = 'And 55 more: https://portal.example/locations/1/devices'
    expect(letter?.sections?.[0]?.table?.note).toBe(down)
  })

  it('has several locations in one table, the worst first', () => {
    const places = [placeData(up(3), { name: 'Well' }), bad('Ill')]
    const [section, ...others] = makeLetter(inputOf(places))?.sections ?? []
    expect(others).toEqual([])
    expect(section?.table?.rows).toEqual([
      [
        { text: 'Ill', url: expect.stringContaining('/locations/1/devices') },
        { text: 'No data since 06:00', tone: 'warning' },
        '40',
        '0',
      ],
      [expect.objectContaining({ text: 'Well' }), 'All 3 online', '0', '0'],
    ])
  })
})
