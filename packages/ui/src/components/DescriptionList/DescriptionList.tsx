'use client'

import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, radius, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

/** A fact of a `DescriptionList`. */
export interface Description {
  /** Unique among its neighbours. */
  term: string
  /** The fact itself. */
  details: ReactNode
  /** Number of columns it takes; all of them on a phone. @default 1 */
  span?: number
  /** Sets a figure apart from the words around it. @default false */
  strong?: boolean
  /** Draws quietly what stands for nothing, such as 'None provided'. @default false */
  muted?: boolean
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, each under its term. */
  items: readonly Description[]
  /** Number of facts side by side; two on a phone. @default 5 */
  columns?: number
}

/**
 * The facts known of one thing, each under its name. Not for the same facts of many things: a
 * `DataTable`.
 */
export function DescriptionList({ items, columns = 5, ...rest }: DescriptionListProps) {
  return (
    <List {...rest} $columns={columns}>
      {items.map(({ term, details, span = 1, strong = false, muted = false }) => (
        <Item key={term} $span={span}>
          <Term>{term}</Term>
          <Details $strong={strong} $muted={muted}>
            {typeof details === 'string' ? <bdi>{details}</bdi> : details}
          </Details>
        </Item>
      ))}
    </List>
  )
}

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  padding: ${space[4]} ${space[5]};
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.lg};
  background: ${color('surface.sunken')};
  ${media.below.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.sm} {
    gap: 14px ${space[4]};
    padding: 14px ${space[4]};
  }
`

const Item = styled.div<{ $span: number }>`
  grid-column: span ${({ $span }) => $span};
  ${media.below.md} {
    grid-column: ${({ $span }) => ($span > 1 ? '1 / -1' : 'auto')};
  }
`

const Term = styled.dt`
  margin-block-end: ${space[1]};
  color: ${color('text.muted')};
  ${text('caption')}
`

const Details = styled.dd<{ $strong: boolean; $muted: boolean }>`
  min-block-size: ${rem(24)};
  overflow-wrap: anywhere;
  ${({ $strong }) => $strong && text('heading2')}
  ${({ $muted }) =>
    $muted &&
    css`
      color: ${color('text.muted')};
    `}
`
