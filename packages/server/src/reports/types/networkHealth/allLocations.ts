import { networkHealth } from '@netportal/contract'
import { formatBytes, formatCount, formatPercent } from '@netportal/format'
import { meanUptime } from '../../documents/uptimeTable.ts'
import { clientFigures, totalClients } from '../../figures/clients.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import { totalUsage } from '../../figures/usage.ts'
import type { PlaceData } from '../../input.ts'
import type { Section } from '../../pdf/model.ts'
import { shareText } from '../../texts.ts'

/**
 * Of so many locations a document has each in detail. With a chart of each, 300 of them were 40 MB, which no mail
 * server takes, and minutes of drawing.
 */
export const detailedPlaces = 20

/** The figures of several locations side by side, the worst uptime first. */
export function allLocations(places: readonly PlaceData[]): Section {
  const rows = places.map((data) => {
    const uptimes = data.devices.map((device) => deviceUptime(device, data.place))
    return { data, uptimes, mean: meanUptime(uptimes) }
  })
  return {
    title: 'All locations',
    blocks: [
      {
        kind: 'table',
        columns: [
          { header: 'Location', grow: 1 },
          { header: 'Online', align: 'right' },
          { header: 'Uptime', align: 'right' },
          { header: 'Outages', align: 'right' },
          { header: 'Tickets', align: 'right' },
          { header: 'Peak clients', align: 'right' },
          { header: 'Download', align: 'right' },
        ],
        rows: rows
          .toSorted((a, b) => (a.mean ?? 101) - (b.mean ?? 101))
          .map(({ data: { place, clients, transfers, tickets }, uptimes, mean }) => [
            place.name,
            formatPercent(
              networkHealth(uptimes.map(({ status }) => ({ current_status: status })))
                .percentOnline,
              1,
            ),
            shareText(mean),
            formatCount(uptimes.reduce((sum, { outages }) => sum + outages.length, 0)),
            formatCount(tickets.length),
            formatCount(
              clientFigures(totalClients(clients.map(({ counts }) => counts))).peak?.clients,
            ),
            formatBytes(totalUsage(transfers, place)?.downBytes),
          ]),
        empty: 'No locations.',
      },
      ...(places.length > detailedPlaces
        ? [
            {
              kind: 'text' as const,
              text: `A report of more than ${detailedPlaces} locations leaves out their details and charts.`,
            },
          ]
        : []),
    ],
  }
}
