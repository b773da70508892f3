import type { ReportType } from '@netportal/contract'
import { iconSize } from '@netportal/ui'
import {
  Activity,
  ArrowDownUp,
  CalendarDays,
  ChartLine,
  CircleOff,
  Phone,
  Sunrise,
  Timer,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** Sentence and icon that each card shows beside the name of its report. */
export const reportCards: Record<ReportType, { sentence: string; icon: ReactNode }> = {
  network_health: {
    sentence: 'Availability, clients and usage of one location over a period.',
    icon: <Activity size={iconSize.lg} />,
  },
  device_uptime: {
    sentence: 'Uptime and downtime of each access point, for one or more locations.',
    icon: <Timer size={iconSize.lg} />,
  },
  client_count_graph: {
    sentence: 'Connected clients over time for the SSIDs you choose.',
    icon: <ChartLine size={iconSize.lg} />,
  },
  data_usage: {
    sentence: 'Download and upload volume for the SSIDs you choose.',
    icon: <ArrowDownUp size={iconSize.lg} />,
  },
  down_device: {
    sentence: 'Access points that went offline in a period, and for how long.',
    icon: <CircleOff size={iconSize.lg} />,
  },
  call_center_activity: {
    sentence: 'Guest calls and tickets, with or without the detailed notes.',
    icon: <Phone size={iconSize.lg} />,
  },
  morning_brief: {
    sentence: 'What is down now, how yesterday was, and what is not heard of, on one page.',
    icon: <Sunrise size={iconSize.lg} />,
  },
  group_month: {
    sentence: 'A month of your locations side by side, the worst first, beside earlier months.',
    icon: <CalendarDays size={iconSize.lg} />,
  },
}
