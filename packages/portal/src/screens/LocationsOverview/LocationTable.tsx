import { type Id, type Location, limits } from '@netportal/contract'
import { notAvailable } from '@netportal/format'
import {
  type Column,
  type DataColumn,
  DataTable,
  Panel,
  StatusBadge,
  type TableState,
} from '@netportal/ui'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { type LocationFigures, readFigure } from './figures.ts'
import { figuresOf, type StatsById } from './statsLoader.ts'

export interface LocationTableProps {
  locations: Location[]
  stats: StatsById
  state: TableState
  onStateChange: (state: TableState) => void
}

/** All locations, one to a row. Specification §2 "Locations Overview". */
export function LocationTable({ locations, stats, state, onStateChange }: LocationTableProps) {
  const rows = useMemo(
    () => locations.map(({ id, name }) => ({ id, name, figures: figuresOf(stats.get(id)) })),
    [locations, stats],
  )
  return (
    <Panel flush>
      <DataTable
        title="Locations"
        titleHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        pageSize={limits.tablePageSize}
        csvFileName="locations.csv"
        state={state}
        onStateChange={onStateChange}
        texts={{ search: 'Search locations' }}
      />
    </Panel>
  )
}

interface Row {
  id: Id
  name: string
  /** null until they have come. */
  figures: LocationFigures | null
}

function figureColumn(
  id: string,
  header: string,
  read: (figures: LocationFigures) => number | null,
): DataColumn<Row> {
  const value = ({ figures }: Row) => (figures === null ? null : read(figures))
  return {
    id,
    header,
    value,
    text: (row) => (row.figures === null ? 'Loading...' : String(value(row) ?? notAvailable)),
    align: 'end',
  }
}

const offline = figureColumn('offline', 'Offline Devices', ({ devices }) =>
  readFigure(devices, (health) => health.offline),
)

const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Location Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={paths.devices.to({ locationId: id })}>{name}</Link>,
    textStyle: 'strong',
    slot: 'title',
    wrap: true,
  },
  figureColumn('online', 'Online Devices', ({ devices }) =>
    readFigure(devices, (health) => health.online),
  ),
  {
    ...offline,
    cell: (row) => {
      const count = offline.value(row)
      const text = offline.text?.(row)
      return count === null || count === 0 ? (
        text
      ) : (
        <StatusBadge tone="critical" form="text">
          {text}
        </StatusBadge>
      )
    },
  },
  figureColumn('clients', 'Wireless Clients', ({ clients }) =>
    readFigure(clients, (count) => count),
  ),
  figureColumn('tickets', 'Open Tickets', ({ openTickets }) =>
    readFigure(openTickets, (count) => count),
  ),
]
