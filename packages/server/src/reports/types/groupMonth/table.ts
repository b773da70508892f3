import {
  type ComparisonFigure,
  comparisonFigure,
  comparisonFigures,
  monthName,
  newerDataText,
} from '@netportal/contract'
import { notAvailable } from '@netportal/format'
import { shortName } from '../../documents/cutTable.ts'
import type { Section } from '../../pdf/model.ts'
import {
  changeOf,
  countDays,
  coverageText,
  type EarlierTime,
  earlierMonth,
  earlierTimes,
  figureValue,
  figureWords,
  type GroupMonth,
  isWhole,
  missingReason,
  type SiteMonth,
  worstFirst,
} from './group.ts'

/** Every location with each of its figures, the worst uptime first; what is missing stands in its own cell. */
export function locationsTable(group: GroupMonth): Section {
  // A year without figures of any location is said once, and not in each cell.
  const times = earlierTimes.filter((time) => group.sites.some((site) => site[time].sums.days > 0))
  return {
    title: 'All locations, the worst uptime first',
    blocks: [
      { kind: 'text', text: legend(group, times) },
      {
        kind: 'table',
        columns: [
          { header: 'Location', grow: 1 },
          ...comparisonFigures.map((figure) => ({
            header: figureWords[figure].name,
            align: 'right' as const,
            // Names give way to them.
            isWhole: true,
          })),
        ],
        rows: worstFirst(group.sites).map((site) => [
          nameCell(group, site, times),
          ...comparisonFigures.map((figure) => figureCell(figure, site, times)),
        ]),
        empty: 'No locations.',
      },
    ],
  }
}

function legend(group: GroupMonth, times: readonly EarlierTime[]): string {
  const [first, second] = times.map((time) => monthName(earlierMonth(group, time)))
  if (first === undefined) return 'Of earlier months nothing is known at these locations.'
  const below = `Below each figure stands how far it is from that of ${first}`
  return second === undefined ? `${below}.` : `${below}, and below that from that of ${second}.`
}

function nameCell(group: GroupMonth, site: SiteMonth, times: readonly EarlierTime[]): string {
  const partly = (['now', ...times] as const).flatMap((time) => {
    const told = site[time]
    if (isWhole(told) || told.sums.days === 0) return []
    const name = monthName(time === 'now' ? group.month : earlierMonth(group, time))
    return `${told.sums.days} of ${countDays(told.days)} days of ${name} known`
  })
  return [shortName(site.place.name), ...partly, ...(site.isUpToDate ? [] : [newerDataText])].join(
    '\n',
  )
}

function figureCell(
  figure: ComparisonFigure,
  { now, before, yearBefore }: SiteMonth,
  times: readonly EarlierTime[],
): string {
  const value = comparisonFigure(figure, now.sums)
  if (value === null) return `${notAvailable}\n${inTwoLines(missingReason(figure, now.sums))}`
  const earlier = { before, yearBefore }
  const changes = times.map((time) =>
    signedChange(figure, value, comparisonFigure(figure, earlier[time].sums)),
  )
  const partly = coverageText(figure, now.sums, countDays(now.days))
  return [
    figureValue(figure, now.sums),
    ...changes,
    ...(partly === null ? [] : [inTwoLines(partly)]),
  ].join('\n')
}

/** How far a figure is from an earlier one, on one line: a table of hundreds of locations has no room for words. */
function signedChange(figure: ComparisonFigure, value: number, before: number | null): string {
  const change = changeOf(figure, value, before)
  if (before === null || change === null) return 'not known'
  const amount = figureWords[figure].formatChange(Math.abs(value - before))
  switch (change.direction) {
    case 'up':
      return `+${amount}`
    case 'down':
      return `−${amount}`
    case 'none':
      return 'same'
    default:
      return change.direction satisfies never
  }
}

/** Breaks a few words where both lines are short, since the column does not break them itself. */
function inTwoLines(text: string): string {
  const words = text.split(' ')
  const [best = text] = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)])
    .map((lines) => lines.map((line) => line.join(' ')))
    .toSorted((a, b) => longest(a) - longest(b))
    .map((lines) => lines.join('\n'))
  return best
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}
