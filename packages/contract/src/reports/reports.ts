/** Specification §9 "Report types". */
export const reportTypes = [
  'network_health',
  'device_uptime',
  'client_count_graph',
  'data_usage',
  'down_device',
  'call_center_activity',
] as const
export type ReportType = (typeof reportTypes)[number]

export const reportFormats = ['pdf', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const exportFormats = ['pdf', 'csv', 'png'] as const
export type ExportFormat = (typeof exportFormats)[number]

interface Report {
  title: string
  /** What its card says it comes as. Specification §2 "On-demand cards". */
  formats: string
  /** The only format of a scheduled one, or null where the schedule chooses. */
  scheduledFormat: ReportFormat | null
}

const reports: Record<ReportType, Report> = {
  network_health: { title: 'Network Health Report', formats: 'PDF', scheduledFormat: 'pdf' },
  device_uptime: { title: 'Device Uptime Report', formats: 'CSV', scheduledFormat: 'csv' },
  client_count_graph: {
    title: 'Client Count Report',
    formats: 'PDF graph or CSV data',
    scheduledFormat: 'pdf',
  },
  data_usage: { title: 'Data Usage Report', formats: 'PDF or CSV', scheduledFormat: null },
  down_device: { title: 'Down Device Report', formats: 'PDF or CSV', scheduledFormat: null },
  call_center_activity: {
    title: 'Call Center Activity Report',
    formats: 'PDF or CSV',
    scheduledFormat: null,
  },
}

/** Tells a report type of ours from any other text. */
export function isReportType(type: string): type is ReportType {
  return Object.hasOwn(reports, type)
}

/** A report's name for a reader; a type that is not known here stays as the API wrote it. */
export function reportTitle(type: string): string {
  return isReportType(type) ? reports[type].title : type
}

/** The name on the card that starts a report: 'Data Usage Report (PDF or CSV)'. */
export function reportCardTitle(type: ReportType): string {
  return `${reports[type].title} (${reports[type].formats})`
}

/**
 * What a person reads when the start of a report was refused. Specification §8 "Report generation".
 * @__NO_SIDE_EFFECTS__
 */
export function reportStartFailure(type: ReportType): string {
  return `Failed to start ${reports[type].title} generation. Please try again.`
}

/**
 * The file that a scheduled report sends.
 * @param chosen the schedule's `report_format`, which counts only where the type leaves a choice
 */
export function scheduledFormat(type: ReportType, chosen: string | null | undefined): ReportFormat {
  return reports[type].scheduledFormat ?? (chosen === 'csv' ? 'csv' : 'pdf')
}
