import { styled, useTheme } from 'styled-components'
import { Tooltip, TooltipRow } from '../ChartFrame/Tooltip.tsx'
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
  const theme = useTheme()
  const { center, radius, slices } = layout
  const slice = slices[place]
  if (!slice) return null
  const left = center.x + slice.direction.x * radius * middleOfSlice
  const top = center.y + slice.direction.y * radius * middleOfSlice
  // Moved by the same share of its own width as of the plot's, it never leaves the plot.
  const transform = `translate(${(-left / width) * 100}%, 8px)`
  return (
    <Tooltip style={{ left, top, transform }} aria-hidden>
      <TooltipRow>
        <Swatch style={{ backgroundColor: sliceFill(slice, theme) }} />
        <bdi>{slice.label}</bdi>
      </TooltipRow>
      <strong>{formatValue(slice.value)}</strong>
    </Tooltip>
  )
}

/** From the centre, as a share of the radius. */
const middleOfSlice = 0.6

const Swatch = styled.i`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 2px;
`
