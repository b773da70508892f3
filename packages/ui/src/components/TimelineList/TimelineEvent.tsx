'use client'

import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleDashed,
  CircleX,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, fontWeight, radius, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { Button } from '../Button/Button.tsx'
import type { StatusTone } from '../StatusBadge/StatusBadge.tsx'
import { linkStyle } from '../TextLink/TextLink.tsx'
import { ownElements } from '../Words/ownElements.tsx'
import type { TimelineItem } from './timelineItem.ts'
import type { TimelineListTexts } from './timelineTexts.ts'

interface Edges {
  startsGroup: boolean
  endsGroup: boolean
}

interface TimelineEventProps extends Edges {
  item: TimelineItem
  texts: TimelineListTexts
}

/** One event of a `TimelineList`, which opens where it has details. WAI-ARIA disclosure pattern. */
export function TimelineEvent({ item, texts, startsGroup, endsGroup }: TimelineEventProps) {
  const { tone, details } = item
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Row data-starts={startsGroup || undefined} $hasLine={!endsGroup}>
      <Time>{item.time}</Time>
      <Marker $tone={tone}>
        {ownElements(item.marker)}
        {tone && <Shape $tone={tone}>{shapes[tone]}</Shape>}
      </Marker>
      <Body>
        <Title id={titleId}>{item.title}</Title>
        {item.description && <Description>{item.description}</Description>}
        {details && (
          <Details
            titleId={titleId}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            text={item.detailsText ?? (isOpen ? texts.hideDetailsText : texts.showDetailsText)}
          >
            {details}
          </Details>
        )}
      </Body>
      {item.action && <Action>{item.action}</Action>}
    </Row>
  )
}

/** Stands in place of an event that cannot be drawn. */
export function UndrawnEvent({ startsGroup, endsGroup, children }: Edges & { children: string }) {
  return (
    <Row data-starts={startsGroup || undefined} $hasLine={!endsGroup}>
      <Time />
      <Marker $tone={undefined} />
      <Body>{children}</Body>
    </Row>
  )
}

interface DetailsProps {
  titleId: string
  isOpen: boolean
  onToggle: () => void
  text: string
  children: ReactNode
}

function Details({ titleId, isOpen, onToggle, text: words, children }: DetailsProps) {
  const id = useId()
  return (
    <Opening>
      <Button
        id={`${id}button`}
        size="sm"
        icon={isOpen ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-labelledby={`${id}button ${titleId}`}
        onClick={onToggle}
      >
        {words}
      </Button>
      {isOpen && <Opened id={id}>{children}</Opened>}
    </Opening>
  )
}

const shapes: Record<StatusTone, ReactNode> = {
  good: <CircleCheck />,
  warning: <TriangleAlert />,
  critical: <CircleX />,
  noData: <CircleDashed />,
}

/** Normal is quiet, exceptions are loud. */
function loudTile(tone: StatusTone | undefined) {
  if (tone !== 'warning' && tone !== 'critical') return ''
  return css`
    border-color: ${color(`status.${tone}.line`)};
    background: ${color(`status.${tone}.tint`)};
    color: ${color(`status.${tone}.text`)};
  `
}

const tileSize = rem(30)
const timeWidth = rem(128)

/** The line runs from one tile to the next within a group. */
const Row = styled.li<{ $hasLine: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${timeWidth} ${tileSize} minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space[4]};
  padding: ${space[3]} ${space[5]};
  break-inside: avoid;

  &::after {
    content: ${({ $hasLine }) => ($hasLine ? "''" : 'none')};
    position: absolute;
    inset-block: calc(${space[3]} + ${tileSize} + 8px) calc(4px - ${space[3]});
    inset-inline-start: calc(${space[5]} + ${timeWidth} + ${space[4]} + ${tileSize} / 2 - 0.5px);
    inline-size: 1px;
    background: ${color('line.base')};
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  ${media.below.sm} {
    grid-template-columns: ${tileSize} minmax(0, 1fr);
    column-gap: ${space[3]};
    padding-inline: ${space[4]};
    &::after {
      inset-inline-start: calc(${space[4]} + ${tileSize} / 2 - 0.5px);
    }
  }
`

const Time = styled.div`
  padding-block-start: 5px;
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

const Marker = styled.div<{ $tone: StatusTone | undefined }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${tileSize};
  block-size: ${tileSize};
  border: ${border.hairline} solid ${color('line.control')};
  border-radius: ${radius.md};
  background: ${color('surface.base')};
  color: ${color('text.muted')};
  ${text('caption')}
  font-weight: ${fontWeight.semibold};
  ${({ $tone }) => loudTile($tone)}
  ${media.below.sm} {
    grid-row: 1 / 5;
  }
`

/** A ring of the ground around it keeps the shape apart from the tile. */
const Shape = styled.span<{ $tone: StatusTone }>`
  position: absolute;
  inset-block-end: -7px;
  inset-inline-end: -7px;
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  background: ${color('surface.base')};
  color: ${({ $tone }) => color(`status.${$tone}.fill`)};
  .lucide {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.5;
  }
`

const Body = styled.div`
  min-inline-size: 0;
  padding-block-start: 4px;
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
  color: ${color('text.muted')};
  ${text('table')}
`

const Action = styled.div`
  padding-block-start: 4px;
  a {
    ${linkStyle}
  }
  ${media.below.sm} {
    grid-column: 2;
    padding-block-start: 2px;
  }
`

const Opening = styled.div`
  padding-block-start: ${space[2]};
`

const Opened = styled.div`
  padding-block-start: ${space[2]};
`
