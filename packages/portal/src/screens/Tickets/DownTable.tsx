import { type DownAtMoment, limits, type TicketNetwork } from '@netportal/contract'
import { formatDateTime, parseInstant, type ZoneName } from '@netportal/format'
import { type Column, DataTable, Note, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { historyColumn, macColumn, nameColumn } from '../../shared/domain/accessPointColumns.tsx'
import { cameBackAtText, cameBackText, searchOutagesText } from '../../shared/domain/outageTexts.ts'

/** The access points that were down when a ticket was opened: since when, and when they were back. */
export function DownTable({ network }: { network: TicketNetwork }) {
  const { location_id, location_timezone, down, offline } = network
  const columns = useMemo(
    () => toColumns(location_id, location_timezone),
    [location_id, location_timezone],
  )
  return (
    <div>
      {offline > down.length && down.length > 0 && (
        <Note>{`Showing the first ${down.length} of ${offline} access points.`}</Note>
      )}
      <DataTable
        title="Access Points That Were Down"
        columns={columns}
        rows={down}
        rowKey={({ ap_mac_address }) => ap_mac_address}
        pageSize={limits.modalPageSize}
        csvFileName="access-points-down.csv"
        defaultState={{ sort: { columnId: 'since', direction: 'ascending' } }}
        empty={<StateMessage state="empty">Which ones they were is not known.</StateMessage>}
        texts={{ search: searchOutagesText }}
      />
    </div>
  )
}

function toColumns(
  locationId: TicketNetwork['location_id'],
  zone: ZoneName,
): Column<DownAtMoment>[] {
  return [
    nameColumn(),
    macColumn(),
    {
      id: 'since',
      header: 'Down Since (Local)',
      value: ({ since }) => parseInstant(since),
      text: ({ since }) => formatDateTime(since, zone),
    },
    {
      id: 'back',
      header: cameBackText,
      value: ({ came_back_at }) => parseInstant(came_back_at),
      text: ({ came_back_at, is_still_down }) =>
        cameBackAtText(came_back_at, is_still_down === true, zone),
    },
    historyColumn(locationId),
  ]
}
