import { type IncidentSummary, lastedMs, percentDown } from '@netportal/contract'
import { formatDateTime, formatDuration, isolate, parseInstant } from '@netportal/format'
import type { DataColumn } from '@netportal/ui'
import { fromList } from '../page/BackLink.tsx'
import { PortalLink } from '../page/RouterLink.ts'
import { gradeTexts, IncidentGradeBadge, mostAtOnceText } from './incidentGrade.tsx'
import { incidentPath } from './incidentPath.ts'
import { QuietLine } from './QuietLine.tsx'
import { withZone } from './zonedCell.tsx'

type Name = 'location' | 'since' | 'until' | 'lasted' | 'now' | 'most' | 'calls' | 'grade'

/**
 * The columns that every list of incidents has, in whichever order; those that the server sorts by are named as it
 * names them.
 * @param nowMs the end of what lasts, where data come
 */
export function incidentColumns(nowMs: number): Record<Name, DataColumn<IncidentSummary>> {
  return {
    location: {
      id: 'location',
      header: 'Location',
      value: ({ location_name }) => location_name,
      textStyle: 'strong',
      slot: 'title',
      cell: ({ id, location_id, location_name }) => (
        <PortalLink
          to={incidentPath.to({ locationId: location_id, incidentId: id })}
          state={fromList}
          aria-label={`Incident at ${isolate(location_name)}`}
        >
          <bdi>{location_name}</bdi>
        </PortalLink>
      ),
    },
    since: withZone<IncidentSummary>(
      {
        id: 'since',
        header: 'Since (Local)',
        value: ({ started_at }) => parseInstant(started_at),
        text: (incident) => formatDateTime(incident.started_at, zoneOf(incident)),
      },
      ({ started_at }) => started_at,
      zoneOf,
    ),
    until: {
      id: 'until',
      header: 'Until (Local)',
      value: ({ ended_at }) => parseInstant(ended_at),
      text: untilText,
    },
    lasted: {
      id: 'lasted',
      header: 'For',
      value: (incident) => lastedSeconds(incident, nowMs),
      text: (incident) => formatDuration(lastedSeconds(incident, nowMs) ?? 0),
    },
    now: {
      id: 'now',
      header: 'Down Now',
      value: ({ down_now, site_access_points }) => percentDown(down_now, site_access_points),
      text: downNowText,
      cell: (incident) => (
        <>
          <div>{`${incident.down_now} of ${incident.site_access_points}`}</div>
          {incident.no_data_since && (
            <QuietLine>{`No data since ${formatDateTime(incident.no_data_since, zoneOf(incident))}`}</QuietLine>
          )}
        </>
      ),
    },
    most: {
      id: 'most',
      header: mostAtOnceText,
      value: ({ most_down, site_access_points }) => percentDown(most_down, site_access_points),
      text: ({ most_down, site_access_points }) => `${most_down} of ${site_access_points}`,
    },
    calls: {
      id: 'calls',
      header: 'Calls',
      value: ({ calls }) => calls ?? null,
      align: 'end',
    },
    grade: {
      id: 'grade',
      header: 'Grade',
      value: ({ grade }) => gradeTexts[grade],
      cell: ({ grade }) => <IncidentGradeBadge grade={grade} />,
      slot: 'status',
    },
  }
}

/** Says how much of its site is down now, and since when that is not known any more. */
export function downNowText(incident: IncidentSummary): string {
  const { down_now, site_access_points, no_data_since } = incident
  const told = `${down_now} of ${site_access_points}`
  return no_data_since
    ? `${told} (no data since ${formatDateTime(no_data_since, zoneOf(incident))})`
    : told
}

const zoneOf = ({ location_timezone }: IncidentSummary) => location_timezone

function untilText(incident: IncidentSummary): string {
  const { ended_at, no_data_since } = incident
  if (ended_at) return formatDateTime(ended_at, zoneOf(incident))
  return no_data_since
    ? `Not known (no data since ${formatDateTime(no_data_since, zoneOf(incident))})`
    : 'Not over'
}

function lastedSeconds(
  { started_at, ended_at, no_data_since }: IncidentSummary,
  nowMs: number,
): number | null {
  const startMs = parseInstant(started_at)
  if (startMs === null) return null
  const endMs = parseInstant(ended_at)
  return lastedMs({ startMs, endMs, quietMs: parseInstant(no_data_since) }, nowMs) / 1000
}
