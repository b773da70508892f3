import { type DeviceAtMoment, limits } from '@netportal/contract'
import { DataTable, Panel, StateMessage } from '@netportal/ui'
import { useMemo, useRef } from 'react'
import { MomentBoxes, MomentBoxesSkeleton } from './MomentBoxes.tsx'
import { momentDeviceColumns } from './momentDeviceColumns.tsx'
import { type MomentPartProps, momentFileName } from './momentPart.ts'
import { NotKept } from './NotKept.tsx'

const noDevices: DeviceAtMoment[] = []

/** The access points of a location as they stood. */
export function MomentDevices(props: MomentPartProps) {
  const { location, moment, table, onTableChange, ssidsTo, ticketsTo } = props
  const panel = useRef<HTMLElement>(null)
  const isSilent = Boolean(moment?.no_data_since)
  const columns = useMemo(() => momentDeviceColumns(location, isSilent), [location, isSilent])
  const select = (search: string) => {
    onTableChange({ ...table, search, page: 1 })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      {moment === null ? (
        <MomentBoxesSkeleton />
      ) : (
        <MomentBoxes moment={moment} onSelect={select} ssidsTo={ssidsTo} ticketsTo={ticketsTo} />
      )}
      <Panel flush ref={panel}>
        <DataTable
          title="Network Devices (APs) Then"
          columns={columns}
          rows={moment?.devices ?? noDevices}
          rowKey={({ id }) => id}
          {...(moment === null && { status: 'loading' })}
          pageSize={limits.tablePageSize}
          csvFileName={momentFileName('devices', props)}
          empty={<StateMessage state="empty">This location has no access points.</StateMessage>}
          state={table}
          onStateChange={onTableChange}
          texts={{ search: 'Search devices' }}
        />
      </Panel>
      <NotKept>
        The access points are those that the location has today, under the names of today. Models,
        IP addresses and when each was last seen are not kept for earlier moments.
      </NotKept>
    </>
  )
}
