import type { LikelyAccessPoint, RoomCall } from '@netportal/contract'
import { formatDateTime, textOr } from '@netportal/format'
import { statusThenTexts } from '../../shared/domain/likelyAccessPoints.tsx'

/** How the likely access points of a room stood at a call. */
export interface StatesThen {
  /** Names of those that were down. */
  down: string[]
  isAllOnline: boolean
  /** In a few words, without the names. */
  summary: string
  noDataSince: string | null
}

/** Sums up the states at a call of the access points that may serve its room. */
export function statesThen(
  { states, no_data_since }: RoomCall,
  likely: readonly LikelyAccessPoint[],
): StatesThen {
  const names = new Map(likely.map((one) => [one.ap_mac_address, one.device_name_api]))
  const count = (status: RoomCall['states'][number]['status']) =>
    states.filter((one) => one.status === status).length
  const down = states
    .filter(({ status }) => status === 'offline')
    .map(({ ap_mac_address: mac }) => textOr(names.get(mac), mac))
  const there = states.length - count('undiscovered')
  const unknown = count('unknown')
  const isAllOnline = there > 0 && count('online') === there
  const others = unknown > 0 ? `, of ${unknown} not known` : ''
  return {
    down,
    isAllOnline,
    noDataSince: no_data_since ?? null,
    summary: summaryOf(),
  }

  function summaryOf(): string {
    if (states.length === 0) return 'None can be guessed'
    if (there === 0) return statusThenTexts.undiscovered
    if (isAllOnline) return there === 1 ? 'Online' : `All ${there} online`
    if (down.length > 0) return `${down.length} of ${there} down${others}`
    return unknown === there ? 'Not known' : `None down${others}`
  }
}

/** The same with the names, and with what is not known. */
export function statesText({ summary, down, noDataSince }: StatesThen, zone: string): string {
  if (noDataSince !== null) return `No data since ${formatDateTime(noDataSince, zone)}`
  return down.length > 0 ? `${summary}: ${down.join(', ')}` : summary
}
