import { media, space } from '@netportal/ui'
import { css } from 'styled-components'

/** The distance that everything on a page keeps from the window's sides. */
export const gutter = css`
  padding-inline: ${space[8]};
  ${media.below.md} {
    padding-inline: ${space[6]};
  }
  ${media.below.sm} {
    padding-inline: ${space[4]};
  }
`
