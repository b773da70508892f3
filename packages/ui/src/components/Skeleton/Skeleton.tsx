'use client'

import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { radius } from '../../theme/scales.ts'

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS length. @default '100%' */
  width?: string
  /** CSS length. @default '12px' */
  height?: string
  /** Stands in a line of text, which keeps its height. @default false */
  inline?: boolean
}

/**
 * Holds the place of something whose size is known. It shows itself after 300 ms only, so that a quick
 * answer is not preceded by a flicker; with reduced motion it is there at once and still. Not where the
 * size is unknown: a `StateMessage`.
 */
export function Skeleton({
  width = '100%',
  height = '12px',
  inline = false,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <Bar
      aria-hidden
      {...rest}
      $inline={inline}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  )
}

const appear = keyframes`
  from { visibility: hidden; }
`

const pulse = keyframes`
  50% { opacity: 0.5; }
`

const Bar = styled.span<{ $inline: boolean }>`
  display: ${({ $inline }) => ($inline ? 'inline-block' : 'block')};
  vertical-align: middle;
  max-inline-size: 100%;
  border-radius: ${radius.sm};
  background: ${color('line.subtle')};
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
  animation:
    ${appear} 300ms step-end,
    ${pulse} 1.6s ease-in-out 300ms infinite;
`
