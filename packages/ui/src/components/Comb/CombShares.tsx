import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import type { CombCounts, CombSize } from './combLayout.ts'

interface CombSharesProps {
  percent: CombCounts
  size: CombSize
}

/**
 * A bar over the full width, whole, since a tick of it would be no unit. A share that is not zero is wide enough to
 * be seen.
 */
export function CombShares({ percent, size }: CombSharesProps) {
  return (
    <>
      {percent.bad > 0 && <Bad style={share(percent.bad)} />}
      {percent.unknown > 0 && <Unknown style={share(percent.unknown)} $isLarge={size === 'lg'} />}
      {percent.good > 0 && <Good $isLarge={size === 'lg'} />}
    </>
  )
}

function share(percent: number) {
  return { flexBasis: `${percent}%` }
}

const group = css`
  flex: 0 1 auto;
  min-inline-size: 4px;
  border-radius: 1px;
  &:not(:first-child) {
    margin-inline-start: 2px;
  }
  &:last-child {
    flex-grow: 1;
  }
`

const Bad = styled.span`
  ${group}
  block-size: 100%;
  background: ${color('status.critical.fill')};
  ${media.forcedColors} {
    background: CanvasText;
  }
`

const Unknown = styled.span<{ $isLarge: boolean }>`
  ${group}
  block-size: ${({ $isLarge }) => ($isLarge ? 14 : 10)}px;
  border: 1px solid ${color('status.noData.fill')};
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

/** Lower than ticks are: a whole bar weighs more. */
const Good = styled.span<{ $isLarge: boolean }>`
  ${group}
  flex-basis: 0;
  block-size: ${({ $isLarge }) => ($isLarge ? 9 : 6)}px;
  background: ${color('status.good.fill')};
  ${media.forcedColors} {
    background: CanvasText;
  }
`
