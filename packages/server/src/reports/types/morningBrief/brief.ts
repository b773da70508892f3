import { deviceStatus, type IncidentSummary, incidentLimits, outagesOf } from '@netportal/contract'
import {
  addDays,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatTime,
} from '@netportal/format'
import { deviceUptime, uptimeFigures } from '../../figures/uptime.ts'
import { counted } from '../../figures/words.ts'
import type { PlaceData, PlaceState, ReportDevice, ReportPlace } from '../../input.ts'
import { periodText } from '../../texts.ts'

/** How a location is in the morning, and how its days were. */
export interface Brief {
  /** Its access points are those that serve in the morning. */
  data: PlaceData
  /** All that served in the report's days, for the figures of these. */
  served: ReportDevice[]
  state: PlaceState
  online: number
  /** Those that are down, the latest first. */
  down: { device: ReportDevice; sinceMs: number }[]
  /** Those of which it is not known, with the last that is recorded of them. */
  unknown: { device: ReportDevice; toldMs: number | null }[]
  /** Access points of which anything is known of the report's days. */
  recorded: number
  calls: number
  /** Calls that came in an incident, or soon after it. */
  incidentCalls: number
}

/** Tells how a location is: the statuses that were recorded up to now, whatever the days that the report is about. */
export function briefOf(known: PlaceData): Brief {
  const { place, devices: served, tickets } = known
  const devices = served.filter(({ retiredAt }) => !retiredAt)
  const data = { ...known, devices }
  const state = data.state ?? {
    nowMs: place.untilMs,
    noDataSince: null,
    silentSeconds: 0,
    uncounted: [],
    incidents: [],
    incidentCount: 0,
  }
  const brief: Brief = {
    data,
    served,
    state,
    online: 0,
    down: [],
    unknown: [],
    recorded: uptimeFigures(served.map((device) => deviceUptime(device, place))).recorded,
    calls: tickets.length,
    incidentCalls: tickets.filter(({ openedAt }) =>
      state.incidents.some((incident) => isAround(incident, Date.parse(openedAt))),
    ).length,
  }
  for (const device of devices) {
    const last = device.entries.at(-1)
    const toldMs = last ? Date.parse(last.time) : null
    switch (deviceStatus(last?.status)) {
      case 'online':
        brief.online += 1
        break
      case 'offline':
        brief.down.push({ device, sinceMs: downSince(device) ?? toldMs ?? state.nowMs })
        break
      default:
        brief.unknown.push({ device, toldMs })
    }
  }
  brief.down.sort((a, b) => b.sinceMs - a.sinceMs)
  return brief
}

function downSince({ entries }: ReportDevice): number | null {
  return outagesOf(entries).at(-1)?.offlineSinceMs ?? null
}

function isAround({ started_at, ended_at }: IncidentSummary, atMs: number): boolean {
  const endMs = ended_at ? Date.parse(ended_at) + incidentLimits.callsAfterMs : Infinity
  return Date.parse(started_at) <= atMs && atMs <= endMs
}

/** Says how the location is now, then how its days were. */
export function briefOpening(brief: Brief): string {
  const { devices } = brief.data
  if (devices.length === 0) return 'There are no access points at this location.'
  return `${nowWords(brief)} ${daysWords(brief)}`.trim()
}

/** Says how the access points are now. */
function nowWords(brief: Brief): string {
  const { state, data, online, down, unknown } = brief
  if (state.noDataSince !== null) {
    const since = momentWords(Date.parse(state.noDataSince), brief)
    return `Nothing has been heard of this location since ${since}; ${lastWords(brief)}.`
  }
  const all = data.devices.length
  const rest =
    unknown.length > 0 ? `; the state of ${formatCount(unknown.length)} is not known` : ''
  if (unknown.length === all) {
    return `It is not known how ${all === 1 ? 'the access point is' : `the ${formatCount(all)} access points are`}.`
  }
  if (online === all) return `${shareWords(all, all)} online.`
  if (down.length === 0) return `${shareWords(online, all)} online${rest}.`
  const has = down.length === 1 ? 'has' : 'have'
  return `${ofWords(down.length, all)} ${has} been down${sinceWords(brief)}${rest}.`
}

/** How it was when the location was last heard of. */
function lastWords({ data, online, down }: Brief): string {
  const all = data.devices.length
  if (online === all) return `${shareWords(all, all, 'was', 'were')} online then`.replace(/^A/, 'a')
  if (down.length > 0) {
    const words = `${ofWords(down.length, all)} ${down.length === 1 ? 'was' : 'were'} down then`
    return words.replace(/^A/, 'a').replace(/^T/, 't')
  }
  return `${formatCount(online)} of ${counted(all, 'access point')} ${online === 1 ? 'was' : 'were'} online then`
}

function ofWords(count: number, all: number): string {
  if (all === 1) return 'The access point'
  return `${count === all ? `All ${formatCount(all)}` : `${formatCount(count)} of ${formatCount(all)}`} access points`
}

function shareWords(count: number, all: number, one = 'is', many = 'are'): string {
  return `${ofWords(count, all)} ${count === 1 ? one : many}`
}

/** Says since when: of what went down together one time, else the longest and the latest. */
function sinceWords(brief: Brief): string {
  const times = brief.down.map(({ sinceMs }) => sinceMs)
  const [earliest, latest] = [Math.min(...times), Math.max(...times)]
  const since = momentWords(earliest, brief)
  if (latest - earliest <= incidentLimits.joinMs) return ` since ${since}`
  return `, one of them since ${since}, the latest since ${momentWords(latest, brief)}`
}

/** Writes an instant as short as its day allows: '02:14', 'yesterday at 23:40', '2026-06-01 11:12'. */
export function momentWords(atMs: number, { state, data }: Brief): string {
  const { timezone } = data.place
  const today = formatDate(state.nowMs, timezone)
  const day = formatDate(atMs, timezone)
  if (day === today) return formatTime(atMs, timezone)
  if (day === addDays(today, -1)) return `yesterday at ${formatTime(atMs, timezone)}`
  return formatDateTime(atMs, timezone)
}

/** Names the days of a report in a sentence: 'Yesterday', 'On 2026-06-16', 'From 2026-06-10 to 2026-06-16'. */
function whenWords({ start, end, timezone }: ReportPlace, nowMs: number): string {
  const today = formatDate(nowMs, timezone)
  if (start !== end) return `From ${periodText({ start, end })}`
  if (start === addDays(today, -1)) return 'Yesterday'
  return start === today ? 'Today so far' : `On ${start}`
}

function daysWords(brief: Brief): string {
  const { state, data, recorded } = brief
  const { place } = data
  const when = whenWords(place, state.nowMs)
  const quietMs = state.noDataSince === null ? Infinity : Date.parse(state.noDataSince)
  if (recorded === 0 || quietMs <= place.fromMs) return `${when} nothing was recorded.`
  const silence =
    state.silentSeconds > 0
      ? `, but for ${formatDuration(state.silentSeconds)} in which nothing was heard,`
      : quietMs < place.untilMs
        ? ', as far as it was heard of,'
        : ''
  const isNew = ({ started_at }: IncidentSummary) => Date.parse(started_at) >= place.fromMs
  const older = state.incidents.filter((incident) => !isNew(incident)).length
  const begun = state.incidentCount - older
  if (begun === 0 && older === 0 && brief.calls === 0) {
    const isQuiet = when === 'Yesterday' && silence === ''
    return `${when}${isQuiet ? ' was quiet:' : `${silence} there was`} no incident and no call.`
  }
  const most = Math.max(0, ...state.incidents.filter(isNew).map(({ most_down }) => most_down))
  const incidents = [
    begun === 0
      ? `no ${older > 0 ? 'new ' : ''}incident`
      : `${counted(begun, 'incident')}${begun > 0 ? `, ${begun === 1 ? 'with' : 'the largest with'} ${counted(most, 'access point')} down` : ''}`,
    ...(older > 0 ? [`${formatCount(older)} from before went on`] : []),
  ].join('; ')
  const was = begun <= 1 ? 'was' : 'were'
  return `${when}${silence} there ${was} ${incidents}; ${callWords(brief)}.`
}

function callWords({ calls, incidentCalls }: Brief): string {
  if (calls === 0) return 'nobody called'
  const came = `${counted(calls, 'call')} came`
  if (incidentCalls === 0) return `${came}, none of them around an incident`
  if (incidentCalls === calls)
    return `${came}, ${calls === 1 ? '' : 'all '}in or soon after an incident`
  return `${came}, ${formatCount(incidentCalls)} of them in or soon after an incident`
}

/** Says how all locations of a report are together. */
export function groupOpening(briefs: readonly Brief[]): string {
  const total = (read: (brief: Brief) => number) =>
    briefs.reduce((sum, brief) => sum + read(brief), 0)
  const silent = briefs.filter(({ state }) => state.noDataSince !== null).length
  const withDown = briefs.filter(({ state, down }) => state.noDataSince === null && down.length > 0)
  const down = withDown.reduce((sum, brief) => sum + brief.down.length, 0)
  const unknown = total(({ unknown }) => unknown.length)
  const all = total(({ data }) => data.devices.length)
  const [first] = briefs
  const when = first ? whenWords(first.data.place, first.state.nowMs) : ''
  const isOneWhen = briefs.every(({ data, state }) => whenWords(data.place, state.nowMs) === when)
  const now =
    withDown.length > 0
      ? `At ${formatCount(withDown.length)} of ${formatCount(briefs.length)} locations access points are down, ${formatCount(down)} of ${formatCount(all)} in all.`
      : unknown + silent === 0
        ? `All ${counted(all, 'access point')} of the ${formatCount(briefs.length)} locations are online.`
        : `At none of the ${formatCount(briefs.length)} locations is an access point known to be down.`
  const rest = [
    ...(silent > 0
      ? [
          `Nothing is heard of ${silent === 1 ? 'one location' : `${formatCount(silent)} locations`}.`,
        ]
      : []),
    ...(unknown > 0 ? [`The state of ${counted(unknown, 'access point')} is not known.`] : []),
  ]
  const incidents = total(({ state }) => state.incidentCount)
  const days = `${isOneWhen ? when : 'In the days of this brief'} there ${incidents === 1 ? 'was' : 'were'} ${incidents === 0 ? 'no incidents' : counted(incidents, 'incident')} and ${
    total(({ calls }) => calls) === 0
      ? 'no calls'
      : counted(
          total(({ calls }) => calls),
          'call',
        )
  }.`
  return [now, ...rest, days].join(' ')
}
