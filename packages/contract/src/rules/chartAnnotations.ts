import { instantMs } from './instant.ts'

/** What a chart may have beside its values. */
export const annotationKinds = ['incidents', 'calls'] as const
export type AnnotationKind = (typeof annotationKinds)[number]

/** The names of annotations in legends, tables and files. */
export const annotationNames: Record<AnnotationKind, string> = {
  incidents: 'Incidents',
  calls: 'Calls',
}

/** The most of each kind that one chart has; a page or a file with fewer than there are says so. */
export const annotationsMax = 2000

interface AnnotatedIncident {
  started_at: string
  ended_at?: string | null | undefined
  most_down: number
  site_access_points: number
  no_data_since?: string | null | undefined
}

/** A stretch of time, as `charts` takes it. */
export interface IncidentAnnotation {
  kind: 'period'
  name: string
  label: ''
  details: string
  from: number
  to: number | null
  color: 'status.warning.fill'
}

/** An instant, as `charts` takes it. */
export interface CallAnnotation {
  kind: 'mark'
  name: string
  details: string
  time: number
  isSmall: true
}

/**
 * Makes bands of incidents. One that goes on ends where nothing is known of its site any more; one whose start
 * cannot be read is left out.
 */
export function incidentAnnotations(incidents: readonly AnnotatedIncident[]): IncidentAnnotation[] {
  return incidents.flatMap((incident) => {
    const { started_at, ended_at, no_data_since, most_down, site_access_points } = incident
    const from = instantMs(started_at)
    if (from === null) return []
    const end = ended_at ?? no_data_since
    return [
      {
        kind: 'period',
        name: annotationNames.incidents,
        label: '',
        details: `Incident: ${most_down} of ${site_access_points} access points down`,
        from,
        to: end ? Math.max(from, instantMs(end) ?? from) : null,
        color: 'status.warning.fill',
      },
    ]
  })
}

/** Makes marks of calls, of which nothing but the time is said. */
export function callAnnotations(times: readonly (string | null | undefined)[]): CallAnnotation[] {
  return times.flatMap((at) => {
    const time = at ? instantMs(at) : null
    return time === null
      ? []
      : [{ kind: 'mark', name: annotationNames.calls, details: 'Call', time, isSmall: true }]
  })
}
