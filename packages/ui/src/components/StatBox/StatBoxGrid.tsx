'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { space } from '../../theme/scales.ts'

/**
 * Boxes side by side, as many as there are, without a hole: three in a row, of three the first a little wider; two,
 * or four, in pairs. On a tablet they stand in pairs, the first of an odd number in a row of its own; on a phone
 * below each other. Not for boxes of a list that goes on: a `CardGrid`.
 */
export function StatBoxGrid(props: ComponentProps<'div'>) {
  return <Root {...props} />
}

const tablet = `${media.from.sm} and ${media.below.lg.replace('@media ', '')}`

const Root = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }

  ${tablet} {
    grid-template-columns: 1fr 1fr;
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    /* What is left over for the last row fills it. */
    > :last-child:nth-child(3n + 1) {
      grid-column: span 6;
    }
    > :nth-last-child(2):nth-child(3n + 1),
    > :nth-last-child(2):nth-child(3n + 1) + *,
    > :first-child:nth-last-child(4),
    > :first-child:nth-last-child(4) ~ * {
      grid-column: span 3;
    }
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: 1.25fr 1fr 1fr;
      > * {
        grid-column: auto;
      }
    }
  }
`
