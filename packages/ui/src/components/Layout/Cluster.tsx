'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { space } from '../../theme/scales.ts'
import type { SpaceStep, SpacingProps } from './spacing.ts'

export interface ClusterProps extends SpacingProps, ComponentProps<'div'> {
  /** Places things of different height. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Places them where there is room left. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Things beside each other that go to a next line where they do not fit. Not for columns that stay in line: a `Grid`. */
export function Cluster({ gap = 3, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <Root {...rest} $gap={gap} $align={align} $justify={justify} />
}

const justified = { start: 'start', center: 'center', end: 'end', between: 'space-between' }

const Root = styled.div<{
  $gap: SpaceStep
  $align: string
  $justify: NonNullable<ClusterProps['justify']>
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => justified[$justify]};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`
