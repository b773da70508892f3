import {
  type Frequency,
  type Location,
  limits,
  type ReportType,
  reports,
} from '@netportal/contract'
import { addDays } from '@netportal/format'
import { blankParameters, type ParameterValues } from '../parameters/parameterValues.ts'

/** Values of the form of a report on demand. */
export type ReportFormValues = ParameterValues & { start_date: string; end_date: string }

/** Makes the input that a request's schema reads of the form; Data Usage calls the format `report_type`. */
export function requestInput(values: ReportFormValues) {
  return { ...values, report_type: values.report_format }
}

/**
 * Returns the values that a form starts with. Ruling: Reports.
 * @param today the day in the browser, `yyyy-MM-dd`
 */
export function reportDefaults(
  type: ReportType,
  locations: readonly Location[],
  today: string,
): ReportFormValues {
  const { place, usually } = reports[type]
  const first = place === 'location' ? locations[0] : undefined
  return {
    ...blankParameters,
    location_id: first?.id ?? '',
    ...usualDays(usually, today),
  }
}

/** The days of the last run that would be over. */
function usualDays(usually: Frequency | undefined, today: string) {
  switch (usually) {
    case 'DAILY':
      return { start_date: addDays(today, -1), end_date: addDays(today, -1) }
    case 'MONTHLY': {
      const end_date = addDays(today, -Number(today.slice(8)))
      return { start_date: `${end_date.slice(0, 'yyyy-MM'.length)}-01`, end_date }
    }
    case 'WEEKLY':
    case undefined:
      return { start_date: addDays(today, -limits.reportRangeDays), end_date: today }
    default:
      return usually satisfies never
  }
}
