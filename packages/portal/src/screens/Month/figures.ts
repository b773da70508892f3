import { type ComparisonFigure, comparisonTexts } from '@netportal/contract'
import { formatBytes, formatCount, formatPercent } from '@netportal/format'

export const { figureWords, changeOf, missingReason, coverageText, figureValue } = comparisonTexts({
  formatBytes,
  formatCount,
  formatPercent,
})

/** Sort that brings the worst of a figure to the top; of one that is neither good nor bad, the highest. */
export function worstFirst(figure: ComparisonFigure): 'ascending' | 'descending' {
  return figureWords[figure].better === 'up' ? 'ascending' : 'descending'
}
