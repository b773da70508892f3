import type { Location } from '@netportal/contract'
import { today } from '@netportal/format'
import { useMemo, useState } from 'react'
import { useExtra } from '../api/useExtra.ts'
import { useAddress } from '../shared/address/address.tsx'
import { useEager } from '../shared/address/useEager.ts'
import {
  faultOf,
  periodOf,
  type Range,
  type RangePeriod,
  unreadableText,
} from '../shared/range/range.ts'
import { rangeName, readAddressRange, withRange } from '../shared/range/rangeAddress.ts'
import type { Remote } from '../shared/remote.ts'

export interface RangeChoice {
  /** Whether the API has ranges beyond the specified days; there is no range otherwise. */
  isOffered: boolean
  /** What is chosen; null where nothing is, or nothing that can be shown. 0 days are all. */
  range: Range | null
  /** Its ends; null without a range, of all days, and while the clocks of the location are not known. */
  period: RangePeriod | null
  /** Whether it is not known yet what is to be shown: nothing is asked for meanwhile. */
  isPending: boolean
  /** Says why what the address has is ignored; null when nothing is. */
  fault: string | null
  /** The zone of the location; null while it is not known. */
  zone: string | null
  /** Epoch milliseconds: the end of a range that is counted in days, and today. */
  nowMs: number
  /** Chooses for all pages of the location; null for what each shows by itself. */
  choose: (range: Range | null) => void
}

/**
 * Keeps the range of a location's pages in the address, where the API announces ranges. Ruling: Ranges.
 * What cannot be read, or is still to come, is ignored and said; the rest of the address stays.
 */
export function useRange(location: Remote<Location>): RangeChoice {
  const extra = useExtra('ranges')
  const { query, replace } = useAddress()
  const [nowMs, setNowMs] = useState(Date.now)
  const [asked, announce] = useEager(query.toString())
  const { text, range } = useMemo(() => readAddressRange(new URLSearchParams(asked)), [asked])
  const zone = location.status === 'ready' ? location.data.timezone : null
  const choose = (next: Range | null) => {
    setNowMs(Date.now())
    announce(withRange(query, next).toString())
    replace((entry) => ({ query: withRange(entry.query, next) }))
  }
  const shared = { isOffered: extra === 'announced', zone, nowMs, choose }
  const none = { ...shared, range: null, period: null, isPending: false, fault: null }
  if (extra !== 'announced') return { ...none, isPending: extra === 'unknown' && text !== null }
  if (range === null) {
    const isNonsense = text !== null && query.has(rangeName)
    return { ...none, fault: isNonsense ? unreadableText(text) : null }
  }
  if (range.kind === 'days') {
    return { ...none, range, period: range.days === 0 ? null : periodOf(range, zone, nowMs) }
  }
  if (location.status !== 'ready') {
    return { ...none, range, isPending: location.status === 'loading' }
  }
  const fault = faultOf(range, today(nowMs, zone))
  return fault === null
    ? { ...none, range, period: periodOf(range, zone, nowMs) }
    : { ...none, fault }
}
