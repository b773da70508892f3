import {
  type StatusHistory,
  type StatusPeriod,
  statusPeriods,
  uptimeWithin,
} from '@netportal/contract'
import type { ReportDevice, ReportPlace } from '../input.ts'

/** A stretch of time during which a device was offline. */
interface Outage {
  /** Where it truly began, which may be before the report's time. Milliseconds since 1970 UTC. */
  startMs: number
  /** null while it lasts at the end of the report's time. */
  endMs: number | null
  /** Its part within the report's time. */
  durationSeconds: number
}

/** How a device fared during a report's time. */
export interface DeviceUptime {
  device: ReportDevice
  uptime: Share
  downtime: Share
  unknown: Share
  /** Oldest first. */
  outages: Outage[]
  longestOutageSeconds: number
  /** Its last known status at the end of the report's time; none is known of one that is out of service by then. */
  status: StatusPeriod['status']
}

interface Share {
  seconds: number
  /** Exact: those of all three sum to what the shares are of. */
  durationMs: number
  /** Exact share, 0–100, of the report's time since the device was discovered; null when that is not known. */
  percent: number | null
}

/**
 * Works out a device's uptime within a report's time, by the rule of the device history. Ruling: Uptime.
 */
export function deviceUptime(device: ReportDevice, place: ReportPlace): DeviceUptime {
  const { entries, firstDiscoveredAt } = device
  const untilMs = servedUntil(device, place)
  const isRetired = untilMs < place.untilMs
  const history = uptimeWithin(entries, firstDiscoveredAt, { ...place, untilMs }, place.untilMs)
  const outages = outagesOf(device, { ...place, untilMs }, isRetired)
  const share = ({ durationMs, percent }: StatusHistory['uptime']): Share => ({
    seconds: Math.floor(durationMs / 1000),
    durationMs,
    percent,
  })
  return {
    device,
    uptime: share(history.uptime),
    downtime: share(history.downtime),
    unknown: share(history.unknown),
    outages,
    longestOutageSeconds: Math.max(0, ...outages.map(({ durationSeconds }) => durationSeconds)),
    status: isRetired ? 'unknown' : (history.periods[0]?.status ?? 'unknown'),
  }
}

/** Returns until when a device counts for a report: the end of its time, or when it was taken out of service. */
export function servedUntil(
  { retiredAt }: ReportDevice,
  { untilMs }: Pick<ReportPlace, 'untilMs'>,
): number {
  return retiredAt ? Math.min(untilMs, Date.parse(retiredAt)) : untilMs
}

/**
 * Stretches of offline time that touch the report's time; what is recorded twice in a row is one stretch. None lasts of
 * a device that is out of service.
 */
function outagesOf(
  device: ReportDevice,
  { fromMs, untilMs }: ReportPlace,
  isRetired: boolean,
): Outage[] {
  const whole = statusPeriods(device.entries, device.firstDiscoveredAt, untilMs)
  const stretches: StatusPeriod[] = []
  for (const period of whole.periods.toReversed()) {
    const last = stretches.at(-1)
    if (last?.status === period.status) {
      stretches[stretches.length - 1] = { ...period, startMs: last.startMs }
    } else stretches.push(period)
  }
  return stretches
    .filter(({ status, endMs }) => status === 'offline' && endMs > fromMs)
    .map(({ startMs, endMs, isCurrent }) => ({
      startMs,
      endMs: isCurrent && !isRetired ? null : endMs,
      durationSeconds: Math.floor((endMs - Math.max(startMs, fromMs)) / 1000),
    }))
}

/** What an opening sentence tells of access points. */
export function uptimeFigures(uptimes: readonly DeviceUptime[]) {
  const ofStatus = (wanted: DeviceUptime['status']) =>
    uptimes.filter(({ status }) => status === wanted).length
  return {
    accessPoints: uptimes.length,
    recorded: uptimes.filter(({ uptime, downtime }) => uptime.seconds + downtime.seconds > 0)
      .length,
    online: ofStatus('online'),
    down: ofStatus('offline'),
    longestOutageSeconds: longestOutage(uptimes),
  }
}

export function longestOutage(uptimes: readonly DeviceUptime[]): number {
  return Math.max(0, ...uptimes.map(({ longestOutageSeconds }) => longestOutageSeconds))
}
