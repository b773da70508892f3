'use client'

import type { ComponentProps, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { linkStyle } from '../TextLink/TextLink.tsx'
import { isolatedText } from '../Words/isolatedText.tsx'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's h1. It can take focus, so that a change of page can be announced. */
  title: ReactNode
  /** Reaches the title, to give it focus. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A quiet line under the title. */
  subtitle?: ReactNode
  /** A link of whichever router to where the page belongs, above the title. */
  back?: ReactNode
  /** Content at the end of the title's row. */
  actions?: ReactNode
}

/** The top of a page. Once in a page; a part of it has a `Panel` with a title. */
export function PageHeader({ title, titleRef, subtitle, back, actions, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Titles>
        {back && <Back>{back}</Back>}
        <Title ref={titleRef} tabIndex={-1}>
          {isolatedText(title)}
        </Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Titles>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
`

const Titles = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Back = styled.div`
  margin-block-end: ${space[2]};
  a {
    ${linkStyle}
    gap: 6px;
  }
`

const Title = styled.h1`
  ${text('heading1')}
  /* It takes focus to be read, and does nothing when pressed. */
  &:focus-visible {
    outline: none;
  }
  ${media.below.sm} {
    font-size: ${rem(20)};
    line-height: ${rem(28)};
  }
`

const Subtitle = styled.p`
  margin-block-start: ${space[1]};
  color: ${color('text.muted')};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  ${media.below.sm} {
    inline-size: 100%;
  }
`
