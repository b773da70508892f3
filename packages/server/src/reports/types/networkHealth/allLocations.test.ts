import { describe, expect, it } from 'vitest'
import type { PlaceData, ReportInput } from '../../input.ts'
import { detailedPlaces } from './allLocations.ts'
import { networkHealthDocument } from './document.ts'

const fromMs = Date.parse('2026-06-17T00:00:00Z')
const hourMs = 3_600_000

/** A location whose one access point was down for some hours of a day. */
function place(name: string, hoursDown: number): PlaceData {
  const at = (hours: number) => new Date(fromMs + hours * hourMs).toISOString()
  return {
    place: {
      id: 1,
      name,
      timezone: 'UTC',
      start: '2026-06-17',
      end: '2026-06-17',
      fromMs,
      toMs: fromMs + 24 * hourMs,
      untilMs: fromMs + 24 * hourMs,
    },
    devices: [
      {
        mac: '02:00:00:00:00:01',
        name: null,
        model: null,
        firstDiscoveredAt: at(-24),
        entries: [
          { time: at(-24), status: 'Online' },
          { time: at(1), status: 'Offline' },
          { time: at(1 + hoursDown), status: 'Online' },
        ],
      },
    ],
    clients: [],
    transfers: [],
    tickets: [],
  }
}

const documentOf = (places: PlaceData[]) =>
  networkHealthDocument({
    request: { type: 'network_health', format: 'pdf', places: [], parameters: {} },
    title: 'Network Health Report',
    generatedAt: '2026-06-18T08:00:00Z',
    places,
  } satisfies ReportInput)

describe('a network health report of several locations', () => {
  it('begins with all of them side by side, the worst first', () => {
    const { sections } = documentOf([place('Good', 6), place('Bad', 12)])
    const [first] = sections[0]?.blocks ?? []
    expect(first?.kind === 'table' && first.rows.map(([name, , uptime]) => [name, uptime])).toEqual(
      [
        ['Bad', '50.00%'],
        ['Good', '75.00%'],
      ],
    )
    expect(sections.map(({ title }) => title)).toContain('Bad: Connected clients')
  })

  it('is that alone of many, and says so', () => {
    const many = Array.from({ length: detailedPlaces + 1 }, (_, n) => place(`Hotel ${n}`, 1))
    const { sections } = documentOf(many)
    expect(sections.map(({ title }) => title)).toEqual(['All locations'])
    expect(sections[0]?.blocks.at(-1)).toEqual({
      kind: 'text',
      text: 'A report of more than 20 locations leaves out their details and charts.',
    })
  })

  it('has none of one location', () => {
    expect(documentOf([place('Only', 1)]).sections[0]?.title).toBe('Summary')
  })
})
