import {
  type Id,
  type Location,
  mapSwitches,
  type ReportFormat,
  type SwitchName,
} from '@netportal/contract'

/** Parameters of a report, as forms hold them: each type reads its own part, and keeps the others' as typed. */
export type ParameterValues = Record<SwitchName, boolean> & {
  /** '' while none is chosen. */
  location_id: Id
  location_ids: Id[]
  ssid_ids: Id[]
  report_format: ReportFormat
  status_filter: string
  issue_filter: string
}

/** Nothing chosen yet. */
export const blankParameters: ParameterValues = {
  location_id: '',
  location_ids: [],
  ssid_ids: [],
  report_format: 'pdf',
  status_filter: '',
  issue_filter: '',
  ...mapSwitches((_, { isOn }) => isOn),
}

/** Their names; each stands in every form. */
export const parameterNames = Object.keys(blankParameters).filter(
  (name): name is keyof ParameterValues => name in blankParameters,
)

/** Returns the parameters of a schedule once its report type has changed. Specification §5 "Schedule form". */
export function firstLocationOnly(locations: readonly Location[]): ParameterValues {
  const [first] = locations
  return first === undefined
    ? blankParameters
    : { ...blankParameters, location_id: first.id, location_ids: [first.id] }
}
