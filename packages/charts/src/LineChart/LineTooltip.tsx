import { color, space, text } from '@netportal/ui'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Tooltip, TooltipRow, TooltipValue } from '../ChartFrame/Tooltip.tsx'
import type { PlotSeries } from './lineLayout.ts'
import { SeriesSwatch } from './SeriesSwatch.tsx'

export interface LineTooltipProps {
  series: readonly PlotSeries[]
  ref: Ref<HTMLDivElement>
  /** Gets the element of the time. */
  timeRef: Ref<HTMLDivElement>
  /** Makes what gets the element of a series' value. @param place in `series` */
  valueRef: (place: number) => Ref<HTMLSpanElement>
}

/** The box beside the crosshair, empty and unseen until it is filled and placed through its elements. */
export function LineTooltip({ series, ref, timeRef, valueRef }: LineTooltipProps) {
  return (
    <Box ref={ref} aria-hidden>
      <Time ref={timeRef} />
      {series.map((one, place) => (
        <TooltipRow key={one.name}>
          <SeriesSwatch series={one} width={16} />
          <bdi>{one.name}</bdi>
          <TooltipValue ref={valueRef(place)} />
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
