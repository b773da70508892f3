import { type Id, macNotations } from '@netportal/contract'
import { isolate, textOr } from '@netportal/format'
import { type ActionColumn, type DataColumn, iconSize } from '@netportal/ui'
import { History } from 'lucide-react'
import { paths } from '../../paths.ts'
import { fromList } from '../page/BackLink.tsx'
import { KeptLink } from '../range/KeptLink.tsx'

/** Fields by which an access point is known in every list. */
export interface AccessPointRow {
  /** '' where it could not be read. */
  ap_mac_address: string
  device_name_api?: string | null | undefined
}

/** The name of an access point. */
export function nameColumn<Row extends AccessPointRow>(): DataColumn<Row> {
  return {
    id: 'name',
    header: 'Name',
    value: ({ device_name_api }) => device_name_api ?? null,
    text: ({ device_name_api }) => textOr(device_name_api),
    textStyle: 'strong',
    slot: 'title',
  }
}

/** The hardware address of an access point, which a search finds in whichever notation it is typed. */
export function macColumn<Row extends AccessPointRow>(): DataColumn<Row> {
  return {
    id: 'mac',
    header: 'MAC Address',
    value: ({ ap_mac_address }) => ap_mac_address || null,
    text: ({ ap_mac_address }) => textOr(ap_mac_address),
    searchText: ({ ap_mac_address }) => macNotations(ap_mac_address),
    textStyle: 'mono',
  }
}

/** The way to the status history of an access point of a location. */
export function historyColumn<Row extends AccessPointRow>(locationId: Id): ActionColumn<Row> {
  return {
    id: 'actions',
    header: 'Actions',
    cell: ({ ap_mac_address, device_name_api }) =>
      ap_mac_address !== '' && (
        <KeptLink
          to={paths.deviceHistory.to({ locationId, deviceMacAddress: ap_mac_address })}
          state={fromList}
          aria-label={`History ${isolate(textOr(device_name_api, ap_mac_address))}`}
        >
          <History size={iconSize.sm} />
          <span>History</span>
        </KeptLink>
      ),
  }
}
