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
import { eachPlace, noTickets, placeTitle, reportDocument } from '../../documents/common.ts'
import { outageTable } from '../../documents/outageTable.ts'
import { meanUptime, uptimeTable } from '../../documents/uptimeTable.ts'
import { callFigures } from '../../figures/calls.ts'
import { clientFigures, totalClients } from '../../figures/clients.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import { networkUsage, sumUsage } from '../../figures/usage.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import type { Figure, ReportDocument, Section } from '../../pdf/model.ts'
import { localTime, shareText } from '../../texts.ts'

/** Everything of a location's network at a glance, then in detail. */
export function networkHealthDocument(input: ReportInput): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, (data) => placeSections(input, data)),
  )
}

function placeSections(input: ReportInput, data: PlaceData): Section[] {
  const { place, devices, clients, transfers, tickets } = data
  const uptimes = devices.map((device) => deviceUptime(device, place))
  const total = totalClients(clients.map(({ counts }) => counts))
  const usage = transfers.map((series) => networkUsage(series, place))
  const calls = callFigures(tickets)
  const titled = (title: string) => placeTitle(input, place, title)
  return [
    { title: titled('Summary'), blocks: [{ kind: 'figures', figures: summary(data) }] },
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
                  format: formatCount,
                }),
                series: toPlotSeries([clientLine(total)]),
                timeZone: place.timezone,
                period: { from: place.fromMs, to: place.untilMs },
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
          rows: clients.map(({ name, counts }, index) => {
            const { peak, mean } = clientFigures(counts)
            const traffic = usage[index]?.total
            return [
              name,
              peak ? String(peak.clients) : notAvailable,
              mean === null ? notAvailable : mean.toFixed(1),
              formatBytes(traffic?.downBytes),
              formatBytes(traffic?.upBytes),
            ]
          }),
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

function clientLine(points: LineSamples) {
  return { name: 'Clients of all networks', points }
}

function summary({ place, devices, clients, transfers, tickets }: PlaceData): Figure[] {
  const uptimes = devices.map((device) => deviceUptime(device, place))
  const health = networkHealth(uptimes.map(({ status }) => ({ current_status: status })))
  const outages = uptimes.flatMap((figures) => figures.outages)
  const { peak, mean } = clientFigures(totalClients(clients.map(({ counts }) => counts)))
  const usage = sumUsage(transfers.map((series) => networkUsage(series, place).total))
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
      value: shareText(meanUptime(uptimes)),
      notes: ['of all access points'],
    },
    {
      label: 'Outages',
      value: formatCount(outages.length),
      notes: [
        `longest ${formatDuration(Math.max(0, ...uptimes.map((each) => each.longestOutageSeconds)))}`,
      ],
    },
    {
      label: 'Tickets opened',
      value: formatCount(tickets.length),
      notes: [`${open} still open`],
    },
    {
      label: 'Peak clients',
      value: peak ? formatCount(peak.clients) : notAvailable,
      ...(peak && { notes: [localTime(peak.atMs, place)] }),
    },
    { label: 'Mean clients', value: mean === null ? notAvailable : mean.toFixed(1) },
    { label: 'Download', value: formatBytes(usage.downBytes) },
    { label: 'Upload', value: formatBytes(usage.upBytes) },
  ]
}

const tones: Record<HealthLevel, Figure['tone']> = {
  good: 'good',
  warning: 'warning',
  critical: 'critical',
  'no-data': undefined,
}
