import { History } from 'lucide-react'
import type { Column } from '../components/DataTable/columns/column.ts'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { iconSize } from '../theme/scales.ts'
import { StatusSample } from './StatusSample.tsx'

/** A row of the sample table. */
export interface Sample {
  id: number
  serial: string
  name: string
  model: string
  state: 'Online' | 'Offline' | 'Unknown'
  /** null when nothing was measured. */
  cars: number | null
  /** Milliseconds since 1970; null when never. */
  lastSeen: number | null
  issue: string
}

const places = ['LOBBY', 'BAR', 'Ballroom', 'GYM', 'kitchen', 'Loading Bay', 'Café', 'POOL']
const models = ['GT-650', 'GT-850', 'GT-450W', 'GT-750 Outdoor']
const issues = [
  'Opens too slowly',
  'Does not open',
  'Barrier stays open in the evening and closes again only after somebody has restarted the whole gate',
]
const start = Date.UTC(2026, 5, 18, 14, 20)

/** The same rows whenever it is asked: 40 of them are what most stories show. */
export function makeSamples(count: number): Sample[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    serial: `00-00-5E-00-${hex(i >> 8)}-${hex(i)}`,
    name: `${places[(i * 5) % 8]}-GT-${String(i + 1).padStart(2, '0')}`,
    model: models[(i * 7) % 4] ?? '',
    state: i % 13 === 5 ? 'Unknown' : i % 9 === 4 ? 'Offline' : 'Online',
    cars: i % 13 === 5 ? null : (i * 37) % 41,
    lastSeen: i % 13 === 5 ? null : start - ((i * 7) % 40) * 60_000,
    issue: issues[i % 3] ?? '',
  }))
}

export const samples = makeSamples(40)

const allColumns: Column<Sample>[] = [
  { id: 'serial', header: 'Serial Number', value: (row) => row.serial, textStyle: 'mono' },
  { id: 'name', header: 'Name', value: (row) => row.name, textStyle: 'strong', slot: 'title' },
  { id: 'model', header: 'Model', value: (row) => row.model },
  {
    id: 'state',
    header: 'Status',
    value: (row) => row.state,
    cell: (row) => <StatusSample word={row.state} />,
    slot: 'status',
  },
  {
    id: 'cars',
    header: 'Parked Cars',
    value: (row) => row.cars,
    text: (row) => (row.cars === null ? 'N/A' : String(row.cars)),
    align: 'end',
  },
  {
    id: 'lastSeen',
    header: 'Last Seen',
    value: (row) => row.lastSeen,
    text: (row) =>
      row.lastSeen === null
        ? 'Never'
        : new Date(row.lastSeen).toISOString().slice(0, 16).replace('T', ' '),
  },
  { id: 'issue', header: 'Issue', value: (row) => row.issue, wrap: true },
  {
    id: 'actions',
    header: 'Actions',
    cell: (row) => (
      <TextLink href={`#history-${row.id}`}>
        <History size={iconSize.sm} />
        History
      </TextLink>
    ),
  },
]

/** Columns of the sample table by their ids, in this order. */
export function pickColumns(...ids: string[]): Column<Sample>[] {
  return ids.flatMap((id) => allColumns.filter((column) => column.id === id))
}

export const sampleColumns = pickColumns(
  'serial',
  'name',
  'model',
  'state',
  'cars',
  'lastSeen',
  'actions',
)

function hex(value: number): string {
  return (value & 255).toString(16).toUpperCase().padStart(2, '0')
}
