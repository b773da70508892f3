'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { headings } from '../../theme/headings.ts'
import { media } from '../../theme/media.ts'
import { panel, ruledPanel } from '../../theme/mixins.ts'
import { space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { ownElements } from '../Words/ownElements.tsx'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the panel. */
  title?: ReactNode
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Content at the end of the title's row. */
  actions?: ReactNode
  /** Lets the content reach the panel's edges: tables, lists of rows. @default false */
  flush?: boolean
  /** Puts the heavy rule on top: for a panel that is a single form or figure. @default false */
  ruled?: boolean
}

/**
 * A sheet of the page that holds one thing. Panels do not nest. Not for one of many equal things: a `Card`.
 */
export function Panel({
  title,
  headingLevel = 2,
  actions,
  flush = false,
  ruled = false,
  children,
  ...rest
}: PanelProps) {
  const titleId = useId()
  const Heading = headings[headingLevel]
  const Root = ruled ? RuledRoot : PlainRoot
  return (
    <Root {...(title ? { 'aria-labelledby': titleId } : {})} {...rest}>
      {(title || actions) && (
        <Head>
          {title && (
            <Title>
              <Heading id={titleId}>{title}</Heading>
            </Title>
          )}
          {actions}
        </Head>
      )}
      {flush ? ownElements(children) : <Body $hasHead={Boolean(title || actions)}>{children}</Body>}
    </Root>
  )
}

const PlainRoot = styled.section`
  ${panel}
`

const RuledRoot = styled.section`
  ${ruledPanel}
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[5]};
  ${media.below.sm} {
    padding: 14px ${space[4]};
  }
`

const Title = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${text('heading2')}
`

const Body = styled.div<{ $hasHead: boolean }>`
  padding: ${({ $hasHead }) => ($hasHead ? '0' : space[5])} ${space[5]} ${space[5]};
  ${media.below.sm} {
    padding-inline: ${space[4]};
  }
`
