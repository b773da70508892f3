import { defineEndpoint } from '../endpoint.ts'
import { StartedTask, TaskStatus } from '../entities/task.ts'
import { ExportRequest } from '../reports/exports.ts'

export { startCallCenterActivityReport } from '../reports/types/callCenterActivity.ts'
export {
  startClientCountCsvReport,
  startClientCountGraphReport,
} from '../reports/types/clientCountGraph.ts'
export { startDataUsageReport } from '../reports/types/dataUsage.ts'
export { startDeviceUptimeReport } from '../reports/types/deviceUptime.ts'
export { startDownDeviceReport } from '../reports/types/downDevice.ts'
export { startMonthReport } from '../reports/types/groupMonth.ts'
export { startMorningBrief } from '../reports/types/morningBrief.ts'
export { startNetworkHealthReport } from '../reports/types/networkHealth.ts'

const exportFailure = 'Export failed'

export const startSsidClientCountExport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/ssid-client-count-export',
  access: 'user',
  summary: "Start an export of a wireless network's client counts (PDF, CSV or PNG)",
  body: ExportRequest,
  response: StartedTask,
  failure: exportFailure,
})

export const startSsidDataUsageExport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/ssid-data-usage-export',
  access: 'user',
  summary: "Start an export of a wireless network's transfer rates (PDF, CSV or PNG)",
  body: ExportRequest,
  response: StartedTask,
  failure: exportFailure,
})

export const getTaskStatus = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reports/status/{taskId}',
  access: 'user',
  summary: 'How far a report or export is',
  response: TaskStatus,
  failure: 'Failed to fetch report status',
})

/** Not in the specification: a call of ours, which `users/me` names as the extra `report-tasks`. */
export const cancelTask = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/cancel/{taskId}',
  access: 'user',
  summary: 'Stop making a report or export; one that has ended stays as it is',
  response: TaskStatus,
  failure: 'The report could not be cancelled. Please try again.',
})
