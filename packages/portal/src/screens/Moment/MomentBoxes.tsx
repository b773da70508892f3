import {
  type DeviceAtMoment,
  type Moment,
  type NetworkHealth,
  networkHealth,
  unreadableIn,
} from '@netportal/contract'
import { formatCount, notAvailable } from '@netportal/format'
import { FigureList, Skeleton, StatBox, StatBoxGrid } from '@netportal/ui'
import { Link } from 'react-router-dom'
import { NetworkStatusBox, NetworkStatusSkeleton } from '../../shared/domain/NetworkStatusBox.tsx'

export interface MomentBoxesProps {
  moment: Moment
  /** Looks for the access points of a status. */
  onSelect: (status: string) => void
  /** Where the networks and the tickets of the same moment are. */
  ssidsTo: string
  ticketsTo: string
}

/** The boxes of the device overview, as far as they can be filled for a moment. */
export function MomentBoxes({ moment, onSelect, ssidsTo, ticketsTo }: MomentBoxesProps) {
  return (
    <StatBoxGrid>
      <NetworkStatusBox health={healthOf(moment)} onSelect={onSelect} />
      <StatBox
        title="Wireless Networks"
        {...countOf(moment.clients.clients)}
        caption="Connected Devices"
        footer={
          <Link to={ssidsTo} aria-label="View Details of the Networks Then">
            View Details
          </Link>
        }
      >
        <FigureList figures={[{ label: 'Usual Then', value: roundedUsual(moment) }]} />
      </StatBox>
      <StatBox
        title="Tickets"
        {...countOf(moment.open_tickets_count)}
        caption="Open Tickets"
        footer={
          <Link to={ticketsTo} aria-label="View Details of the Tickets Then">
            View Details
          </Link>
        }
      >
        <FigureList
          figures={[
            {
              label: 'Closed in the 7 Days Before',
              value: moment.closed_tickets_last_7_days_count ?? null,
            },
          ]}
        />
      </StatBox>
    </StatBoxGrid>
  )
}

/** Of a site that was not heard of nothing is claimed: neither a share nor a verdict. */
function healthOf({ devices, no_data_since }: Moment): NetworkHealth {
  const health = networkHealth(statusesOf(devices))
  return no_data_since ? { ...health, level: 'no-data', percentOnline: null } : health
}

/** Those that were not there yet are no part of the network; those that could not be read are in an unknown state. */
function statusesOf(devices: readonly DeviceAtMoment[]) {
  const unreadable = Array.from({ length: unreadableIn(devices) }, () => 'unknown')
  return [...devices.map(({ status }) => status), ...unreadable]
    .filter((status) => status !== 'undiscovered')
    .map((current_status) => ({ current_status }))
}

function countOf(count: number | null | undefined) {
  return typeof count === 'number'
    ? { value: formatCount(count) }
    : { value: notAvailable, muted: true }
}

function roundedUsual({ clients }: Moment): number | null {
  return typeof clients.usual === 'number' ? Math.round(clients.usual) : null
}

/** Holds the places of the boxes. */
export function MomentBoxesSkeleton() {
  const figure = <Skeleton inline width="64px" height="28px" />
  return (
    <StatBoxGrid>
      <NetworkStatusSkeleton />
      <StatBox
        title="Wireless Networks"
        value={figure}
        caption="Connected Devices"
        footer={<Skeleton inline width="88px" />}
      >
        <FigureList pending figures={[{ label: 'Usual Then', value: null }]} />
      </StatBox>
      <StatBox
        title="Tickets"
        value={figure}
        caption="Open Tickets"
        footer={<Skeleton inline width="88px" />}
      >
        <FigureList pending figures={[{ label: 'Closed in the 7 Days Before', value: null }]} />
      </StatBox>
    </StatBoxGrid>
  )
}
