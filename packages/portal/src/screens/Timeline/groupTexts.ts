import {
  groupedTimelineLimits,
  type IncidentSummary,
  incidentKind,
  type TimelineGroup,
} from '@netportal/contract'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  isolate,
  parseInstant,
  textOr,
  type ZoneName,
} from '@netportal/format'
import { gradeTexts } from '../../shared/domain/incidentGrade.tsx'

/** Words of an entry. A name within is marked by `isolate`, for the page to draw. */
export interface GroupTexts {
  title: string
  description: string
  /** Says what the entry opens to; null where there is no more than its title tells. */
  details: string | null
}

/**
 * Words an incident, or the outages of one access point. It says what was down, when and how long; no cause is
 * made up.
 * @param zone the clocks of the location
 */
export function groupTexts(
  incident: IncidentSummary,
  outages: NonNullable<TimelineGroup['outages']>,
  zone: ZoneName,
): GroupTexts {
  const isOne = incidentKind(incident.access_points) === 'outage'
  const parts = [
    isOne ? null : gradeTexts[incident.grade],
    spanText(incident.started_at, incident.ended_at, zone),
    callsText(incident.calls),
    incident.no_data_since ? `no data since ${formatDateTime(incident.no_data_since, zone)}` : null,
  ]
  const description = parts.filter((part) => part !== null).join(' · ')
  return isOne
    ? { ...deviceTexts(incident, outages), description }
    : {
        title: siteTitle(incident),
        description,
        details: `${formatCount(incident.access_points)} access points`,
      }
}

function siteTitle({ access_points, ended_at, started_at, down_now, ...rest }: IncidentSummary) {
  const share = `${access_points} of ${rest.site_access_points} access points`
  if (ended_at) return `${share} were down, ${lengthText(started_at, ended_at)} until all were back`
  return down_now === access_points
    ? `${share} are down`
    : `${share} went down, ${down_now} ${down_now === 1 ? 'is' : 'are'} not back`
}

function deviceTexts(
  { started_at, ended_at, minutes_down }: IncidentSummary,
  outages: NonNullable<TimelineGroup['outages']>,
): Omit<GroupTexts, 'description'> {
  const [first] = outages
  const name = isolate(textOr(first?.device_name_api, first?.ap_mac_address ?? 'An access point'))
  const count = outages.length
  const isCut = count >= groupedTimelineLimits.outagesShown
  const times = isCut ? `at least ${count}` : String(count)
  const details = count > 1 ? `${isCut ? 'First ' : ''}${count} outages` : null
  if (!ended_at) {
    return { title: count > 1 ? `${name} is down again` : `${name} is down`, details }
  }
  if (count < 2) return { title: `${name} was down ${lengthText(started_at, ended_at)}`, details }
  const all =
    typeof minutes_down === 'number' ? `, ${formatDuration(minutes_down * 60)} in all` : ''
  return { title: `${name} was down ${times} times${all}`, details }
}

function lengthText(from: string, until: string): string {
  const fromMs = parseInstant(from)
  const untilMs = parseInstant(until)
  return formatDuration(fromMs === null || untilMs === null ? null : (untilMs - fromMs) / 1000)
}

function callsText(calls: number | null | undefined): string | null {
  if (!calls) return null
  return calls === 1 ? '1 call' : `${formatCount(calls)} calls`
}

/** Both times of what lasted, the second with its day where that is another: '23:04 to 2026-06-19 06:10'. */
export function spanText(from: string, until: string | null | undefined, zone: ZoneName): string {
  const start = timeText(from, zone)
  if (!until) return `since ${start}`
  const isSameDay = formatDate(from, zone) === formatDate(until, zone)
  return `${start} to ${isSameDay ? timeText(until, zone) : formatDateTime(until, zone)}`
}

/** The time of day, with what `formatDateTime` says of an hour that comes twice and of an unknown zone. */
export function timeText(at: string, zone: ZoneName): string {
  return formatDateTime(at, zone).replace(/^\S+ /, '')
}
