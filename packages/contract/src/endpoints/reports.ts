import { defineEndpoint } from '../endpoint.ts'
import {
  CallCenterActivityRequest,
  ClientCountRequest,
  DataUsageRequest,
  DeviceUptimeRequest,
  DownDeviceRequest,
  ExportRequest,
  NetworkHealthRequest,
} from '../entities/reportRequest.ts'
import { StartedTask, TaskStatus } from '../entities/task.ts'
import { reportStartFailure } from '../rules/reports.ts'

export const startNetworkHealthReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/network-health',
  access: 'user',
  summary: 'Start a Network Health Report (PDF)',
  body: NetworkHealthRequest,
  response: StartedTask,
  failure: reportStartFailure('network_health'),
})

export const startDeviceUptimeReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/device-uptime',
  access: 'user',
  summary: 'Start a Device Uptime Report (CSV)',
  body: DeviceUptimeRequest,
  response: StartedTask,
  failure: reportStartFailure('device_uptime'),
})

export const startClientCountGraphReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/client-count-graph',
  access: 'user',
  summary: 'Start a Client Count Report (PDF graph)',
  body: ClientCountRequest,
  response: StartedTask,
  failure: reportStartFailure('client_count_graph'),
})

export const startClientCountCsvReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/client-count-csv',
  access: 'user',
  summary: 'Start a Client Count Report (CSV data)',
  body: ClientCountRequest,
  response: StartedTask,
  failure: reportStartFailure('client_count_graph'),
})

export const startDataUsageReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/data-usage',
  access: 'user',
  summary: 'Start a Data Usage Report (PDF or CSV)',
  body: DataUsageRequest,
  response: StartedTask,
  failure: reportStartFailure('data_usage'),
})

export const startDownDeviceReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/down-device',
  access: 'user',
  summary: 'Start a Down Device Report (PDF or CSV)',
  body: DownDeviceRequest,
  response: StartedTask,
  failure: reportStartFailure('down_device'),
})

export const startCallCenterActivityReport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/call-center-activity',
  access: 'user',
  summary: 'Start a Call Center Activity Report (PDF or CSV)',
  body: CallCenterActivityRequest,
  response: StartedTask,
  failure: reportStartFailure('call_center_activity'),
})

export const startSsidClientCountExport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/ssid-client-count-export',
  access: 'user',
  summary: "Start an export of a wireless network's client counts (PDF, CSV or PNG)",
  body: ExportRequest,
  response: StartedTask,
  failure: 'Export failed',
})

export const startSsidDataUsageExport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reports/ssid-data-usage-export',
  access: 'user',
  summary: "Start an export of a wireless network's transfer rates (PDF, CSV or PNG)",
  body: ExportRequest,
  response: StartedTask,
  failure: 'Export failed',
})

export const getTaskStatus = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reports/status/{taskId}',
  access: 'user',
  summary: 'How far a report or export is',
  response: TaskStatus,
  failure: 'Failed to fetch report status',
})
