import type { TimelineGroupKind, TimelineKey } from '@netportal/contract'

/** Groups of one of the viewer's locations that are asked for. */
export interface GroupFilter {
  locationId: number
  kind: TimelineGroupKind | null
  /** The only access point that is asked about; its id. */
  deviceId: number | null
  /** Only those that began then or later; null for any age. */
  from: Date | null
  /** The place that they come after. */
  after: TimelineKey
  limit: number
}
