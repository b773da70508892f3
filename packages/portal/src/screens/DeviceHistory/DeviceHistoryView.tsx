import {
  type Device,
  type DeviceHistoryEntry,
  deviceStatusTexts,
  instantMs,
  type Location,
  type RangeHistory,
  type StatusHistory,
  statusChanges,
  statusPeriods,
  type TimeRange,
  uptimeWithin,
} from '@netportal/contract'
import { formatDateTime, isolate, textOr } from '@netportal/format'
import { Note, Panel, StateMessage, type TableState } from '@netportal/ui'
import { type ReactNode, useMemo } from 'react'
import { LocationPage } from '../../location/LocationPage.tsx'
import { takenDownText } from '../../shared/domain/outageTexts.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { OverallStats, OverallStatsSkeleton, RangeStats, rangeTimeText } from './OverallStats.tsx'
import { PeriodList, PeriodListSkeleton } from './PeriodList.tsx'
import type { ShareName } from './StatsPanel.tsx'
import { UptimeDialogView } from './UptimeDialogView.tsx'

/** Windows that say what uptime is made of: of all time since discovery, or of the range. */
export const uptimeDetails = ['lifetime', 'range'] as const
type UptimeDetail = (typeof uptimeDetails)[number]

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
  /** The choice of a range. @default none */
  period?: ReactNode
  /** A range that was chosen, beside all time since discovery; null for none. */
  range: { name: string; period: TimeRange } | null
  /** The window that is open over the page. */
  detail: UptimeDetail | null
  /** Opens a window, with a search in its table. */
  onShowDetail: (detail: UptimeDetail, search: string) => void
  onCloseDetail: () => void
  /** State of the table in the window. */
  detailTable: TableState
  onDetailTableChange: (state: TableState) => void
  /** What the device was part of, below the specified parts; null where the API does not tell it. */
  incidents: ReactNode
}

/** Up and down over time. Specification §2 and §4 "Device history". */
export function DeviceHistoryView(props: DeviceHistoryViewProps) {
  const { mac, location, device, history, backTo } = props
  const name = textOr(device.status === 'ready' ? device.data.device_name_api : null, mac)
  return (
    <LocationPage
      title={`Status History: ${isolate(name)}`}
      back={<BackLink to={backTo}>Back to Devices</BackLink>}
      actions={props.period}
      content={bothNeeded(location, bothNeeded(device, history))}
      loadingText="Loading device history..."
      skeleton={
        <>
          <OverallStatsSkeleton />
          <PeriodListSkeleton />
        </>
      }
    >
      {([{ timezone }, [{ first_discovered_at, retired_at }, entries]]) => (
        <>
          <OutdatedNote of={[device, history]} />
          <UnreadableNote what="Status changes" of={[entries]} />
          <History
            {...props}
            name={name}
            entries={entries}
            firstDiscovered={first_discovered_at}
            retired={retired_at ?? null}
            zone={timezone}
          />
          {props.incidents}
        </>
      )}
    </LocationPage>
  )
}

interface HistoryProps
  extends Omit<
    DeviceHistoryViewProps,
    'mac' | 'location' | 'device' | 'history' | 'backTo' | 'incidents'
  > {
  name: string
  entries: DeviceHistoryEntry[]
  firstDiscovered: string | null | undefined
  /** When it was taken out of service; null while it serves. */
  retired: string | null
  zone: string
}

function History(props: HistoryProps) {
  const { entries, firstDiscovered, retired, zone, range, page, onPageChange, onShowDetail } = props
  const nowMs = instantMs(retired) ?? props.nowMs
  const history = useMemo(
    () => untilRetired(retired, statusPeriods(untilGone(entries, retired), firstDiscovered, nowMs)),
    [entries, firstDiscovered, retired, nowMs],
  )
  const within = useMemo(
    () =>
      range &&
      untilRetired(
        retired,
        uptimeWithin(untilGone(entries, retired), firstDiscovered, range.period, nowMs),
      ),
    [entries, firstDiscovered, retired, range, nowMs],
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
      {retired !== null && <Note>{`${takenDownText} on ${formatDateTime(retired, zone)}.`}</Note>}
      <OverallStats
        history={history}
        firstDiscovered={firstDiscovered}
        zone={zone}
        onShow={(share) => onShowDetail('lifetime', searchFor(share, history))}
      />
      {range && within && (
        <RangeStats
          history={within}
          name={range.name}
          zone={zone}
          onShow={(share) => onShowDetail('range', searchFor(share, within))}
        />
      )}
      <PeriodList
        periods={(within ?? history).periods}
        zone={zone}
        page={page}
        onPageChange={onPageChange}
      />
      <Detail {...props} lifetime={history} within={within} />
    </>
  )
}

/** The history of one that was taken out of service has no status from then on. */
function untilGone(entries: DeviceHistoryEntry[], retired: string | null): DeviceHistoryEntry[] {
  return retired === null ? entries : [...entries, { time: retired, status: null }]
}

/** Leaves out the period that lasts: it is that of being out of service. */
function untilRetired<Told extends StatusHistory>(retired: string | null, history: Told): Told {
  if (retired === null) return history
  return { ...history, periods: history.periods.filter(({ isCurrent }) => !isCurrent) }
}

/** The periods that a share sums are those of its status; the others are a search away. A zero sums none. */
function searchFor(share: ShareName, history: StatusHistory): string {
  if (history[share].durationMs === 0) return ''
  return share === 'uptime' ? deviceStatusTexts.online : deviceStatusTexts.offline
}

interface DetailProps extends HistoryProps {
  lifetime: StatusHistory
  within: RangeHistory | null
}

/** The window over the page, if one is open. */
function Detail({ detail, lifetime, within, ...props }: DetailProps) {
  const { name, range, zone, entries, firstDiscovered } = props
  const history = detail === 'range' ? within : lifetime
  const recordedBefore = useMemo(() => {
    const discoveredMs = instantMs(firstDiscovered)
    return discoveredMs === null ? 0 : statusChanges(entries, discoveredMs - 1).length
  }, [entries, firstDiscovered])
  if (detail === null || history === null) return null
  return (
    <UptimeDialogView
      history={history}
      time={
        detail === 'range' && within
          ? rangeTimeText(within, zone)
          : `Since ${formatDateTime(firstDiscovered, zone)}`
      }
      zone={zone}
      recordedBefore={recordedBefore}
      csvFileName={`uptime-${name}${detail === 'range' && range ? `-${range.name}` : ''}.csv`}
      table={props.detailTable}
      onTableChange={props.onDetailTableChange}
      onClose={props.onCloseDetail}
    />
  )
}
