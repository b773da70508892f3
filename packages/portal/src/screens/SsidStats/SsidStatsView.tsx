import {
  annotationNames,
  type ClientCountPoint,
  chartTitles,
  type ExportFormat,
  type Location,
  limits,
  type TransferMetricPoint,
} from '@netportal/contract'
import { isolate, resolveZone } from '@netportal/format'
import {
  InlineState,
  Note,
  passFocusOn,
  Skeleton,
  space,
  type TableState,
  TextButton,
} from '@netportal/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { LocationPage } from '../../location/LocationPage.tsx'
import { DaysField } from '../../shared/domain/DaysField.tsx'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { ChartPending, ChartShape } from '../../shared/page/ChartPending.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { RangeDays } from '../../shared/range/range.ts'
import { bothNeeded, type Needed, type Remote } from '../../shared/remote.ts'
import { AnnotationNotes } from './AnnotationNotes.tsx'
import type { ChartAnnotations } from './annotationReferences.ts'
import { missingDataText } from './missingDataText.ts'
import { RawData } from './RawData.tsx'
import { drawnStep, filesText, pointText, type StatsDrawing } from './statsDrawing.ts'

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
  /** The choice of the time shown; that of the specified days where there is none. */
  period?: ReactNode
  /** How the charts are drawn. @default each reading, all of them */
  drawing?: StatsDrawing
  /** First and last day that files of the charts hold, where these are not the time shown; null where they are. */
  files?: RangeDays | null
  /** What the charts have beside their lines. @default nothing */
  annotations?: ChartAnnotations | undefined
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

export const statsDaysLabel = 'View stats for last'

/** Shows what went through a network over some days. Specification §2 "SSID stats". */
export function SsidStatsView(props: SsidStatsViewProps) {
  const { name, location, clients, metrics, days, onDaysChange, backTo } = props
  const content = bothNeeded(location, bothNeeded(clients, orNone(metrics)))
  return (
    <LocationPage
      title={`Historical Stats: ${isolate(name)}`}
      subtitle={
        location.status === 'ready' ? (
          `All times are shown in ${resolveZone(location.data.timezone).zone}.`
        ) : location.status === 'loading' ? (
          <Skeleton inline width="240px" />
        ) : undefined
      }
      back={
        <TopLine>
          <BackLink to={backTo}>Back to SSIDs</BackLink>
          <Progress text={progressText(content, [clients, metrics])} />
        </TopLine>
      }
      actions={
        props.period || (
          <DaysField
            label={statsDaysLabel}
            choices={limits.ssidStatsDayChoices}
            days={days}
            onChange={onDaysChange}
          />
        )
      }
      content={content}
      loadingText={null}
      skeleton={
        <>
          <ChartsShape isAnnotated={props.annotations !== undefined} />
          <RawData {...rawShape} />
        </>
      }
    >
      {([{ timezone }, [counts, rates]]) => (
        <Stats {...props} timeZone={timezone} counts={counts} rates={rates} />
      )}
    </LocationPage>
  )
}

/** Says what is under way, beside the way back: there it comes and goes without moving anything. */
function Progress({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <InlineState state="loading" role="status">
      {text}
    </InlineState>
  )
}

/** Specification §2 "SSID stats". */
function progressText(content: Needed<unknown>, parts: readonly Remote<unknown>[]): string | null {
  if (content.status === 'loading') return 'Loading SSID stats...'
  const isUpdating = parts.some((part) => part.status === 'ready' && part.refresh === 'running')
  return content.status === 'ready' && isUpdating ? 'Loading updated stats...' : null
}

const TopLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[5]};
`

function ChartsShape({ isAnnotated }: { isAnnotated: boolean }) {
  return (
    <>
      <ChartShape {...shapeOf(clientsShape, isAnnotated)} />
      <ChartShape {...shapeOf(ratesShape, isAnnotated)} />
    </>
  )
}

/** The shape of a chart: what stands beside its lines is named with them. */
function shapeOf(shape: typeof clientsShape | typeof ratesShape, isAnnotated: boolean) {
  if (!isAnnotated) return shape
  const legend = [...shape.legend, ...Object.values(annotationNames)]
  return { ...shape, legend, others: clientsShape.others }
}

/** Texts of the buttons below a chart. */
const zoomTexts = ['Zoom in', 'Zoom out', 'Reset zoom']
const tableText = 'Show table'

const lineShape = { height: limits.lineChartHeightPx, files: ['PDF', 'CSV', 'PNG'] }
const clientsShape = {
  ...lineShape,
  title: chartTitles.clients,
  legend: ['Clients'],
  others: [...zoomTexts, tableText],
}
const ratesShape = {
  ...lineShape,
  title: chartTitles.rates,
  legend: ['Download', 'Upload'],
  others: zoomTexts,
}

/** Metrics that failed to load count as none. Ruling: Stats. */
function orNone(metrics: Remote<TransferMetricPoint[]>): Needed<TransferMetricPoint[]> {
  return metrics.status === 'failed' ? { status: 'ready', data: none } : metrics
}

const none: TransferMetricPoint[] = []

/** The sheet of the raw data, closed. */
const rawShape = {
  points: none,
  timeZone: 'UTC',
  isShown: false,
  onShownChange: () => undefined,
  table: { search: '', sort: null, page: 1 },
  onTableChange: () => undefined,
}

interface StatsProps extends SsidStatsViewProps {
  timeZone: string
  counts: ClientCountPoint[]
  rates: TransferMetricPoint[]
}

function Stats({ timeZone, counts, rates, ...view }: StatsProps) {
  const { step = 'reading', period, detail, zoom = null, onZoomChange } = view.drawing ?? {}
  const drawn = drawnStep(zoom, view.days)
  const said = pointText(step === 'reading' ? drawn : (detail?.step ?? step))
  const missing = missingDataText(counts, rates)
  const retry = view.metrics.status === 'failed' ? view.metrics.retry : undefined
  return (
    <>
      <OutdatedNote of={[view.clients, view.metrics]} />
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
            <ChartPending {...shapeOf(clientsShape, view.annotations !== undefined)} />
            <ChartPending {...shapeOf(ratesShape, view.annotations !== undefined)} />
          </>
        }
      >
        <StatsCharts
          clients={detail?.client_counts ?? counts}
          metrics={detail?.transfer_metrics ?? rates}
          timeZone={timeZone}
          step={detail?.step ?? step}
          drawn={drawn}
          period={period}
          zoom={zoom}
          onZoomChange={onZoomChange}
          annotations={view.annotations}
          onExport={view.onExport}
        />
      </Suspense>
      {said !== null && <Note>{said}</Note>}
      {view.files && <Note>{filesText(view.days, view.files)}</Note>}
      {view.annotations && <AnnotationNotes {...view.annotations} />}
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
