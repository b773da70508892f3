import { formatDateTime, type ZoneName } from '@netportal/format'

/** When a device was last seen, by the clocks of its location. Specification §2 "Offline Devices modal". */
export function lastSeenText(instant: string | null | undefined, zone: ZoneName): string {
  return instant ? formatDateTime(instant, zone) : 'Never'
}
