import type { LineReference } from '@netportal/charts'
import {
  type AnnotationKind,
  annotationKinds,
  annotationNames,
  callAnnotations,
  type IncidentPage,
  incidentAnnotations,
  type Ticket,
} from '@netportal/contract'
import type { Remote } from '../../shared/remote.ts'

/** What the charts have beside their lines. */
export interface ChartAnnotations {
  /** Incidents of the location in the shown days, newest first. */
  incidents: Remote<IncidentPage>
  /** Calls in those days: of them nothing but their time is shown. */
  calls: Remote<Pick<Ticket, 'ticket_datetime_utc'>[]>
  /** Those that are switched off. */
  hidden: readonly AnnotationKind[]
  onHiddenChange: (hidden: readonly AnnotationKind[]) => void
}

/** Each kind has its place in the legend from the start: what comes later moves nothing. */
const inLegend: readonly LineReference[] = [
  ...incidentAnnotations([
    { started_at: '1970-01-01', ended_at: '1970-01-01', most_down: 0, site_access_points: 0 },
  ]),
  ...callAnnotations(['1970-01-01']),
]

/** Makes of incidents and calls what a chart has beside its lines. */
export function toReferences({
  incidents,
  calls,
}: Pick<ChartAnnotations, 'incidents' | 'calls'>): readonly LineReference[] {
  return [
    ...inLegend,
    ...(incidents.status === 'ready' ? incidentAnnotations(incidents.data.results) : []),
    ...(calls.status === 'ready'
      ? callAnnotations(calls.data.map(({ ticket_datetime_utc }) => ticket_datetime_utc))
      : []),
  ]
}

/** The kinds that the charts know by these names. */
export function kindsOf(names: readonly string[]): readonly AnnotationKind[] {
  return annotationKinds.filter((kind) => names.includes(annotationNames[kind]))
}
