'use client'

import { ArrowRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { headings } from '../../theme/headings.ts'
import { media } from '../../theme/media.ts'
import { panel, stretched } from '../../theme/mixins.ts'
import { fontWeight, iconSize, motion, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

export interface ActionCardProps extends Omit<ComponentProps<'article'>, 'title' | 'onSelect'> {
  /** Names what the card starts. */
  title: ReactNode
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Icon at the top: a picture of what is started. */
  icon?: ReactNode
  /** `Tag`s at the end of the icon's row. */
  tags?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** Words for what pressing the card does. */
  actionText: string
  /** Starts it. */
  onSelect: () => void
}

/**
 * One of a few things to start; pressed anywhere. Not for a place to go, which is a `Card` with a link, nor
 * for more than a dozen, which want a list.
 */
export function ActionCard({
  title,
  headingLevel = 2,
  icon,
  tags,
  children,
  actionText,
  onSelect,
  ...rest
}: ActionCardProps) {
  const id = useId()
  const Heading = headings[headingLevel]
  return (
    <Root {...rest}>
      <Top>
        {icon}
        <Tags>{tags}</Tags>
      </Top>
      <Title>
        <Heading id={`${id}-title`}>{title}</Heading>
      </Title>
      <Sentence>{children}</Sentence>
      <Action
        type="button"
        id={`${id}-action`}
        aria-labelledby={`${id}-action ${id}-title`}
        onClick={onSelect}
      >
        <span>{actionText}</span>
        <ArrowRight size={iconSize.sm} />
      </Action>
    </Root>
  )
}

const Root = styled.article`
  ${panel}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-block-size: ${rem(176)};
  padding: ${space[5]};
  transition: border-color ${motion.duration.fast} ${motion.easing.standard};

  ${media.hover} {
    &:hover {
      border-color: ${color('text.subtle')};
      background: ${color('surface.hover')};
    }
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-block-end: ${space[1]};
  color: ${color('text.muted')};
`

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline-start: auto;
`

const Title = styled.div`
  overflow-wrap: anywhere;
  ${text('heading2')}
`

const Sentence = styled.p`
  color: ${color('text.muted')};
`

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space[1]};
  margin-block-start: auto;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('accent.text')};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  ${stretched}
`
