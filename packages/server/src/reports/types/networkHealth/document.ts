import { type LineSamples, toPlotSeries } from '@netportal/charts/plots'
import { type HealthLevel, networkHealth } from '@netportal/contract'
import {
  formatBytes,
  formatCount,
  formatDuration,
  formatPercent,
  notAvailable,
} from '@netportal/format'
import { chartAlt } from '../../documents/chartAlt.ts'
import { chartFrame } from '../../documents/charts.ts'
import {
  eachPlace,
  noTickets,
  openingOf,
  placeTitle,
  reportDocument,
} from '../../documents/common.ts'
import {
  comparedCalls,
  comparedClients,
  comparedLegend,
  comparedUptime,
  comparedUsage,
} from '../../documents/compared.ts'
import { openUptime } from '../../documents/openings.ts'
import { outageTable } from '../../documents/outageTable.ts'
import { uptimeTable } from '../../documents/uptimeTable.ts'
import { callFigures } from '../../figures/calls.ts'
import { clientFigures, totalClients } from '../../figures/clients.ts'
import { oneDecimal } from '../../figures/opening.ts'
import { deviceUptime, longestOutage } from '../../figures/uptime.ts'
import { networkUsage, totalUsage } from '../../figures/usage.ts'
import { comparedNotes, shareNotes, wholeCount } from '../../figures/words.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import type { Figure, ReportDocument, Section } from '../../pdf/model.ts'
import { localTime, shareText } from '../../texts.ts'
import { allLocations, detailedPlaces } from './allLocations.ts'

/** Everything of a location's network at a glance, then in detail; several locations stand side by side first. */
export function networkHealthDocument(input: ReportInput): ReportDocument {
  const { places } = input
  return reportDocument(
    input,
    [
      ...(places.length > 1 ? [allLocations(places)] : []),
      ...(places.length > detailedPlaces
        ? []
        : eachPlace(input, (each) => placeSections(input, each))),
    ],
    openingOf(input, (data) => openUptime([data])),
  )
}

function placeSections(input: ReportInput, data: PlaceData): Section[] {
  const { place, devices, clients, tickets } = data
  const uptimes = devices.map((device) => deviceUptime(device, place))
  const total = totalClients(clients.map(({ counts }) => counts))
  const calls = callFigures(tickets)
  const titled = (title: string) => placeTitle(input, place, title)
  return [
    {
      title: titled('Summary'),
      blocks: [{ kind: 'figures', figures: summary(data) }, ...comparedLegend(data)],
    },
    {
      title: titled('Connected clients'),
      blocks:
        total.values.length === 0
          ? [{ kind: 'text', text: 'No client counts were recorded in this period.' }]
          : [
              {
                kind: 'chart',
                alt: chartAlt('Clients of all networks', [clientLine(total)], {
                  place,
                  annotations: data.annotations,
                  format: formatCount,
                }),
                series: toPlotSeries([clientLine(total)]),
                ...chartFrame(place, data.annotations),
                unit: 'Clients',
              },
            ],
    },
    {
      title: titled('Wireless networks'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { header: 'SSID', grow: 1 },
            { header: 'Peak clients', align: 'right' },
            { header: 'Mean clients', align: 'right' },
            { header: 'Download', align: 'right' },
            { header: 'Upload', align: 'right' },
          ],
          rows: networkRows(data),
          empty: 'No active wireless networks.',
        },
      ],
    },
    {
      title: titled('Access points'),
      blocks: [uptimeTable(uptimes)],
    },
    {
      title: titled('Outages'),
      blocks: [outageTable(uptimes, place, 'No outages in this period.')],
    },
    {
      title: titled('Call-center tickets'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { header: 'Opened', isWhole: true },
            { header: 'Ticket ID' },
            { header: 'Issue', grow: 1 },
            { header: 'Status' },
          ],
          rows: calls.tickets.map(({ ticket }) => [
            localTime(ticket.openedAt, place),
            ticket.number,
            ticket.issue ?? '',
            ticket.status ?? '',
          ]),
          empty: noTickets,
        },
      ],
    },
  ]
}

/** A row for each network, those with most clients first. */
function networkRows({ place, clients, transfers }: PlaceData): string[][] {
  const rows = clients.map(({ ssidId, name, counts }) => {
    const { peak, mean } = clientFigures(counts)
    const series = transfers.find((each) => each.ssidId === ssidId)
    return { name, peak, mean, traffic: series && networkUsage(series, place).total }
  })
  return rows
    .toSorted((a, b) => (b.mean ?? -1) - (a.mean ?? -1))
    .map(({ name, peak, mean, traffic }) => [
      name,
      peak ? String(peak.clients) : notAvailable,
      mean === null ? notAvailable : oneDecimal(mean),
      formatBytes(traffic?.downBytes),
      formatBytes(traffic?.upBytes),
    ])
}

function clientLine(points: LineSamples) {
  return { name: 'Clients of all networks', points }
}

function summary(data: PlaceData): Figure[] {
  const { place, devices, clients, transfers, tickets } = data
  const uptimes = devices.map((device) => deviceUptime(device, place))
  const health = networkHealth(uptimes.map(({ status }) => ({ current_status: status })))
  const uptime = comparedUptime([data], uptimes)
  const figures = clientFigures(totalClients(clients.map(({ counts }) => counts)))
  const { peak, mean } = comparedClients(data, figures)
  const usage = comparedUsage(data, totalUsage(transfers, place))
  const calls = comparedCalls([data])
  const open = tickets.filter(({ closedAt }) => closedAt === null).length
  const tone = tones[health.level]
  return [
    {
      label: 'Online at the end',
      value: formatPercent(health.percentOnline, 1),
      notes: [`${health.online} of ${devices.length} access points`],
      ...(tone && { tone }),
    },
    {
      label: 'Mean uptime',
      value: shareText(uptime.meanUptime.now),
      notes: shareNotes(uptime.meanUptime),
    },
    {
      label: 'Outages',
      value: formatCount(uptime.outages.now),
      notes: [
        `longest ${formatDuration(longestOutage(uptimes))}`,
        ...comparedNotes(uptime.outages, wholeCount),
      ],
    },
    {
      label: 'Tickets opened',
      value: formatCount(tickets.length),
      notes: [`${open} still open`, ...comparedNotes(calls.tickets, wholeCount)],
    },
    {
      label: 'Peak clients',
      value: formatCount(peak.now),
      notes: [
        ...(figures.peak ? [localTime(figures.peak.atMs, place)] : []),
        ...comparedNotes(peak, wholeCount),
      ],
    },
    {
      label: 'Mean clients',
      value: mean.now === null ? notAvailable : oneDecimal(mean.now),
      notes: comparedNotes(mean, oneDecimal),
    },
    {
      label: 'Download',
      value: formatBytes(usage.down.now),
      notes: comparedNotes(usage.down, formatBytes),
    },
    {
      label: 'Upload',
      value: formatBytes(usage.up.now),
      notes: comparedNotes(usage.up, formatBytes),
    },
  ]
}

const tones: Record<HealthLevel, Figure['tone']> = {
  good: 'good',
  warning: 'warning',
  critical: 'critical',
  'no-data': undefined,
}
