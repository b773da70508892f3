import {
  type Id,
  type Incident,
  type IncidentOutage,
  incidentLimits,
  limits,
} from '@netportal/contract'
import {
  formatDateTime,
  formatDuration,
  isolate,
  parseInstant,
  textOr,
  type ZoneName,
} from '@netportal/format'
import { type Column, DataTable, Panel, StateMessage, type TableState } from '@netportal/ui'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { historyColumn, macColumn, nameColumn } from '../../shared/domain/accessPointColumns.tsx'
import {
  cameBackAtText,
  cameBackText,
  offlineForText,
  searchOutagesText,
  takenDownText,
  wentDownText,
} from '../../shared/domain/outageTexts.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

export interface OutageTableProps {
  incident: Incident
  table: TableState
  onTableChange: (state: TableState) => void
}

/** The access points of an incident, each with its own start and end. */
export function OutageTable({ incident, table, onTableChange }: OutageTableProps) {
  const { location_id, location_name, location_timezone, no_data_since, outages } = incident
  const columns = useMemo(
    () => toColumns(location_id, location_timezone, no_data_since == null),
    [location_id, location_timezone, no_data_since],
  )
  return (
    <Panel flush>
      <DataTable
        title="Access Points"
        columns={columns}
        rows={outages}
        rowKey={({ ap_mac_address, started_at }) => `${ap_mac_address} ${started_at}`}
        pageSize={limits.tablePageSize}
        csvFileName={`incident-${location_name}.csv`}
        empty={<StateMessage state="empty">No access points are known of it.</StateMessage>}
        state={table}
        onStateChange={onTableChange}
        texts={{ search: searchOutagesText }}
      />
    </Panel>
  )
}

/** @param isHeardOf whether data of the site come */
function toColumns(locationId: Id, zone: ZoneName, isHeardOf: boolean): Column<IncidentOutage>[] {
  return [
    nameColumn(),
    macColumn(),
    {
      id: 'from',
      header: wentDownText,
      value: ({ started_at }) => parseInstant(started_at),
      text: ({ started_at }) => formatDateTime(started_at, zone),
    },
    {
      id: 'until',
      header: cameBackText,
      value: ({ ended_at }) => parseInstant(ended_at),
      text: ({ ended_at, ended_by_retirement }) =>
        ended_by_retirement ? takenDownText : cameBackAtText(ended_at, isHeardOf, zone),
    },
    {
      id: 'offline',
      header: offlineForText,
      value: ({ minutes_down }) => minutes_down ?? null,
      text: ({ minutes_down }) =>
        typeof minutes_down === 'number' ? formatDuration(minutes_down * 60) : 'N/A',
    },
    {
      id: 'others',
      header: `Other Incidents (${incidentLimits.daysDefault} Days)`,
      value: ({ other_incidents }) => other_incidents ?? null,
      text: ({ other_incidents }) =>
        typeof other_incidents === 'number' ? String(other_incidents) : 'N/A',
      cell: ({ other_incidents: count, ap_mac_address: mac, device_name_api }) =>
        count && mac ? (
          <PortalLink
            to={paths.deviceHistory.to({ locationId, deviceMacAddress: mac })}
            state={fromList}
            aria-label={`${count} other incidents of ${isolate(textOr(device_name_api, mac))}`}
          >
            {count}
          </PortalLink>
        ) : (
          <span>{typeof count === 'number' ? count : 'N/A'}</span>
        ),
    },
    historyColumn(locationId),
  ]
}
