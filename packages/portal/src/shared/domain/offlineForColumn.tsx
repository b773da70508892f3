import { type Device, deviceStatus, lastedMs } from '@netportal/contract'
import { formatDateTime, formatDuration, parseInstant, type ZoneName } from '@netportal/format'
import type { DataColumn } from '@netportal/ui'
import type { Remote } from '../remote.ts'
import { offlineForText } from './outageTexts.ts'
import { QuietLine } from './QuietLine.tsx'

/**
 * Tells up to when it is known that devices are offline: up to their answer, where the API says since when, be it of
 * none of them now.
 * @returns epoch milliseconds; null where the API says nothing of it
 */
export function offlineUntilMs(devices: Remote<readonly Device[]>): number | null {
  if (devices.status !== 'ready') return null
  const isTold = devices.data.some(({ offline_since }) => offline_since !== undefined)
  return isTold ? parseInstant(devices.updatedAt) : null
}

/**
 * How long each device has been offline without a break: to the last data of a site that sends none.
 * @param zoneOf whose clocks say since when there are no data
 * @param untilMs as `offlineUntilMs` gives it
 */
export function offlineForColumn(
  zoneOf: (device: Device) => ZoneName,
  untilMs: number,
): DataColumn<Device> {
  const quietAt = ({ offline_since, no_data_since }: Device, zone: ZoneName) =>
    offline_since && no_data_since ? formatDateTime(no_data_since, zone) : null
  return {
    id: 'offlineFor',
    header: offlineForText,
    value: (device) => offlineSeconds(device, untilMs),
    text: (device) => {
      const at = quietAt(device, zoneOf(device))
      return `${offlineText(device, untilMs)}${at === null ? '' : ` (${noDataText} ${at})`}`
    },
    cell: (device) => {
      const at = quietAt(device, zoneOf(device))
      const lasted = offlineText(device, untilMs)
      if (at === null) return lasted
      return (
        <>
          <div>{lasted}</div>
          <QuietLine>{noDataText}</QuietLine>
          <QuietLine>{at}</QuietLine>
        </>
      )
    },
  }
}

const noDataText = 'No data since'

/** Nothing of one that is not offline. */
function offlineText(device: Device, untilMs: number): string {
  if (deviceStatus(device.current_status) !== 'offline') return ''
  return formatDuration(offlineSeconds(device, untilMs))
}

function offlineSeconds(device: Device, untilMs: number): number | null {
  const startMs = parseInstant(device.offline_since)
  if (startMs === null || deviceStatus(device.current_status) !== 'offline') return null
  return (
    lastedMs({ startMs, endMs: null, quietMs: parseInstant(device.no_data_since) }, untilMs) / 1000
  )
}
