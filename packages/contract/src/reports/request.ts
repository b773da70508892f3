/** What starts a report or an export. Days are days in the location's own zone, both ends included. */
import * as z from 'zod/mini'
import { exportFormats, reportFormats } from '../rules/reports.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { chosenId, reportDay, requiredText } from './input.ts'
import {
  CallCenterActivityParameters,
  ClientCountParameters,
  DeviceUptimeParameters,
  DownDeviceParameters,
  NetworkHealthParameters,
} from './reportParameters.ts'

interface Days {
  start_date: string
  end_date: string
}

/** Specification §5: the device uptime form has words of its own. */
const missingDates = 'Please select start and end dates.'
const missingUptimeDates = 'Please select a start and end date.'

/** @__NO_SIDE_EFFECTS__ */
function days(missing = missingDates) {
  return { start_date: reportDay(missing), end_date: reportDay(missing) }
}

export type DaysRequest = z.ZodMiniType<Days, Days>

/** @__NO_SIDE_EFFECTS__ */
function inOrder<Request extends DaysRequest>(request: Request): Request {
  const ordered = withRule(
    request,
    ({ start_date, end_date }) => start_date <= end_date,
    'Start date cannot be after end date.',
  )
  const most = serverLimits.historyDaysMax
  return withRule(
    ordered,
    (days) => countDays(days) <= most,
    `A report covers at most ${most} days.`,
  )
}

/**
 * A request whose days have come. Specification §5: "The end date input has a maximum of today".
 * @param today the day where it is made, `yyyy-MM-dd`
 */
export function endingBy<Request extends DaysRequest>(request: Request, today: string): Request {
  return withRule(request, ({ end_date }) => end_date <= today, 'End date cannot be after today.')
}

/** @__NO_SIDE_EFFECTS__ */
function withRule<Request extends DaysRequest>(
  request: Request,
  holds: (days: Days) => boolean,
  error: string,
): Request {
  return request.check(
    z.refine(holds, {
      error,
      path: ['end_date'],
      // Said beside the fault of another field, but not of a date that is none.
      when: ({ value, issues }) =>
        value instanceof Object && !issues.some(({ path }) => /_date$/.test(String(path?.[0]))),
    }),
  )
}

function countDays({ start_date, end_date }: Days): number {
  return (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1
}

export const NetworkHealthRequest = inOrder(z.extend(NetworkHealthParameters, days()))
export type NetworkHealthRequest = z.infer<typeof NetworkHealthRequest>

export const DeviceUptimeRequest = inOrder(
  z.extend(DeviceUptimeParameters, days(missingUptimeDates)),
)
export type DeviceUptimeRequest = z.infer<typeof DeviceUptimeRequest>

export const ClientCountRequest = inOrder(z.extend(ClientCountParameters, days()))
export type ClientCountRequest = z.infer<typeof ClientCountRequest>

/** The format travels as `report_type` here. Specification §7 "Reports and tasks". */
export const DataUsageRequest = inOrder(
  z.extend(ClientCountParameters, { ...days(), report_type: z.enum(reportFormats) }),
)
export type DataUsageRequest = z.infer<typeof DataUsageRequest>

export const DownDeviceRequest = inOrder(z.extend(DownDeviceParameters, days()))
export type DownDeviceRequest = z.infer<typeof DownDeviceRequest>

export const CallCenterActivityRequest = inOrder(z.extend(CallCenterActivityParameters, days()))
export type CallCenterActivityRequest = z.infer<typeof CallCenterActivityRequest>

/** A chart's data as a file. The names are what stands on it. */
export const ExportRequest = inOrder(
  z.object({
    location_id: chosenId(),
    location_name: requiredText(300),
    ssid_wlan_id_api: chosenId(),
    ssid_name: requiredText(300),
    ...days(),
    export_format: z.enum(exportFormats),
  }),
)
export type ExportRequest = z.infer<typeof ExportRequest>
