'use client'

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { space } from '../../theme/scales.ts'

/** Boxes side by side, the first a little wider; on a tablet it takes a row of its own. */
export function StatBoxGrid(props: ComponentProps<'div'>) {
  return <Root {...props} />
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr 1fr;
  gap: ${space[4]};
  ${media.below.lg} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`
