import { type IncidentSummary, percentDown } from '@netportal/contract'
import { formatDateTime, formatDuration, isolate, parseInstant } from '@netportal/format'
import type { Column } from '@netportal/ui'
import {
  gradeTexts,
  IncidentGradeBadge,
  mostAtOnceText,
} from '../../shared/domain/incidentGrade.tsx'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { withZone } from '../../shared/domain/zonedCell.tsx'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

const zoneOf = ({ location_timezone }: IncidentSummary) => location_timezone

/** The columns of incidents; those that the server sorts by are named as it names them. */
export function incidentColumns(nowMs: number): Column<IncidentSummary>[] {
  return [
    {
      id: 'location',
      header: 'Location',
      value: ({ location_name }) => location_name,
      canSort: false,
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
    withZone<IncidentSummary>(
      {
        id: 'since',
        header: 'Since (Local)',
        value: ({ started_at }) => parseInstant(started_at),
        text: (incident) => formatDateTime(incident.started_at, zoneOf(incident)),
      },
      ({ started_at }) => started_at,
      zoneOf,
    ),
    {
      id: 'until',
      header: 'Until (Local)',
      value: ({ ended_at }) => parseInstant(ended_at),
      text: untilText,
      canSort: false,
    },
    {
      id: 'lasted',
      header: 'For',
      value: (incident) => lastedSeconds(incident, nowMs),
      text: (incident) => formatDuration(lastedSeconds(incident, nowMs) ?? 0),
    },
    {
      id: 'most',
      header: mostAtOnceText,
      value: ({ most_down, site_access_points }) => percentDown(most_down, site_access_points),
      text: ({ most_down, site_access_points }) => `${most_down} of ${site_access_points}`,
    },
    {
      id: 'calls',
      header: 'Calls',
      value: ({ calls }) => calls ?? null,
      align: 'end',
    },
    {
      id: 'grade',
      header: 'Grade',
      value: ({ grade }) => gradeTexts[grade],
      canSort: false,
      cell: ({ grade }) => <IncidentGradeBadge grade={grade} />,
      slot: 'status',
    },
  ]
}

function untilText(incident: IncidentSummary): string {
  const { ended_at, no_data_since } = incident
  if (ended_at) return formatDateTime(ended_at, zoneOf(incident))
  return no_data_since
    ? `Not known (no data since ${formatDateTime(no_data_since, zoneOf(incident))})`
    : 'Not over'
}

/** What is not over lasts until now, or until nothing was known any more. */
function lastedSeconds(
  { started_at, ended_at, no_data_since }: IncidentSummary,
  nowMs: number,
): number | null {
  const startMs = parseInstant(started_at)
  const endMs = parseInstant(ended_at) ?? parseInstant(no_data_since) ?? nowMs
  return startMs === null ? null : Math.max(0, endMs - startMs) / 1000
}
