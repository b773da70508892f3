import { scheduleInputOf } from '@netportal/contract/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { readPdf } from '../../testing/readPdf.ts'
import type { PlaceData, ReportInput, ReportNote } from '../input.ts'
import { makeFile } from '../makeFile.ts'
import { ReportRequest } from '../request.ts'

afterEach(() => vi.restoreAllMocks())

const fromMs = Date.parse('2026-06-17T00:00:00Z')
const dayMs = 86_400_000

function placeData(change: Partial<PlaceData> = {}, name = 'Hôtel Łódź 東館'): PlaceData {
  return {
    place: {
      id: 1,
      name,
      timezone: 'UTC',
      start: '2026-06-17',
      end: '2026-06-18',
      fromMs,
      toMs: fromMs + 2 * dayMs,
      untilMs: fromMs + 2 * dayMs,
    },
    devices: [],
    clients: [],
    transfers: [],
    tickets: [],
    ...change,
  }
}

function input(
  request: Pick<ReportRequest, 'type'> & { format?: 'csv' | 'png' },
  ...places: PlaceData[]
): ReportInput {
  return {
    request: z.parse(ReportRequest, {
      format: 'pdf',
      places: [],
      parameters: { ...asked, ssid_name: '访客网络' },
      ...request,
    }),
    title: 'A report',
    generatedAt: '2026-06-19T08:00:00Z',
    places,
  }
}

/** Parameters that reports of any type ask for. */
const asked = {
  ...scheduleInputOf.client_count_graph.report_parameters,
  ...scheduleInputOf.call_center_activity.report_parameters,
  ...scheduleInputOf.morning_brief.report_parameters,
  include_detailed_notes: true,
}

const note = (content: string, sequence = 1): ReportNote => ({
  sequence,
  callType: 'Inbound',
  callerType: 'Guest',
  createdBy: 'Agent',
  startedAt: '2026-06-17T10:00:00Z',
  durationSeconds: 75,
  content,
})

function ticket(notes: ReportNote[]): PlaceData['tickets'][number] {
  return {
    number: '100001',
    openedAt: '2026-06-17T10:00:00Z',
    closedAt: null,
    guestName: 'Ольга',
    lastName: 'فندق',
    room: '12',
    issue: 'Voucher <b>& code',
    solution: null,
    status: 'Open',
    notes,
  }
}

const counts = {
  times: Float64Array.from({ length: 48 }, (_, hour) => fromMs + hour * 3_600_000),
  values: Float64Array.from({ length: 48 }, (_, hour) => hour),
}
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const all: readonly Pick<ReportRequest, 'type'>[] = [
  { type: 'network_health' },
  { type: 'client_count_graph' },
  { type: 'data_usage' },
  { type: 'down_device' },
  { type: 'call_center_activity' },
  { type: 'morning_brief' },
  { type: 'group_month' },
  { type: 'ssid_client_count' },
  { type: 'ssid_data_usage' },
]

describe('the opening of a document', () => {
  /** Lines follow each other without a blank, and names are marked as such. */
  const letters = (text: string) => text.replace(/[\s\u2068\u2069]/g, '')

  it.each([
    [['Hotel Nord'], 'Hotel Nord is paused until 2026-12-20 and not in this report.'],
    [
      ['A', 'B', 'C', 'D'],
      '4 locations are paused and not in this report: A until 2026-12-20; B until 2026-12-21; C until 2026-12-22; and 1 more.',
    ],
  ])('says which locations are paused: %j', async (names, words) => {
    const paused = names.map((name, index) => ({ name, until: `2026-12-2${index}` }))
    const report = input({ type: 'call_center_activity' }, placeData({}, 'Hotel Süd'))
    const { pages } = await readPdf(await makeFile({ ...report, paused }))
    expect(letters(pages.join(''))).toContain(letters(words))
  })
})

describe('a document', () => {
  it.each(all)('of $type says plainly that there is nothing', async (request) => {
    const { title, pages, outline } = await readPdf(await makeFile(input(request, placeData())))
    // A month is in the title of its report.
    const heading = request.type === 'group_month' ? 'Monthly Figures, June 2026' : 'A report'
    expect(title).toBe(heading)
    expect(pages[0]).toContain('2026-06-17 to 2026-06-18')
    expect(pages[0]).toContain('2026-06-19 08:00 (UTC)')
    expect(pages[0]).toContain('Page 1 of 1')
    expect(pages[0]).toMatch(/No [a-z-]+ .*(period|location)|N\/A/i)
    expect(outline[0]).toBe(heading)
    expect(outline.length).toBeGreaterThan(1)
  })

  it('says at its foot that there is more than fits', async () => {
    const places = ['North', 'South', 'West'].map((side) =>
      placeData({}, `The Long Meadow Country House Hotel and Conference Park ${side}`),
    )
    const { pages } = await readPdf(await makeFile(input({ type: 'down_device' }, ...places)))
    expect(pages[0]).toMatch(/ · The Long Meadow[^…]*[^\s,]…/)
  })

  it('has names of every script as text', async () => {
    const names = ['访客网络', '손님', 'אורחים', 'แขก', 'Ωμέγα']
    const clients = names.map((name, ssidId) => ({ ssidId, name, counts }))
    const { pages } = await readPdf(
      await makeFile(input({ type: 'client_count_graph' }, placeData({ clients }))),
    )
    const text = withoutSpaces(pages.join(''))
    for (const name of ['HôtelŁódź東館', ...names]) expect(text).toContain(name)
  })

  it('goes on with a note of 8,000 characters on the next page, under its head again', async () => {
    const words = Array.from({ length: 1350 }, (_, index) => `w${String(index).padStart(4, '0')}`)
    const content = `<p>${words.join(' ')}</p>`
    expect(content.length).toBeGreaterThan(8000)
    const tickets = [ticket([note(content), note('<p>After it</p>', 2)])]
    const { pages } = await readPdf(
      await makeFile(input({ type: 'call_center_activity' }, placeData({ tickets }))),
    )
    const text = withoutSpaces(pages.join(''))
    for (const word of [...words, 'Afterit', 'Ольга', 'Voucher<b>&code']) {
      expect(text).toContain(withoutSpaces(word))
    }
    const withWords = pages.filter((page) => /w\d{4}/.test(page))
    expect(withWords.length).toBeGreaterThan(1)
    for (const page of withWords) expect(withoutSpaces(page)).toContain('TicketIDOpenedCaller')
    expect(pages.map((page) => /Page (\d+) of (\d+)/.exec(page)?.slice(1))).toEqual(
      pages.map((_, index) => [String(index + 1), String(pages.length)]),
    )
  })

  it('breaks a word of 400 letters, and loses none of them', async () => {
    const word = 'abcdefghij'.repeat(40)
    const { pages } = await readPdf(
      await makeFile(
        input(
          { type: 'call_center_activity' },
          placeData({ tickets: [ticket([note(word)])] }, word),
        ),
      ),
    )
    expect(withoutSpaces(pages.join('')).split(word).length).toBeGreaterThan(2)
  })

  it('leaves out what a note runs, and shows what it says', async () => {
    const content = '<script>var a=1</script><style>b{}</style><div>Guest rebooted the phone</div>'
    const tickets = [ticket([note(content)])]
    const { pages } = await readPdf(
      await makeFile(input({ type: 'call_center_activity' }, placeData({ tickets }))),
    )
    expect(pages.join('')).toContain('Guest rebooted the phone')
    expect(pages.join('')).not.toMatch(/var a|b\{/)
  })
})

it.each(['ssid_client_count', 'ssid_data_usage'] as const)('%s is a PNG too', async (type) => {
  const bytes = await makeFile(
    input({ type, format: 'png' }, placeData({ clients: [{ ssidId: 1, name: 'x', counts }] })),
  )
  const png = Buffer.from(bytes)
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  // Twice the size on screen.
  expect(png.readUInt32BE(16)).toBe(2 * (1000 + 48))
})

describe('a part that cannot be drawn', () => {
  const deep = `${'<div>'.repeat(20_000)}at the bottom${'</div>'.repeat(20_000)}`
  const hostile = [note(deep), note('<td>x'.repeat(20_000), 2), note('An ordinary one', 3)]
  const fails = <Item extends object>(item: Item, field: keyof Item): Item =>
    Object.defineProperty(item, field, {
      get: () => {
        throw new RangeError('Maximum call stack size exceeded')
      },
    })
  const formats = ['pdf', 'csv'] as const

  it.each(formats)('is no note, however deep: its words are in the %s', async (format) => {
    const tickets = [ticket(hostile)]
    const words = await wordsOf('call_center_activity', format, placeData({ tickets }))
    expect(words).toContain('at the bottom')
    expect(words).toContain('An ordinary one')
  })

  it.each(formats)('costs no more than its note in the %s', async (format) => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const tickets = [ticket([fails(note(''), 'content'), note('An ordinary one', 2)])]
    const words = await wordsOf('call_center_activity', format, placeData({ tickets }))
    expect(words).toContain('An ordinary one')
    expect(words.match(/Could not be drawn/g)).toHaveLength(1)
    expect(warn).toHaveBeenCalledOnce()
  })

  const device = {
    mac: '00:00:5E:00:53:32',
    name: 'LOBBY',
    model: null,
    firstDiscoveredAt: null,
    entries: [{ time: '2026-06-17T10:00:00Z', status: 'Offline' }],
  }
  const { times, values } = counts
  const rates = { txMbps: values, rxMbps: values, txMb: values, rxMb: values }
  const sound = placeData({
    devices: [device],
    clients: [{ ssidId: 1, name: 'LOBBY', counts }],
    transfers: [{ ssidId: 1, name: 'LOBBY', times, ...rates }],
    tickets: [{ ...ticket([]), room: 'LOBBY' }],
  })

  it.each([
    ['network_health', 'pdf', 'devices'],
    ['device_uptime', 'csv', 'devices'],
    ['client_count_graph', 'pdf', 'clients'],
    ['client_count_graph', 'csv', 'clients'],
    ['data_usage', 'pdf', 'transfers'],
    ['data_usage', 'csv', 'transfers'],
    ['down_device', 'pdf', 'devices'],
    ['down_device', 'csv', 'devices'],
    ['call_center_activity', 'csv', 'tickets'],
  ] as const)('costs no more than its place in %s as %s', async (type, format, field) => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const broken = fails(placeData({}, 'Broken Hotel'), field)
    const words = await wordsOf(type, format, broken, sound)
    expect(words).toContain('LOBBY')
    // Beside the others, and in detail.
    const parts = type === 'network_health' ? 2 : 1
    expect(words.match(/Could not be drawn/g)).toHaveLength(parts)
    expect(warn).toHaveBeenCalledTimes(parts)
  })

  it('costs none of the rows before it in a CSV', async () => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const tickets = [{ ...ticket([]), room: 'LOBBY' }, fails(ticket([]), 'notes')]
    const words = await wordsOf('call_center_activity', 'csv', placeData({ tickets }), sound)
    expect(words.match(/LOBBY|Could not be drawn/g)).toEqual([
      'LOBBY',
      'Could not be drawn',
      'LOBBY',
    ])
  })

  async function wordsOf(
    type: ReportRequest['type'],
    format: 'pdf' | 'csv',
    ...places: PlaceData[]
  ): Promise<string> {
    if (format === 'csv') {
      return new TextDecoder().decode(await makeFile(input({ type, format }, ...places)))
    }
    return (await readPdf(await makeFile(input({ type }, ...places)))).pages.join('')
  }
})
