import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderTable } from '../../testing/renderTable.tsx'
import { makeSamples, pickColumns, type Sample, samples } from '../../testing/tableSamples.tsx'

/** Equal rows in new objects, as a refresh brings them. */
const fetchedAgain = (rows: Sample[], change: Partial<Sample> = {}) =>
  rows.map((row) => ({ ...row, ...change }))

describe('sorting', () => {
  const counts = [12, null, 3, null, 100]
  const rows = samples.slice(0, 5).map((row, i) => ({ ...row, cars: counts[i] ?? null }))

  test('goes ascending, then descending, blank values last both ways', async () => {
    const { texts, sortBy, header } = await renderTable({ rows })
    await sortBy('Parked Cars')
    expect(texts('Parked Cars')).toEqual(['3', '12', '100', 'N/A', 'N/A'])
    await expect.element(header('Parked Cars')).toHaveAttribute('aria-sort', 'ascending')
    await sortBy('Parked Cars')
    expect(texts('Parked Cars')).toEqual(['100', '12', '3', 'N/A', 'N/A'])
    await expect.element(header('Parked Cars')).toHaveAttribute('aria-sort', 'descending')
    await sortBy('Parked Cars')
    await expect.element(header('Parked Cars')).toHaveAttribute('aria-sort', 'ascending')
  })

  test('begins at page 1', async () => {
    const { screen, next, sortBy } = await renderTable()
    await next.click()
    await sortBy('Name')
    await expect.element(screen.getByText('Page 1 of 3')).toBeVisible()
  })

  test('by another column starts ascending again', async () => {
    const { sortBy, header } = await renderTable()
    await sortBy('Name')
    await sortBy('Name')
    await sortBy('Model')
    await expect.element(header('Model')).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(header('Name')).not.toHaveAttribute('aria-sort')
  })

  test('is not offered by columns of actions', async () => {
    const { header } = await renderTable()
    await expect.element(header('Actions').getByRole('button')).not.toBeInTheDocument()
  })
})

describe('searching', () => {
  test('from a later page shows the first page of what it finds', async () => {
    const { screen, next, searchBox, texts } = await renderTable()
    await next.click()
    await next.click()
    await searchBox.fill('gym')
    await expect.element(screen.getByText('Showing 1 - 5 of 5')).toBeVisible()
    expect(texts('Name')).toEqual(
      [8, 16, 24, 32, 40].map((n) => `GYM-GT-${`${n}`.padStart(2, '0')}`),
    )
    await searchBox.fill('')
    await expect.element(screen.getByText('Page 1 of 3')).toBeVisible()
  })

  test('leaves no buttons that turn no page', async () => {
    const { screen, next, searchBox } = await renderTable()
    await expect.element(next).toBeVisible()
    await searchBox.fill('gym')
    await expect.element(screen.getByText('Showing 1 - 5 of 5')).toBeVisible()
    expect(next.query()).toBeNull()
    expect(screen.getByRole('button', { name: 'Previous' }).query()).toBeNull()
    expect(screen.getByRole('navigation').query()).toBeNull()
  })

  test.each(['50%/5G', '(.*)', '\\', '🎉abc', '=1+1', '"a", b'])(
    'takes %s as it is',
    async (name) => {
      const rows = [...samples, { ...makeSamples(41)[40], name: `Guest ${name} end` } as Sample]
      const { searchBox, texts } = await renderTable({ rows })
      await searchBox.fill(name)
      expect(texts('Name')).toEqual([`Guest ${name} end`])
    },
  )

  test('says so when nothing matches, and offers no empty file', async () => {
    const { screen, searchBox } = await renderTable()
    await searchBox.fill('nothing like it')
    await expect.element(screen.getByText('No matches found.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  })
})

describe('new data', () => {
  test('keeps page, sort, search and focus', async () => {
    const { screen, rerender, next, sortBy, searchBox, texts } = await renderTable()
    await sortBy('Name')
    await searchBox.fill('-GT-')
    await next.click()
    const names = texts('Name')
    const link = screen.getByRole('link', { name: 'History' }).nth(3).element()
    if (link instanceof HTMLElement) link.focus()

    await rerender({ rows: fetchedAgain(samples, { lastSeen: Date.UTC(2026, 6, 1) }) })
    expect(texts('Last Seen')).toEqual(Array(15).fill('2026-07-01 00:00'))
    expect(texts('Name')).toEqual(names)
    await expect.element(screen.getByText('Page 2 of 3')).toBeVisible()
    await expect.element(searchBox).toHaveValue('-GT-')
    expect(document.activeElement).toBe(link)
  })

  test('keeps focus with a row that moves', async () => {
    const rows = samples.slice(0, 5)
    const { screen, rerender, sortBy } = await renderTable({ rows })
    await sortBy('Parked Cars')
    const link = screen.getByRole('link', { name: 'History' }).first().element()
    if (link instanceof HTMLElement) link.focus()
    const address = link.getAttribute('href')

    await rerender({ rows: rows.map((row) => ({ ...row, cars: 100 - (row.cars ?? 0) })) })
    const links = screen.getByRole('link', { name: 'History' }).elements()
    expect(links.at(-1)?.getAttribute('href')).toBe(address)
    expect(document.activeElement).toBe(links.at(-1))
  })

  test('keeps what opened a dialog, so that focus returns to it', async () => {
    const columns = [
      ...pickColumns('name'),
      { id: 'details', header: 'Details', cell: () => <button type="button">Details</button> },
    ]
    const { screen, rerender } = await renderTable({ columns })
    const button = screen.getByRole('button', { name: 'Details' }).nth(3).element()
    if (button instanceof HTMLElement) button.focus()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    await rerender({ columns, rows: fetchedAgain(samples) })
    await userEvent.keyboard('{Escape}')
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(button)
    dialog.remove()
  })

  test('with fewer pages shows the last of them', async () => {
    const { screen, rerender, next } = await renderTable()
    await next.click()
    await next.click()
    await rerender({ rows: samples.slice(0, 20) })
    await expect.element(screen.getByText('Showing 16 - 20 of 20')).toBeVisible()
    await expect.element(screen.getByText('Page 2 of 2')).toBeVisible()
  })

  test('is not announced, nor is the search that a table begins with', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { screen, rerender } = await renderTable({ defaultState: { search: 'gym' } })
    await rerender({ rows: samples.slice(0, 20) })
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await rerender({ rows: samples.slice(0, 20) })
    expect(screen.getByRole('status').element().textContent).toBe('')
  })

  test('leaves alone what was announced of a search', async () => {
    const { screen, rerender, searchBox } = await renderTable()
    await searchBox.fill('gym')
    const status = screen.getByRole('status')
    await expect.element(status).toHaveTextContent('5 results')
    await rerender({ rows: samples.slice(0, 20) })
    await expect.element(screen.getByText('Showing 1 - 2 of 2')).toBeVisible()
    await expect.element(status).toHaveTextContent('5 results')
  })
})

describe('status', () => {
  test('none yet is not none', async () => {
    const { screen } = await renderTable({ rows: [], status: 'loading', empty: 'No gates.' })
    await expect.element(screen.getByText('No gates.')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...')
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  test('none is said in the words given', async () => {
    const { screen } = await renderTable({ rows: [], empty: 'No gates.' })
    await expect.element(screen.getByText('No gates.')).toBeVisible()
  })

  test('a failure stands in place of rows', async () => {
    const { screen } = await renderTable({ status: { message: 'Failed to load.' } })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to load.')
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  test('refreshing keeps the rows', async () => {
    const { screen, texts } = await renderTable({ status: 'refreshing' })
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByText('Refreshing...')).toBeVisible()
    expect(texts('Name')).toHaveLength(15)
  })
})

describe('a state from outside', () => {
  const state = { search: '', sort: null, page: 1 }

  test('is shown, and left to its owner to change', async () => {
    const onStateChange = vi.fn()
    const { screen, next, rerender } = await renderTable({ state, onStateChange })
    await next.click()
    expect(onStateChange).toHaveBeenCalledExactlyOnceWith({ ...state, page: 2 })
    await expect.element(screen.getByText('Page 1 of 3')).toBeVisible()
    await rerender({ state: { ...state, page: 2 }, onStateChange })
    await expect.element(screen.getByText('Page 2 of 3')).toBeVisible()
  })

  test('outlives loading: the page asked for is shown once its rows are there', async () => {
    const third = { ...state, page: 3 }
    const { screen, rerender } = await renderTable({ state: third, rows: [], status: 'loading' })
    await rerender({ state: third, rows: samples, status: 'ready' })
    await expect.element(screen.getByText('Showing 31 - 40 of 40')).toBeVisible()
  })

  test('may ask for what does not exist', async () => {
    const wrong = { search: '', sort: { columnId: 'x', direction: 'ascending' as const }, page: 99 }
    const { screen } = await renderTable({ state: wrong })
    await expect.element(screen.getByText('Page 3 of 3')).toBeVisible()
    expect(screen.container.querySelector('[aria-sort]')).toBeNull()
  })

  test('brings a search of its own', async () => {
    const { searchBox, rerender, texts } = await renderTable({ state })
    await rerender({ state: { ...state, search: 'gym' } })
    await expect.element(searchBox).toHaveValue('gym')
    expect(texts('Name')).toHaveLength(5)
  })

  test('loses no letter when it comes back late', async () => {
    const { searchBox, rerender, texts } = await renderTable({ state })
    await searchBox.click()
    await userEvent.keyboard('gy')
    await rerender({ state: { ...state, search: 'g' } })
    await userEvent.keyboard('m')
    await expect.element(searchBox).toHaveValue('gym')
    expect(texts('Name')).toHaveLength(5)
    await rerender({ state: { ...state, search: 'gym' } })
    await rerender({ state })
    await expect.element(searchBox).toHaveValue('')
  })

  test('shows the first page of what is being typed before it comes back', async () => {
    const { screen, searchBox } = await renderTable({ state: { ...state, page: 3 } })
    await searchBox.fill('gt')
    await expect.element(screen.getByText('Page 1 of 3')).toBeVisible()
  })

  test('takes the search back when its owner has refused it', async () => {
    const { searchBox } = await renderTable({ state })
    await searchBox.fill('gym')
    await userEvent.tab()
    await expect.element(searchBox).toHaveValue('')
  })
})
