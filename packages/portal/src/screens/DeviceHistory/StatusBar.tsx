import { type DeviceStatus, deviceStatusTexts, type StatusPeriod } from '@netportal/contract'
import { formatDate, formatDateTime } from '@netportal/format'
import { StatusStrip, type StripState } from '@netportal/ui'
import { memo } from 'react'
import { dayTicks } from './dayTicks.ts'

export interface StatusBarProps {
  /** Newest first, at least one. */
  periods: readonly StatusPeriod[]
  zone: string
}

/** The whole history on one axis of time; drawn anew when that would be seen. */
export const StatusBar = memo(function StatusBar({ periods, zone }: StatusBarProps) {
  const from = periods.at(-1)?.startMs ?? 0
  const to = periods[0]?.endMs ?? 0
  const count = (status: DeviceStatus) =>
    periods.filter((period) => period.status === status).length
  const offline = count('offline')
  return (
    <StatusStrip
      periods={periods
        .map(({ status, startMs, endMs }) => ({ state: states[status], from: startMs, to: endMs }))
        .toReversed()}
      from={from}
      to={Math.max(to, from + 1)}
      label={`Status since ${formatDateTime(from, zone)}: ${offline} offline ${offline === 1 ? 'period' : 'periods'}`}
      stateTexts={{
        ...(count('online') > 0 && { good: deviceStatusTexts.online }),
        ...(offline > 0 && { bad: deviceStatusTexts.offline }),
        ...(count('unknown') > 0 && { unknown: deviceStatusTexts.unknown }),
      }}
      ticks={dayTicks(from, to, zone)}
    />
  )
}, looksAlike)

/** Less than a pixel of a wide strip. */
const shareUnseen = 1 / 2000

/** Names the end of the strip as far as a reader can tell: its day, and its place in steps too small to be seen. */
function endSeen(periods: readonly StatusPeriod[], zone: string): string {
  const from = periods.at(-1)?.startMs ?? 0
  const now = periods[0]?.endMs ?? 0
  // A power of two, so that the step itself does not change with each moment.
  const stepMs = 2 ** Math.floor(Math.log2(Math.max(1, (now - from) * shareUnseen)))
  return `${formatDate(now, zone)} ${Math.floor((now - from) / stepMs)}`
}

/**
 * Tells whether two bars look alike. A period that has ended stays as it is: as long as none has begun, there
 * is only the end to look at.
 */
function looksAlike(a: StatusBarProps, b: StatusBarProps): boolean {
  return (
    a.zone === b.zone &&
    a.periods.length === b.periods.length &&
    endSeen(a.periods, a.zone) === endSeen(b.periods, b.zone) &&
    a.periods.every(({ status, startMs }, place) => {
      const other = b.periods[place]
      return status === other?.status && startMs === other.startMs
    })
  )
}

const states: Record<DeviceStatus, StripState> = {
  online: 'good',
  offline: 'bad',
  unknown: 'unknown',
}
