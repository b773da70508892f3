import {
  type Device,
  type DeviceHistoryEntry,
  type Location,
  statusPeriods,
} from '@netportal/contract'
import { isolate, textOr } from '@netportal/format'
import { Panel, StateMessage } from '@netportal/ui'
import { type ReactNode, useMemo } from 'react'
import { LocationPage } from '../../location/LocationPage.tsx'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { OverallStats, OverallStatsSkeleton } from './OverallStats.tsx'
import { PeriodList, PeriodListSkeleton } from './PeriodList.tsx'

export interface DeviceHistoryViewProps {
  /** Names the device while, or if, it has no other name. */
  mac: string
  location: Remote<Location>
  device: Remote<Device>
  history: Remote<DeviceHistoryEntry[]>
  /** Epoch milliseconds: the end of the period that lasts. */
  nowMs: number
  /** The list that the page belongs to. */
  backTo: string
  /** The page shown of the periods, from 1. */
  page: number
  onPageChange: (page: number) => void
  /** What the device was part of, below the specified parts; null where the API does not tell it. */
  incidents: ReactNode
}

/** Up and down over time. Specification §2 and §4 "Device history". */
export function DeviceHistoryView(props: DeviceHistoryViewProps) {
  const { mac, location, device, history, nowMs, backTo } = props
  const name = textOr(device.status === 'ready' ? device.data.device_name_api : null, mac)
  return (
    <LocationPage
      title={`Status History: ${isolate(name)}`}
      back={<BackLink to={backTo}>Back to Devices</BackLink>}
      content={bothNeeded(location, bothNeeded(device, history))}
      loadingText="Loading device history..."
      skeleton={
        <>
          <OverallStatsSkeleton />
          <PeriodListSkeleton />
        </>
      }
    >
      {([{ timezone }, [{ first_discovered_at }, entries]]) => (
        <>
          <OutdatedNote of={[device, history]} />
          <UnreadableNote what="Status changes" of={[entries]} />
          <History
            entries={entries}
            firstDiscovered={first_discovered_at}
            nowMs={nowMs}
            zone={timezone}
            page={props.page}
            onPageChange={props.onPageChange}
          />
          {props.incidents}
        </>
      )}
    </LocationPage>
  )
}

interface HistoryProps extends Pick<DeviceHistoryViewProps, 'page' | 'onPageChange'> {
  entries: DeviceHistoryEntry[]
  firstDiscovered: string | null | undefined
  nowMs: number
  zone: string
}

function History({ entries, firstDiscovered, nowMs, zone, page, onPageChange }: HistoryProps) {
  const history = useMemo(
    () => statusPeriods(entries, firstDiscovered, nowMs),
    [entries, firstDiscovered, nowMs],
  )
  if (history.periods.length === 0) {
    return (
      <Panel>
        <StateMessage state="empty">No status history found for this device.</StateMessage>
      </Panel>
    )
  }
  return (
    <>
      <OverallStats history={history} firstDiscovered={firstDiscovered} zone={zone} />
      <PeriodList periods={history.periods} zone={zone} page={page} onPageChange={onPageChange} />
    </>
  )
}
