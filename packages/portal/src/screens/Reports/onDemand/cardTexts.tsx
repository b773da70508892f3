import { type ReportType, reportCardTitle, reportTitle } from '@netportal/contract'
import { iconSize } from '@netportal/ui'
import { Activity, ArrowDownUp, ChartLine, CircleOff, Phone, Timer } from 'lucide-react'
import type { ReactNode } from 'react'

/** What each card says of its report. */
export const reportSentences: Record<ReportType, string> = {
  network_health: 'Availability, clients and usage of one location over a period.',
  device_uptime: 'Uptime and downtime of each access point, for one or more locations.',
  client_count_graph: 'Connected clients over time for the SSIDs you choose.',
  data_usage: 'Download and upload volume for the SSIDs you choose.',
  down_device: 'Access points that went offline in a period, and for how long.',
  call_center_activity: 'Guest calls and tickets, with or without the detailed notes.',
}

export const reportIcons: Record<ReportType, ReactNode> = {
  network_health: <Activity size={iconSize.lg} />,
  device_uptime: <Timer size={iconSize.lg} />,
  client_count_graph: <ChartLine size={iconSize.lg} />,
  data_usage: <ArrowDownUp size={iconSize.lg} />,
  down_device: <CircleOff size={iconSize.lg} />,
  call_center_activity: <Phone size={iconSize.lg} />,
}

/** What stands after the title on the card: ' (PDF or CSV)'. */
export function formatsSuffix(type: ReportType): string {
  return reportCardTitle(type).slice(reportTitle(type).length)
}

/** The formats one by one: 'PDF' and 'CSV', or 'PDF graph' and 'CSV data'. */
export function formatNames(type: ReportType): string[] {
  return formatsSuffix(type)
    .replace(/^ \(|\)$/g, '')
    .split(' or ')
}
