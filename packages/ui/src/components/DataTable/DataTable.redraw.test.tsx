import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { makeSamples, type Sample } from '../../testing/tableSamples.tsx'
import { darkTheme } from '../../theme/darkTheme.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import type { Column } from './columns/column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

const rows = makeSamples(5)

/** A table whose cells tell whenever they are drawn, and a way to draw it anew. */
async function watch(props: Partial<DataTableProps<Sample>> = {}) {
  const drawn = vi.fn()
  const columns: Column<Sample>[] = [
    { id: 'name', header: 'Name', value: (row) => row.name },
    {
      id: 'model',
      header: 'Model',
      value: (row) => row.model,
      cell: (row) => {
        drawn(row.id)
        return <b>{row.model}</b>
      },
    },
  ]
  const table = (changed: Partial<DataTableProps<Sample>>, theme = lightTheme) => (
    <ThemeRoot theme={theme}>
      <DataTable
        title="Gates"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        isInactive={(row) => row.state === 'Offline'}
        texts={{ search: 'Search gates' }}
        {...props}
        {...changed}
      />
    </ThemeRoot>
  )
  const screen = await render(table({}))
  drawn.mockClear()
  return {
    screen,
    columns,
    drawn,
    redraw: (changed: Partial<DataTableProps<Sample>> = {}, theme = lightTheme) =>
      screen.rerender(table(changed, theme)),
  }
}

test("a parent's render draws no row anew, for all the functions it gives anew", async () => {
  const { redraw, drawn } = await watch()
  await redraw()
  expect(drawn).not.toHaveBeenCalled()
})

test('another theme draws no row anew', async () => {
  const { redraw, drawn } = await watch()
  await redraw({}, darkTheme)
  expect(drawn).not.toHaveBeenCalled()
})

test('data that were read again draw only the rows that are others', async () => {
  const { screen, redraw, drawn } = await watch()
  await redraw({ rows: rows.map((row) => ({ ...row, model: row.id === 3 ? 'New' : row.model })) })
  expect(drawn.mock.calls).toEqual([[3]])
  await expect.element(screen.getByText('New')).toBeVisible()
})

test('rows of a class are told apart by identity: fields do not tell all of them', async () => {
  class Kept {
    id = 1
    name = 'Name'
    #model: string
    constructor(model: string) {
      this.#model = model
    }
    get model() {
      return this.#model
    }
  }
  const columns: Column<Kept>[] = [{ id: 'model', header: 'Model', value: (row) => row.model }]
  const table = (row: Kept) => (
    <ThemeRoot theme={lightTheme}>
      <DataTable title="Rows" columns={columns} rows={[row]} rowKey={({ id }) => id} />
    </ThemeRoot>
  )
  const screen = await render(table(new Kept('Old')))
  await screen.rerender(table(new Kept('New')))
  await expect.element(screen.getByText('New')).toBeVisible()
})

test('other columns draw all rows anew: what a cell is drawn from stands in them', async () => {
  const { redraw, columns, drawn } = await watch()
  await redraw({ columns: columns.map((column) => ({ ...column })) })
  expect(drawn).toHaveBeenCalledTimes(5)
})

test('a row that becomes inactive is drawn anew, and no other', async () => {
  const { redraw, drawn } = await watch()
  await redraw({ isInactive: (row) => row.id === 2 || row.state === 'Offline' })
  expect(drawn.mock.calls).toEqual([[2]])
})
