import { lightTheme } from '@netportal/ui'
import { expect, test } from 'vitest'
import { lineExport } from '../LineChart/lineExport.ts'
import { pieExport } from '../PieChart/pieExport.ts'
import { toPlotSeries } from '../series/plotSeries.ts'
import { textsOf } from '../shapes/textsOf.ts'
import type { ExportSource } from './exportFile.ts'

const size = { width: 900, height: 350, theme: lightTheme }

const line = lineExport(
  {
    ...size,
    series: toPlotSeries([
      { name: 'Ж', points: [0, 1, 2].map((day) => ({ time: day * 86_400_000, value: day })) },
    ]),
    timeZone: 'Europe/Berlin',
  },
  { title: 'Ж', texts: { time: 'Ж', range: (from, to) => `${from} – ${to}` } },
)

const pie = pieExport(
  {
    ...size,
    // So many tiny parts that it has to be said that the shares do not add up.
    data: [9990, 1, 1, 1, 1, 1, 1].map((value) => ({ label: 'Ж', value })),
    formatCount: String,
  },
  { title: 'Ж', texts: { name: 'Ж', value: 'Ж', share: 'Ж', roundedUp: 'Ы' } },
)

const said = ({ picture, csv, nameParts }: ExportSource) =>
  [...textsOf(picture().shapes).map(({ text }) => text), csv(), ...nameParts]
    .join('\n')
    .replaceAll('Europe/Berlin', '')

test.each(Object.entries({ line, pie }))(
  'the files of a %s chart say nothing that cannot be replaced',
  (_, source) => {
    expect(said(source)).toContain('Ж')
    expect(said(source)).not.toMatch(/\p{Script=Latin}/u)
  },
)

test('a period of one day is named once', () => {
  const points = [{ time: '2026-06-18T12:00:00Z', value: 1 }]
  const series = toPlotSeries([{ name: 'Clients', points }])
  const day = lineExport({ ...size, series, timeZone: 'UTC' }, { title: 'Clients' })
  expect(day.nameParts).toEqual(['Clients', '2026-06-18'])
})
