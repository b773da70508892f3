'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { rem, space } from '../../theme/scales.ts'
import type { SpaceStep, SpacingProps } from './spacing.ts'

export interface GridProps extends SpacingProps, ComponentProps<'div'> {
  /** Least width of a column, in px of text of 16 px: there are as many columns as fit. @default 240 */
  minColumnPx?: number
  /** Lets few things share the whole width, instead of leaving columns empty. @default false */
  stretch?: boolean
}

/** Things in columns of one width, as many as fit. Not for figures, which a `StatBoxGrid` sets without a hole. */
export function Grid({ gap = 4, minColumnPx = 240, stretch = false, ...rest }: GridProps) {
  return <Root {...rest} $gap={gap} $minColumnPx={minColumnPx} $stretch={stretch} />
}

const Root = styled.div<{ $gap: SpaceStep; $minColumnPx: number; $stretch: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $stretch }) => ($stretch ? 'auto-fit' : 'auto-fill')},
    minmax(min(${({ $minColumnPx }) => rem($minColumnPx)}, 100%), 1fr)
  );
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`
