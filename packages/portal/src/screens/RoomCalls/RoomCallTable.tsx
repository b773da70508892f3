import { type Location, limits, type RoomCall, type RoomCalls } from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  type Column,
  color,
  DataTable,
  isolatedText,
  StateMessage,
  StatusBadge,
  type TableState,
  text,
} from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { callColumns } from '../../shared/domain/CallTable.tsx'
import { incidentPath } from '../../shared/domain/incidentPath.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { type StatesThen, statesText, statesThen } from './statesThen.ts'

export interface RoomCallTableProps {
  title: string
  calls: RoomCalls
  location: Location
  /** Whether the API has pages of incidents to lead to. */
  hasIncidents: boolean
  table: TableState
  onTableChange: (state: TableState) => void
}

/** The calls of a room, each with how its likely access points stood then. */
export function RoomCallTable({
  title,
  calls,
  location,
  hasIncidents,
  table,
  onTableChange,
}: RoomCallTableProps) {
  const columns = useMemo(
    () => toColumns(location, calls, hasIncidents),
    [location, calls, hasIncidents],
  )
  return (
    <DataTable
      title={title}
      columns={columns}
      rows={calls.calls}
      rowKey={({ calltek_ticket_id }) => calltek_ticket_id}
      pageSize={limits.tablePageSize}
      csvFileName={`room-calls-${location.name}.csv`}
      empty={<StateMessage state="empty">No call ever came from this room.</StateMessage>}
      state={table}
      onStateChange={onTableChange}
      texts={{ search: 'Search calls' }}
    />
  )
}

function toColumns(
  { id: locationId, timezone: zone }: Location,
  { likely }: RoomCalls,
  hasIncidents: boolean,
): Column<RoomCall>[] {
  const { id, date, issue, status } = callColumns<RoomCall>(zone)
  const then = (call: RoomCall) => statesThen(call, likely)
  return [
    id,
    date,
    issue,
    status,
    {
      id: 'then',
      header: 'Likely Access Points Then',
      value: (call) => then(call).down.length,
      text: (call) => statesText(then(call), zone),
      cell: (call) => <Then states={then(call)} zone={zone} />,
      wrap: true,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ calltek_ticket_id, incident_id }) => (
        <>
          <PortalLink
            to={`${paths.tickets.to({ locationId })}?days=0&ticket=${encodeURIComponent(calltek_ticket_id)}`}
            state={fromList}
            aria-label={`Ticket Details ${isolate(String(calltek_ticket_id))}`}
          >
            Ticket Details
          </PortalLink>
          {hasIncidents && incident_id && (
            <>
              {' '}
              <PortalLink
                to={incidentPath.to({ locationId, incidentId: incident_id })}
                state={fromList}
                aria-label={`Incident of Ticket ${isolate(String(calltek_ticket_id))}`}
              >
                Incident
              </PortalLink>
            </>
          )}
        </>
      ),
    },
  ]
}

function Then({ states, zone }: { states: StatesThen; zone: string }) {
  const words = statesText(states, zone)
  if (states.down.length > 0) {
    return (
      <>
        <StatusBadge tone="critical">{states.summary}</StatusBadge>
        <Names>{isolatedText(states.down.map(isolate).join(', '))}</Names>
      </>
    )
  }
  return <StatusBadge tone={states.isAllOnline ? 'good' : 'noData'}>{words}</StatusBadge>
}

const Names = styled.div`
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
  ${text('caption')}
`
