import { rem } from '@netportal/ui'
import { useChartTheme } from '../chartTheme.ts'
import { FillSwatch } from '../palette/FillSwatch.tsx'
import { Tooltip, TooltipRow } from '../pointing/Tooltip.tsx'
import type { PieLayout } from './pieLayout.ts'
import { sliceFill } from './pieShapes.ts'

export interface SliceTooltipProps {
  layout: PieLayout
  /** Place of the slice. */
  place: number
  /** Of the plot, px. */
  width: number
  formatValue: (value: number) => string
}

/** Says what a slice is, in full, beside its middle. */
export function SliceTooltip({ layout, place, width, formatValue }: SliceTooltipProps) {
  const theme = useChartTheme()
  const { center, radius, slices } = layout
  const slice = slices[place]
  if (!slice) return null
  const left = center.x + slice.direction.x * radius * middleOfSlice
  const top = center.y + slice.direction.y * radius * middleOfSlice
  // Moved by the same share of its own width as of the plot's, it never leaves the plot.
  const transform = `translate(${(-left / width) * 100}%, ${rem(8)})`
  return (
    <Tooltip style={{ left: rem(left), top: rem(top), transform }} aria-hidden>
      <TooltipRow>
        <FillSwatch fill={sliceFill(slice, theme)} size={10} />
        <bdi>{slice.label}</bdi>
      </TooltipRow>
      <strong>{formatValue(slice.value)}</strong>
    </Tooltip>
  )
}

/** From the centre, as a share of the radius. */
const middleOfSlice = 0.6
