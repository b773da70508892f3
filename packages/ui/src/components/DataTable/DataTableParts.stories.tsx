import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { firstOpen, openedHidden, twoSelected } from '../../testing/garageParts.tsx'
import { type Garage, garageColumns, garages } from '../../testing/garageSamples.tsx'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import type { Column } from './columns/column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { useColumnChoice } from './parts/useColumnChoice.tsx'
import { useRowDetails } from './parts/useRowDetails.tsx'
import { type RowSelectionOptions, useRowSelection } from './parts/useRowSelection.tsx'
import type { TableState } from './state/useTableState.ts'

/**
 * What a table can do beside showing, searching and sorting rows. Selection, details, filters and a choice of
 * columns come as hooks and functions of their own, so that a product that does not use them does not load them.
 *
 * - **Rows of a server**: `rowCount` says how many there are on all pages; `rows` are those of one. The table then
 *   searches, sorts and filters nothing: it says what is asked for in one state, by `onStateChange`.
 * - **Selection** (`useRowSelection`) outlives paging, sorting and searching. 'All that match' of a server are no
 *   list of keys but `isAllMatching` and the keys left out.
 * - **Rows that are pressed** (`pressesRows`) press the link or button in the cell that names them: what a row does
 *   stands there, for keyboards and screen readers too.
 *
 * Not there, until somebody has a use: columns that a reader resizes, pins or moves, grouped headers, and virtual
 * rows (a page shows all its rows; give a `pageSize`).
 */
const meta = {
  title: 'UI/DataTable parts',
  component: DataTable<Garage>,
  args: {
    title: 'Garages',
    columns: garageColumns,
    rows: garages,
    rowKey: (garage) => garage.id,
    pageSize: 8,
    onStateChange: fn(),
  },
  parameters: {
    docs: {
      types: ['RowSelectionOptions', 'RowDetailsOptions', 'ColumnChoiceOptions', 'FilterRange'],
    },
  },
  decorators: [
    (Story) => (
      <Panel flush>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof DataTable<Garage>>
export default meta

type Story = StoryObj<typeof meta>
type Props = DataTableProps<Garage>

function Selecting({ options = {}, ...props }: Props & { options?: RowSelectionOptions<Garage> }) {
  const selection = useRowSelection({
    actions: ({ count }) => <Button size="sm" onClick={fn()}>{`Close ${count} garages`}</Button>,
    ...options,
  })
  return <DataTable {...props} selection={selection} />
}

export const Selection: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Select Station North' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('2 selected')
    await expect(canvas.getByRole('button', { name: 'Close 2 garages' })).toBeVisible()
  },
}

export const WholePageSelected: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 24' }))
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('24 selected')
  },
}

export const OneSelected: Story = {
  render: (args) => (
    <Selecting {...args} options={{ mode: 'one', canSelect: ({ isOpen }) => isOpen }} />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Select Station North' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
  },
}

function Opening(props: Props) {
  const details = useRowDetails<Garage>({
    render: ({ note }) => <p style={{ margin: 0 }}>{note}</p>,
    canOpen: ({ note }) => note !== '',
    defaultOpen: [1],
  })
  return <DataTable {...props} details={details} />
}

export const OpenedRow: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Details of Station North' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(/charging/)).toBeVisible()
  },
}

const pressed = fn()

export const PressedRows: Story = {
  args: {
    pressesRows: true,
    columns: garageColumns.map((column) =>
      column.value && column.id === 'name'
        ? {
            ...column,
            cell: ({ id, name }: Garage) => (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  pressed(id)
                }}
              >
                <bdi>{name}</bdi>
              </a>
            ),
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    pressed.mockClear()
    await userEvent.click(canvas.getAllByText('Yes')[0] ?? document.body)
    await expect(pressed).toHaveBeenCalledWith(1)
    canvas.getByRole('link', { name: 'Harbour' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenLastCalledWith(2)
  },
}

export const Filters: Story = {
  args: { defaultState: { filters: { isOpen: 'true', taken: '100..' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Garage' }), 'station')
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { isOpen: 'true', taken: '100..', name: 'station' } }),
    )
  },
}

function Choosing(props: Props) {
  const columnChoice = useColumnChoice({ defaultHidden: ['opened'] })
  return <DataTable {...props} columnChoice={columnChoice} />
}

export const ChosenColumns: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Open' })).toBeNull()
  },
}

const placesTaken = (rows: readonly Garage[]) => rows.reduce((sum, { taken }) => sum + taken, 0)

export const TotalsAndSizes: Story = {
  args: {
    pageSizes: [8, 16],
    columns: garageColumns.map((column): Column<Garage> => {
      if (column.value === undefined) return column
      if (column.id === 'name') return { ...column, footer: () => 'All garages', width: 260 }
      if (column.id !== 'taken') return column
      return { ...column, footer: placesTaken }
    }),
  },
}

/** All parts in one table, at a moment that a reader has come to: the objects are such as the hooks return. */
export const AllParts: Story = {
  args: {
    selection: twoSelected,
    details: firstOpen,
    columnChoice: openedHidden,
    defaultState: { filters: { isOpen: 'true' } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Old Town' }))
    await expect(args.selection?.change).toHaveBeenLastCalledWith({
      keys: [1, 2, 3],
      isAllMatching: false,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Station North' }))
    await expect(args.details?.toggle).toHaveBeenLastCalledWith(1)
  },
}

export const Compact: Story = { args: { density: 'compact' } }

/** A server that keeps the rows: here it answers at once. */
function Served(props: Props) {
  const [state, setState] = useState<TableState>({ search: '', sort: null, page: 1 })
  const { search, page } = state
  const found = garages.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return (
    <DataTable
      {...props}
      rows={found.slice((page - 1) * 8, page * 8)}
      rowCount={found.length}
      state={state}
      onStateChange={setState}
    />
  )
}

export const RowsOfAServer: Story = {
  args: { rowCount: garages.length },
  render: (args) => <Served {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Showing 9 - 16 of 24')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'harbour')
    await expect(canvas.getByText('Showing 1 - 3 of 3')).toBeVisible()
  },
}

export const ServedRefreshing: Story = {
  args: { rows: garages.slice(0, 8), rowCount: 24, status: 'refreshing' },
}

export const ServedLoading: Story = { args: { rows: [], rowCount: 24, status: 'loading' } }

export const ServedWithoutMatch: Story = {
  args: { rows: [], rowCount: 0, defaultState: { search: 'nothing like it' } },
}

export const RightToLeft: Story = {
  args: { title: 'موقف', pageSizes: [8, 16] },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Opening {...args} />
    </div>
  ),
}

/** A phone shows each row under the other: its box and its button stand before its name. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: false },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Station North' }))
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('1 selected')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
