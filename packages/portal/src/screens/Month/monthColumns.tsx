import {
  comparisonFigure,
  comparisonFigures,
  groupFigure,
  knownShare,
  type MonthOfLocation,
  newerDataText,
} from '@netportal/contract'
import { type CsvCell, formatPercent, isolate, toCsv } from '@netportal/format'
import { color, type DataColumn, text } from '@netportal/ui'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { FigureCell } from './FigureCell.tsx'
import { changeOf, figureValue, figureWords } from './figures.ts'

/** A location, then each figure. Under them stands what the group comes to. */
export const monthColumns: readonly DataColumn<MonthOfLocation>[] = [
  {
    id: 'location',
    header: 'Location',
    value: ({ location_name }) => location_name,
    textStyle: 'strong',
    slot: 'title',
    wrap: true,
    footer: (rows) => `All ${rows.length}`,
    cell: ({ location_id, location_name, is_up_to_date }) => (
      <>
        <PortalLink
          to={paths.devices.to({ locationId: location_id })}
          aria-label={`Devices of ${isolate(location_name)}`}
        >
          <bdi>{location_name}</bdi>
        </PortalLink>
        {!is_up_to_date && <Quiet>{newerDataText}</Quiet>}
      </>
    ),
  },
  ...comparisonFigures.map(
    (figure): DataColumn<MonthOfLocation> => ({
      id: figure,
      header: figureWords[figure].name,
      value: ({ sums }) => comparisonFigure(figure, sums),
      text: ({ sums }) => figureValue(figure, sums),
      footer: (rows) => {
        const total = groupFigure(
          figure,
          rows.map(({ sums }) => sums),
        )
        return total === null ? 'N/A' : figureWords[figure].format(total)
      },
      cell: (site) => <FigureCell figure={figure} site={site} />,
    }),
  ),
]

/** Writes a file of a month: numbers as a spreadsheet reads them, each with its unit in its header. */
export function monthCsv(sites: readonly MonthOfLocation[]): string {
  const headers = comparisonFigures.flatMap((figure) => {
    const name = `${figureWords[figure].name}${units[figure]}`
    return [name, `${name}, Month Before`, `${figureWords[figure].name}, Change`]
  })
  return toCsv(
    ['Location', 'First Day', 'Last Day', 'Known Share of Time (%)', ...headers],
    sites.map((site) => [
      site.location_name,
      site.days.first,
      site.days.last ?? '',
      formatPercent(knownShare(site.sums), 1),
      ...comparisonFigures.flatMap((figure): CsvCell[] => {
        const value = comparisonFigure(figure, site.sums)
        const before = comparisonFigure(figure, site.sums_before)
        return [rounded(value), rounded(before), changeOf(figure, value, before)?.text ?? 'N/A']
      }),
    ]),
  )
}

const units = {
  uptime: ' (%)',
  down_hours: '',
  incidents: '',
  clients: '',
  usage: ' (Bytes)',
  call_rate: ' (Calls per 1,000 Client-Hours)',
} as const

function rounded(value: number | null): CsvCell {
  return value === null ? 'N/A' : Math.round(value * 10_000) / 10_000
}

const Quiet = styled.div`
  color: ${color('text.muted')};
  ${text('caption')}
`
