import { ssidClientCount } from './exports/ssidClientCount.ts'
import { ssidDataUsage } from './exports/ssidDataUsage.ts'
import type { ReportMaker } from './maker.ts'
import type { RequestType } from './request.ts'
import { callCenterActivity } from './types/callCenterActivity/maker.ts'
import { clientCountGraph } from './types/clientCountGraph/maker.ts'
import { dataUsage } from './types/dataUsage/maker.ts'
import { deviceUptime } from './types/deviceUptime/maker.ts'
import { downDevice } from './types/downDevice/maker.ts'
import { groupMonth } from './types/groupMonth/maker.ts'
import { morningBrief } from './types/morningBrief/maker.ts'
import { networkHealth } from './types/networkHealth/maker.ts'

/** Who makes what can be asked for. */
export const makers: Record<RequestType, ReportMaker> = {
  network_health: networkHealth,
  device_uptime: deviceUptime,
  client_count_graph: clientCountGraph,
  data_usage: dataUsage,
  down_device: downDevice,
  call_center_activity: callCenterActivity,
  morning_brief: morningBrief,
  group_month: groupMonth,
  ssid_client_count: ssidClientCount,
  ssid_data_usage: ssidDataUsage,
}
