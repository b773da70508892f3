import {
  type IncidentPage,
  type IncidentSummary,
  incidentLimits,
  listIncidents,
  percentDown,
} from '@netportal/contract'
import { formatDateTime, formatDuration, isolate, parseInstant } from '@netportal/format'
import {
  type Column,
  color,
  DataTable,
  InlineState,
  Note,
  Panel,
  StateMessage,
  text,
} from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import {
  gradeTexts,
  IncidentGradeBadge,
  mostAtOnceText,
} from '../../shared/domain/incidentGrade.tsx'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { withZone } from '../../shared/domain/zonedCell.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'

export interface OpenIncidentsProps {
  incidents: Remote<IncidentPage>
  nowMs: number
}

/** The incidents of all locations that are not over, as the API has them: worst first. */
export function OpenIncidents({ incidents, nowMs }: OpenIncidentsProps) {
  const columns = useMemo(() => toColumns(nowMs), [nowMs])
  const page = incidents.status === 'ready' ? incidents.data : null
  // Not a table of placeholders, which most days would make room for nothing.
  if (incidents.status === 'loading') {
    return (
      <Panel title={openIncidentsTitle}>
        <InlineState state="loading">Loading incidents...</InlineState>
      </Panel>
    )
  }
  const isCut = page !== null && page.count > page.results.length
  return (
    <Panel flush>
      {page && <UnreadableNote inset what="Incidents" of={[page.results]} />}
      {isCut && (
        <Note>{`Showing the worst ${page.results.length} of ${page.count} incidents.`}</Note>
      )}
      <DataTable
        title={openIncidentsTitle}
        columns={columns}
        rows={page?.results ?? none}
        rowKey={({ id }) => id}
        status={tableStatus(incidents, { failedText: listIncidents.failure })}
        empty={<StateMessage state="good">No open incidents.</StateMessage>}
        pageSize={incidentLimits.overviewRows}
        csvFileName="open-incidents.csv"
        defaultState={{ sort: { columnId: 'now', direction: 'descending' } }}
        texts={{ search: 'Search incidents' }}
      />
    </Panel>
  )
}

const openIncidentsTitle = 'Open Incidents'
const none: IncidentSummary[] = []
const zoneOf = ({ location_timezone }: IncidentSummary) => location_timezone

function toColumns(nowMs: number): Column<IncidentSummary>[] {
  return [
    {
      id: 'location',
      header: 'Location',
      value: ({ location_name }) => location_name,
      textStyle: 'strong',
      slot: 'title',
      cell: ({ id, location_id, location_name }) => (
        <PortalLink
          to={incidentPath.to({ locationId: location_id, incidentId: id })}
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
      id: 'lasted',
      header: 'For',
      value: ({ started_at }) => lastedSeconds(started_at, nowMs),
      text: ({ started_at }) => formatDuration(lastedSeconds(started_at, nowMs) ?? 0),
    },
    {
      id: 'now',
      header: 'Down Now',
      value: ({ down_now, site_access_points }) => percentDown(down_now, site_access_points),
      text: downNowText,
      cell: (incident) => (
        <>
          <div>{`${incident.down_now} of ${incident.site_access_points}`}</div>
          {incident.no_data_since && (
            <Quiet>{`No data since ${formatDateTime(incident.no_data_since, zoneOf(incident))}`}</Quiet>
          )}
        </>
      ),
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
      cell: ({ grade }) => <IncidentGradeBadge grade={grade} />,
      slot: 'status',
    },
  ]
}

function lastedSeconds(startedAt: string, nowMs: number): number | null {
  const startMs = parseInstant(startedAt)
  return startMs === null ? null : Math.max(0, nowMs - startMs) / 1000
}

function downNowText(incident: IncidentSummary): string {
  const { down_now, site_access_points, no_data_since } = incident
  const told = `${down_now} of ${site_access_points}`
  return no_data_since
    ? `${told} (no data since ${formatDateTime(no_data_since, zoneOf(incident))})`
    : told
}

const Quiet = styled.div`
  color: ${color('text.muted')};
  ${text('caption')}
`
