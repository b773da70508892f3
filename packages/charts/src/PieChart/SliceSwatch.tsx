import { rem, useForcedColors } from '@netportal/ui'
import { styled } from 'styled-components'
import { useChartTheme } from '../chartTheme.ts'
import { sliceFill } from './pieShapes.ts'

export interface SliceSwatchProps {
  slice: { colorIndex: number }
  /** Edge, px. */
  size: number
}

/** A piece of a slice, for legends and tooltips. */
export function SliceSwatch({ slice, size }: SliceSwatchProps) {
  const fill = sliceFill(slice, useChartTheme())
  const isForced = useForcedColors()
  return isForced ? (
    <Square as="svg" $size={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <rect x={0.5} y={0.5} width={size - 1} height={size - 1} fill={fill} stroke="CanvasText" />
    </Square>
  ) : (
    <Square $size={size} style={{ backgroundColor: fill }} />
  )
}

const Square = styled.i<{ $size: number }>`
  flex: none;
  inline-size: ${({ $size }) => rem($size)};
  block-size: ${({ $size }) => rem($size)};
  border-radius: 2px;
`
