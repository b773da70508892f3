import type { Id, Location, ReportFormat } from '@netportal/contract'

/** Parameters of a report, as forms hold them: each type reads its own part, and keeps the others' as typed. */
export type ParameterValues = {
  /** '' while none is chosen. */
  location_id: Id
  location_ids: Id[]
  ssid_ids: Id[]
  report_format: ReportFormat
  include_detailed_notes: boolean
  status_filter: string
  issue_filter: string
}

/** Nothing chosen yet. */
export const blankParameters: ParameterValues = {
  location_id: '',
  location_ids: [],
  ssid_ids: [],
  report_format: 'pdf',
  include_detailed_notes: true,
  status_filter: '',
  issue_filter: '',
}

/** Returns the parameters of a schedule once its report type has changed. Specification §5 "Schedule form". */
export function firstLocationOnly(locations: readonly Location[]): ParameterValues {
  const [first] = locations
  return first === undefined
    ? blankParameters
    : { ...blankParameters, location_id: first.id, location_ids: [first.id] }
}
