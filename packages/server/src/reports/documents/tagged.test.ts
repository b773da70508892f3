import { toPlotSeries } from '@netportal/charts/plots'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PdfPart, partsOf, type ReadPdf, readPdf, wholeText } from '../../testing/readPdf.ts'
import { drawDocument } from '../pdf/drawDocument.ts'
import type { ReportDocument } from '../pdf/model.ts'

const from = Date.parse('2026-06-17T00:00:00Z')
const times = Float64Array.from([from, from + 1000])
const rows = Array.from({ length: 80 }, (_, index) => [`AP-${index}`, index % 3 === 0 ? '' : 'up'])
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

const report: ReportDocument = {
  title: 'A report',
  opening: 'All was well.',
  brand: { name: 'Harbour Networks', logo: null },
  facts: [{ name: 'Location', value: 'Hôtel 東館 فندق' }],
  footer: 'A report · 2026-06-17 (UTC)',
  sections: [
    {
      title: 'Clients',
      blocks: [
        { kind: 'figures', figures: [{ label: 'Peak', value: '12', notes: ['at noon'] }] },
        {
          kind: 'chart',
          title: 'Guest WiFi',
          alt: 'Connected clients: 3 to 12',
          series: toPlotSeries([{ name: 'Clients', points: { times, values: times } }]),
          timeZone: 'UTC',
          period: { from, to: from + 1000 },
        },
      ],
    },
    {
      title: 'Access points',
      blocks: [
        {
          kind: 'table',
          columns: [{ header: 'Name' }, { header: 'Status', grow: 1 }],
          rows,
          details: rows.map((_, index) =>
            index === 40 ? [{ title: 'Note', text: words(900) }] : [],
          ),
          empty: '',
        },
        { kind: 'text', text: 'The end.' },
      ],
    },
  ],
}

describe('a document that is read aloud', () => {
  let pdf: ReadPdf
  beforeAll(async () => {
    pdf = await readPdf(await drawDocument(report, new Date(from)))
  })
  const all = (role: string) => pdf.structure.flatMap((page) => partsOf(page, role))
  const texts = (role: string) =>
    all(role)
      .map(wholeText)
      .map((text) => text.trim())
      .filter(Boolean)

  it('has a language, a title, and a place in its structure for all that is not decoration', () => {
    expect(pdf.language).toBe('en')
    expect(pdf.title).toBe('A report')
    expect(pdf.pages.length).toBeGreaterThan(3)
    expect(pdf.untagged).toBe('')
  })

  it('has headings in their order', () => {
    expect(texts('H1')).toEqual(['A report'])
    expect(new Set(texts('H2'))).toEqual(new Set(['Clients', 'Access points']))
    expect(texts('H3')).toEqual(['Guest WiFi'])
  })

  it('has words for its charts, and figures with what they are of', () => {
    expect(all('Figure').map(({ alt }) => alt)).toEqual(['Connected clients: 3 to 12'])
    expect(texts('Lbl')).toEqual(['Location', 'Peak'])
    expect(texts('LBody')[1]).toBe('12at noon')
  })

  it('has one head for a table of many pages, a name for each row, and as many cells in each', () => {
    const written = (part: PdfPart) => wholeText(part).trim()
    const headers = all('THead').flatMap((head) => partsOf(head, 'TH'))
    expect(headers.map(written).filter(Boolean)).toEqual(['Name', 'Status'])
    const lines = all('TBody').flatMap((body) => partsOf(body, 'TR'))
    const named = lines.filter((line) => line.parts[0]?.role === 'TH' && written(line) !== '')
    expect(named.map(({ parts }) => parts.map(written))).toEqual(rows)
  })

  it('reads the same from its structure as it was written, on one page after the other', () => {
    const read = pdf.structure.map(wholeText).join('')
    const order = [
      'A report',
      'All was well.',
      'Location',
      '東館',
      'فندق',
      'Clients',
      'AP-0',
      'AP-79',
    ]
    const places = [...order, 'The end.'].map((text) => read.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(read.replace(/\s/g, '')).toContain(words(900).replace(/\s/g, ''))
    expect(read).not.toMatch(/Page \d|continued/)
  })
})
