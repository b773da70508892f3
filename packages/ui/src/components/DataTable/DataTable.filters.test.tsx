import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderTable } from '../../testing/renderTable.tsx'
import { pickColumns, type Sample, samples } from '../../testing/tableSamples.tsx'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import type { Column } from './columns/column.ts'
import { DataTable } from './DataTable.tsx'
import { choiceFilter } from './filters/choiceFilter.tsx'
import { dateFilter } from './filters/dateFilter.tsx'
import { numberFilter } from './filters/numberFilter.tsx'
import { textFilter } from './filters/textFilter.tsx'
import { type ColumnChoiceOptions, useColumnChoice } from './parts/useColumnChoice.tsx'

const filters = {
  name: textFilter(),
  state: choiceFilter({ options: ['Online', 'Offline'].map((value) => ({ value, label: value })) }),
  cars: numberFilter(),
  lastSeen: dateFilter({ zone: 'Europe/Berlin' }),
}

const columns: Column<Sample>[] = Object.entries(filters).flatMap(([id, filter]) =>
  pickColumns(id).map((column) => (column.value ? { ...column, filter } : column)),
)

describe('filters of columns', () => {
  async function open(props: Parameters<typeof renderTable>[0] = {}) {
    const onStateChange = vi.fn()
    const table = await renderTable({ columns, pageSize: 50, onStateChange, ...props })
    await table.screen.getByRole('button', { name: /^Filters/ }).click()
    return { ...table, onStateChange, names: () => table.texts('Name') }
  }
  const ids = (test: (row: Sample) => boolean) => samples.filter(test).map(({ name }) => name)

  test('find a text in one column alone', async () => {
    const { screen, names, onStateChange } = await open()
    await screen.getByRole('searchbox', { name: 'Name' }).fill('GYM')
    expect(names()).toEqual(ids(({ name }) => name.startsWith('GYM')))
    expect(onStateChange).toHaveBeenLastCalledWith({
      search: '',
      sort: null,
      page: 1,
      filters: { name: 'GYM' },
    })
  })

  test('leave rows of the values that are chosen', async () => {
    const { screen, names } = await open()
    await screen.getByRole('checkbox', { name: 'Offline' }).click()
    expect(names()).toEqual(ids(({ state }) => state === 'Offline'))
  })

  test('leave figures of a range, its ends included and blanks left out', async () => {
    const { screen, names } = await open()
    await screen.getByLabelText('Parked Cars from').fill('0')
    expect(names()).toEqual(ids(({ cars }) => cars !== null))
    await screen.getByLabelText('Parked Cars to').fill('7')
    expect(names()).toEqual(ids(({ cars }) => cars !== null && cars <= 7))
  })

  test('leave instants of days, in the zone of the table', async () => {
    const at = (id: number, time: string) => ({
      ...(samples[0] as Sample),
      id,
      lastSeen: Date.parse(time),
    })
    const rows = [
      at(1, '2026-06-01T21:59Z'),
      at(2, '2026-06-01T22:00Z'),
      at(3, '2026-06-02T22:00Z'),
    ]
    const { screen, texts } = await open({ rows })
    await screen.getByLabelText('Last Seen from').fill('2026-06-02')
    await screen.getByLabelText('Last Seen to').fill('2026-06-02')
    expect(texts('Last Seen')).toEqual(['2026-06-01 22:00'])
  })

  test('narrow what the search finds, and say how many are in use', async () => {
    const { screen, names, searchBox } = await open({
      defaultState: { search: 'offline', filters: { cars: '..20' } },
    })
    const expected = ids(({ state, cars }) => state === 'Offline' && (cars ?? 99) <= 20)
    expect(names()).toEqual(expected)
    await expect.element(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await screen.getByRole('button', { name: 'Clear filters' }).click()
    expect(names()).toEqual(ids(({ state }) => state === 'Offline'))
    await expect.element(searchBox.first()).toHaveValue('offline')
  })

  test('that somebody has typed into an address ask for nothing where they mean none', async () => {
    const { names, screen } = await open({
      defaultState: { filters: { cars: 'x..y', lastSeen: '1', none: 'z', state: '' } },
    })
    expect(names()).toHaveLength(40)
    await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  })

  test('are announced as a search is', async () => {
    const { screen } = await open()
    await screen.getByLabelText('Parked Cars from').fill('39')
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(/^\d+ results?$/)
  })
})

describe('a choice of columns', () => {
  async function choose(options: ColumnChoiceOptions = {}) {
    const screen = await render(<Chosen {...options} />)
    await screen.getByRole('button', { name: 'Columns' }).click()
    const shown = () =>
      screen
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent)
    return { screen, shown, box: (name: string) => screen.getByRole('checkbox', { name }) }
  }

  test('hides columns and shows them again; the one that names rows stays', async () => {
    const { shown, box, screen } = await choose()
    await box('Model').click()
    expect(shown()).toEqual(['Name', 'Parked Cars'])
    await box('Model').click()
    expect(shown()).toEqual(['Name', 'Model', 'Parked Cars'])
    await expect.element(screen.getByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument()
  })

  test('is kept for the next visit, whatever stands in the storage', async () => {
    localStorage.setItem('columns', '{')
    const { shown, box, screen } = await choose({ storageKey: 'columns' })
    expect(shown()).toHaveLength(3)
    await box('Parked Cars').click()
    await screen.unmount()
    const next = await choose({ storageKey: 'columns' })
    expect(next.shown()).toEqual(['Name', 'Model'])
  })

  test('takes hidden columns out of the search', async () => {
    const { screen } = await choose({ defaultHidden: ['model'] })
    await screen.getByRole('searchbox').fill('GT-650')
    await expect.element(screen.getByText('No matches found.')).toBeVisible()
  })
})

const fewColumns = pickColumns('name', 'model', 'cars')

function Chosen(options: ColumnChoiceOptions) {
  const columnChoice = useColumnChoice(options)
  return (
    <ThemeRoot theme={lightTheme}>
      <DataTable
        title="Gates"
        columns={fewColumns}
        rows={samples}
        rowKey={({ id }) => id}
        columnChoice={columnChoice}
      />
    </ThemeRoot>
  )
}
