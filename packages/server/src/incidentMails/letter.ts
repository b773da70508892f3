import {
  type IncidentGrade,
  type IncidentSummary,
  incidentGrade,
  incidentMailLimits,
  percentDown,
} from '@netportal/contract'
import {
  formatCount,
  formatDateTime,
  formatDuration,
  formatPercent,
  isolate,
  resolveZone,
} from '@netportal/format'
import type { Config } from '../config/config.ts'
import { type Letter, letterText } from '../mail/letter.ts'
import { letterHtml } from '../mail/letterHtml.ts'
import type { Mail } from '../mail/mail.ts'
import { publicOrigin } from '../passwordReset/links.ts'
import type { ReaderRule } from './choices.ts'
import type { ToldItem } from './compose.ts'

/** All that a mail about incidents is made of. */
export interface IncidentLetter {
  address: string
  /** The same for the same mail. */
  id: string
  /** At least one. */
  items: readonly [ToldItem, ...ToldItem[]]
  /** Makes the link that stops the mails of a choice. */
  stopUrl: (rule: ReaderRule) => string
  now: Date
}

/** The mail that tells what began or is over. It names no cause, no guest and no room. */
export function incidentMail(config: Config, letter: IncidentLetter): Mail {
  const { address, id, items, stopUrl } = letter
  const [first] = items
  const written =
    items.length > 1
      ? summary(config, letter)
      : first.kind === 'opened'
        ? opening(config, first, letter.now)
        : ending(config, first)
  const choices = new Map(items.map(({ rule }) => [rule.choiceId, rule]))
  const content: Letter = { ...written, footer: footer(config, [...choices.values()], stopUrl) }
  return {
    to: address,
    subject: content.title,
    text: letterText(content),
    html: letterHtml(content),
    messageId: `<incident-mail-${id}@network-portal>`,
    // A mail program's own button can stop one choice: where there are several, the reader has to say which.
    ...(choices.size === 1 && { stopUrl: stopUrl(first.rule) }),
  }
}

type Content = Omit<Letter, 'footer'>

const gradeWords: Record<IncidentGrade, string> = {
  minor: 'Minor',
  warning: 'Warning',
  critical: 'Critical',
}

/** The grade of an incident by who is down of it now. */
function gradeNow({ down_now, site_access_points }: IncidentSummary): string {
  return gradeWords[incidentGrade(down_now, site_access_points)]
}

function downText({ down_now, site_access_points }: IncidentSummary): string {
  const [down, all] = [formatCount(down_now), formatCount(site_access_points)]
  return `${down} of ${all} ${site_access_points === 1 ? 'access point' : 'access points'}`
}

function areDown(incident: IncidentSummary): string {
  return `${downText(incident)} ${incident.down_now === 1 ? 'is' : 'are'} down`
}

function zoned(instant: string | Date, timezone: string): string {
  const { zone } = resolveZone(timezone)
  return `${formatDateTime(instant, zone)} (${zone})`
}

function lasting(from: string, until: string | Date): string {
  return formatDuration((new Date(until).getTime() - Date.parse(from)) / 1000)
}

function linkTo(config: Config, { locationId, incident }: ToldItem): NonNullable<Letter['link']> {
  const origin = publicOrigin(config)
  return incident
    ? {
        label: 'See the Incident',
        url: `${origin}/locations/${locationId}/incidents/${incident.id}`,
      }
    : { label: 'See the Location', url: `${origin}/locations/${locationId}/devices` }
}

function opening(config: Config, item: ToldItem, now: Date): Content {
  const { incident, locationName, timezone, startedAt } = item
  const title = incident
    ? `${gradeNow(incident)} at ${isolate(locationName)}: ${areDown(incident)}`
    : `Incident at ${isolate(locationName)}`
  return {
    title,
    paragraphs: [`This is how it was at ${zoned(now, timezone)}.`],
    facts: [
      ['Location', isolate(locationName)],
      ['Since', `${zoned(startedAt, timezone)}, ${lasting(startedAt, now)} ago`],
      ...numbers(incident),
    ],
    link: linkTo(config, item),
  }
}

function numbers(incident: IncidentSummary | null): [string, string][] {
  if (!incident) return []
  const { down_now, most_down, site_access_points, calls } = incident
  const share = formatPercent(percentDown(down_now, site_access_points), 1)
  return [
    ['Down now', `${downText(incident)} (${share})`],
    ...(most_down > down_now
      ? [['Most at once', formatCount(most_down)] satisfies [string, string]]
      : []),
    ['Calls so far', formatCount(calls ?? 0)],
  ]
}

/** One that was taken out of service did not come back. */
const retiredText = 'no access point is down any more'

function ending(config: Config, item: ToldItem): Content {
  const { incident, locationName, timezone, startedAt, endedAt } = item
  const never = 'Data that came later say that no access point was down then.'
  return {
    title: `Over at ${isolate(locationName)}: ${incident?.ended_by_retirement ? retiredText : 'all access points are back'}`,
    paragraphs: endedAt === null ? [never] : [],
    facts: [
      ['Location', isolate(locationName)],
      ['From', zoned(startedAt, timezone)],
      ...(endedAt === null
        ? []
        : ([
            ['Until', zoned(endedAt, timezone)],
            ['Lasted', lasting(startedAt, endedAt)],
          ] satisfies [string, string][])),
      ...(incident
        ? ([
            ['Most at once', downText({ ...incident, down_now: incident.most_down })],
            ['Calls', formatCount(incident.calls ?? 0)],
          ] satisfies [string, string][])
        : []),
    ],
    link: linkTo(config, item),
  }
}

function summary(config: Config, { items, now }: IncidentLetter): Content {
  const places = new Set(items.map(({ locationId }) => locationId)).size
  const begun = items.filter(({ kind }) => kind === 'opened').length
  const over = items.length - begun
  const counts = [
    ...(begun > 0 ? [`${formatCount(begun)} began`] : []),
    ...(over > 0 ? [`${formatCount(over)} ${over === 1 ? 'is' : 'are'} over`] : []),
  ].join(', ')
  const { rowsOfMail } = incidentMailLimits
  const where = places === 1 ? isolate(items[0].locationName) : `${formatCount(places)} locations`
  const rest = items.length - rowsOfMail
  return {
    title: `Incidents at ${where}: ${counts}`,
    paragraphs: [
      'Much happened at about the same time, so this one mail tells all of it. Times are those of each location.',
    ],
    facts: [
      ...items
        .slice(0, rowsOfMail)
        .map((item): [string, string] => [isolate(item.locationName), line(item, now)]),
      ...(rest > 0 ? [['And', `${formatCount(rest)} more`] satisfies [string, string]] : []),
    ],
    link: { label: 'See All Open Incidents', url: `${publicOrigin(config)}/dashboard` },
  }
}

function line({ kind, incident, startedAt, endedAt, timezone }: ToldItem, now: Date): string {
  const { zone } = resolveZone(timezone)
  const since = formatDateTime(startedAt, zone)
  if (kind === 'over') {
    return endedAt === null
      ? `Over: no access point was down at ${since} after all`
      : `Over since ${formatDateTime(endedAt, zone)}, it lasted ${lasting(startedAt, endedAt)}`
  }
  if (!incident) return `Since ${since}`
  const calls = incident.calls ?? 0
  const called = calls > 0 ? `, ${formatCount(calls)} ${calls === 1 ? 'call' : 'calls'}` : ''
  return `${gradeNow(incident)}: ${areDown(incident)} since ${since} (${lasting(startedAt, now)})${called}`
}

function footer(
  config: Config,
  rules: readonly ReaderRule[],
  stopUrl: IncidentLetter['stopUrl'],
): string[] {
  const isEndMailed = rules.some((rule) => rule.isEndMailed)
  const once = isEndMailed
    ? 'One mail is sent for an incident, even if it becomes worse, and one when it is over.'
    : 'One mail is sent for an incident, even if it becomes worse.'
  return [
    ...rules.flatMap((rule) => [
      `You get this mail since you chose mails about ${describeRule(rule)}.`,
      `To stop these mails: ${stopUrl(rule)}`,
    ]),
    `To choose others: ${publicOrigin(config)}/incident-mails. ${once}`,
  ]
}

/** Says which incidents a choice is about. */
export function describeRule({
  locationId,
  grade,
  afterMinutes,
}: Pick<ReaderRule, 'locationId' | 'grade' | 'afterMinutes'>): string {
  const places = locationId === null ? 'all locations' : 'chosen locations'
  const incidents = {
    minor: 'all incidents',
    warning: 'incidents of grade Warning or Critical',
    critical: 'incidents of grade Critical',
  }[grade]
  const minutes = `${formatCount(afterMinutes)} ${afterMinutes === 1 ? 'minute' : 'minutes'}`
  const after = afterMinutes === 0 ? '' : ` that last ${minutes} or longer`
  return `${incidents} at ${places}${after}`
}
