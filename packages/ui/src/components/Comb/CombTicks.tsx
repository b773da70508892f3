import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import type { CombCounts, CombLayout, CombSize } from './combLayout.ts'

interface CombTicksProps {
  counts: CombCounts
  layout: Extract<CombLayout, { kind: 'ticks' }>
  size: CombSize
}

/** Tick heights in px. */
const tall = { sm: 16, lg: 24 }
const short = { sm: 10, lg: 14 }

/** One path per state rather than one element per tick: a page may show thousands of ticks. */
export function CombTicks({ counts, layout, size }: CombTicksProps) {
  const { tickPx, gapPx, widthPx } = layout
  const pitch = tickPx + gapPx
  const row = (from: number, count: number, heightPx: number, insetPx = 0) =>
    Array.from({ length: count }, (_, index) =>
      tick({
        x: (from + index) * pitch + insetPx,
        y: tall[size] - heightPx + insetPx,
        width: tickPx - 2 * insetPx,
        height: heightPx - 2 * insetPx,
      }),
    ).join('')
  return (
    <Drawing
      aria-hidden
      viewBox={`0 0 ${widthPx} ${tall[size]}`}
      preserveAspectRatio="none"
      $widthPx={widthPx}
      $isLarge={size === 'lg'}
      $phoneScale={tickPx === 6 ? 2 / 3 : 3 / 4}
    >
      <Bad d={row(0, counts.bad, tall[size])} />
      <Unknown d={row(counts.bad, counts.unknown, short[size], 0.5)} />
      <Good d={row(counts.bad + counts.unknown, counts.good, short[size])} />
    </Drawing>
  )
}

/** Path of a bar with corners rounded by 1 px. */
function tick({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}): string {
  const w = width - 2
  const h = height - 2
  return `M${x + 1} ${y}h${w}q1 0 1 1v${h}q0 1-1 1h${-w}q-1 0-1-1v${-h}q0-1 1-1z`
}

/** A box is narrow on a phone: its ticks are drawn narrower rather than cut off. */
const Drawing = styled.svg<{ $widthPx: number; $isLarge: boolean; $phoneScale: number }>`
  display: block;
  inline-size: ${({ $widthPx }) => $widthPx}px;
  max-inline-size: 100%;
  block-size: 100%;
  ${media.below.sm} {
    inline-size: ${({ $widthPx, $isLarge, $phoneScale }) =>
      $isLarge ? $widthPx * $phoneScale : $widthPx}px;
  }
`

const Bad = styled.path`
  fill: ${color('status.critical.fill')};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`

const Unknown = styled.path`
  fill: none;
  stroke: ${color('status.noData.fill')};
  ${media.forcedColors} {
    stroke: CanvasText;
  }
  vector-effect: non-scaling-stroke;
`

const Good = styled.path`
  fill: ${color('status.good.fill')};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`
