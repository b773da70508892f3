import { comparisonFigure } from '@netportal/contract'
import type { ReportInput } from '../../input.ts'
import type { ReportLetter } from '../../reportLetter.ts'
import { monthFigure } from './figures.ts'
import { groupOf, sumsOf } from './group.ts'
import { monthOpening } from './opening.ts'

/** Tells how the month went, with the figures that somebody can do something about. */
export function groupMonthLetter(input: ReportInput): ReportLetter {
  const group = groupOf(input)
  const sums = sumsOf(group)
  return {
    paragraphs: [monthOpening(group)],
    figures: (['uptime', 'incidents', 'call_rate'] as const)
      .filter((figure) => comparisonFigure(figure, sums) !== null)
      .map((figure) => monthFigure(figure, group)),
  }
}
