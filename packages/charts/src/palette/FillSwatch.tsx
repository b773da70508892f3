import { rem, useForcedColors } from '@netportal/ui'
import { styled } from 'styled-components'

export interface FillSwatchProps {
  /** A colour, or a pattern where the reader's own colours are forced. */
  fill: string
  /** Edge, px. */
  size: number
}

/** A piece of a slice or a bar, for legends and tooltips. */
export function FillSwatch({ fill, size }: FillSwatchProps) {
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
