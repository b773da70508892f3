import type { DeviceStatus, StatusPeriod } from '@netportal/contract'
import { formatDateTime } from '@netportal/format'
import { StatusStrip, type StripState } from '@netportal/ui'
import { dayTicks } from './dayTicks.ts'

export interface StatusBarProps {
  /** Newest first, at least one. */
  periods: readonly StatusPeriod[]
  zone: string
}

/** The whole history on one axis of time. */
export function StatusBar({ periods, zone }: StatusBarProps) {
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
        ...(count('online') > 0 && { good: 'Online' }),
        ...(offline > 0 && { bad: 'Offline' }),
        ...(count('unknown') > 0 && { unknown: 'Unknown' }),
      }}
      ticks={dayTicks(from, to, zone)}
    />
  )
}

const states: Record<DeviceStatus, StripState> = {
  online: 'good',
  offline: 'bad',
  unknown: 'unknown',
}
