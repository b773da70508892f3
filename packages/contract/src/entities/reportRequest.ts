/** What starts a report or an export. Days are days in the location's own zone, both ends included. */
import * as z from 'zod/mini'
import { exportFormats, reportFormats } from '../rules/reports.ts'
import { chosenId, requiredText } from './input.ts'
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
  return { start_date: z.iso.date(missing), end_date: z.iso.date(missing) }
}

/** @__NO_SIDE_EFFECTS__ */
function inOrder<Request extends z.ZodMiniType<Days, Days>>(request: Request): Request {
  return request.check(
    z.refine(({ start_date, end_date }) => start_date <= end_date, {
      error: 'Start date cannot be after end date.',
      path: ['end_date'],
      // Said beside the fault of another field, but not of a date that is none.
      when: ({ value, issues }) =>
        value instanceof Object && !issues.some(({ path }) => /_date$/.test(String(path?.[0]))),
    }),
  )
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
