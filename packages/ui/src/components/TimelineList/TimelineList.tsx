'use client'

import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { headings } from '../../theme/headings.ts'
import { media } from '../../theme/media.ts'
import { border, fontWeight, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { ItemBoundary } from '../ItemBoundary/ItemBoundary.tsx'
import { TimelineEvent, UndrawnEvent } from './TimelineEvent.tsx'
import { groupsOf, type TimelineGroup } from './timelineGroups.ts'
import type { TimelineItem } from './timelineItem.ts'
import { english, type TimelineListTexts } from './timelineTexts.ts'

export interface TimelineListProps
  extends Partial<TimelineListTexts>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** The events, in the order shown. */
  items: readonly TimelineItem[]
  /** Puts each group under a heading of this level, its name; without it groups are parted by a rule alone. */
  groupHeadingLevel?: 2 | 3
}

/**
 * A list of events, one after another. It has no edges of its own: put it in a flush `Panel`. Not for
 * events with a content of their own, a `CardTimeline`, nor for rows to sort: a `DataTable`.
 */
export function TimelineList({
  items,
  groupHeadingLevel,
  undrawnText,
  showDetailsText,
  hideDetailsText,
  ...rest
}: TimelineListProps) {
  const texts = useTexts('TimelineList', english, { undrawnText, showDetailsText, hideDetailsText })
  const groups = groupsOf(items)
  return (
    <Root {...rest}>
      {groupHeadingLevel === undefined ? (
        <List>
          {groups.map((group) => (
            <Events key={group.items[0]?.id} group={group} texts={texts} />
          ))}
        </List>
      ) : (
        groups.map((group) => (
          <Group
            key={group.items[0]?.id}
            group={group}
            texts={texts}
            headingLevel={groupHeadingLevel}
          />
        ))
      )}
    </Root>
  )
}

interface EventsProps {
  group: TimelineGroup<TimelineItem>
  texts: TimelineListTexts
}

function Group({ headingLevel, ...props }: EventsProps & { headingLevel: 2 | 3 }) {
  const { name } = props.group
  const headingId = useId()
  const Heading = headings[headingLevel]
  return (
    <>
      {name !== undefined && (
        <GroupName>
          <Heading id={headingId}>{name}</Heading>
        </GroupName>
      )}
      <List {...(name !== undefined && { 'aria-labelledby': headingId })}>
        <Events {...props} />
      </List>
    </>
  )
}

function Events({ group: { items }, texts }: EventsProps) {
  return items.map((item, place) => {
    const edges = { startsGroup: place === 0, endsGroup: place === items.length - 1 }
    return (
      <ItemBoundary
        key={item.id}
        fallback={<UndrawnEvent {...edges}>{texts.undrawnText}</UndrawnEvent>}
      >
        <TimelineEvent item={item} texts={texts} {...edges} />
      </ItemBoundary>
    )
  })
}

/** The first heading has the corners of the sheet that the list stands in. */
const Root = styled.div`
  border-radius: inherit;
`

const GroupName = styled.div`
  padding: ${space[2]} ${space[5]};
  border-block: ${border.hairline} solid ${color('line.base')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
  ${text('table')}
  font-weight: ${fontWeight.semibold};
  break-after: avoid;

  &:first-child {
    border-block-start: 0;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  ${media.below.sm} {
    padding-inline: ${space[4]};
  }
`

const List = styled.ol`
  /* A rule parts groups that follow each other in one list. */
  > li[data-starts]:not(:first-child) {
    border-block-start: ${border.hairline} solid ${color('line.base')};
  }
`
