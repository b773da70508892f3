import {
  type ComparisonFigure,
  comparisonFigures,
  groupFigure,
  shortMonthName,
} from '@netportal/contract'
import { formatCount, notAvailable } from '@netportal/format'
import { comparedNote, shareNote } from '../../figures/words.ts'
import type { Figure } from '../../pdf/model.ts'
import {
  countDays,
  coverageText,
  type EarlierTime,
  earlierFigure,
  earlierMonth,
  earlierTimes,
  figureWords,
  type GroupMonth,
  missingReason,
  sumsOf,
} from './group.ts'

/** The figures of the whole group, in the order of the page. */
export function monthFigures(group: GroupMonth): Figure[] {
  return comparisonFigures.map((figure) => monthFigure(figure, group))
}

/** A figure of the whole group, beside earlier months. */
export function monthFigure(figure: ComparisonFigure, group: GroupMonth) {
  const { name, format } = figureWords[figure]
  const now = groupFigure(
    figure,
    group.sites.map(({ now: { sums } }) => sums),
  )
  const sums = sumsOf(group)
  const days = group.sites.reduce((total, site) => total + countDays(site.now.days), 0)
  const partly = now === null ? missingReason(figure, sums) : coverageText(figure, sums, days)
  return {
    label: name,
    value: now === null ? notAvailable : format(now),
    notes: [
      ...(partly === null ? [] : [partly]),
      ...earlierTimes.map((time) => earlierNote(figure, group, time, now)),
    ],
  }
}

function earlierNote(
  figure: ComparisonFigure,
  group: GroupMonth,
  time: EarlierTime,
  now: number | null,
): string {
  const name = shortMonthName(earlierMonth(group, time))
  const then = earlierFigure(figure, group, time)
  const { format } = figureWords[figure]
  if (then && !then.isAlike) {
    const all = group.sites.length
    const part =
      then.sites < all
        ? `of ${formatCount(then.sites)} of ${formatCount(all)} locations`
        : 'known in part'
    return `${name}: ${format(then.value)}, ${part}`
  }
  const value = then?.value ?? null
  return figure === 'uptime' ? shareNote(name, now, value) : comparedNote(name, now, value, format)
}
