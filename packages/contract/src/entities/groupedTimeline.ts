import * as z from 'zod/mini'
import { IncidentOutage, IncidentSummary } from './incident.ts'
import { Id, textOrElse, unreadableText } from './shared.ts'
import { TimelineEvent } from './timeline.ts'

/** Events of a location that are one entry: an incident, the outages of one access point, or a single event. */
export const TimelineGroup = z.object({
  id: Id,
  /** `incident`, `outage`, `device_status`, `guest_ticket`, or a kind that is not known here. */
  kind: textOrElse(''),
  started_at: textOrElse(unreadableText),
  /** Of an incident and of outages. */
  incident: z.nullish(IncidentSummary),
  /** The first of its outages, oldest first. */
  outages: z.nullish(z.array(IncidentOutage)),
  /** Of what is a single event: as the plain timeline has it. */
  event: z.nullish(TimelineEvent),
})
export type TimelineGroup = z.infer<typeof TimelineGroup>

export const GroupedTimelinePage = z.object({
  /** Place that the next page comes after; missing on the last. */
  next_after: z.nullish(z.string()),
  results: z.array(TimelineGroup),
})
export type GroupedTimelinePage = z.infer<typeof GroupedTimelinePage>
