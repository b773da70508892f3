'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border } from '../../theme/scales.ts'
import { CombShares } from './CombShares.tsx'
import { CombTicks } from './CombTicks.tsx'
import { type CombCounts, type CombSize, combLayout } from './combLayout.ts'

export interface CombProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** Number of units in each state. */
  counts: CombCounts
  /** Says the counts in words, such as '42 online, 2 offline, 1 unknown'. */
  label: string
  /** 16 px high for a card, 24 px for a box. @default 'sm' */
  size?: CombSize
}

/**
 * One tick per unit: bad ones first and tall, unknown ones hollow, good ones short. Height and outline
 * carry the state as well as colour does. Too many units for single ticks become one bar of shares;
 * no units, a dotted baseline. Not without the figures in words nearby, nor for more than three states.
 */
export function Comb({ counts, label, size = 'sm', ...rest }: CombProps) {
  const layout = combLayout(counts, size)
  return (
    <Root {...rest} role="img" aria-label={label} $heightPx={heights[size]}>
      {layout.kind === 'none' && <Baseline />}
      {layout.kind === 'ticks' && <CombTicks counts={counts} layout={layout} size={size} />}
      {layout.kind === 'shares' && <CombShares percent={layout.percent} size={size} />}
    </Root>
  )
}

const heights = { sm: 16, lg: 24 }

const Root = styled.div<{ $heightPx: number }>`
  display: flex;
  align-items: flex-end;
  block-size: ${({ $heightPx }) => $heightPx}px;
  forced-color-adjust: none;
`

const Baseline = styled.span`
  flex: 1;
  border-block-end: ${border.strong} dotted ${color('status.noData.line')};
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`
