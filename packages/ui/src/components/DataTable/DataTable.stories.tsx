import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { StateMessage } from '../StateMessage/StateMessage.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { makeSamples, pickColumns, type Sample, sampleColumns, samples } from './tableSamples.tsx'

/**
 * For many things of a kind that a reader looks up, compares or takes away as a file. For a handful of facts
 * about one thing use `DescriptionList`; for events in time `TimelineList`.
 *
 * A column's `value` sorts, its `text` is what search, screen and file show, its `cell` only decorates.
 * Keep `rows` and `columns` the same arrays while nothing about them changes.
 */
const meta = {
  title: 'UI/DataTable',
  component: DataTable<Sample>,
  argTypes: {
    status: {
      control: 'select',
      options: ['ready', 'loading', 'refreshing', 'failed'],
      mapping: { failed: { message: 'Failed to load devices.', onRetry: fn() } },
    },
  },
  args: {
    title: 'Network Devices',
    columns: sampleColumns,
    rows: samples,
    rowKey: (row) => row.id,
    pageSize: 15,
    csvFileName: 'devices.csv',
    onStateChange: fn(),
  },
  decorators: [
    (Story) => (
      <Panel flush>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof DataTable<Sample>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sorted: Story = {
  args: { defaultState: { sort: { columnId: 'clients', direction: 'descending' }, page: 3 } },
}

export const Hover: Story = {
  parameters: { forced: { hover: 'tbody tr:nth-child(2), th:nth-child(2) button' } },
}

export const Focus: Story = {
  parameters: { forced: { 'focus-visible': 'th:nth-child(2) button' } },
}

export const Searched: Story = { args: { defaultState: { search: 'offline' } } }

export const NoMatch: Story = { args: { defaultState: { search: 'nothing like it' } } }

export const Loading: Story = { args: { status: 'loading', rows: [] } }

export const Refreshing: Story = { args: { status: 'refreshing' } }

export const Failed: Story = {
  args: {
    rows: [],
    status: { message: 'Failed to load offline devices. Please try again.', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const { status } = args
    await expect(typeof status === 'object' && status.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { rows: [], empty: 'No devices found.' } }

export const EmptyIsGoodNews: Story = {
  args: { rows: [], empty: <StateMessage state="good">All devices are online!</StateMessage> },
}

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
      ...pickColumns('model', 'clients', 'actions'),
    ],
    toolbar: <CheckboxField label="View inactive" defaultChecked />,
    titleHidden: true,
    texts: { search: 'Search devices' },
  },
}

const InactiveName = ({ name }: { name: string }) => (
  <>
    <s>{name}</s> (Inactive)
  </>
)

export const Sentences: Story = {
  args: {
    title: 'Tickets',
    titleHidden: true,
    rows: samples.slice(0, 10),
    columns: [
      ...pickColumns('lastSeen', 'name', 'model', 'state'),
      { id: 'issue', header: 'Issue', value: (row) => row.issue, wrap: true },
      { id: 'actions', header: 'Actions', cell: () => <Button size="sm">Ticket Details</Button> },
    ],
  },
}

export const Details: Story = {
  args: {
    title: 'Access points',
    titleHidden: true,
    rows: samples.slice(0, 8),
    columns: pickColumns('name', 'model', 'clients', 'state').map((column) =>
      column.id === 'state' && column.value
        ? { ...column, detail: ({ state, issue }: Sample) => (state === 'Online' ? null : issue) }
        : column,
    ),
  },
}

export const Figures: Story = {
  args: {
    title: 'Locations',
    titleHidden: true,
    columns: [
      {
        id: 'name',
        header: 'Location Name',
        value: (row) => row.name,
        cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
        slot: 'title',
      },
      ...['Online Devices', 'Offline Devices', 'Wireless Clients'].map((header) => ({
        id: header,
        header,
        value: (row: Sample) => row.clients,
        text: (row: Sample) => (row.clients === null ? 'N/A' : String(row.clients)),
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
    columns: pickColumns('lastSeen', 'clients', 'model', 'name', 'address'),
  },
}

export const LongText: Story = {
  args: {
    rows: samples.slice(0, 4).map((row) => ({
      ...row,
      name: `${row.name} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
      issue: `${row.issue} ${'and so on '.repeat(20)}${'unbroken'.repeat(12)}`,
    })),
    columns: pickColumns('name', 'state', 'clients', 'issue', 'actions'),
  },
}

export const Screen: Story = {
  args: { defaultState: { sort: { columnId: 'name', direction: 'ascending' } } },
  parameters: { layout: 'fullscreen' },
}

/** The picture would be that of any other first page. */
export const Huge: Story = {
  args: { rows: makeSamples(100_000) },
  argTypes: { rows: { control: false } },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ap-99999')
    await expect(await canvas.findByText('Showing 1 - 1 of 1')).toBeVisible()
  },
}

/** Where a product keeps what the reader asks for, such as in the address. */
export const Controlled: Story = {
  args: { state: { search: 'offline', sort: null, page: 1 } },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(canvas.getByText('Showing 1 - 15 of 40')).toBeVisible()
  },
}

function Kept(props: DataTableProps<Sample>) {
  const [state, setState] = useState(props.state)
  return <DataTable {...props} state={state} onStateChange={setState} />
}

export const SortByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    within(name).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard(' ')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(within(name).getByRole('button')).toHaveFocus()
    const sorted = canvas.getAllByRole('columnheader').filter((cell) => cell.ariaSort)
    await expect(sorted).toEqual([name])
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      search: '',
      sort: { columnId: 'name', direction: 'descending' },
      page: 1,
    })
  },
}

export const TabOrder: Story = {
  args: { rows: samples.slice(0, 1) },
  play: async ({ canvas }) => {
    const order = ['Search', 'Export CSV', 'MAC Address', 'Name', 'Model', 'Status', 'Clients']
    for (const name of [...order, 'Last Seen', 'History', 'Previous', 'Next']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}

export const PageByKeyboard: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(canvas.getByText('Showing 31 - 40 of 40')).toBeVisible()
    await expect(next).toHaveFocus()
  },
}

export const SearchIsAnnouncedOnce: Story = {
  args: { defaultState: { page: 2 } },
  play: async ({ canvas }) => {
    const heard: string[] = []
    const status = canvas.getByRole('status')
    const listener = new MutationObserver(() => {
      if (status.textContent) heard.push(status.textContent)
    })
    listener.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.type(canvas.getByRole('searchbox'), 'offline')
    await waitFor(() => expect(heard).toEqual(['3 results']))
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
  },
}

/** Its picture is that of any wide screen: a story alone has no narrower one. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Network Devices' })
    region.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(region).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Clients')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Descending' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const descending = canvas.getByRole('button', { name: 'Descending', pressed: true })
    await expect(descending).toHaveFocus()
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('39')
  },
}

/** WCAG 2.2 SC 1.4.10: nothing is cut or scrolls sideways at 320 px. */
export const OnASmallPhone: Story = {
  args: { ...LongText.args },
  globals: { viewport: { value: 'small' } },
  parameters: { visual: false },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
