'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { headings } from '../../theme/headings.ts'
import { media } from '../../theme/media.ts'
import { figureUnit, largeFigure, ruledPanel } from '../../theme/mixins.ts'
import { fontWeight, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { suffixGap } from '../Figure/figure.ts'
import { StatusBadge, type StatusTone } from '../StatusBadge/StatusBadge.tsx'
import { linkStyle } from '../TextLink/TextLink.tsx'
import { ownElements } from '../Words/ownElements.tsx'

export interface StatBoxProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the box. */
  title: string
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Gives the whole box a tone and says it in a word: without one of its own, in the tone's name. */
  status?: { tone: StatusTone; word?: string } | undefined
  /** The figure itself, as text: '93.3', '1,240', 'N/A'. */
  value: ReactNode
  /** Unit after the figure: '%' and '°' at once, 'GB' and 'spaces' after a space. */
  unit?: string | undefined
  /** Says what the figure counts. */
  caption?: ReactNode
  /** Quiet words about the figure, such as its age. They come late without making the box higher. @default none */
  note?: ReactNode
  /** Draws the figure quietly: for one that is not to be trusted. @default false */
  muted?: boolean
  /** Content that explains the figure: a `Comb`, a `FigureList`, a remark. */
  children?: ReactNode
  /** Content at the bottom: `StatBoxAction`s, a remark and a link at either end. */
  footer?: ReactNode
}

/**
 * One large figure and what explains it, under a heavy rule. Not for a row of bare figures: a
 * `FigureStrip`.
 */
export function StatBox({
  title,
  headingLevel = 2,
  status,
  value,
  unit,
  caption,
  note,
  muted = false,
  children,
  footer,
  ...rest
}: StatBoxProps) {
  const titleId = useId()
  const Heading = headings[headingLevel]
  return (
    <Root aria-labelledby={titleId} {...rest} $tone={status?.tone}>
      <Head>
        <Title>
          <Heading id={titleId}>{title}</Heading>
        </Title>
        {status && (
          <StatusBadge tone={status.tone} form="pill">
            {status.word}
          </StatusBadge>
        )}
      </Head>
      <Figure>
        <Value $muted={muted}>
          {ownElements(value)}
          {unit && <Unit>{`${suffixGap(unit)}${unit}`}</Unit>}
        </Value>
        {caption && <Caption>{caption}</Caption>}
        {note && <Remark>{ownElements(note)}</Remark>}
      </Figure>
      {children && <Body>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </Root>
  )
}

const toned = css<{ $tone?: StatusTone | undefined }>`
  ${({ $tone }) =>
    $tone &&
    css`
      --pill-surface: ${color('surface.base')};
      border-color: ${color(`status.${$tone}.line`)};
      border-block-start-color: ${color(`status.${$tone}.fill`)};
      background: ${color(`status.${$tone}.tint`)};
    `}
`

const Root = styled.section<{ $tone?: StatusTone | undefined }>`
  ${ruledPanel}
  ${toned}
  display: flex;
  flex-direction: column;
  min-block-size: ${rem(196)};
  padding: 15px ${space[5]} 18px;
  ${media.below.sm} {
    min-block-size: 0;
    padding: 14px ${space[4]} ${space[4]};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${rem(24)};
  margin-block-end: ${space[3]};
`

const Title = styled.div`
  min-inline-size: 0;
  ${text('heading2')}
`

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 10px;
`

const Value = styled.span<{ $muted: boolean }>`
  ${largeFigure}
  overflow-wrap: anywhere;
  ${({ $muted }) =>
    $muted &&
    css`
      color: ${color('text.subtle')};
      font-weight: ${fontWeight.medium};
    `}
`

const Unit = styled.span`
  ${figureUnit}
`

const Caption = styled.span`
  color: ${color('text.muted')};
`

/** In the gap under the figure: the box is as high with it as without. */
const Remark = styled.span`
  display: flex;
  flex-basis: 100%;
  margin-block: -2px calc(2px - min(1lh, ${space[4]}));
  color: ${color('text.muted')};
  ${text('caption')}
`

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[4]};

  dl {
    column-gap: ${space[4]};
  }
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  margin-block-start: auto;
  padding-block-start: 14px;
  color: ${color('text.muted')};
  font-size: ${rem(13)};

  > a {
    ${linkStyle}
    margin-inline-start: auto;
  }
`
