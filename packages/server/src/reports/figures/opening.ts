import {
  formatBytes,
  formatCallDuration,
  formatCount,
  formatDuration,
  formatPercent,
  isolate,
} from '@netportal/format'
import type { Compared } from './earlier.ts'
import { changeWords, counted } from './words.ts'

/** Figures of access points, as an opening sentence tells them. */
export interface UptimeOpening {
  /** How many there are, of how many anything was recorded, and how many were up or down at the end. */
  accessPoints: number
  recorded: number
  online: number
  down: number
  outages: Compared
  longestOutageSeconds: number
  /** 0–100 */
  meanUptime: Compared
  /** How many locations they are at. @default 1 */
  places?: number
  /** Such as 'the 8 days before'. */
  time: string
}

/** Says how the access points of locations fared: how it ended first, then how it was. */
export function uptimeOpening(figures: UptimeOpening): string {
  const { accessPoints, recorded, places = 1 } = figures
  if (accessPoints === 0) {
    return `There are no access points at ${places === 1 ? 'this location' : 'these locations'}.`
  }
  if (recorded === 0) {
    return `Nothing was recorded of the ${nounOf(accessPoints)} in this period, so it is not known how the network was.`
  }
  return `${endWords(figures)} ${courseWords(figures)}`
}

function nounOf(count: number): string {
  return count === 1 ? 'access point' : `${formatCount(count)} access points`
}

function endWords({ accessPoints, online, down }: UptimeOpening): string {
  const unknown = accessPoints - online - down
  const isOne = accessPoints === 1
  if (down === accessPoints) {
    return isOne
      ? 'The access point was down at the end of the period.'
      : `All ${formatCount(down)} access points were down at the end of the period.`
  }
  if (online === accessPoints) {
    return isOne
      ? 'The access point was online at the end of the period.'
      : `All ${formatCount(online)} access points were online at the end of the period.`
  }
  const rest = [
    ...(down > 0 ? [`${formatCount(down)} ${down === 1 ? 'was' : 'were'} down`] : []),
    ...(unknown > 0 ? [`the state of ${formatCount(unknown)} was not known`] : []),
  ]
  if (isOne) return 'The state of the access point at the end of the period was not known.'
  return `${formatCount(online)} of ${formatCount(accessPoints)} access points were online at the end of the period; ${rest.join(', ')}.`
}

function courseWords({
  outages: { now },
  longestOutageSeconds,
  meanUptime,
  time,
}: UptimeOpening): string {
  const outages = now ?? 0
  const uptime = uptimeWords(meanUptime, time)
  if (outages === 0) return `There was no outage${uptime ? `, and ${uptime}` : ''}.`
  const longest =
    outages === 1
      ? `one outage of ${formatDuration(longestOutageSeconds)}`
      : `${formatCount(outages)} outages, the longest of ${formatDuration(longestOutageSeconds)}`
  return `There ${outages === 1 ? 'was' : 'were'} ${longest}${uptime ? `; ${uptime}` : ''}.`
}

function uptimeWords({ now, before }: Compared, time: string): string {
  if (now === null) return ''
  const words = `mean uptime was ${formatPercent(now, 2)}`
  if (before === null) return words
  if (formatPercent(now, 2) === formatPercent(before, 2)) return `${words}, as in ${time}`
  return `${words}, ${now > before ? 'up' : 'down'} from ${formatPercent(before, 2)} in ${time}`
}

/** Says how many clients there were. */
export function clientOpening({
  peak,
  peakAt,
  mean,
  time,
}: {
  peak: Compared
  peakAt: string
  mean: Compared
  time: string
}): string {
  if (peak.now === null || mean.now === null) return 'No clients were counted in this period.'
  if (peak.now === 0) return 'Whenever clients were counted in this period, there was none.'
  const change = changeWords(mean, oneDecimal, { more: 'more', less: 'fewer', time })
  return `There ${peak.now === 1 ? 'was' : 'were'} ${counted(peak.now, 'client')} at most (${peakAt}) and ${oneDecimal(mean.now)} on average${change}.`
}

/** Says how much was used. */
export function usageOpening({
  bytes,
  busiestDay,
  time,
}: {
  bytes: Compared
  /** '' where no day stands out. */
  busiestDay: string
  time: string
}): string {
  if (bytes.now === null) return 'No traffic was measured in this period.'
  if (bytes.now === 0) return 'Whenever traffic was measured in this period, there was none.'
  const change = changeWords(bytes, formatBytes, { more: 'more', less: 'less', time })
  const busiest = busiestDay === '' ? '' : ` The busiest day was ${busiestDay}.`
  return `${formatBytes(bytes.now)} went through the network${change}.${busiest}`
}

/** Says what guests called about, and where most. */
export function callOpening({
  tickets,
  calls,
  callSeconds,
  open,
  mostFrequent,
  places,
  time,
}: {
  tickets: Compared
  calls: number
  callSeconds: number
  open: number
  /** The issue of most tickets, with their number. */
  mostFrequent: { name: string; count: number } | null
  /** Of several places: how many there are, at how many tickets were opened, and where most were. */
  places: { all: number; withTickets: number; most: { name: string; count: number } | null } | null
  time: string
}): string {
  const now = tickets.now ?? 0
  if (now === 0) {
    const before = tickets.before ?? 0
    const compared =
      before > 0 ? `; there ${before === 1 ? 'was' : 'were'} ${formatCount(before)} in ${time}` : ''
    return `No tickets were opened${places ? ` at any of the ${formatCount(places.all)} locations` : ''} in this period${compared}.`
  }
  const change = changeWords(tickets, formatCount, { more: 'more', less: 'fewer', time })
  const at = places
    ? ` at ${formatCount(places.withTickets)} of ${formatCount(places.all)} locations`
    : ''
  const sentences = [
    `${counted(now, 'ticket')} ${now === 1 ? 'was' : 'were'} opened${at}${change}; ${openWords(open)}.`,
    calls === 0
      ? 'No calls were recorded in them.'
      : `${counted(calls, 'call')} took ${formatCallDuration(callSeconds)} in all.`,
    ...(mostFrequent && now > 1
      ? [`Most frequent was '${isolate(mostFrequent.name)}' (${formatCount(mostFrequent.count)}).`]
      : []),
    ...(places?.most && places.withTickets > 1
      ? [`Most were at ${places.most.name} (${formatCount(places.most.count)}).`]
      : []),
  ]
  return sentences.join(' ')
}

function openWords(open: number): string {
  return open === 0
    ? 'none is still open'
    : `${formatCount(open)} ${open === 1 ? 'is' : 'are'} still open`
}

export function oneDecimal(value: number): string {
  return value.toFixed(1)
}
