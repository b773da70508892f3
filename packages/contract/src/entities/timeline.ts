import * as z from 'zod/mini'
import { pageOf } from './lists.ts'
import { Id, OptionalText, textOrElse, unreadableText } from './shared.ts'

/** Something that happened at a location. */
export const TimelineEvent = z.object({
  id: Id,
  /** `device_status`, `guest_ticket`, or a kind that is not known here. */
  event_type: textOrElse(''),
  title: textOrElse(unreadableText),
  description: OptionalText,
  timestamp: textOrElse(unreadableText),
  /** A path of the portal. */
  details_url: OptionalText,
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

export const TimelinePage = pageOf(TimelineEvent)
export type TimelinePage = z.infer<typeof TimelinePage>
