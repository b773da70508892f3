import { addDays, isolate } from '@netportal/format'
import type { Config } from '../config/config.ts'
import type { LetterLink } from '../mail/letter.ts'
import { publicOrigin } from '../passwordReset/links.ts'
import type { RequestedPlace, RequestType } from '../reports/request.ts'

/** A location of a report, with its days there and its name now. */
export type MailedPlace = RequestedPlace & { name: string }

/** Where the history of the reports is. */
export function historyUrl(config: Config): string {
  return `${publicOrigin(config)}/reports?tab=history`
}

/** The page of a location that shows most of what a report of a type is about. */
const pages: Readonly<Record<RequestType, 'devices' | 'ssids' | 'timeline' | 'tickets'>> = {
  morning_brief: 'devices',
  group_month: 'devices',
  network_health: 'devices',
  device_uptime: 'devices',
  down_device: 'timeline',
  client_count_graph: 'ssids',
  ssid_client_count: 'ssids',
  data_usage: 'ssids',
  ssid_data_usage: 'ssids',
  call_center_activity: 'tickets',
}

/** Leads to the page and the period of a report about one location; for several to the history. */
export function reportLink(
  config: Config,
  type: RequestType,
  places: readonly MailedPlace[],
): LetterLink {
  const [place] = places
  if (!place || places.length > 1) return { label: 'See All Reports', url: historyUrl(config) }
  const range = config.hideExtras ? '' : `?range=${rangeOf(place)}`
  return {
    label: `See ${isolate(place.name)} in This Period`,
    url: `${locationUrl(config, place.locationId)}/${pages[type]}${range}`,
  }
}

export function locationUrl(config: Config, locationId: number): string {
  return `${publicOrigin(config)}/locations/${locationId}`
}

/** The days as the portal's addresses have them: a month by its name. */
function rangeOf({ start, end }: RequestedPlace): string {
  const isMonth = start.endsWith('-01') && addDays(end, 1) === nextMonth(start)
  return isMonth ? start.slice(0, 'yyyy-MM'.length) : `${start}..${end}`
}

function nextMonth(firstDay: string): string {
  return `${addDays(firstDay, 31).slice(0, 'yyyy-MM'.length)}-01`
}
