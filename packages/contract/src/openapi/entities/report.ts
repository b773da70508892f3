import {
  CallCenterActivityParameters,
  ClientCountParameters,
  DataUsageParameters,
  DeviceUptimeParameters,
  DownDeviceParameters,
  NetworkHealthParameters,
} from '../../entities/reportParameters.ts'
import {
  CallCenterActivityRequest,
  ClientCountRequest,
  DataUsageRequest,
  DeviceUptimeRequest,
  DownDeviceRequest,
  ExportRequest,
  NetworkHealthRequest,
} from '../../entities/reportRequest.ts'
import { StartedTask, TaskStatus } from '../../entities/task.ts'
import * as examples from '../../fixtures/reportRequests.ts'
import { entity } from '../document.ts'

const days = {
  start_date: "First day, by the location's own clock.",
  end_date: 'Last day, which is included; not before the first.',
}
const location = { location_id: 'Location that it is about.' }
const locations = { location_ids: 'Locations that it is about.' }
const networks = { ...location, ssid_ids: 'Ids of wireless networks of that location.' }
const format = { report_format: 'Kind of file.' }
const calls = {
  ...locations,
  ...format,
  include_detailed_notes: 'Whether calls and notes are written out.',
  status_filter: 'Only tickets whose status contains this text.',
  issue_filter: 'Only tickets whose issue contains this text.',
}

export const reportRequests = {
  NetworkHealthParameters: entity(NetworkHealthParameters, {
    description: 'What a Network Health Report is about.',
    fields: location,
    example: { location_id: 101 },
  }),
  DeviceUptimeParameters: entity(DeviceUptimeParameters, {
    description: 'What a Device Uptime Report is about.',
    fields: locations,
    example: { location_ids: [101, 102] },
  }),
  ClientCountParameters: entity(ClientCountParameters, {
    description: 'What a Client Count Report is about.',
    fields: networks,
    example: { location_id: 101, ssid_ids: [306, 307] },
  }),
  DataUsageParameters: entity(DataUsageParameters, {
    description: 'What a Data Usage Report is about.',
    fields: { ...networks, ...format },
    example: { location_id: 101, ssid_ids: [306, 307], report_format: 'csv' },
  }),
  DownDeviceParameters: entity(DownDeviceParameters, {
    description: 'What a Down Device Report is about.',
    fields: { ...location, ...format },
    example: { location_id: 101, report_format: 'pdf' },
  }),
  CallCenterActivityParameters: entity(CallCenterActivityParameters, {
    description: 'What a Call Center Activity Report is about.',
    fields: calls,
    example: {
      location_ids: [101],
      report_format: 'pdf',
      include_detailed_notes: true,
      status_filter: null,
      issue_filter: null,
    },
  }),
  NetworkHealthRequest: entity(NetworkHealthRequest, {
    description: 'A Network Health Report over some days.',
    fields: { ...location, ...days },
    example: examples.networkHealthRequest,
  }),
  DeviceUptimeRequest: entity(DeviceUptimeRequest, {
    description: 'A Device Uptime Report over some days.',
    fields: { ...locations, ...days },
    example: examples.deviceUptimeRequest,
  }),
  ClientCountRequest: entity(ClientCountRequest, {
    description: 'A Client Count Report over some days.',
    fields: { ...networks, ...days },
    example: examples.clientCountRequest,
  }),
  DataUsageRequest: entity(DataUsageRequest, {
    description: 'A Data Usage Report over some days.',
    fields: { ...networks, ...days, report_type: 'Kind of file.' },
    example: examples.dataUsageRequest,
  }),
  DownDeviceRequest: entity(DownDeviceRequest, {
    description: 'A Down Device Report over some days.',
    fields: { ...location, ...format, ...days },
    example: examples.downDeviceRequest,
  }),
  CallCenterActivityRequest: entity(CallCenterActivityRequest, {
    description: 'A Call Center Activity Report over some days.',
    fields: { ...calls, ...days },
    example: examples.callCenterActivityRequest,
  }),
  ExportRequest: entity(ExportRequest, {
    description: 'The data of a chart over some days.',
    fields: {
      ...location,
      location_name: 'Name of the location, as it stands on the file.',
      ssid_wlan_id_api: 'The `wlan_id_api` of the wireless network.',
      ssid_name: 'Name of the wireless network, as it stands on the file.',
      ...days,
      export_format: 'Kind of file.',
    },
    example: examples.exportRequest,
  }),
}

export const reportAnswers = {
  StartedTask: entity(StartedTask, {
    description: 'A report or export that has begun.',
    fields: { task_id: 'Id to ask its status with.', filename: 'Name of the file to come.' },
    example: examples.startedTask,
  }),
  TaskStatus: entity(TaskStatus, {
    description: 'How far a report or export is.',
    fields: {
      state: '`PENDING`, `RECEIVED`, `STARTED`, `RETRY`, `SUCCESS` or `FAILURE`.',
      result: 'On success the path of the file below the media base; on failure the reason.',
    },
    example: examples.taskStatuses[4],
  }),
}
