import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pickColumns, type Sample, samples } from '../../testing/tableSamples.tsx'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import type { Column } from './columns/column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { Selection } from './parts/selection.ts'
import { useRowDetails } from './parts/useRowDetails.tsx'
import { type RowSelectionOptions, useRowSelection } from './parts/useRowSelection.tsx'

type TableProps = Partial<DataTableProps<Sample>>

function Selecting({ options, ...props }: TableProps & { options: RowSelectionOptions<Sample> }) {
  const selection = useRowSelection(options)
  return <Shown {...props} selection={selection} />
}

function Shown(props: TableProps) {
  return (
    <ThemeRoot theme={lightTheme}>
      <DataTable
        title="Gates"
        columns={pickedColumns}
        rows={samples}
        rowKey={(row) => row.id}
        pageSize={5}
        {...props}
      />
    </ThemeRoot>
  )
}

function Opening(props: TableProps) {
  const details = useRowDetails<Sample>({
    render: ({ issue }) => <p>{issue}</p>,
    canOpen: ({ id }) => id !== 2,
  })
  return <Shown {...props} details={details} />
}

const pickedColumns = pickColumns('name', 'model', 'cars')

test('on a phone a table that scrolls keeps in sight which row it is, not its box', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const columns = pickColumns('name', 'model', 'state', 'cars', 'lastSeen')
  const screen = await render(<Selecting options={{}} columns={columns} narrowLayout="scroll" />)
  const box = screen.getByRole('region', { name: 'Gates' })
  await expect.element(box).toBeVisible()
  const region = box.element()
  region.scrollLeft = 200
  const { left } = region.getBoundingClientRect()
  const heads = screen.getByRole('columnheader').elements()
  const cells = screen.getByRole('row').nth(1).element().children
  for (const name of [heads[1], cells[1]]) expect(name?.getBoundingClientRect().left).toBe(left)
  for (const lead of [heads[0], cells[0]]) {
    expect(lead?.getBoundingClientRect().right).toBeLessThan(left)
  }
})

describe('rows that can be selected', () => {
  async function select(options: RowSelectionOptions<Sample> = {}, props: TableProps = {}) {
    const heard: Selection[] = []
    const all = { onChange: (selection: Selection) => heard.push(selection), ...options }
    const screen = await render(<Selecting options={all} {...props} />)
    const box = (name: string | RegExp) => screen.getByRole('checkbox', { name })
    const rerender = (changed: TableProps) =>
      screen.rerender(<Selecting options={all} {...props} {...changed} />)
    return { screen, heard, box, rerender }
  }

  test('are selected by mouse and by keyboard, and say how many', async () => {
    const { screen, box, heard } = await select()
    await box('Select LOBBY-GT-01').click()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(heard.at(-1)).toEqual({ keys: [1, 2], isAllMatching: false })
    await expect.element(screen.getByRole('status').nth(1)).toHaveTextContent('2 selected')
    await box('Select LOBBY-GT-01').click()
    expect(heard.at(-1)?.keys).toEqual([2])
  })

  test('stay selected on other pages and under a search', async () => {
    const { screen, box } = await select()
    await box('Select LOBBY-GT-01').click()
    await screen.getByRole('button', { name: 'Next' }).click()
    await screen.getByRole('searchbox').fill('gym')
    await expect.element(screen.getByRole('status').nth(1)).toHaveTextContent('1 selected')
    await screen.getByRole('button', { name: 'Clear selection' }).click()
    expect(screen.getByRole('status').nth(1).element().textContent).toBe('')
  })

  test('are selected a page at a time, and then all that match', async () => {
    const { screen, box, heard } = await select()
    const page = box('Select all rows of this page')
    await box('Select LOBBY-GT-01').click()
    expect(page.element()).toHaveProperty('indeterminate', true)
    await page.click()
    expect(heard.at(-1)?.keys).toEqual([1, 2, 3, 4, 5])
    await screen.getByRole('searchbox').fill('')
    await screen.getByRole('button', { name: 'Select all 40' }).click()
    expect(heard.at(-1)?.keys).toHaveLength(40)
    await page.click()
    expect(heard.at(-1)?.keys).toHaveLength(35)
  })

  test('leave out those that cannot be', async () => {
    const { box, heard } = await select({ canSelect: ({ id }) => id !== 2 })
    await expect.element(box(/GT-02/)).toBeDisabled()
    await box('Select all rows of this page').click()
    expect(heard.at(-1)?.keys).toEqual([1, 3, 4, 5])
  })

  test('are one at most where one is asked for', async () => {
    const { screen, heard } = await select({ mode: 'one' })
    await screen.getByRole('radio', { name: 'Select LOBBY-GT-01' }).click()
    await userEvent.keyboard('{ArrowDown}')
    expect(heard.at(-1)).toEqual({ keys: [2], isAllMatching: false })
    await expect
      .element(screen.getByRole('columnheader', { name: 'Selection' }))
      .toBeInTheDocument()
  })

  test('are told to the bulk action, and are forgotten with their data', async () => {
    const act = vi.fn()
    const { screen, box, rerender } = await select({
      actions: (selected) => (
        <button type="button" onClick={() => act(selected)}>
          Restart
        </button>
      ),
    })
    await box('Select LOBBY-GT-01').click()
    await box(/GT-02/).click()
    await rerender({ rows: samples.slice(1) })
    await screen.getByRole('button', { name: 'Restart' }).click()
    expect(act).toHaveBeenCalledWith({
      keys: [2],
      isAllMatching: false,
      rows: [samples[1]],
      count: 1,
    })
  })

  test('of a server are all that match but some, until the search is another', async () => {
    const served = { rows: samples.slice(0, 5), rowCount: 23 }
    const { screen, box, heard } = await select({}, served)
    await box('Select all rows of this page').click()
    await screen.getByRole('button', { name: 'Select all 23' }).click()
    expect(heard.at(-1)).toEqual({ keys: [], isAllMatching: true })
    await box('Select LOBBY-GT-01').click()
    expect(heard.at(-1)).toEqual({ keys: [1], isAllMatching: true })
    await expect.element(screen.getByRole('status').nth(1)).toHaveTextContent('22 selected')
    await screen.getByRole('searchbox').fill('gym')
    expect(heard.at(-1)).toEqual({ keys: [], isAllMatching: false })
  })

  test('draw only the row that is selected', async () => {
    const drawn = vi.fn()
    const columns: Column<Sample>[] = [
      {
        id: 'name',
        header: 'Name',
        value: (row) => row.name,
        text: (row) => row.name,
        cell: (row) => {
          drawn(row.id)
          return row.name
        },
      },
      { id: 'model', header: 'Model', value: (row) => row.model },
    ]
    const { box } = await select({}, { columns })
    const markup = () => [...document.querySelectorAll('tbody tr')]
    const before = markup()
    drawn.mockClear()
    await box('Select LOBBY-GT-01').click()
    expect(drawn).not.toHaveBeenCalled()
    expect(markup()).toEqual(before)
  })
})

describe('rows that open', () => {
  test('show their details by mouse and keyboard, and hide them again', async () => {
    const screen = await render(<Opening />)
    const button = screen.getByRole('button', { name: 'Details of LOBBY-GT-01' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(screen.getByText('Opens too slowly')).toBeVisible()
    const id = button.element().getAttribute('aria-controls')
    expect(document.getElementById(id ?? '')?.textContent).toBe('Opens too slowly')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Opens too slowly')).not.toBeInTheDocument()
  })

  test('have no button where there is nothing more', async () => {
    const screen = await render(<Opening />)
    expect(screen.getByRole('button', { name: /^Details of/ }).elements()).toHaveLength(4)
  })
})

describe('rows that can be pressed', () => {
  const pressed = vi.fn()
  const columns: Column<Sample>[] = [
    {
      id: 'name',
      header: 'Name',
      value: (row) => row.name,
      cell: (row) => (
        <a
          href={`#${row.id}`}
          onClick={(event) => {
            event.preventDefault()
            pressed(row.id, event.ctrlKey)
          }}
        >
          {row.name}
        </a>
      ),
    },
    { id: 'model', header: 'Model', value: (row) => row.model },
    { id: 'actions', header: 'Actions', cell: () => <button type="button">Restart</button> },
  ]
  const show = () => {
    pressed.mockClear()
    return render(<Shown columns={columns} pressesRows />)
  }

  test('press the link in the cell that names them, with the keys that are held', async () => {
    const screen = await show()
    await screen.getByText('GT-650').first().click()
    expect(pressed.mock.calls).toEqual([[1, false]])
    await screen
      .getByText('GT-650')
      .first()
      .click({ modifiers: ['Control'] })
    expect(pressed.mock.calls.at(-1)).toEqual([1, true])
  })

  test('press it once where it is pressed itself, by mouse or keyboard', async () => {
    const screen = await show()
    const link = screen.getByRole('link', { name: 'LOBBY-GT-01' })
    await link.click()
    await userEvent.keyboard('{Enter}')
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test("leave a cell's own controls alone, and the header, and who selects text", async () => {
    const screen = await show()
    await screen.getByRole('button', { name: 'Restart' }).first().click()
    await screen.getByRole('button', { name: 'Model' }).click()
    const text = screen.getByText('GT-450W').first().element()
    getSelection()?.selectAllChildren(text)
    text.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    getSelection()?.removeAllRanges()
    expect(pressed).not.toHaveBeenCalled()
  })
})
