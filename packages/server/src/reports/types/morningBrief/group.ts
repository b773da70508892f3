import { formatCount } from '@netportal/format'
import { type Brief, momentWords } from './brief.ts'

/** Heading of what `worstFirst` sorts. */
export const worstTitle = 'Locations, the worst first'

/** Sorts locations by how much they need somebody. */
export function worstFirst(briefs: readonly Brief[]): Brief[] {
  return briefs.toSorted((a, b) => badness(b) - badness(a))
}

/** Says how a location is in a cell. */
export function shortNow(brief: Brief): string {
  const { state, data, down, unknown, online } = brief
  const all = formatCount(data.devices.length)
  if (state.noDataSince !== null) {
    return `No data since ${momentWords(Date.parse(state.noDataSince), brief)}`
  }
  if (data.devices.length === 0) return 'Without access points'
  const [latest] = down
  if (latest) {
    return `${formatCount(down.length)} of ${all} down, the latest since ${momentWords(latest.sinceMs, brief)}`
  }
  if (unknown.length > 0)
    return `${formatCount(online)} of ${all} online, ${formatCount(unknown.length)} not known`
  return `All ${all} online`
}

/** How much a location needs somebody: one that is silent first, then the share that is down, then its days. */
function badness({ state, data, down, calls }: Brief): number {
  const share = data.devices.length === 0 ? 0 : down.length / data.devices.length
  const silent = state.noDataSince === null ? 0 : 2
  return (silent + share) * 1e6 + Math.min(999, state.incidentCount) * 1e3 + Math.min(999, calls)
}
