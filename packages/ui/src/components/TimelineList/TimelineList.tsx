'use client'

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, fontWeight, radius, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { ItemBoundary } from '../ItemBoundary/ItemBoundary.tsx'
import { english, type UndrawnText } from '../ItemBoundary/undrawnText.ts'
import { linkStyle } from '../TextLink/TextLink.tsx'

/** An event of a `TimelineList`. */
export interface TimelineItem {
  /** Unique within the list. */
  id: string | number
  /** Content of the tile: two letters or an icon. */
  marker: ReactNode
  /** Time of the event. A `strong` part of it is set apart. */
  time: ReactNode
  /** Words for what happened. */
  title: ReactNode
  /** More about it, below the title. */
  description?: ReactNode
  /** A link of whichever router to more about it. */
  action?: ReactNode
  /** Name of the group it belongs to, such as its day; a rule is drawn where this changes. */
  group?: string
}

export interface TimelineListProps
  extends Partial<UndrawnText>,
    Omit<ComponentProps<'ol'>, 'children'> {
  /** The events, in the order shown. */
  items: readonly TimelineItem[]
}

/**
 * A list of events, one after another. It has no edges of its own: put it in a flush `Panel`. Not for
 * events with a content of their own, a `CardTimeline`, nor for rows to sort: a `DataTable`.
 */
export function TimelineList({ items, undrawnText, ...rest }: TimelineListProps) {
  const texts = useTexts('TimelineList', english, { undrawnText })
  return (
    <Root {...rest}>
      {items.map((item, index) => {
        const next = items[index + 1]
        const startsGroup = index === 0 || items[index - 1]?.group !== item.group
        const edges = { $hasRule: startsGroup, $isLast: next?.group !== item.group || !next }
        return (
          <ItemBoundary
            key={item.id}
            fallback={
              <Item {...edges}>
                <Time />
                <Marker />
                <Body>{texts.undrawnText}</Body>
              </Item>
            }
          >
            <Item {...edges}>
              <Time>{item.time}</Time>
              <Marker>{item.marker}</Marker>
              <Body>
                <Title>{item.title}</Title>
                {item.description && <Description>{item.description}</Description>}
              </Body>
              {item.action && <Action>{item.action}</Action>}
            </Item>
          </ItemBoundary>
        )
      })}
    </Root>
  )
}

const Root = styled.ol``

/** The line runs from one tile to the next within a group. */
const Item = styled.li<{ $hasRule: boolean; $isLast: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${rem(128)} 32px minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space[4]};
  padding-inline: ${space[5]};
  border-block-start: ${({ $hasRule }) => ($hasRule ? border.hairline : '0')} solid
    ${color('line.base')};

  &:first-child {
    border-block-start: 0;
  }
  &::after {
    content: ${({ $isLast }) => ($isLast ? 'none' : "''")};
    position: absolute;
    inset-block: 48px -8px;
    inset-inline-start: calc(${rem(128)} + 20px + 16px + 15.5px);
    inline-size: 1px;
    background: ${color('line.base')};
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  ${media.below.sm} {
    grid-template-columns: 32px minmax(0, 1fr);
    column-gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    &::after {
      inset-block-end: -12px;
      inset-inline-start: 31.5px;
    }
  }
`

const Time = styled.div`
  padding-block: ${space[4]};
  color: ${color('text.subtle')};
  ${text('table')}
  strong {
    color: ${color('text.base')};
    font-weight: ${fontWeight.semibold};
  }
  ${media.below.sm} {
    grid-column: 2;
    padding-block: 0;
    ${text('caption')}
  }
`

const Marker = styled.div`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  margin-block-start: ${space[3]};
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: ${radius.md};
  background: ${color('surface.base')};
  color: ${color('text.muted')};
  ${text('caption')}
  font-weight: ${fontWeight.semibold};
  ${media.below.sm} {
    grid-row: 1 / 4;
    margin-block-start: 0;
  }
`

const Body = styled.div`
  min-inline-size: 0;
  padding-block: ${space[4]};
  overflow-wrap: anywhere;
  ${media.below.sm} {
    grid-column: 2;
    padding-block: 0;
  }
`

const Title = styled.div`
  ${text('heading3')}
`

const Description = styled.div`
  max-inline-size: 76ch;
  margin-block-start: 2px;
  color: ${color('text.muted')};
`

const Action = styled.div`
  padding-block: 14px;
  a {
    ${linkStyle}
  }
  ${media.below.sm} {
    grid-column: 2;
    padding-block: 2px;
  }
`
