import { chartTitles, type Location, limits, type Ssid } from '@netportal/contract'
import { formatDateTime } from '@netportal/format'
import { CheckboxField, DataTable, Panel, StateMessage, type TableState } from '@netportal/ui'
import { lazy, Suspense, useMemo } from 'react'
import { LocationPage, titleFor } from '../../location/LocationPage.tsx'
import { ChartPending } from '../../shared/page/ChartPending.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Remote } from '../../shared/remote.ts'
import { ssidColumns } from './ssidColumns.tsx'

const ClientPie = lazy(async () => ({ default: (await import('./ClientPie.tsx')).ClientPie }))

export interface SsidsViewProps {
  location: Remote<Location>
  /** Inactive ones too. */
  ssids: Remote<Ssid[]>
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
      content={bothNeeded(location, ssids)}
      loadingText="Loading SSIDs..."
    >
      {([place, list]) => (
        <>
          <UnreadableNote what="SSIDs" of={[list]} />
          <SsidTable {...props} location={place} ssids={list} />
          <Suspense
            fallback={
              <ChartPending title={chartTitles.distribution} height={limits.pieChartHeightPx} />
            }
          >
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

interface SsidTableProps extends Omit<SsidsViewProps, 'location' | 'ssids'> {
  location: Location
  ssids: Ssid[]
}

function SsidTable({
  location: { id, name },
  ssids,
  isInactiveShown,
  onInactiveShownChange,
  table,
  onTableChange,
}: SsidTableProps) {
  const columns = useMemo(() => ssidColumns(id), [id])
  const active = useMemo(() => ssids.filter((ssid) => ssid.active), [ssids])
  const hasInactive = active.length < ssids.length
  return (
    <Panel flush>
      <DataTable
        title="SSIDs"
        titleHidden
        columns={columns}
        rows={isInactiveShown ? ssids : active}
        rowKey={(ssid) => ssid.id}
        pageSize={limits.tablePageSize}
        csvFileName={`ssids-${name}.csv`}
        isInactive={(ssid) => !ssid.active}
        empty={<StateMessage state="empty">No SSIDs found for this location.</StateMessage>}
        toolbar={
          hasInactive && (
            <CheckboxField
              label="View Inactive SSIDs"
              checked={isInactiveShown}
              onChange={(event) => onInactiveShownChange(event.currentTarget.checked)}
            />
          )
        }
        state={table}
        onStateChange={onTableChange}
        texts={{ search: 'Search SSIDs' }}
      />
    </Panel>
  )
}
