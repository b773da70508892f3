import { color, space, text } from '@netportal/ui'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Tooltip, TooltipRow, TooltipValue } from '../ChartFrame/Tooltip.tsx'
import type { PlotSeries } from './lineLayout.ts'
import { SeriesSwatch } from './SeriesSwatch.tsx'

export interface LineTooltipProps {
  series: readonly PlotSeries[]
  ref: Ref<HTMLDivElement>
}

/**
 * The box beside the crosshair, empty and unseen until it is filled and placed through its element: the time
 * is its first child, then each series' row, which ends with the value.
 */
export function LineTooltip({ series, ref }: LineTooltipProps) {
  return (
    <Box ref={ref} aria-hidden>
      <Time />
      {series.map((itself) => (
        <TooltipRow key={itself.name}>
          <SeriesSwatch series={itself} width={16} />
          {itself.name}
          <TooltipValue />
        </TooltipRow>
      ))}
    </Box>
  )
}

const Box = styled(Tooltip)`
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
`

const Time = styled.div`
  margin-block-end: ${space[1]};
  color: ${color('text.muted')};
  ${text('caption')}
`
