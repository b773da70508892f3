import { toPlotSeries } from '@netportal/charts/plots'
import { comparisonFigures, daysText, monthName } from '@netportal/contract'
import { addDays } from '@netportal/format'
import { reportDocument } from '../../documents/common.ts'
import type { ReportInput } from '../../input.ts'
import type { Block, ChartBlock, ReportDocument, Section } from '../../pdf/model.ts'
import { monthFigures } from './figures.ts'
import { byDay, earlierMonth, figureWords, type GroupMonth, groupOf } from './group.ts'
import { monthOpening } from './opening.ts'
import { locationsTable } from './table.ts'

/** The month of a group of locations: how it went, day by day, and at each of them. */
export function groupMonthDocument(input: ReportInput): ReportDocument {
  const group = groupOf(input)
  const title = `Monthly Figures, ${monthName(group.month)}`
  return reportDocument(
    { ...input, title, places: input.places.map(withToldDays) },
    [
      {
        title: group.sites.length === 1 ? 'The month' : 'All locations together',
        blocks: [
          { kind: 'figures', figures: monthFigures(group) },
          { kind: 'text', text: comparedDaysText(group) },
        ],
      },
      ...dayByDay(group),
      ...(group.sites.length > 1 ? [locationsTable(group)] : []),
      meanings(),
    ],
    { opening: monthOpening(group) },
  )
}

/** A place with the days that are told of it: the figures say nothing of what comes after. */
function withToldDays(data: ReportInput['places'][number]): typeof data {
  const last = data.month?.site.days.last
  if (!last) return data
  const { place } = data
  return { ...data, place: { ...place, end: last, untilMs: place.toMs } }
}

/** Which days the figures are of, and which they stand beside. */
function comparedDaysText(group: GroupMonth): string {
  const { month, sites } = group
  const days = daysText(
    month,
    sites.map(({ now }) => now),
  )
  if (sites.every(({ yearBefore }) => yearBefore.sums.days === 0)) return days
  return `${days} ${monthName(earlierMonth(group, 'yearBefore'))} is taken for the same days.`
}

/** Fewer days are no course. */
const daysOfCourse = 3

/** The courses that tell which days were bad, and how full the houses were. */
function dayByDay(group: GroupMonth): Section[] {
  const blocks = (['down_hours', 'clients'] as const).flatMap((figure) => dayBlock(figure, group))
  return blocks.length === 0 ? [] : [{ title: 'Day by day', blocks }]
}

function dayBlock(figure: keyof typeof units, group: GroupMonth): Block[] {
  const values = byDay(figure, group)
  const known = values.filter((value) => !Number.isNaN(value))
  if (known.length < daysOfCourse) return []
  if (known.every((value) => value === 0) && figure === 'down_hours') {
    return [{ kind: 'text', text: 'No access point was down on any day that is known.' }]
  }
  return [dayChart(figure, values, group)]
}

function dayChart(
  figure: keyof typeof units,
  values: readonly number[],
  { month, sites }: GroupMonth,
): ChartBlock {
  const { name, format } = figureWords[figure]
  const first = `${month}-01`
  const times = values.map((_, index) => Date.parse(addDays(first, index)))
  const points = { times: Float64Array.from(times), values: Float64Array.from(values) }
  const known = values.filter((value) => !Number.isNaN(value))
  const most = Math.max(...known)
  const range = `${format(Math.min(...known))} to ${format(most)}`
  const highest = addDays(first, values.indexOf(most))
  const line = sites.length === 1 ? (sites[0]?.place.name ?? '') : `All ${sites.length} locations`
  return {
    kind: 'chart',
    title: name,
    alt: `${name} by day, a line chart. ${range}, highest on ${highest}.`,
    series: toPlotSeries([{ name: line, points }]),
    timeZone: 'UTC',
    period: { from: times[0] ?? 0, to: Math.max(times.at(-1) ?? 0, (times[0] ?? 0) + 1) },
    unit: units[figure],
  }
}

const units = { down_hours: 'Hours', clients: 'Clients' } as const

function meanings(): Section {
  return {
    title: 'What the figures mean',
    blocks: [
      {
        kind: 'table',
        columns: [
          { header: 'Figure', isWhole: true },
          { header: 'Meaning', grow: 1 },
        ],
        rows: comparisonFigures.map((figure) => [
          figureWords[figure].name,
          figureWords[figure].meaning,
        ]),
        empty: '',
      },
      {
        kind: 'text',
        text: 'Days are by the clocks of each location. What was not measured is left out.',
      },
    ],
  }
}
