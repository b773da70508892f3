import { describe, expect, test, vi } from 'vitest'
import { renderTable } from '../../testing/renderTable.tsx'
import { pickColumns, samples } from '../../testing/tableSamples.tsx'

const page = { rows: samples.slice(0, 5), rowCount: 23, pageSize: 5 }

describe('rows that a server searches, sorts and pages', () => {
  test('are shown as they come', async () => {
    const state = {
      search: 'nothing like it',
      sort: { columnId: 'name', direction: 'descending' as const },
      page: 2,
    }
    const { screen, texts, header } = await renderTable({ ...page, state })
    expect(texts('Name')).toEqual(page.rows.map(({ name }) => name))
    await expect.element(header('Name')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(screen.getByText('Showing 6 - 10 of 23')).toBeVisible()
    await expect.element(screen.getByText('Page 2 of 5')).toBeVisible()
  })

  test('are asked for by one state', async () => {
    const onStateChange = vi.fn()
    const { next, sortBy, searchBox } = await renderTable({ ...page, onStateChange })
    await next.click()
    expect(onStateChange).toHaveBeenLastCalledWith({ search: '', sort: null, page: 2 })
    await sortBy('Name')
    const sort = { columnId: 'name', direction: 'ascending' }
    expect(onStateChange).toHaveBeenLastCalledWith({ search: '', sort, page: 1 })
    await searchBox.fill('gym')
    expect(onStateChange).toHaveBeenLastCalledWith({ search: 'gym', sort, page: 1 })
  })

  test('are announced once they have come', async () => {
    const { screen, searchBox, rerender } = await renderTable(page)
    await searchBox.fill('gym')
    await rerender({ status: 'refreshing' })
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(screen.getByRole('status').element().textContent).toBe('')
    await rerender({ status: 'ready', rowCount: 2, rows: samples.slice(0, 2) })
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 results')
  })

  test('that no search has found are told from none at all', async () => {
    const none = { ...page, rows: [], rowCount: 0, empty: 'No gates.' }
    const { screen, rerender } = await renderTable(none)
    await expect.element(screen.getByText('No gates.')).toBeVisible()
    await rerender({ state: { search: 'x', sort: null, page: 1 } })
    await expect.element(screen.getByText('No matches found.')).toBeVisible()
  })

  test('lead back from a page that is not there any more', async () => {
    const onStateChange = vi.fn()
    const { screen } = await renderTable({
      ...page,
      rows: [],
      state: { search: '', sort: null, page: 9 },
      onStateChange,
    })
    await screen.getByRole('button', { name: 'Previous' }).click()
    expect(onStateChange).toHaveBeenCalledWith({ search: '', sort: null, page: 4 })
  })
})

describe('page sizes', () => {
  test('are chosen by the reader, and begin at the first page', async () => {
    const onStateChange = vi.fn()
    const { screen, next, texts } = await renderTable({
      pageSize: 5,
      pageSizes: [5, 20],
      onStateChange,
    })
    await next.click()
    await screen.getByLabelText('Rows per page').selectOptions('20')
    expect(texts('Name')).toHaveLength(20)
    expect(onStateChange).toHaveBeenLastCalledWith({
      search: '',
      sort: null,
      page: 1,
      pageSize: 20,
    })
  })
})

describe('columns', () => {
  test('of dates, truths and large numbers sort by what they mean, and are read as such', async () => {
    const days = [2, 10, 1]
    const rows = samples.slice(0, 3).map((row, i) => ({ ...row, id: i }))
    const { texts, sortBy, searchBox } = await renderTable({
      rows,
      columns: [
        {
          id: 'day',
          header: 'Day',
          value: ({ id }) =>
            id === 2 ? new Date(Number.NaN) : new Date(Date.UTC(2026, 0, days[id])),
        },
        { id: 'paid', header: 'Paid', value: ({ id }) => id > 0 },
        { id: 'total', header: 'Total', value: ({ id }) => 2n ** 64n - BigInt(id) },
      ],
    })
    await sortBy('Day')
    expect(texts('Day')).toEqual(['2026-01-02 00:00', '2026-01-10 00:00', ''])
    await sortBy('Paid')
    expect(texts('Paid')).toEqual(['No', 'Yes', 'Yes'])
    await sortBy('Total')
    expect(texts('Total').map((text) => text?.slice(-3))).toEqual(['614', '615', '616'])
    await searchBox.fill('no')
    expect(texts('Paid')).toEqual(['No'])
  })

  test('that cannot be sorted by have no button, nor stand among those to sort by', async () => {
    const columns = pickColumns('name', 'model').map((column) =>
      column.value && column.id === 'model' ? { ...column, canSort: false } : column,
    )
    const { screen, header } = await renderTable({ columns })
    await expect.element(header('Model').getByRole('button')).not.toBeInTheDocument()
    const choices = [...screen.container.querySelectorAll('option')].map((option) => option.text)
    expect(choices).toEqual(['Unsorted', 'Name'])
  })

  test('have the width that the product gives, and a header of its making', async () => {
    const columns = pickColumns('name', 'model').map((column) =>
      column.id === 'model' ? { ...column, width: 320, headerContent: <i>M</i> } : column,
    )
    const { screen } = await renderTable({ columns, csvFileName: undefined })
    const header = screen.getByRole('columnheader', { name: 'M', exact: true })
    expect(header.element().getBoundingClientRect().width).toBe(320)
  })

  test('add up all rows that match in the footer, not those of a page', async () => {
    const columns = pickColumns('name', 'cars').map((column) =>
      column.value
        ? {
            ...column,
            footer: (rows: readonly { cars: number | null }[]) =>
              column.id === 'name' ? 'Total' : rows.reduce((sum, { cars }) => sum + (cars ?? 0), 0),
          }
        : column,
    )
    const { screen, searchBox } = await renderTable({ columns, pageSize: 5 })
    const total = samples.reduce((sum, { cars }) => sum + (cars ?? 0), 0)
    await expect.element(screen.getByRole('row', { name: `Total ${total}` })).toBeVisible()
    await searchBox.fill('nothing like it')
    await expect.element(screen.getByRole('row', { name: 'Total 0' })).toBeVisible()
  })
})
