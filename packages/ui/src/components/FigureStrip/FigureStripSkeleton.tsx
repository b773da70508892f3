'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Cell, Label, Strip, Value } from './parts.ts'

export interface FigureStripSkeletonProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Number of figures that will come. @default 4 */
  count?: number
}

/**
 * Holds the place of a `FigureStrip`, so that nothing below it moves when the figures come. Not while figures
 * that are there are fetched again: they stay.
 */
export function FigureStripSkeleton({ count = 4, ...rest }: FigureStripSkeletonProps) {
  return (
    <Pending {...rest} aria-hidden $count={count}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing but their order
        <Cell key={index}>
          <Label>
            <Skeleton width="104px" />
          </Label>
          <Value>
            <Skeleton width={valueWidths[index % valueWidths.length] ?? '96px'} height="32px" />
          </Value>
        </Cell>
      ))}
    </Pending>
  )
}

const valueWidths = ['96px', '64px', '112px', '48px']

const Pending = styled(Strip)`
  border-block-start-color: ${color('line.base')};
`
