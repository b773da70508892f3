import { limits, quarterOf, type WorstDevice, type WorstDevices } from '@netportal/contract'
import { formatCount, isolate } from '@netportal/format'
import {
  type Column,
  DataTable,
  Note,
  Panel,
  SelectField,
  StateMessage,
  space,
  type TableState,
} from '@netportal/ui'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'
import { quarterName, quartersUpTo, worstTitle } from './months.ts'

export interface WorstTabProps {
  /** `yyyy-Qn` */
  quarter: string
  onQuarterChange: (quarter: string) => void
  worst: Remote<WorstDevices>
  table: TableState
  onTableChange: (state: TableState) => void
  /** `yyyy-MM-dd` */
  today: string
}

const hourMs = 3_600_000

const columns: readonly Column<WorstDevice>[] = [
  {
    id: 'device',
    header: 'Access Point',
    value: nameOf,
    textStyle: 'strong',
    slot: 'title',
    cell: (device) => (
      <PortalLink
        to={paths.deviceHistory.to({
          locationId: device.location_id,
          deviceMacAddress: device.ap_mac_address,
        })}
        state={fromList}
        aria-label={`History of ${isolate(nameOf(device))}`}
      >
        <bdi>{nameOf(device)}</bdi>
      </PortalLink>
    ),
  },
  {
    id: 'location',
    header: 'Location',
    value: ({ location_name }) => location_name,
    cell: ({ location_id, location_name }) => (
      <PortalLink
        to={paths.devices.to({ locationId: location_id })}
        aria-label={`Devices of ${isolate(location_name)}`}
      >
        <bdi>{location_name}</bdi>
      </PortalLink>
    ),
  },
  {
    id: 'down',
    header: 'Hours Down',
    value: ({ offline_ms }) => offline_ms / hourMs,
    text: ({ offline_ms }) => (offline_ms / hourMs).toFixed(1),
    align: 'end',
  },
  { id: 'days', header: 'Days Affected', value: ({ days_down }) => days_down, align: 'end' },
  { id: 'outages', header: 'Outages', value: ({ outages }) => outages ?? null, align: 'end' },
]

/** The access points that were down for longest in a quarter. */
export function WorstTab(props: WorstTabProps) {
  const { quarter, onQuarterChange, worst, table, onTableChange, today } = props
  const found = worst.status === 'ready' ? worst.data : null
  return (
    <Blocks>
      <OutdatedNote of={[worst]} />
      {found && (
        <>
          <UnreadableNote what="Access points" of={[found.results]} />
          <Note>{saying(found)}</Note>
        </>
      )}
      <Panel flush>
        <DataTable
          title={worstTitle}
          columns={columns}
          rows={found?.results ?? none}
          rowKey={({ location_id, ap_mac_address }) => `${location_id} ${ap_mac_address}`}
          pageSize={limits.tablePageSize}
          status={tableStatus(worst, { isRefreshShown: true })}
          state={table}
          onStateChange={onTableChange}
          csvFileName={`worst-access-points-${quarter}.csv`}
          toolbar={
            <SelectField
              label="Quarter"
              labelPlacement="start"
              value={quarter}
              onChange={({ currentTarget: { value } }) => onQuarterChange(value)}
            >
              {withChosen(quartersUpTo(quarterOf(today)), quarter).map((one) => (
                <option key={one} value={one}>
                  {quarterName(one)}
                </option>
              ))}
            </SelectField>
          }
          empty={<StateMessage state="good">No access point was down.</StateMessage>}
        />
      </Panel>
    </Blocks>
  )
}

const none: WorstDevice[] = []

function withChosen(quarters: readonly string[], chosen: string): readonly string[] {
  return quarters.includes(chosen) ? quarters : [...quarters, chosen]
}

function saying({ count, results, days }: WorstDevices): string {
  if (days.last === null) return 'No day of this quarter is over yet.'
  const span = `From ${days.first} to ${days.last}`
  return count > results.length
    ? `${span}, the ${formatCount(results.length)} of ${formatCount(count)} that were down for longest.`
    : `${span}, all that were down.`
}

function nameOf({ device_name_api, ap_mac_address }: WorstDevice): string {
  return device_name_api?.trim() || ap_mac_address
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
