'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { panel } from '../../theme/mixins.ts'
import { border, fontWeight, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { ItemBoundary } from '../ItemBoundary/ItemBoundary.tsx'
import { english, type UndrawnText } from '../ItemBoundary/undrawnText.ts'
import { ownElements } from '../Words/ownElements.tsx'

/** A step of a `CardTimeline`. */
export interface TimelineCard {
  /** Unique within the list. */
  id: string | number
  /** Content of the round marker, such as the step's number in the sequence. */
  marker: ReactNode
  /** Title of the card. */
  title: ReactNode
  /** Icon before the title. */
  icon?: ReactNode
  /** Says of which kind it is: a `Tag`. */
  tag?: ReactNode
  /** Time of the step. */
  time?: ReactNode
  /** Duration of the step. */
  duration?: ReactNode
  /** Small facts in one line: name and value. */
  facts?: readonly { name: string; value: ReactNode }[]
  /** Content of the card, below its facts. */
  content: ReactNode
}

export interface CardTimelineProps
  extends Partial<UndrawnText>,
    Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps, in their order. */
  items: readonly TimelineCard[]
}

/**
 * Steps of one story, each with a content of its own: calls and notes. Not for events that are a line each:
 * a `TimelineList`.
 */
export function CardTimeline({ items, undrawnText, ...rest }: CardTimelineProps) {
  const texts = useTexts('CardTimeline', english, { undrawnText })
  return (
    <Root {...rest}>
      {items.map((item) => (
        <ItemBoundary
          key={item.id}
          fallback={
            <Item>
              <Marker />
              <Card>
                <Content>{texts.undrawnText}</Content>
              </Card>
            </Item>
          }
        >
          <Item>
            <Marker>{item.marker}</Marker>
            <Card>
              <Head>
                <Title>
                  {item.icon}
                  {ownElements(item.title)}
                </Title>
                {item.tag}
                {item.time && <Time>{item.time}</Time>}
                {item.duration && <Duration>{item.duration}</Duration>}
              </Head>
              {item.facts && (
                <Facts>
                  {item.facts.map(({ name, value }) => (
                    <Fact key={name}>
                      <dt>{name}</dt>{' '}
                      <Value>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</Value>
                    </Fact>
                  ))}
                </Facts>
              )}
              <Content>{item.content}</Content>
            </Card>
          </Item>
        </ItemBoundary>
      ))}
    </Root>
  )
}

const Root = styled.ol``

const Value = styled.dd``

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: ${space[4]};
  padding-block-end: ${space[4]};

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 36px ${space[1]};
    inset-inline-start: 15.5px;
    inline-size: 1px;
    background: ${color('line.base')};
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  ${media.below.sm} {
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 10px;
    &:not(:last-child)::before {
      inset-inline-start: 11.5px;
    }
  }
`

const Marker = styled.div`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: 50%;
  font-size: ${rem(13)};
  font-weight: ${fontWeight.semibold};
  ${media.below.sm} {
    inline-size: 24px;
    block-size: 24px;
    margin-block-start: 6px;
    font-size: ${rem(12)};
  }
`

const Card = styled.div`
  ${panel}
  background: var(--control-surface, ${color('surface.base')});
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${space[4]};
  min-block-size: ${rem(36)};
  padding: 6px ${space[4]};
  border-block-end: ${border.hairline} solid ${color('line.subtle')};
`

const Title = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: ${fontWeight.semibold};
`

const Time = styled.div`
  margin-inline-start: auto;
  color: ${color('text.muted')};
  font-size: ${rem(13)};
  ${media.below.sm} {
    order: 1;
    flex: 0 0 100%;
    margin-inline-start: 0;
  }
`

const Duration = styled.div`
  font-weight: ${fontWeight.semibold};
  ${media.below.sm} {
    margin-inline-start: auto;
  }
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  padding: ${space[2]} ${space[4]} 0;
  color: ${color('text.muted')};
  ${text('caption')}
`

const Fact = styled.div`
  overflow-wrap: anywhere;
  dt,
  dd {
    display: inline;
  }
  dd {
    color: ${color('text.base')};
    font-weight: ${fontWeight.medium};
  }
`

const Content = styled.div`
  max-inline-size: 76ch;
  padding: ${space[2]} ${space[4]} 14px;
  overflow-wrap: anywhere;
`
