import { type Id, type Location, limits } from '@netportal/contract'
import { notAvailable } from '@netportal/format'
import {
  type Column,
  color,
  type DataColumn,
  DataTable,
  Panel,
  StatusBadge,
  space,
  type TableState,
  type TableStatus,
} from '@netportal/ui'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { ageText } from '../../shared/ageText.ts'
import type { CustomerOf } from './customers.ts'
import { type LocationFigures, readFigure } from './figures.ts'
import { RetryStats } from './RetryStats.tsx'
import { figuresOf, type LocationStats, type StatsById, staleSince } from './statsLoader.ts'

export interface LocationTableProps {
  /** @default 'ready' */
  status?: TableStatus
  locations: Location[]
  stats: StatsById
  /** Tells whose a location is. @default nobody is told */
  customerOf?: CustomerOf
  /** Epoch milliseconds, which ages count to. */
  nowMs: number
  /** Asks again for the figures of a location that failed; the same function while nothing about it changes. */
  onRetry: (id: Id) => void
  state: TableState
  onStateChange: (state: TableState) => void
}

/** All locations, one to a row. Specification §2 "Locations Overview". */
export function LocationTable(props: LocationTableProps) {
  const {
    status = 'ready',
    locations,
    stats,
    customerOf,
    nowMs,
    onRetry,
    state,
    onStateChange,
  } = props
  const rows = useMemo(
    () => locations.map((place) => toRow(place, stats, customerOf, nowMs)),
    [locations, stats, customerOf, nowMs],
  )
  const hasCustomers = rows.some(({ customer }) => customer !== undefined)
  const columns = useMemo(() => toColumns(onRetry, hasCustomers), [onRetry, hasCustomers])
  return (
    <Panel flush>
      <DataTable
        title="Locations"
        titleHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        status={status}
        pageSize={limits.tablePageSize}
        csvFileName="locations.csv"
        pressesRows
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
  /** Whose it is; null while that is to come. */
  customer: string | null | undefined
  stats: LocationStats | undefined
  /** null until they have come. */
  figures: LocationFigures | null
  /** How old they are, while they are still to be loaded anew. */
  age: string | null
}

function toRow(
  location: Location,
  all: StatsById,
  customerOf: CustomerOf | undefined,
  nowMs: number,
): Row {
  const { id, name } = location
  const stats = all.get(id)
  const since = staleSince(stats)
  const age = since === null ? null : ageText(since, nowMs)
  return { id, name, customer: customerOf?.(location), stats, figures: figuresOf(stats), age }
}

/** @param isBad whether any count of it is bad news */
function figureColumn(
  id: string,
  header: string,
  read: (figures: LocationFigures) => number | null,
  isBad = false,
): DataColumn<Row> {
  const value = ({ figures }: Row) => (figures === null ? null : read(figures))
  const text = (row: Row) =>
    row.figures === null ? 'Loading...' : String(value(row) ?? notAvailable)
  const cell = (row: Row) => {
    const count = value(row)
    if (count === 0) return <Zero>{text(row)}</Zero>
    if (count === null || !isBad) return text(row)
    return (
      <StatusBadge tone="critical" form="text">
        {text(row)}
      </StatusBadge>
    )
  }
  return { id, header, value, text, cell, align: 'end' }
}

const figureColumns = [
  figureColumn('online', 'Online Devices', ({ devices }) =>
    readFigure(devices, (health) => health.online),
  ),
  figureColumn(
    'offline',
    'Offline Devices',
    ({ devices }) => readFigure(devices, (health) => health.offline),
    true,
  ),
  figureColumn('clients', 'Wireless Clients', ({ clients }) =>
    readFigure(clients, (count) => count),
  ),
  figureColumn('tickets', 'Open Tickets', ({ openTickets }) =>
    readFigure(openTickets, (count) => count),
  ),
]

const customerColumn: Column<Row> = {
  id: 'customer',
  header: 'Customer',
  value: ({ customer }) => customer ?? null,
  cell: ({ customer }) => <bdi>{customer}</bdi>,
  wrap: true,
}

function toColumns(onRetry: (id: Id) => void, hasCustomers: boolean): Column<Row>[] {
  return [
    {
      id: 'name',
      header: 'Location Name',
      value: ({ name }) => name,
      cell: (row) => (
        <Name>
          <Link to={paths.devices.to({ locationId: row.id })}>
            <bdi>{row.name}</bdi>
          </Link>
          <RetryStats location={row} stats={row.stats} age={row.age} onRetry={onRetry} />
        </Name>
      ),
      textStyle: 'strong',
      slot: 'title',
      wrap: true,
    },
    ...(hasCustomers ? [customerColumn] : []),
    ...figureColumns,
  ]
}

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`

const Zero = styled.span`
  color: ${color('text.subtle')};
`
