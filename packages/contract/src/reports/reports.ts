import type * as z from 'zod/mini'
import { cardTitle, type ReportCall, type ReportName, startFailure } from './define.ts'
import type { ReportSwitch } from './fields.ts'
import { type ReportFormat, reportFormats } from './formats.ts'
import { callCenterActivity, callCenterSwitches } from './types/callCenterActivity.ts'
import { clientCountGraph } from './types/clientCountGraph.ts'
import { dataUsage } from './types/dataUsage.ts'
import { deviceUptime } from './types/deviceUptime.ts'
import { downDevice } from './types/downDevice.ts'
import { groupMonth } from './types/groupMonth.ts'
import { morningBrief, morningBriefSwitches } from './types/morningBrief.ts'
import { networkHealth } from './types/networkHealth.ts'

/** Specification §9 "Report types", then ours, which an API announces. */
export const reportTypes = [
  'network_health',
  'device_uptime',
  'client_count_graph',
  'data_usage',
  'down_device',
  'call_center_activity',
  'morning_brief',
  'group_month',
] as const
export type ReportType = (typeof reportTypes)[number]

/** All that is known of each type of report; portal, server and the API's document derive from it. */
export const reports = {
  network_health: networkHealth,
  device_uptime: deviceUptime,
  client_count_graph: clientCountGraph,
  data_usage: dataUsage,
  down_device: downDevice,
  call_center_activity: callCenterActivity,
  morning_brief: morningBrief,
  group_month: groupMonth,
} satisfies { [Type in ReportType]: ReportName & { type: Type } }

/** Parameters of a type: the things that its report is about. */
export type ParametersOf<Type extends ReportType> = z.output<(typeof reports)[Type]['parameters']>

/** The parameters that are on or off, of all types. */
export const reportSwitches = { ...callCenterSwitches, ...morningBriefSwitches }
export type SwitchName = keyof typeof reportSwitches

/** Makes something of each switch. @__NO_SIDE_EFFECTS__ */
export function mapSwitches<Made>(
  make: (name: SwitchName, one: ReportSwitch) => Made,
): Record<SwitchName, Made> {
  return {
    include_detailed_notes: make('include_detailed_notes', reportSwitches.include_detailed_notes),
    one_page_for_all: make('one_page_for_all', reportSwitches.one_page_for_all),
  }
}

/** The switches that a type has, in the order of its form. */
export function switchesOf(type: ReportType): (ReportSwitch & { name: SwitchName })[] {
  const { shape } = reports[type].parameters
  const all = mapSwitches((name, one) => ({ ...one, name }))
  return Object.values(all).filter(({ name }) => name in shape)
}

/**
 * Lists the types of reports that an API has.
 * @param extras what `users/me` announces; without it those of the specification alone
 */
export function offeredReportTypes(extras: readonly string[] | null | undefined): ReportType[] {
  return reportTypes.filter((type) => {
    const { extra } = reports[type]
    return extra === undefined || extras?.includes(extra)
  })
}

/** Tells a report type of ours from any other text. */
export function isReportType(type: string): type is ReportType {
  return Object.hasOwn(reports, type)
}

/** Whether each location's report of a type can go to people of its own: SSIDs are those of one location. */
export function canGoBySite(type: ReportType): boolean {
  return reports[type].place !== 'ssids'
}

/** A report's name for a reader; a type that is not known here stays as the API wrote it. */
export function reportTitle(type: string): string {
  return isReportType(type) ? reports[type].title : type
}

/** The name on the card that starts a report: 'Data Usage Report (PDF or CSV)'. */
export function reportCardTitle(type: ReportType): string {
  return cardTitle(reports[type])
}

/**
 * Returns the text that a person reads when the start of a report was refused.
 * Specification §8 "Report generation".
 */
export function reportStartFailure(type: ReportType): string {
  return startFailure(reports[type])
}

/** A format of a type of report. */
export interface FormatChoice {
  format: ReportFormat
  /** Name of it on the card: 'PDF graph'. */
  label: string
  /** Starts it; without a format of its own if it is for this one alone. */
  call: ReportCall
}

/** The formats that a report of a type comes in, as its card lists them. */
export function formatChoices(type: ReportType): FormatChoice[] {
  const { formats, calls }: AnyFormats = reports[type]
  return reportFormats.flatMap((format) => {
    const [label, call] = [formats[format], calls[format]]
    return label === undefined || call === undefined ? [] : [{ format, label, call }]
  })
}

interface AnyFormats extends Pick<ReportName, 'formats'> {
  calls: { readonly [Format in ReportFormat]?: ReportCall }
}

/**
 * The file that a scheduled report sends.
 * @param chosen the schedule's `report_format`, which counts only where the type leaves a choice
 */
export function scheduledFormat(type: ReportType, chosen: string | null | undefined): ReportFormat {
  const { scheduled } = reports[type]
  return scheduled === 'chosen' ? (chosen === 'csv' ? 'csv' : 'pdf') : scheduled
}
