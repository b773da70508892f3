import { formatCount, notAvailable } from '@netportal/format'
import { clientCharts, noData, ssidFact } from '../../documents/charts.ts'
import { eachPlace, openingOf, placeTitle, reportDocument } from '../../documents/common.ts'
import { comparedClients, comparedLegend } from '../../documents/compared.ts'
import { openClients } from '../../documents/openings.ts'
import { clientFigures, totalClients } from '../../figures/clients.ts'
import { oneDecimal } from '../../figures/opening.ts'
import { comparedNotes, wholeCount } from '../../figures/words.ts'
import type { ClientSeries, ReportInput, ReportPlace } from '../../input.ts'
import type { Block, ReportDocument, Section } from '../../pdf/model.ts'
import { localTime } from '../../texts.ts'

/** Clients of chosen networks: peak, mean and the course. */
export function clientCountDocument(input: ReportInput, ssidName?: string): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, (each): Section[] => {
      const { place, clients, annotations } = each
      const named = clients.map((series) => ({ ...series, name: ssidName ?? series.name }))
      const figures = clientFigures(totalClients(named.map(({ counts }) => counts)))
      const { peak, mean } = comparedClients(each, figures)
      return [
        {
          title: placeTitle(input, place, 'Summary'),
          blocks: [
            {
              kind: 'figures',
              figures: [
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
              ],
            },
            ...comparedLegend(each),
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
    {
      facts: ssidFact(ssidName),
      ...openingOf(input, openClients),
    },
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
    rows: busiestFirst(clients).map(({ name, counts }) => {
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

/** The networks with most clients first; those of which nothing is known last. */
function busiestFirst(clients: readonly ClientSeries[]): ClientSeries[] {
  const mean = ({ counts }: ClientSeries) => clientFigures(counts).mean ?? -1
  return clients.toSorted((a, b) => mean(b) - mean(a))
}
