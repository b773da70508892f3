import type { DeviceIncident, DeviceIncidents, Id } from '@netportal/contract'
import {
  formatDateTime,
  formatDuration,
  isolate,
  parseInstant,
  type ZoneName,
} from '@netportal/format'
import { type Column, DataTable, Note, Panel, Skeleton, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { CallTable } from '../../shared/domain/CallTable.tsx'
import { gradeTexts, IncidentGradeBadge } from '../../shared/domain/incidentGrade.tsx'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { incidentsAndCallsText } from '../../shared/domain/incidentTexts.ts'
import {
  cameBackAtText,
  cameBackText,
  offlineForText,
  takenDownText,
  wentDownText,
} from '../../shared/domain/outageTexts.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'

export interface DeviceIncidentsViewProps {
  locationId: Id
  mac: string
  zone: ZoneName
  told: Remote<DeviceIncidents>
}

/** Few, since they stand below what the page is for. */
const rows = 5

/** The incidents that an access point was part of, and the calls in and around its outages. */
export function DeviceIncidentsView({ locationId, mac, zone, told }: DeviceIncidentsViewProps) {
  const columns = useMemo(() => toColumns(locationId, zone), [locationId, zone])
  if (told.status !== 'ready') {
    return (
      <RemoteState
        remote={told}
        loadingText="Loading incidents of the device..."
        skeleton={
          <Panel flush title="Incidents">
            <Skeleton height="240px" />
          </Panel>
        }
      />
    )
  }
  const { incidents, incidents_count, tickets, tickets_count } = told.data
  return (
    <>
      <OutdatedNote of={[told]} />
      <UnreadableNote what={incidentsAndCallsText} of={[incidents, tickets]} />
      <Panel flush>
        {incidents_count > incidents.length && incidents.length > 0 && (
          <Note>{`Showing the newest ${incidents.length} of ${incidents_count} incidents.`}</Note>
        )}
        <DataTable
          title="Incidents"
          columns={columns}
          rows={incidents}
          rowKey={({ id }) => id}
          pageSize={rows}
          csvFileName={`incidents-${mac}.csv`}
          defaultState={{ sort: { columnId: 'from', direction: 'descending' } }}
          empty={<StateMessage state="good">This device was part of no incident.</StateMessage>}
          texts={{ search: 'Search incidents' }}
        />
      </Panel>
      <CallTable
        title="Calls in Its Outages and in the Half Hour After"
        locationId={locationId}
        zone={zone}
        tickets={tickets}
        calls={tickets_count}
        named="newest"
        pageSize={rows}
        csvFileName={`calls-${mac}.csv`}
      />
    </>
  )
}

function toColumns(locationId: Id, zone: ZoneName): Column<DeviceIncident>[] {
  return [
    {
      id: 'from',
      header: wentDownText,
      value: ({ own_started_at }) => parseInstant(own_started_at),
      text: ({ own_started_at }) => formatDateTime(own_started_at, zone),
      textStyle: 'strong',
      slot: 'title',
      isRowHeader: true,
    },
    {
      id: 'until',
      header: cameBackText,
      value: ({ own_ended_at }) => parseInstant(own_ended_at),
      text: ({ own_ended_at, own_ended_by_retirement, no_data_since }) =>
        own_ended_by_retirement
          ? takenDownText
          : cameBackAtText(own_ended_at, no_data_since == null, zone),
    },
    {
      id: 'offline',
      header: offlineForText,
      value: ({ own_minutes_down }) => own_minutes_down ?? null,
      text: offlineText,
    },
    {
      id: 'accessPoints',
      header: 'Access Points Down',
      value: ({ access_points }) => access_points,
      text: ({ access_points, site_access_points }) => `${access_points} of ${site_access_points}`,
    },
    {
      id: 'grade',
      header: 'Grade',
      value: ({ grade }) => gradeTexts[grade],
      cell: ({ grade }) => <IncidentGradeBadge grade={grade} />,
      slot: 'status',
    },
    {
      id: 'calls',
      header: 'Calls During the Incident',
      value: ({ calls }) => calls ?? null,
      text: ({ calls }) => (typeof calls === 'number' ? String(calls) : 'N/A'),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ id, own_started_at }) => (
        <PortalLink
          to={incidentPath.to({ locationId, incidentId: id })}
          state={fromList}
          aria-label={`View Incident of ${isolate(formatDateTime(own_started_at, zone))}`}
        >
          View Incident
        </PortalLink>
      ),
    },
  ]
}

function offlineText({ own_minutes_down: minutes, own_outages: times }: DeviceIncident): string {
  const length = typeof minutes === 'number' ? formatDuration(minutes * 60) : 'N/A'
  return times > 1 ? `${length}, ${times} times` : length
}
