import { limits, type SsidAtMoment } from '@netportal/contract'
import {
  formatDateTime,
  notAvailable,
  parseInstant,
  textOr,
  type ZoneName,
} from '@netportal/format'
import { type Column, DataTable, Panel, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { type MomentPartProps, momentFileName } from './momentPart.ts'
import { NotKept } from './NotKept.tsx'

const noSsids: SsidAtMoment[] = []

/** The clients of a location's networks at the moment. */
export function MomentSsids(props: MomentPartProps) {
  const { location, moment, table, onTableChange } = props
  const columns = useMemo(() => toColumns(location.timezone), [location.timezone])
  return (
    <>
      <Panel flush>
        <DataTable
          title="SSIDs Then"
          columns={columns}
          rows={moment?.ssids ?? noSsids}
          rowKey={({ id }) => id}
          {...(moment === null && { status: 'loading' })}
          pageSize={limits.tablePageSize}
          csvFileName={momentFileName('ssids', props)}
          isInactive={({ active }) => !active}
          empty={
            <StateMessage state="empty">
              No network is in use, and none was counted then.
            </StateMessage>
          }
          state={table}
          onStateChange={onTableChange}
          texts={{ search: 'Search SSIDs' }}
        />
      </Panel>
      <NotKept>
        Names, and which networks are in use, are those of today: what they were then is not kept.
        Inactive ones are listed if their clients were counted then.
      </NotKept>
    </>
  )
}

function toColumns(zone: ZoneName): Column<SsidAtMoment>[] {
  return [
    {
      id: 'name',
      header: 'Broadcast Name',
      value: ({ ssid_broadcast_name_api }) => ssid_broadcast_name_api ?? null,
      text: (ssid) => textOr(ssid.ssid_broadcast_name_api) + (ssid.active ? '' : ' (Inactive)'),
      textStyle: 'strong',
      slot: 'title',
    },
    {
      id: 'wlan',
      header: 'WLAN Name',
      value: ({ wlan_name_api }) => wlan_name_api ?? null,
      text: ({ wlan_name_api }) => textOr(wlan_name_api),
    },
    {
      id: 'clients',
      header: 'Client Count',
      value: ({ clients }) => clients ?? null,
      text: ({ clients }) => String(clients ?? notAvailable),
      align: 'end',
    },
    {
      id: 'counted',
      header: 'Counted At (Local)',
      value: ({ counted_at }) => parseInstant(counted_at),
      text: ({ counted_at }) => formatDateTime(counted_at, zone),
    },
  ]
}
