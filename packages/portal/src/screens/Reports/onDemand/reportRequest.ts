import { type Location, limits, type ReportType, reports } from '@netportal/contract'
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
  const days =
    usually === 'DAILY'
      ? { start_date: addDays(today, -1), end_date: addDays(today, -1) }
      : { start_date: addDays(today, -limits.reportRangeDays), end_date: today }
  return {
    ...blankParameters,
    location_id: first?.id ?? '',
    ...days,
  }
}
