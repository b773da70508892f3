import { Panel, Skeleton, type TimelineItem, TimelineList } from '@netportal/ui'

/** Holds the place of a timeline. */
export function TimelineSkeleton() {
  return (
    <Panel flush>
      <TimelineList groupHeadingLevel={2} items={pendingItems} />
    </Panel>
  )
}

/** Holds the place of the name of a day. */
const pendingDay = '\u00a0'

/** As many as fill the screen. */
const pendingItems: TimelineItem[] = Array.from({ length: 12 }, (_, place) => ({
  id: place,
  marker: null,
  time: <Skeleton inline width="112px" />,
  title: <Skeleton inline width={`${180 + ((place * 53) % 80)}px`} />,
  description: <Skeleton inline width={`${240 + ((place * 37) % 120)}px`} />,
  group: pendingDay,
}))
