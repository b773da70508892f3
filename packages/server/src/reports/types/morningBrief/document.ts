import { daysOfWeek } from '@netportal/contract'
import { formatBytes, formatCount, formatDuration, notAvailable } from '@netportal/format'
import { attempt } from '../../attempt.ts'
import { reportDocument } from '../../documents/common.ts'
import {
  comparedCalls,
  comparedClients,
  comparedUptime,
  comparedUsage,
} from '../../documents/compared.ts'
import { cutTable, shortName } from '../../documents/cutTable.ts'
import { clientFigures, totalClients } from '../../figures/clients.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import { totalUsage } from '../../figures/usage.ts'
import { comparedNotes, shareNotes, wholeCount } from '../../figures/words.ts'
import type { ReportInput } from '../../input.ts'
import { fitPage } from '../../pdf/fitPage.ts'
import type { Block, Figure, ReportDocument, Section } from '../../pdf/model.ts'
import { deviceName, localTime, shareText } from '../../texts.ts'
import { type Brief, briefOf, briefOpening, groupOpening, momentWords } from './brief.ts'

/** Rows that each table may have, tried in this order until all of a location stands on one page. */
const rowChoices = [12, 9, 7, 5, 4, 3, 2, 1] as const

/** Tells in a minute how locations are and how their days were: a page for each, or one for all. */
export function morningBriefDocument(
  input: ReportInput,
  { one_page_for_all: isTogether }: { one_page_for_all: boolean },
): ReportDocument {
  const briefs = input.places.map(briefOf)
  const [only, ...others] = briefs
  const links = linksOf(input)
  if (!only) return reportDocument(input, [])
  if (others.length === 0) {
    const opening = briefOpening(only)
    return fitPage(rowChoices, (rows) =>
      reportDocument(input, placeSections(only, rows, links), { opening }),
    )
  }
  const opening = groupOpening(briefs)
  if (isTogether) {
    return fitPage(groupRowChoices, (rows) =>
      reportDocument(input, [groupSection(briefs, rows, links)], { opening }),
    )
  }
  const sections = briefs.flatMap((brief, index) => ownPage(input, brief, index, links))
  return reportDocument(input, sections, { opening })
}

/** Rows of locations that one page may have. */
const groupRowChoices = [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2] as const

interface Links {
  devices: (brief: Brief) => string
  incidents: string
  dashboard: string
}

function linksOf({ portalUrl = '' }: ReportInput): Links {
  return {
    devices: ({ data }) => `${portalUrl}/locations/${data.place.id}/devices`,
    incidents: `${portalUrl}/incidents`,
    dashboard: `${portalUrl}/dashboard`,
  }
}

/** The page of one of several locations: its name, how it is, then the parts. */
function ownPage(input: ReportInput, brief: Brief, index: number, links: Links): Section[] {
  const { place } = brief.data
  const draw = (rows: number): Section[] => [
    { title: place.name, blocks: [{ kind: 'text', text: briefOpening(brief) }] },
    ...placeSections(brief, rows, links).map((part) => ({ ...part, level: 2 as const })),
  ]
  return attempt(
    () => {
      const page = fitPage(rowChoices, (rows) =>
        reportDocument({ ...input, places: [brief.data] }, draw(rows)),
      )
      const [first, ...parts] = page.sections
      return first ? [{ ...first, startsPage: index > 0 }, ...parts] : []
    },
    (words) => [{ title: place.name, blocks: [{ kind: 'text', text: `${words}.` }] }],
  )
}

/** The parts about a location: what is down, what happened, how much there was, what is not heard of. */
function placeSections(brief: Brief, rows: number, links: Links): Section[] {
  const { state } = brief
  return [
    {
      title: state.noDataSince === null ? 'Down now' : 'Down when it was last heard of',
      blocks: downBlocks(brief, rows, links),
    },
    { title: 'Incidents and calls', blocks: incidentBlocks(brief, rows, links) },
    {
      title: 'Beside what is usual',
      blocks: [
        { kind: 'figures', figures: figuresOf(brief) },
        { kind: 'text', text: usualText(brief) },
      ],
    },
    { title: 'Not heard of', blocks: staleBlocks(brief, rows, links) },
  ]
}

function downBlocks(brief: Brief, rows: number, links: Links): Block[] {
  const { down, state, data } = brief
  const lasts = (sinceMs: number) => formatDuration(Math.floor((state.nowMs - sinceMs) / 1000))
  return cutTable(
    {
      kind: 'table',
      columns: [
        { header: 'Access point', grow: 1 },
        { header: 'MAC Address' },
        { header: 'Since', isWhole: true },
        ...(state.noDataSince === null
          ? [{ header: 'For', align: 'right' as const, isWhole: true }]
          : []),
      ],
      rows: down.map(({ device, sinceMs }) => [
        shortName(deviceName(device)),
        device.mac,
        localTime(sinceMs, data.place),
        ...(state.noDataSince === null ? [lasts(sinceMs)] : []),
      ]),
      empty: 'No access point is known to be down.',
    },
    { rows, link: links.devices(brief) },
  )
}

function incidentBlocks(brief: Brief, rows: number, links: Links): Block[] {
  const { state, data } = brief
  const blocks = cutTable(
    {
      kind: 'table',
      columns: [
        { header: 'Began', isWhole: true },
        { header: 'Ended', isWhole: true },
        { header: 'Most down at once', align: 'right', grow: 1 },
        { header: 'Calls in and soon after', align: 'right', grow: 1 },
      ],
      rows: state.incidents
        .toSorted((a, b) => b.most_down - a.most_down)
        .map((incident) => [
          localTime(incident.started_at, data.place),
          incident.ended_at ? localTime(incident.ended_at, data.place) : 'Still going on',
          `${formatCount(incident.most_down)} of ${formatCount(incident.site_access_points)}`,
          formatCount(incident.calls),
        ]),
      empty: 'No incident.',
    },
    { rows, all: state.incidentCount, link: links.incidents },
  )
  return brief.calls === 0 ? blocks : [...blocks, { kind: 'text', text: callsText(brief) }]
}

function callsText({ calls, incidentCalls }: Brief): string {
  const came = calls === 1 ? '1 call came' : `${formatCount(calls)} calls came`
  return `${came} in these days, ${formatCount(incidentCalls)} of them during an incident or in the half hour after one.`
}

/** The figures of the report's days, each beside what is usual on such days. */
function figuresOf({ data }: Brief): Figure[] {
  const uptimes = data.devices.map((device) => deviceUptime(device, data.place))
  const { meanUptime } = comparedUptime(data, uptimes)
  const clients = clientFigures(totalClients(data.clients.map(({ counts }) => counts)))
  const { peak } = comparedClients(data, clients)
  const { both } = comparedUsage(data, totalUsage(data.transfers, data.place))
  const { tickets } = comparedCalls([data])
  const usual = (notes: readonly string[]) => notes.slice(-1)
  return [
    { label: 'Uptime', value: shareText(meanUptime.now), notes: usual(shareNotes(meanUptime)) },
    {
      label: 'Clients at most',
      value: formatCount(peak.now),
      notes: usual(comparedNotes(peak, wholeCount)),
    },
    {
      label: 'Data used',
      value: formatBytes(both.now),
      notes: usual(comparedNotes(both, formatBytes)),
    },
    {
      label: 'Calls',
      value: formatCount(tickets.now),
      notes: usual(comparedNotes(tickets, wholeCount)),
    },
  ]
}

function usualText({ data }: Brief): string {
  const { start, end } = data.place
  if (start !== end) return 'Usual: the mean of the same weekdays in the four weeks before.'
  const weekday = daysOfWeek[(new Date(start).getUTCDay() + 6) % 7]?.label ?? ''
  return `Usual: the mean of the four ${weekday}s before.`
}

function staleBlocks(brief: Brief, rows: number, links: Links): Block[] {
  const { state, unknown, data } = brief
  const { place } = data
  const stale = [
    ...(state.noDataSince === null
      ? []
      : [['The whole location', localTime(state.noDataSince, place)]]),
    ...unknown.map(({ device, toldMs }) => [
      `Access point ${shortName(deviceName(device))}`,
      toldMs === null ? 'Never' : localTime(toldMs, place),
    ]),
    ...state.uncounted.map(({ name, countedAt }) => [
      `Clients of ${shortName(name)}`,
      countedAt === null ? 'Never' : localTime(countedAt, place),
    ]),
  ]
  return cutTable(
    {
      kind: 'table',
      columns: [
        { header: 'What', grow: 1 },
        { header: 'Last heard of', isWhole: true },
      ],
      rows: stale,
      empty: 'All is heard of.',
    },
    { rows, link: links.devices(brief) },
  )
}

/** The locations in one table, the worst first. */
function groupSection(briefs: readonly Brief[], rows: number, links: Links): Section {
  const sorted = briefs.toSorted((a, b) => badness(b) - badness(a))
  return {
    title: 'Locations, the worst first',
    blocks: cutTable(
      {
        kind: 'table',
        columns: [
          { header: 'Location', grow: 2 },
          { header: 'Now', grow: 2 },
          { header: 'Incidents', align: 'right' },
          { header: 'Calls', align: 'right' },
          { header: 'Uptime', align: 'right' },
          { header: 'Clients at most', align: 'right' },
          { header: 'Data used', align: 'right', isWhole: true },
        ],
        rows: sorted.map(groupRow),
        empty: 'There are no locations.',
      },
      { rows, link: links.dashboard },
    ),
  }
}

function groupRow(brief: Brief): string[] {
  const [uptime, clients, usage] = figuresOf(brief)
  return [
    shortName(brief.data.place.name),
    shortNow(brief),
    formatCount(brief.state.incidentCount),
    formatCount(brief.calls),
    uptime?.value ?? notAvailable,
    clients?.value ?? notAvailable,
    usage?.value ?? notAvailable,
  ]
}

/** Says how a location is in a cell. */
function shortNow(brief: Brief): string {
  const { state, data, down, unknown, online } = brief
  const all = formatCount(data.devices.length)
  if (state.noDataSince !== null) {
    return `No data since ${momentWords(Date.parse(state.noDataSince), brief)}`
  }
  if (data.devices.length === 0) return 'No access points'
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
