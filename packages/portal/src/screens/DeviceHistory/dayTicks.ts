import { addDays, formatDate, startOfDay } from '@netportal/format'

/** Ends and at most this many days between them are marked. */
const maxInner = 4

/** Nearer to an end than this share of the whole, a mark would run into that end's own. */
const clearShare = 0.08

interface Tick {
  at: number
  label: string
}

/**
 * Marks the ends of a stretch of time, and days between them at equal distances.
 * @param from epoch milliseconds
 * @param to epoch milliseconds
 * @returns in order; labelled `MM-dd`, or `yyyy-MM-dd` where the stretch is longer than a year
 */
export function dayTicks(from: number, to: number, zone: string): Tick[] {
  const dayMs = 86_400_000
  const label = (at: number) => {
    const date = formatDate(at, zone)
    return to - from > 365 * dayMs ? date : date.slice('yyyy-'.length)
  }
  const stepDays = Math.max(1, Math.ceil((to - from) / dayMs / maxInner))
  const inner: Tick[] = []
  let date = addDays(formatDate(from, zone), stepDays)
  for (let at = startOfDay(date, zone); at < to; at = startOfDay(date, zone)) {
    const share = (at - from) / (to - from)
    if (share > clearShare && share < 1 - clearShare) inner.push({ at, label: label(at) })
    date = addDays(date, stepDays)
  }
  return [{ at: from, label: label(from) }, ...inner, { at: to, label: label(to) }]
}
