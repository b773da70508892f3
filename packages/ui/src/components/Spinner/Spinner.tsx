'use client'

import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/scales.ts'

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Edge: 14, 16 or 24 px. @default 'md' */
  size?: SpinnerSize
}

type SpinnerSize = 'sm' | 'md' | 'lg'

/**
 * Shows that something is under way, in the colour of the text beside it; the words say what. Not alone:
 * `InlineState`, `StateMessage` and a busy `Button` have the words.
 */
export function Spinner({ size = 'md', ...rest }: SpinnerProps) {
  return <Ring aria-hidden {...rest} $size={size} />
}

const edge = { sm: rem(14), md: rem(16), lg: rem(24) }

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span<{ $size: SpinnerSize }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => edge[$size]};
  block-size: ${({ $size }) => edge[$size]};
  border: ${({ $size }) => ($size === 'lg' ? '2.5px' : '2px')} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  ${media.reducedMotion} {
    border-inline-end-color: currentColor;
    opacity: 0.5;
  }
`
