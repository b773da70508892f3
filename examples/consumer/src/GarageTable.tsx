import { formatCount, formatPercent } from '@netportal/format'
import { type Column, DataTable, Panel, StatusBadge } from '@netportal/ui'
import type { Garage } from './garages.ts'

const columns: readonly Column<Garage>[] = [
  {
    id: 'name',
    header: 'Garage',
    value: (garage) => garage.name,
    textStyle: 'strong',
    slot: 'title',
  },
  {
    id: 'state',
    header: 'State',
    value: (garage) => (garage.isOpen ? 'Open' : 'Closed'),
    cell: (garage) => (
      <StatusBadge tone={garage.isOpen ? 'good' : 'noData'}>
        {garage.isOpen ? 'Open' : 'Closed'}
      </StatusBadge>
    ),
    slot: 'status',
  },
  {
    id: 'taken',
    header: 'Taken',
    value: (garage) => garage.taken / garage.spaces,
    text: (garage) => formatPercent((100 * garage.taken) / garage.spaces, 1),
    align: 'end',
  },
  {
    id: 'takings',
    header: 'Takings',
    value: (garage) => garage.takings,
    text: (garage) => (garage.takings === null ? 'N/A' : `€ ${formatCount(garage.takings)}`),
    align: 'end',
  },
]

export function GarageTable({ garages }: { garages: readonly Garage[] }) {
  return (
    <Panel flush>
      <DataTable
        title="All garages"
        columns={columns}
        rows={garages}
        rowKey={(garage) => garage.id}
        csvFileName="garages.csv"
      />
    </Panel>
  )
}
