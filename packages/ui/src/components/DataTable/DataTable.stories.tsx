import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleTable } from '../../testing/sampleTable.tsx'
import { makeSamples, pickColumns, type Sample, samples } from '../../testing/tableSamples.tsx'
import { StateMessage } from '../StateMessage/StateMessage.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

/**
 * For many things of a kind that a reader looks up, compares or takes away as a file. For a handful of facts
 * about one thing use `DescriptionList`; for events in time `TimelineList`.
 *
 * A column's `value` sorts, its `text` is what search, screen and file show, its `cell` only decorates.
 * Keep `rows` and `columns` the same arrays while nothing about them changes.
 */
const meta = {
  ...sampleTable,
  title: 'UI/DataTable',
} satisfies Meta<typeof DataTable<Sample>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sorted: Story = {
  args: { defaultState: { sort: { columnId: 'cars', direction: 'descending' }, page: 3 } },
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
    status: { message: 'Failed to load offline gates. Please try again.', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const { status } = args
    await expect(typeof status === 'object' && status.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { rows: [], empty: 'No gates found.' } }

export const EmptyIsGoodNews: Story = {
  args: { rows: [], empty: <StateMessage state="good">All gates are online!</StateMessage> },
}

export const LongText: Story = {
  args: {
    rows: samples.slice(0, 4).map((row) => ({
      ...row,
      name: `${row.name} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
      issue: `${row.issue} ${'and so on '.repeat(20)}${'unbroken'.repeat(12)}`,
    })),
    columns: pickColumns('name', 'state', 'cars', 'issue', 'actions'),
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
    await userEvent.type(canvas.getByRole('searchbox'), 'gt-99999')
    await expect(await canvas.findByText('Showing 1 - 1 of 1')).toBeVisible()
  },
}

/** Where a product keeps what the reader asks for, such as in the address. */
export const Controlled: Story = {
  args: { state: { search: 'offline', sort: null, page: 1 } },
  // That of any first page, but for headers that Chromium moves by parts of a pixel and does not draw anew.
  parameters: { visual: false },
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
