import { comparisonFigure, groupFigure, monthName } from '@netportal/contract'
import { formatCount, formatPercent, isolate } from '@netportal/format'
import { shortName } from '../../documents/cutTable.ts'
import { counted } from '../../figures/words.ts'
import {
  changeOf,
  countDays,
  earlierFigure,
  earlierMonth,
  earlierTimes,
  type GroupMonth,
  type SiteMonth,
  worstFirst,
} from './group.ts'

const uptimeOf = (site: SiteMonth, time: 'now' | 'before') =>
  comparisonFigure('uptime', site[time].sums)

/** Says how the month of a group went: how it was, beside earlier months, and at how many locations it was worse. */
export function monthOpening(group: GroupMonth): string {
  const { month, sites } = group
  const days = Math.max(0, ...sites.map(({ now }) => countDays(now.days)))
  if (days === 0) return `No day of ${monthName(month)} is over yet: there are no figures to tell.`
  const uptime = groupFigure(
    'uptime',
    sites.map(({ now }) => now.sums),
  )
  const when = whenText(group, days)
  const where =
    sites.length === 1
      ? isolate(shortName(sites[0]?.place.name ?? ''))
      : counted(sites.length, 'location')
  if (uptime === null) {
    return `Nothing was recorded of access points at ${where} in ${when}, so it is not known how the network was.`
  }
  const online = uptime === 100 ? 'all the time' : `for ${formatPercent(uptime, 2)} of the time`
  return [
    `In ${when} the access points of ${where} were online ${online}${besideText(group, uptime)}.`,
    ...(sites.length > 1 ? [comparedText(group), lowestText(group), unknownText(group)] : []),
  ]
    .filter(Boolean)
    .join(' ')
}

function whenText({ month, sites }: GroupMonth, days: number): string {
  const last =
    sites
      .map(({ now }) => now.days.last ?? '')
      .sort()
      .at(-1) ?? ''
  const isOver = new Date(Date.parse(last) + 86_400_000).getUTCDate() === 1
  return isOver ? monthName(month) : `the first ${counted(days, 'day')} of ${monthName(month)}`
}

/** How uptime is beside the months that it can be compared with. */
function besideText(group: GroupMonth, uptime: number): string {
  const parts = earlierTimes.flatMap((time) => {
    const then = earlierFigure('uptime', group, time)
    if (!then?.isAlike) return []
    const change = changeOf('uptime', uptime, then.value)
    const name = monthName(earlierMonth(group, time))
    return change?.direction === 'none' ? `as in ${name}` : `${change?.text} than in ${name}`
  })
  return parts.length === 0 ? '' : `, ${parts.join(' and ')}`
}

/** At how many locations uptime was worse than in the month before, and better. */
function comparedText(group: GroupMonth): string {
  const { sites } = group
  const tones = sites.flatMap(
    (site) => changeOf('uptime', uptimeOf(site, 'now'), uptimeOf(site, 'before'))?.tone ?? [],
  )
  if (tones.length < 2) return ''
  const name = monthName(earlierMonth(group, 'before'))
  const isAll = tones.length === sites.length
  const those = `${formatCount(tones.length)} locations${isAll ? '' : ` that can be compared with ${name}`}`
  const than = (as: string) => (isAll ? ` ${as} in ${name}` : ` ${as} then`)
  const of = (tone: string) => tones.filter((one) => one === tone).length
  const [worse, better] = [of('worse'), of('better')]
  if (worse === tones.length) return `All ${those} did worse${than('than')}.`
  if (better === tones.length) return `All ${those} did better${than('than')}.`
  if (worse + better === 0) return `All ${those} did as well${than('as')}.`
  return `Of the ${those}, ${formatCount(worse)} did worse${than('than')} and ${formatCount(better)} better.`
}

/** Which location was down for most of its time. */
function lowestText({ sites }: GroupMonth): string {
  const known = worstFirst(sites).filter((site) => uptimeOf(site, 'now') !== null)
  const [worst] = known
  const lowest = worst ? uptimeOf(worst, 'now') : null
  if (!worst || lowest === null || lowest === 100 || known.length < 2) return ''
  return `Uptime was lowest at ${isolate(shortName(worst.place.name))}, with ${formatPercent(lowest, 2)}.`
}

function unknownText({ sites }: GroupMonth): string {
  const unknown = sites.filter((site) => uptimeOf(site, 'now') === null).length
  return unknown === 0 ? '' : `How ${counted(unknown, 'location')} did is not known.`
}
