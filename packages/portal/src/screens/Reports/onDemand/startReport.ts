import {
  type ReportType,
  type StartedTask,
  startCallCenterActivityReport,
  startClientCountCsvReport,
  startClientCountGraphReport,
  startDataUsageReport,
  startDeviceUptimeReport,
  startDownDeviceReport,
  startNetworkHealthReport,
} from '@netportal/contract'
import * as z from 'zod/mini'
import { callApi } from '../../../api/callApi.ts'
import { type ReportFormValues, requestInput } from './reportRequest.ts'

/**
 * Asks the server for a report. Specification §7 "Reports and tasks".
 * @param values what the form has accepted
 * @throws ApiError as `callApi` does
 */
export function startReport(
  type: ReportType,
  values: ReportFormValues,
  signal: AbortSignal,
): Promise<StartedTask> {
  const input = requestInput(values)
  const options = { signal }
  switch (type) {
    case 'network_health': {
      const body = z.parse(startNetworkHealthReport.body, input)
      return callApi(startNetworkHealthReport, { body }, options)
    }
    case 'device_uptime': {
      const body = z.parse(startDeviceUptimeReport.body, input)
      return callApi(startDeviceUptimeReport, { body }, options)
    }
    case 'client_count_graph': {
      const call =
        values.report_format === 'csv' ? startClientCountCsvReport : startClientCountGraphReport
      return callApi(call, { body: z.parse(call.body, input) }, options)
    }
    case 'data_usage': {
      const body = z.parse(startDataUsageReport.body, input)
      return callApi(startDataUsageReport, { body }, options)
    }
    case 'down_device': {
      const body = z.parse(startDownDeviceReport.body, input)
      return callApi(startDownDeviceReport, { body }, options)
    }
    case 'call_center_activity': {
      const body = z.parse(startCallCenterActivityReport.body, input)
      return callApi(startCallCenterActivityReport, { body }, options)
    }
    default:
      return type satisfies never
  }
}
