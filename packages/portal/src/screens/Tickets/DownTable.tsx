import { type DownAtMoment, limits, type TicketNetwork } from '@netportal/contract'
import {
  formatDateTime,
  isolate,
  notAvailable,
  parseInstant,
  textOr,
  type ZoneName,
} from '@netportal/format'
import { type Column, DataTable, iconSize, Note, StateMessage } from '@netportal/ui'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { cameBackText, searchOutagesText } from '../../shared/domain/outageTexts.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

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

/** Says when one that was down came back. */
function backText(
  { came_back_at, is_still_down }: Pick<DownAtMoment, 'came_back_at' | 'is_still_down'>,
  zone: ZoneName,
): string {
  if (came_back_at) return formatDateTime(came_back_at, zone)
  return is_still_down ? 'Not yet' : notAvailable
}

function toColumns(
  locationId: TicketNetwork['location_id'],
  zone: ZoneName,
): Column<DownAtMoment>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      value: ({ device_name_api }) => device_name_api ?? null,
      text: ({ device_name_api }) => textOr(device_name_api),
      textStyle: 'strong',
      slot: 'title',
    },
    {
      id: 'mac',
      header: 'MAC Address',
      value: ({ ap_mac_address }) => ap_mac_address || null,
      text: ({ ap_mac_address }) => textOr(ap_mac_address),
      textStyle: 'mono',
    },
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
      text: (one) => backText(one, zone),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ ap_mac_address, device_name_api }) =>
        ap_mac_address !== '' && (
          <PortalLink
            to={paths.deviceHistory.to({ locationId, deviceMacAddress: ap_mac_address })}
            state={fromList}
            aria-label={`History ${isolate(textOr(device_name_api, ap_mac_address))}`}
          >
            <History size={iconSize.sm} />
            <span>History</span>
          </PortalLink>
        ),
    },
  ]
}
