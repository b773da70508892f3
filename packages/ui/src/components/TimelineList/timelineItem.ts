import type { ReactNode } from 'react'
import type { StatusTone } from '../StatusBadge/StatusBadge.tsx'

/** An event of a `TimelineList`. */
export interface TimelineItem {
  /** Unique within the list. */
  id: string | number
  /** Content of the tile: two letters or an icon. */
  marker: ReactNode
  /**
   * State that the event tells of: a shape and a colour at the tile. The words have to tell it too, best at the
   * end of the title. @default none
   */
  tone?: StatusTone
  /** Time of the event. A `strong` part of it is set apart. */
  time: ReactNode
  /** Words for what happened. */
  title: ReactNode
  /** More about it, below the title. */
  description?: ReactNode
  /** A link of whichever router to more about it. */
  action?: ReactNode
  /** Content that the item opens to, such as the events it is made of. Not there while closed, so it costs nothing. */
  details?: ReactNode
  /** Says what it opens to, on its button: '12 spaces'. @default the list's `showDetailsText` and `hideDetailsText` */
  detailsText?: string
  /** Name of the group it belongs to, such as its day; a rule is drawn where this changes. */
  group?: string
}
