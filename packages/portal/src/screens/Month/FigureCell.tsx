import { Sparkline } from '@netportal/charts'
import {
  type ComparisonFigure,
  comparisonFigure,
  knownShare,
  type MonthOfLocation,
} from '@netportal/contract'
import { formatPercent } from '@netportal/format'
import { color, fontWeight, iconSize, space, text } from '@netportal/ui'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import styled from 'styled-components'
import { changeOf, type FigureChange, figureWords, missingReason } from './figures.ts'

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
  const coverage = coverageText(figure, site)
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

/** Below this a part that is not known is worth a word. */
const nearlyAll = 99.95

function coverageText(figure: ComparisonFigure, { sums, by_day }: MonthOfLocation): string | null {
  if (figure === 'uptime') {
    const known = knownShare(sums)
    return known === null || known >= nearlyAll ? null : `Known for ${formatPercent(known, 1)}`
  }
  if (figure !== 'clients') return null
  const hours = by_day.clients.length * 24
  // Clocks may be set by an hour within a month.
  if (hours === 0 || sums.counted_hours >= hours - 1) return null
  return `Counted for ${formatPercent((sums.counted_hours / hours) * 100, 1)}`
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
