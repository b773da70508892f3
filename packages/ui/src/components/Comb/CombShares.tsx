import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import type { CombCounts, CombSize } from './combLayout.ts'

interface CombSharesProps {
  percent: CombCounts
  size: CombSize
}

/** A comb over the full width. A share that is not zero shows at least one tick. */
export function CombShares({ percent, size }: CombSharesProps) {
  return (
    <>
      {percent.bad > 0 && <Bad style={share(percent.bad)} />}
      {percent.unknown > 0 && <Unknown style={share(percent.unknown)} $isLarge={size === 'lg'} />}
      {percent.good > 0 && <Good $isLarge={size === 'lg'} />}
    </>
  )
}

/** Whole ticks, except that the last group takes what is left. */
function share(percent: number) {
  return { flexBasis: `round(${percent}%, ${pitchPx}px)` }
}

const tickPx = 4
const pitchPx = 6

const ticks = (ink: string) =>
  `repeating-linear-gradient(90deg, ${ink} 0 ${tickPx}px, transparent ${tickPx}px ${pitchPx}px)`

const short = css<{ $isLarge: boolean }>`
  block-size: ${({ $isLarge }) => ($isLarge ? 14 : 10)}px;
`

const group = css`
  flex: 0 1 auto;
  min-inline-size: ${pitchPx}px;
  &:last-child {
    flex-grow: 1;
  }
`

const Bad = styled.span`
  ${group}
  block-size: 100%;
  background: ${ticks(color('status.critical.fill'))};
  ${media.forcedColors} {
    background: ${ticks('CanvasText')};
  }
`

const Unknown = styled.span<{ $isLarge: boolean }>`
  ${group}
  ${short}
  background: ${hollowTicks(color('status.noData.fill'))};
  ${media.forcedColors} {
    background: ${hollowTicks('CanvasText')};
  }
`

const Good = styled.span<{ $isLarge: boolean }>`
  ${group}
  flex-basis: 0;
  ${short}
  background: ${ticks(color('status.good.fill'))};
  ${media.forcedColors} {
    background: ${ticks('CanvasText')};
  }
`

/** Tops, bottoms and both sides of hollow ticks. */
function hollowTicks(ink: string): string {
  const sides = `repeating-linear-gradient(90deg, ${ink} 0 1px, transparent 1px ${tickPx - 1}px, ${ink} ${tickPx - 1}px ${tickPx}px, transparent ${tickPx}px ${pitchPx}px)`
  return `${ticks(ink)} top / 100% 1px no-repeat, ${ticks(ink)} bottom / 100% 1px no-repeat, ${sides}`
}
