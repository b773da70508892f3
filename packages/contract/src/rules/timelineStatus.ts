import { type DeviceStatus, deviceStatus } from './networkHealth.ts'

/**
 * Reads which status an event of the timeline tells of, by the last word of its title: 'LOBBY-AP-01 is Offline'.
 * No other word counts, since a name may have any in it, and a title of another API may end as it likes.
 * @returns null where that is none of the known ones
 */
export function statusToldBy({
  event_type,
  title,
}: {
  event_type: string
  title: string
}): DeviceStatus | null {
  if (event_type !== 'device_status') return null
  const word = /([a-z]+)\W*$/i.exec(title)?.[1]?.toLowerCase()
  if (word === 'unknown') return 'unknown'
  const status = deviceStatus(word)
  return status === 'unknown' ? null : status
}
