import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { sampleTable } from '../../testing/sampleTable.tsx'
import { pickColumns, type Sample, samples } from '../../testing/tableSamples.tsx'
import { Button } from '../Button/Button.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import type { DataTable } from './DataTable.tsx'

/** Everything that columns and rows can show, and the parts of a table that can be left out. */
const meta = {
  ...sampleTable,
  title: 'UI/DataTable columns',
} satisfies Meta<typeof DataTable<Sample>>
export default meta

type Story = StoryObj<typeof meta>

export const InactiveRows: Story = {
  args: {
    rows: samples.slice(0, 8),
    isInactive: (row) => row.state === 'Offline',
    columns: [
      {
        id: 'name',
        header: 'Name',
        value: (row) => row.name,
        text: (row) => (row.state === 'Offline' ? `${row.name} (Inactive)` : row.name),
        cell: (row) => (row.state === 'Offline' ? <InactiveName name={row.name} /> : row.name),
        textStyle: 'strong',
        slot: 'title',
      },
      ...pickColumns('model', 'cars', 'actions'),
    ],
    toolbar: <CheckboxField label="View inactive" defaultChecked />,
    titleHidden: true,
    texts: { search: 'Search gates' },
  },
}

const InactiveName = ({ name }: { name: string }) => (
  <>
    <s>{name}</s>
    <span> (Inactive)</span>
  </>
)

/** 'GT650' finds GT-650, which alone stands in the cells. */
export const FurtherSearchText: Story = {
  parameters: { visual: false },
  args: {
    rows: samples,
    columns: pickColumns('name', 'model', 'state').map((column) =>
      column.id === 'model' && column.value
        ? { ...column, searchText: ({ model }: Sample) => model.replaceAll('-', '') }
        : column,
    ),
    defaultState: { search: 'GT650' },
  },
}

export const Sentences: Story = {
  args: {
    title: 'Faults',
    titleHidden: true,
    rows: samples.slice(0, 10),
    columns: [
      ...pickColumns('lastSeen', 'name', 'model', 'state'),
      { id: 'issue', header: 'Issue', value: (row) => row.issue, wrap: true },
      { id: 'actions', header: 'Actions', cell: () => <Button size="sm">Fault Details</Button> },
    ],
  },
}

export const Details: Story = {
  args: {
    title: 'Gates',
    titleHidden: true,
    rows: samples.slice(0, 8),
    columns: pickColumns('name', 'model', 'cars', 'state').map((column) =>
      column.id === 'state' && column.value
        ? { ...column, detail: ({ state, issue }: Sample) => (state === 'Online' ? null : issue) }
        : column,
    ),
  },
}

export const Figures: Story = {
  args: {
    title: 'Garages',
    titleHidden: true,
    columns: [
      {
        id: 'name',
        header: 'Garage Name',
        value: (row) => row.name,
        cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
        slot: 'title',
      },
      ...['Online Gates', 'Offline Gates', 'Parked Cars'].map((header) => ({
        id: header,
        header,
        value: (row: Sample) => row.cars,
        text: (row: Sample) => (row.cars === null ? 'N/A' : String(row.cars)),
        align: 'end' as const,
      })),
    ],
  },
}

export const Plain: Story = {
  args: {
    title: 'Scheduled Reports',
    canSearch: false,
    canSort: false,
    csvFileName: undefined,
    pageSize: Number.POSITIVE_INFINITY,
    rows: samples.slice(0, 5),
    columns: [
      ...pickColumns('name', 'model', 'lastSeen', 'state'),
      {
        id: 'actions',
        header: 'Actions',
        cell: () => (
          <>
            <Button size="sm" icon={<Pencil />}>
              Edit
            </Button>
            <Button size="sm" icon={<Trash2 />}>
              Delete
            </Button>
          </>
        ),
      },
    ],
    toolbar: (
      <Button variant="primary" icon={<Plus />}>
        Create New Schedule
      </Button>
    ),
  },
}

/** Figures to compare from row to row: on a phone they scroll sideways beside their first column. */
export const RawData: Story = {
  args: {
    title: 'Data points',
    canSearch: false,
    canSort: false,
    csvFileName: undefined,
    narrowLayout: 'scroll',
    columns: pickColumns('lastSeen', 'cars', 'model', 'name', 'serial'),
  },
}
