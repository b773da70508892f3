'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { headings } from '../../theme/headings.ts'
import { media } from '../../theme/media.ts'
import { panel, stretched } from '../../theme/mixins.ts'
import { motion, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /**
   * Names the card. A link in it, of whichever router, is stretched over the whole card; every other
   * control in the card stays above it.
   */
  title: ReactNode
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** A quiet line under the title. */
  subtitle?: ReactNode
}

/**
 * One of many things of a kind, in a `CardGrid`. Its height does not change while its content loads. Not
 * for a single thing, which is a `Panel`, nor for things to be compared by their figures: a `DataTable`.
 */
export function Card({ title, headingLevel = 2, subtitle, children, ...rest }: CardProps) {
  const Heading = headings[headingLevel]
  return (
    <Root {...rest}>
      <Title>
        <Heading>{title}</Heading>
      </Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      <Body>{children}</Body>
    </Root>
  )
}

/** Cards side by side, as many as fit. */
export function CardGrid(props: ComponentProps<'div'>) {
  return <Grid {...props} />
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(272px, 100%), 1fr));
  gap: ${space[4]};
`

const Title = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${text('heading2')}

  a {
    color: inherit;
    ${stretched}
  }
  a:hover {
    text-decoration: none;
  }
`

const Root = styled.article`
  ${panel}
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: ${rem(212)};
  padding: ${space[4]};
  transition: border-color ${motion.duration.fast} ${motion.easing.standard};

  ${media.hover} {
    &:has(${Title} a):hover {
      border-color: ${color('text.subtle')};
    }
    &:hover ${Title} a {
      color: ${color('accent.text')};
    }
  }
  :is(a, button, input, select):not(${Title} a) {
    position: relative;
    z-index: 1;
  }
  ${media.below.sm} {
    min-block-size: ${rem(198)};
  }
`

const Subtitle = styled.p`
  color: ${color('text.subtle')};
  ${text('caption')}
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 14px;
  /* Room for what is to come, under a name of however many lines. */
  min-block-size: ${rem(136)};
  padding-block-start: 14px;
  > :last-child {
    margin-block-start: auto;
  }
  ${media.below.sm} {
    gap: 10px;
    min-block-size: ${rem(124)};
    padding-block-start: 10px;
  }
`
