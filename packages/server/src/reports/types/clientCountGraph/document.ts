import { formatCount, notAvailable } from '@netportal/format'
import { clientCharts, noData, ssidFact } from '../../documents/charts.ts'
import { eachPlace, placeTitle, reportDocument } from '../../documents/common.ts'
import { clientFigures, totalClients } from '../../figures/clients.ts'
import type { ClientSeries, ReportInput, ReportPlace } from '../../input.ts'
import type { Block, ReportDocument, Section } from '../../pdf/model.ts'
import { localTime } from '../../texts.ts'

/** Clients of chosen networks: peak, mean and the course. */
export function clientCountDocument(input: ReportInput, ssidName?: string): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, ({ place, clients, annotations }): Section[] => {
      const named = clients.map((series) => ({ ...series, name: ssidName ?? series.name }))
      const { peak, mean } = clientFigures(totalClients(named.map(({ counts }) => counts)))
      return [
        {
          title: placeTitle(input, place, 'Summary'),
          blocks: [
            {
              kind: 'figures',
              figures: [
                {
                  label: 'Peak clients',
                  value: peak ? formatCount(peak.clients) : notAvailable,
                  ...(peak && { notes: [localTime(peak.atMs, place)] }),
                },
                { label: 'Mean clients', value: mean === null ? notAvailable : mean.toFixed(1) },
              ],
            },
            clientTable(named, place),
          ],
        },
        {
          // The document's own title says it of an export.
          title: ssidName ?? placeTitle(input, place, 'Connected clients over time'),
          blocks: clientCharts(named, place, annotations),
        },
      ]
    }),
    { facts: ssidFact(ssidName) },
  )
}

function clientTable(clients: readonly ClientSeries[], place: ReportPlace): Block {
  return {
    kind: 'table',
    columns: [
      { header: 'SSID', grow: 1 },
      { header: 'Peak', align: 'right' },
      { header: 'Time of peak', isWhole: true },
      { header: 'Mean', align: 'right' },
      { header: 'Counts', align: 'right' },
    ],
    rows: clients.map(({ name, counts }) => {
      const { peak, mean, samples } = clientFigures(counts)
      return [
        name,
        peak ? String(peak.clients) : notAvailable,
        peak ? localTime(peak.atMs, place) : '',
        mean === null ? notAvailable : mean.toFixed(1),
        String(samples),
      ]
    }),
    empty: noData,
  }
}
