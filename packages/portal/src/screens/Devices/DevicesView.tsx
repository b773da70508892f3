import {
  type Device,
  type Location,
  limits,
  networkHealth,
  type SsidSummary,
  type TicketSummary,
} from '@netportal/contract'
import { formatDateTime } from '@netportal/format'
import {
  DataTable,
  media,
  Panel,
  Skeleton,
  StatBoxGrid,
  StateMessage,
  space,
  type TableState,
  type TableStatus,
} from '@netportal/ui'
import { type ReactNode, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { LocationPage, titleFor, unknownLocation } from '../../location/LocationPage.tsx'
import { paths } from '../../paths.ts'
import { NetworkStatusBox, NetworkStatusSkeleton } from '../../shared/domain/NetworkStatusBox.tsx'
import { offlineUntilMs } from '../../shared/domain/offlineForColumn.tsx'
import { AutoRefreshField } from '../../shared/page/AutoRefreshField.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { networkDeviceColumns } from './networkDeviceColumns.tsx'
import { TicketsBox, WirelessBox } from './SummaryBoxes.tsx'

export interface DevicesViewProps {
  location: Remote<Location>
  devices: Remote<Device[]>
  ssids: Remote<SsidSummary>
  tickets: Remote<TicketSummary>
  /** Epoch milliseconds, which ages count to. */
  nowMs: number
  /** Block above all others, for whom there is one. @default none */
  news?: ReactNode
  isAutoRefreshOn: boolean
  onAutoRefreshChange: (isOn: boolean) => void
  table: TableState
  onTableChange: (state: TableState) => void
}

/** The access points of a location. Specification §2 "Device overview". */
export function DevicesView(props: DevicesViewProps) {
  const { location, devices, ssids, tickets, isAutoRefreshOn, onAutoRefreshChange } = props
  return (
    <LocationPage
      title={titleFor(location, (name) => `Device Overview: ${name}`, 'Device Overview')}
      isNamePending={location.status === 'loading'}
      subtitle={updatedText(location, devices)}
      actions={<AutoRefreshField isOn={isAutoRefreshOn} onChange={onAutoRefreshChange} />}
      content={bothNeeded(location, devices)}
      loadingText="Loading devices..."
      skeleton={<OverviewSkeleton {...props} />}
    >
      {([place, list]) => (
        <>
          <OutdatedNote of={[devices, ssids, tickets]} />
          <UnreadableNote what="Devices" of={[list]} />
          <Overview
            {...props}
            location={place}
            devices={list}
            offlineUntilMs={offlineUntilMs(devices)}
          />
        </>
      )}
    </LocationPage>
  )
}

/** The line under the title, which is there as long as devices may still come. */
function updatedText(location: Remote<Location>, devices: Remote<Device[]>): ReactNode {
  const content = bothNeeded(location, devices)
  if (content.status === 'loading') return <Skeleton inline width="200px" />
  if (location.status !== 'ready' || devices.status !== 'ready') return undefined
  return `Last updated: ${formatDateTime(devices.updatedAt, location.data.timezone)}`
}

interface OverviewProps extends Omit<DevicesViewProps, 'location' | 'devices'> {
  location: Location
  devices: Device[]
  /** Up to when it is known that devices are offline; null where the API does not tell since when. */
  offlineUntilMs: number | null
}

function Overview({
  location,
  devices,
  offlineUntilMs,
  ssids,
  tickets,
  nowMs,
  news,
  table,
  onTableChange,
}: OverviewProps) {
  const panel = useRef<HTMLElement>(null)
  const health = useMemo(() => networkHealth(devices), [devices])
  const to = { locationId: location.id }
  const select = (search: string) => {
    onTableChange({ ...table, search, page: 1 })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Blocks>
      {news}
      <StatBoxGrid>
        <NetworkStatusBox health={health} onSelect={select} />
        <WirelessBox summary={ssids} to={paths.ssids.to(to)} nowMs={nowMs} />
        <TicketsBox summary={tickets} to={paths.tickets.to(to)} />
      </StatBoxGrid>
      <Panel flush ref={panel}>
        <DeviceTable
          location={location}
          devices={devices}
          offlineUntilMs={offlineUntilMs}
          table={table}
          onTableChange={onTableChange}
        />
      </Panel>
    </Blocks>
  )
}

/** The boxes and the table, before anything is known of the location. */
function OverviewSkeleton({
  news,
  table,
  onTableChange,
}: Pick<DevicesViewProps, 'news' | 'table' | 'onTableChange'>) {
  return (
    <Blocks>
      {news}
      <StatBoxGrid>
        <NetworkStatusSkeleton />
        <WirelessBox summary={loading} to="" nowMs={0} />
        <TicketsBox summary={loading} to="" />
      </StatBoxGrid>
      <Panel flush>
        <DeviceTable
          table={table}
          onTableChange={onTableChange}
          location={unknownLocation}
          devices={noDevices}
          offlineUntilMs={null}
          status="loading"
        />
      </Panel>
    </Blocks>
  )
}

const loading = { status: 'loading' } as const
const noDevices: Device[] = []

interface DeviceTableProps
  extends Pick<
    OverviewProps,
    'location' | 'devices' | 'offlineUntilMs' | 'table' | 'onTableChange'
  > {
  status?: TableStatus
}

function DeviceTable({
  location,
  devices,
  offlineUntilMs,
  status,
  table,
  onTableChange,
}: DeviceTableProps) {
  const columns = useMemo(
    () => networkDeviceColumns(location, offlineUntilMs),
    [location, offlineUntilMs],
  )
  return (
    <DataTable
      title="Network Devices (APs) Details"
      columns={columns}
      rows={devices}
      rowKey={({ id }) => id}
      {...(status && { status })}
      pageSize={limits.tablePageSize}
      csvFileName={`devices-${location.name}.csv`}
      empty={<StateMessage state="empty">No devices found for this location.</StateMessage>}
      state={table}
      onStateChange={onTableChange}
      texts={{ search: 'Search devices' }}
    />
  )
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.below.sm} {
    gap: ${space[6]};
  }
`
