import type * as reports from '../../endpoints/reports.ts'
import {
  cancelledTask,
  exportRequest,
  reportRequests,
  startedTask,
  taskStatuses,
} from '../../fixtures/reportRequests.ts'
import type { OperationDocuments } from '../document.ts'

const taskId = {
  description: 'The `task_id` of the call that started it.',
  example: String(startedTask.task_id),
}

const start =
  "Answers at once; ask for the task's status until it succeeded, then fetch the file. Locations and networks that the viewer may not see refuse the whole request."

/** Description that the calls that start a report or an export have in common. */
const started = { tag: 'Reports', example: startedTask } as const

export const reportOperations: OperationDocuments<typeof reports> = {
  startNetworkHealthReport: {
    ...started,
    description: `Share of devices online, uptime, outages, clients, usage and tickets. ${start}`,
    body: reportRequests.network_health,
  },
  startDeviceUptimeReport: {
    ...started,
    description: `Uptime, downtime and outages of every access point. ${start}`,
    body: reportRequests.device_uptime,
  },
  startClientCountGraphReport: {
    ...started,
    description: `Clients of each wireless network as a graph. ${start}`,
    body: reportRequests.client_count_graph,
  },
  startClientCountCsvReport: {
    ...started,
    description: `Clients of each wireless network as data. ${start}`,
    body: reportRequests.client_count_graph,
  },
  startDataUsageReport: {
    ...started,
    description: `Bytes down and up of each wireless network and day. ${start}`,
    body: reportRequests.data_usage,
  },
  startDownDeviceReport: {
    ...started,
    description: `Outages of access points. ${start}`,
    body: reportRequests.down_device,
  },
  startCallCenterActivityReport: {
    ...started,
    description: `Tickets by issue and status, and time spent on calls. ${start}`,
    body: reportRequests.call_center_activity,
  },
  startMorningBrief: {
    ...started,
    description: `What is down now, how the days were beside the same weekdays before, and what is not heard of. ${start}`,
    body: reportRequests.morning_brief,
  },
  startMonthReport: {
    ...started,
    description: `The figures of locations for a calendar month, or for what is over of it, beside the month before and the same days of the year before. ${start}`,
    body: reportRequests.group_month,
  },
  startSsidClientCountExport: {
    ...started,
    description: `What the chart of connected clients shows. ${start}`,
    body: exportRequest,
  },
  startSsidDataUsageExport: {
    ...started,
    description: `What the chart of transfer rates shows. ${start}`,
    body: exportRequest,
  },
  getTaskStatus: {
    tag: 'Reports',
    description:
      'A task of another company answers as one that does not exist. On success `result` is the path of the file below the media base; fetch it with the same Authorization header.',
    params: { taskId },
    example: taskStatuses.find(({ state }) => state === 'SUCCESS'),
  },
  cancelTask: {
    tag: 'Reports',
    description:
      'The task ends as FAILURE, with who cancelled it as its reason, and its work stops within about a second. Answers with how the task stands then: one that has ended already is left as it is, so cancelling twice changes nothing. A report that a schedule mails is not cancelled (409): whoever was mailed already would be told nothing.',
    params: { taskId },
    example: cancelledTask,
  },
}
