import { Sparkline } from '@netportal/charts'
import {
  type ComparisonFigure,
  comparisonFigure,
  type FigureChange,
  type MonthOfLocation,
} from '@netportal/contract'
import { color, fontWeight, iconSize, space, text } from '@netportal/ui'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import styled from 'styled-components'
import { changeOf, coverageText, figureWords, missingReason } from './figures.ts'

export interface FigureCellProps {
  figure: ComparisonFigure
  site: MonthOfLocation
}

/** A figure of a location with its change on the month before and its course over the days. */
export function FigureCell({ figure, site }: FigureCellProps) {
  const { sums, sums_before, by_day } = site
  const value = comparisonFigure(figure, sums)
  const { name, format } = figureWords[figure]
  if (value === null) {
    return (
      <Stack>
        <Value>N/A</Value>
        <Quiet>{missingReason(figure, sums)}</Quiet>
      </Stack>
    )
  }
  const coverage = coverageText(figure, sums, by_day.clients.length)
  return (
    <Stack>
      <Value>{format(value)}</Value>
      <Change change={changeOf(figure, value, comparisonFigure(figure, sums_before))} />
      {coverage !== null && <Quiet>{coverage}</Quiet>}
      <Sparkline
        label={`${name} by day`}
        values={by_day[figure]}
        formatValue={format}
        width={88}
        height={20}
      />
    </Stack>
  )
}

/** A change since the month before, in an arrow and in words; its colour says nothing more. */
function Change({ change }: { change: FigureChange | null }) {
  if (change === null) return <Quiet>No earlier figure</Quiet>
  const Icon = { up: ArrowUp, down: ArrowDown, none: Minus }[change.direction]
  return (
    <ChangeLine $tone={change.tone}>
      <Icon size={iconSize.sm} aria-hidden />
      <span>{change.text}</span>
    </ChangeLine>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
`

const Value = styled.span`
  font-weight: ${fontWeight.semibold};
`

const Quiet = styled.span`
  color: ${color('text.muted')};
  ${text('caption')}
`

const toneColor = {
  better: color('status.good.text'),
  worse: color('status.critical.text'),
  neutral: color('text.muted'),
} as const

const ChangeLine = styled.span<{ $tone: FigureChange['tone'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $tone }) => toneColor[$tone]};
  ${text('caption')}
`
