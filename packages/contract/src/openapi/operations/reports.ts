import type * as reports from '../../endpoints/reports.ts'
import * as examples from '../../fixtures/reportRequests.ts'
import type { OperationDocuments } from '../document.ts'

const start =
  "Answers at once; ask for the task's status until it succeeded, then fetch the file. Locations and networks that the viewer may not see refuse the whole request."

/** What the calls that start a report or an export have in common. */
const started = { tag: 'Reports', example: examples.startedTask } as const

export const reportOperations: OperationDocuments<typeof reports> = {
  startNetworkHealthReport: {
    ...started,
    description: `Share of devices online, uptime, outages, clients, usage and tickets. ${start}`,
    body: examples.networkHealthRequest,
  },
  startDeviceUptimeReport: {
    ...started,
    description: `Uptime, downtime and outages of every access point. ${start}`,
    body: examples.deviceUptimeRequest,
  },
  startClientCountGraphReport: {
    ...started,
    description: `Clients of each wireless network as a graph. ${start}`,
    body: examples.clientCountRequest,
  },
  startClientCountCsvReport: {
    ...started,
    description: `Clients of each wireless network as data. ${start}`,
    body: examples.clientCountRequest,
  },
  startDataUsageReport: {
    ...started,
    description: `Bytes down and up of each wireless network and day. ${start}`,
    body: examples.dataUsageRequest,
  },
  startDownDeviceReport: {
    ...started,
    description: `Outages of access points. ${start}`,
    body: examples.downDeviceRequest,
  },
  startCallCenterActivityReport: {
    ...started,
    description: `Tickets by issue and status, and time spent on calls. ${start}`,
    body: examples.callCenterActivityRequest,
  },
  startSsidClientCountExport: {
    ...started,
    description: `What the chart of connected clients shows. ${start}`,
    body: examples.exportRequest,
  },
  startSsidDataUsageExport: {
    ...started,
    description: `What the chart of transfer rates shows. ${start}`,
    body: examples.exportRequest,
  },
  getTaskStatus: {
    tag: 'Reports',
    description:
      'A task of another company answers as one that does not exist. On success `result` is the path of the file below the media base; fetch it with the same Authorization header.',
    params: {
      taskId: {
        description: 'The `task_id` of the call that started it.',
        example: String(examples.startedTask.task_id),
      },
    },
    example: examples.taskStatuses[4],
  },
}
