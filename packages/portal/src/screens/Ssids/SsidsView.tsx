import { chartTitles, type Location, limits, type Ssid } from '@netportal/contract'
import { formatDateTime } from '@netportal/format'
import {
  CheckboxField,
  DataTable,
  Panel,
  StateMessage,
  type TableState,
  type TableStatus,
} from '@netportal/ui'
import { lazy, Suspense, useMemo } from 'react'
import { LocationPage, titleFor, unknownLocation } from '../../location/LocationPage.tsx'
import { Counted } from '../../shared/domain/Counted.tsx'
import { countedText } from '../../shared/domain/countedText.ts'
import { QuietLine } from '../../shared/domain/QuietLine.tsx'
import { ChartPending, ChartShape } from '../../shared/page/ChartPending.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { oldestCount } from './oldestCount.ts'
import { ssidColumns } from './ssidColumns.tsx'

const ClientPie = lazy(async () => ({ default: (await import('./ClientPie.tsx')).ClientPie }))

export interface SsidsViewProps {
  location: Remote<Location>
  /** Inactive ones too. */
  ssids: Remote<Ssid[]>
  /** Epoch milliseconds, which the ages of counts go to. */
  nowMs: number
  isInactiveShown: boolean
  onInactiveShownChange: (isShown: boolean) => void
  table: TableState
  onTableChange: (state: TableState) => void
}

/** The wireless networks of a location. Specification §2 "SSID list". */
export function SsidsView(props: SsidsViewProps) {
  const { location, ssids } = props
  return (
    <LocationPage
      title={titleFor(
        location,
        (name) => `Wireless Networks (SSIDs) for ${name}`,
        'Wireless Networks (SSIDs)',
      )}
      isNamePending={location.status === 'loading'}
      content={bothNeeded(location, ssids)}
      loadingText="Loading SSIDs..."
      skeleton={
        <>
          <SsidTable {...props} location={unknownLocation} ssids={noSsids} status="loading" />
          <ChartShape {...pieShape} />
        </>
      }
    >
      {([place, list]) => (
        <>
          <OutdatedNote of={[ssids]} />
          <UnreadableNote what="SSIDs" of={[list]} />
          <SsidTable {...props} location={place} ssids={list} />
          <Suspense fallback={<ChartPending {...pieShape} />}>
            <ClientPie
              ssids={list}
              locationName={place.name}
              asOf={ssids.status === 'ready' ? formatDateTime(ssids.updatedAt, place.timezone) : ''}
            />
          </Suspense>
        </>
      )}
    </LocationPage>
  )
}

const noSsids: Ssid[] = []

const pieShape = {
  title: chartTitles.distribution,
  height: limits.pieChartHeightPx,
  files: ['PDF', 'CSV', 'PNG'],
}

interface SsidTableProps extends Omit<SsidsViewProps, 'location' | 'ssids'> {
  location: Location
  ssids: Ssid[]
  status?: TableStatus
}

function SsidTable({
  location: { id, name },
  ssids,
  status,
  nowMs,
  isInactiveShown,
  onInactiveShownChange,
  table,
  onTableChange,
}: SsidTableProps) {
  const columns = useMemo(() => ssidColumns(id, nowMs), [id, nowMs])
  const active = useMemo(() => ssids.filter((ssid) => ssid.active), [ssids])
  // Most locations have some: until it is known, there is room for the choice.
  const hasInactive = status === 'loading' || active.length < ssids.length
  const counted = countedText(oldestCount(active), nowMs)
  return (
    <Panel flush>
      <DataTable
        title="SSIDs"
        titleHidden
        columns={columns}
        rows={isInactiveShown ? ssids : active}
        rowKey={(ssid) => ssid.id}
        {...(status && { status })}
        pageSize={limits.tablePageSize}
        csvFileName={`ssids-${name}.csv`}
        isInactive={(ssid) => !ssid.active}
        empty={<StateMessage state="empty">No SSIDs found for this location.</StateMessage>}
        toolbar={
          (hasInactive || counted) && (
            <>
              {hasInactive && (
                <CheckboxField
                  label="View Inactive SSIDs"
                  checked={isInactiveShown}
                  onChange={(event) => onInactiveShownChange(event.currentTarget.checked)}
                />
              )}
              {counted && (
                <QuietLine>
                  <Counted {...counted} />
                </QuietLine>
              )}
            </>
          )
        }
        state={table}
        onStateChange={onTableChange}
        texts={{ search: 'Search SSIDs' }}
      />
    </Panel>
  )
}
