import { daysOfWeek } from '@netportal/contract'
import { formatBytes, formatCount, formatDuration } from '@netportal/format'
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
import type { Block, Figure, Section } from '../../pdf/model.ts'
import { deviceName, localTime, shareText } from '../../texts.ts'
import type { Brief } from './brief.ts'

/** How the column of access points' addresses is called. */
export const macHeader = 'MAC Address'

/** Where a reader finds what a brief has no room for. */
export interface Links {
  devices: (brief: Brief) => string
  incidents: string
  dashboard: string
}

export function linksOf({ portalUrl = '' }: ReportInput): Links {
  return {
    devices: ({ data }) => `${portalUrl}/locations/${data.place.id}/devices`,
    incidents: `${portalUrl}/incidents`,
    dashboard: `${portalUrl}/dashboard`,
  }
}

/** The parts about a location: what is down, what happened, how much there was, what is not heard of. */
export function placeSections(brief: Brief, rows: number, links: Links): Section[] {
  const { state } = brief
  return [
    {
      title: state.noDataSince === null ? 'Down now' : 'Down when it was last heard of',
      blocks: downBlocks(brief, rows, links),
    },
    { title: 'What happened', blocks: incidentBlocks(brief, rows, links) },
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
        { header: macHeader },
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

/** How the clients of a brief are called. */
export const clientsLabel = 'Clients at most'

/** The figures of the report's days, each beside what is usual on such days. */
export function figuresOf({ data: known, served }: Brief): Figure[] {
  const data = { ...known, devices: served }
  const uptimes = served.map((device) => deviceUptime(device, data.place))
  const { meanUptime } = comparedUptime([data], uptimes)
  const clients = clientFigures(totalClients(data.clients.map(({ counts }) => counts)))
  const { peak } = comparedClients(data, clients)
  const { both } = comparedUsage(data, totalUsage(data.transfers, data.place))
  const { tickets } = comparedCalls([data])
  const usual = (notes: readonly string[]) => notes.slice(-1)
  return [
    { label: 'Uptime', value: shareText(meanUptime.now), notes: usual(shareNotes(meanUptime)) },
    {
      label: clientsLabel,
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
