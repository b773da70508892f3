import { networkHealth } from '@netportal/contract'
import { formatBytes, formatCount, formatPercent, notAvailable } from '@netportal/format'
import { attempt } from '../../attempt.ts'
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

const headers = ['Online', 'Uptime', 'Outages', 'Tickets', 'Peak clients', 'Download'] as const

interface Row {
  cells: string[]
  /** Of the access points; null without any that tells. */
  uptime: number | null
}

/** The figures of several locations side by side, the worst uptime first. */
export function allLocations(places: readonly PlaceData[]): Section {
  const rows = places.map((data) =>
    attempt(
      () => rowOf(data),
      (words): Row => ({
        cells: [data.place.name, words, ...headers.slice(1).map(() => notAvailable)],
        uptime: null,
      }),
    ),
  )
  return {
    title: 'All locations',
    blocks: [
      {
        kind: 'table',
        columns: [
          { header: 'Location', grow: 1 },
          ...headers.map((header) => ({ header, align: 'right' as const })),
        ],
        rows: rows
          .toSorted((a, b) => (a.uptime ?? 101) - (b.uptime ?? 101))
          .map(({ cells }) => cells),
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

function rowOf({ place, devices, clients, transfers, tickets }: PlaceData): Row {
  const uptimes = devices.map((device) => deviceUptime(device, place))
  const uptime = meanUptime(uptimes)
  const health = networkHealth(uptimes.map(({ status }) => ({ current_status: status })))
  const { peak } = clientFigures(totalClients(clients.map(({ counts }) => counts)))
  return {
    cells: [
      place.name,
      formatPercent(health.percentOnline, 1),
      shareText(uptime),
      formatCount(uptimes.reduce((sum, { outages }) => sum + outages.length, 0)),
      formatCount(tickets.length),
      formatCount(peak?.clients),
      formatBytes(totalUsage(transfers, place)?.downBytes),
    ],
    uptime,
  }
}
