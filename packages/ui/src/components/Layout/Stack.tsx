'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { space } from '../../theme/scales.ts'
import type { SpaceStep, SpacingProps } from './spacing.ts'

export interface StackProps extends SpacingProps, ComponentProps<'div'> {
  /** Places what is narrower than the stack. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Things below each other, all as far apart. Not for things of one row: a `Cluster`. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} $gap={gap} $align={align} />
}

const Root = styled.div<{ $gap: SpaceStep; $align: string }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;

  > * {
    max-inline-size: 100%;
  }
`
