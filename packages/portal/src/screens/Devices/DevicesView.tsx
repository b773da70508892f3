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
  CheckboxField,
  DataTable,
  media,
  Note,
  Panel,
  StatBoxGrid,
  StateMessage,
  space,
  type TableState,
} from '@netportal/ui'
import { useMemo, useRef } from 'react'
import styled from 'styled-components'
import { LocationPage, titleFor } from '../../location/LocationPage.tsx'
import { paths } from '../../paths.ts'
import { outdatedText } from '../../shared/page/outdatedText.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { NetworkStatusBox } from './NetworkStatusBox.tsx'
import { networkDeviceColumns } from './networkDeviceColumns.tsx'
import { TicketsBox, WirelessBox } from './SummaryBoxes.tsx'

export interface DevicesViewProps {
  location: Remote<Location>
  devices: Remote<Device[]>
  ssids: Remote<SsidSummary>
  tickets: Remote<TicketSummary>
  isAutoRefreshOn: boolean
  onAutoRefreshChange: (isOn: boolean) => void
  table: TableState
  onTableChange: (state: TableState) => void
}

/** The access points of a location. Specification §2 "Device overview". */
export function DevicesView(props: DevicesViewProps) {
  const { location, devices, ssids, tickets, isAutoRefreshOn, onAutoRefreshChange } = props
  const isOutdated = [devices, ssids, tickets].some(
    (remote) => remote.status === 'ready' && remote.refresh === 'failed',
  )
  return (
    <LocationPage
      title={titleFor(location, (name) => `Device Overview: ${name}`, 'Device Overview')}
      subtitle={
        location.status === 'ready' && devices.status === 'ready'
          ? `Last updated: ${formatDateTime(devices.updatedAt, location.data.timezone)}`
          : undefined
      }
      actions={
        <CheckboxField
          label="Auto-refresh every 11 minutes"
          checked={isAutoRefreshOn}
          onChange={(event) => onAutoRefreshChange(event.currentTarget.checked)}
        />
      }
      content={bothNeeded(location, devices)}
      loadingText="Loading devices..."
    >
      {([place, list]) => (
        <>
          {isOutdated && <Note tone="warning">{outdatedText}</Note>}
          <UnreadableNote what="Devices" of={[list]} />
          <Overview {...props} location={place} devices={list} />
        </>
      )}
    </LocationPage>
  )
}

interface OverviewProps extends Omit<DevicesViewProps, 'location' | 'devices'> {
  location: Location
  devices: Device[]
}

function Overview({ location, devices, ssids, tickets, table, onTableChange }: OverviewProps) {
  const panel = useRef<HTMLElement>(null)
  const health = useMemo(() => networkHealth(devices), [devices])
  const columns = useMemo(() => networkDeviceColumns(location), [location])
  const to = { locationId: location.id }
  const select = (search: string) => {
    onTableChange({ ...table, search, page: 1 })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Blocks>
      <StatBoxGrid>
        <NetworkStatusBox health={health} onSelect={select} />
        <WirelessBox summary={ssids} to={paths.ssids.to(to)} />
        <TicketsBox summary={tickets} to={paths.tickets.to(to)} />
      </StatBoxGrid>
      <Panel flush ref={panel}>
        <DataTable
          title="Network Devices (APs) Details"
          columns={columns}
          rows={devices}
          rowKey={({ id }) => id}
          pageSize={limits.tablePageSize}
          csvFileName={`devices-${location.name}.csv`}
          empty={<StateMessage state="empty">No devices found for this location.</StateMessage>}
          state={table}
          onStateChange={onTableChange}
          texts={{ search: 'Search devices' }}
        />
      </Panel>
    </Blocks>
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
