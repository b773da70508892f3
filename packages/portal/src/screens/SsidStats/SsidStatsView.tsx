import {
  type ClientCountPoint,
  chartTitles,
  type ExportFormat,
  type Location,
  limits,
  type TransferMetricPoint,
} from '@netportal/contract'
import { isolate, resolveZone } from '@netportal/format'
import { InlineState, Note, passFocusOn, type TableState, TextButton } from '@netportal/ui'
import { lazy, Suspense } from 'react'
import { LocationPage } from '../../location/LocationPage.tsx'
import { DaysField } from '../../shared/domain/DaysField.tsx'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { ChartPending } from '../../shared/page/ChartPending.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Needed, type Remote } from '../../shared/remote.ts'
import { missingDataText } from './missingDataText.ts'
import { RawData } from './RawData.tsx'

const StatsCharts = lazy(async () => ({ default: (await import('./StatsCharts.tsx')).StatsCharts }))

export interface SsidStatsViewProps {
  /** Name of the network. */
  name: string
  location: Remote<Location>
  clients: Remote<ClientCountPoint[]>
  metrics: Remote<TransferMetricPoint[]>
  /** The period: so many days up to now. */
  days: number
  onDaysChange: (days: (typeof limits.ssidStatsDayChoices)[number]) => void
  /** Settles when the chart can be exported again. */
  onExport: (kind: 'client-count' | 'data-usage', format: ExportFormat) => Promise<void>
  isRawShown: boolean
  onRawShownChange: (isShown: boolean) => void
  /** State of the table of raw data. */
  table: TableState
  onTableChange: (state: TableState) => void
  /** The list that the page belongs to. */
  backTo: string
}

/** Shows what went through a network over some days. Specification §2 "SSID stats". */
export function SsidStatsView(props: SsidStatsViewProps) {
  const { name, location, clients, metrics, days, onDaysChange, backTo } = props
  const isUpdating = [clients, metrics].some(
    (remote) => remote.status === 'ready' && remote.refresh === 'running',
  )
  return (
    <LocationPage
      title={`Historical Stats: ${isolate(name)}`}
      subtitle={
        location.status === 'ready' &&
        `All times are shown in ${resolveZone(location.data.timezone).zone}.`
      }
      back={<BackLink to={backTo}>Back to SSIDs</BackLink>}
      actions={
        <>
          {isUpdating && (
            <InlineState state="loading" role="status">
              Loading updated stats...
            </InlineState>
          )}
          <DaysField
            label="View stats for last"
            choices={limits.ssidStatsDayChoices}
            days={days}
            onChange={onDaysChange}
          />
        </>
      }
      content={bothNeeded(location, bothNeeded(clients, orNone(metrics)))}
      loadingText="Loading SSID stats..."
    >
      {([{ timezone }, [counts, rates]]) => (
        <Stats {...props} timeZone={timezone} counts={counts} rates={rates} />
      )}
    </LocationPage>
  )
}

/** Metrics that failed to load count as none. Ruling: Stats. */
function orNone(metrics: Remote<TransferMetricPoint[]>): Needed<TransferMetricPoint[]> {
  return metrics.status === 'failed' ? { status: 'ready', data: none } : metrics
}

const none: TransferMetricPoint[] = []

interface StatsProps extends SsidStatsViewProps {
  timeZone: string
  counts: ClientCountPoint[]
  rates: TransferMetricPoint[]
}

function Stats({ timeZone, counts, rates, ...view }: StatsProps) {
  const missing = missingDataText(counts, rates)
  const retry = view.metrics.status === 'failed' ? view.metrics.retry : undefined
  return (
    <>
      <UnreadableNote what="Data points" of={[counts, rates]} />
      {missing !== null && (
        <Note
          action={
            retry && (
              <TextButton ref={passFocusOn} onClick={retry}>
                Retry
              </TextButton>
            )
          }
        >
          {missing}
        </Note>
      )}
      <Suspense
        fallback={
          <>
            <ChartPending title={chartTitles.clients} height={limits.lineChartHeightPx} />
            <ChartPending title={chartTitles.rates} height={limits.lineChartHeightPx} />
          </>
        }
      >
        <StatsCharts
          clients={counts}
          metrics={rates}
          timeZone={timeZone}
          onExport={view.onExport}
        />
      </Suspense>
      <RawData
        points={rates}
        timeZone={timeZone}
        isShown={view.isRawShown}
        onShownChange={view.onRawShownChange}
        table={view.table}
        onTableChange={view.onTableChange}
      />
    </>
  )
}
