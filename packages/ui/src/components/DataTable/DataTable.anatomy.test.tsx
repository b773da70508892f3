import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderTable } from '../../testing/renderTable.tsx'
import { makeSamples, pickColumns, type Sample } from '../../testing/tableSamples.tsx'
import { Button } from '../Button/Button.tsx'
import { type DataTableTexts, defaultTexts } from './state/tableTexts.ts'

afterEach(() => page.viewport(1280, 800))

const marked = (name: string) => `‹${name}›`
const ownTexts: DataTableTexts = {
  search: marked('search'),
  exportCsv: marked('exportCsv'),
  exporting: marked('exporting'),
  sortBy: marked('sortBy'),
  unsorted: marked('unsorted'),
  descending: marked('descending'),
  loading: marked('loading'),
  refreshing: marked('refreshing'),
  empty: marked('empty'),
  noMatch: marked('noMatch'),
  retry: marked('retry'),
  resultCount: () => marked('resultCount'),
  showing: () => marked('showing'),
  position: () => marked('position'),
  pagination: () => marked('pagination'),
  previous: marked('previous'),
  next: marked('next'),
  blank: defaultTexts.blank,
  undrawn: marked('undrawn'),
  pageSize: marked('pageSize'),
  yes: marked('yes'),
  no: marked('no'),
  columns: marked('columns'),
  filters: () => marked('filters'),
  clearFilters: marked('clearFilters'),
  filterFrom: () => marked('filterFrom'),
  filterTo: () => marked('filterTo'),
  selection: marked('selection'),
  selectRow: () => marked('selectRow'),
  selectPage: marked('selectPage'),
  selectAll: () => marked('selectAll'),
  clearSelection: marked('clearSelection'),
  selectedCount: () => marked('selectedCount'),
  details: marked('details'),
  detailsOf: () => marked('detailsOf'),
}

test.each([
  ['rows', { status: 'refreshing' }, ['showing', 'position', 'refreshing', 'sortBy', 'unsorted']],
  ['controls', {}, ['search', 'exportCsv', 'previous', 'next', 'descending', 'pagination']],
  ['loading', { status: 'loading' }, ['loading']],
  ['failure', { status: { message: 'Failed', onRetry: () => {} } }, ['retry']],
  ['no match', { defaultState: { search: '?' } }, ['noMatch']],
] as const)('every text of %s can be another', async (_, props, shown) => {
  const { screen } = await renderTable({ ...props, texts: ownTexts })
  const markup = screen.container.innerHTML
  for (const name of shown) expect(markup).toContain(marked(name))
  const { blank, ...replaced } = defaultTexts
  const words = Object.values(replaced).filter((text) => typeof text === 'string')
  for (const word of words) expect(markup).not.toContain(`>${word}<`)
})

test('another text for missing values sorts last too', async () => {
  const [first, second] = makeSamples(2)
  const names = ['b', '–', 'a']
  const rows = names.flatMap((name, id) => (first && second ? [{ ...first, id, name }] : []))
  const { texts, sortBy } = await renderTable({
    rows,
    columns: pickColumns('name'),
    texts: { blank: '–' },
  })
  await sortBy('Name')
  expect(texts('Name')).toEqual(['a', 'b', '–'])
})

test('ref and other attributes reach the root', async () => {
  const ref = createRef<HTMLDivElement>()
  await renderTable({ ref, id: 'gates', 'aria-describedby': 'note' })
  expect(ref.current?.id).toBe('gates')
  expect(ref.current?.querySelector('table')).not.toBeNull()
  expect(ref.current?.getAttribute('aria-describedby')).toBe('note')
})

describe('the table is named', () => {
  test('by its title', async () => {
    const { screen } = await renderTable()
    await expect.element(screen.getByRole('table', { name: 'Gates' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Gates', level: 2 })).toBeVisible()
  })

  test('where the title is hidden too', async () => {
    const { screen } = await renderTable({ titleHidden: true })
    await expect.element(screen.getByRole('table', { name: 'Gates' })).toBeVisible()
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
  })
})

describe('the header', () => {
  test('sticks to the page while the table fits', async () => {
    await page.viewport(1280, 500)
    const { screen, header } = await renderTable()
    screen.container.style.paddingBlockEnd = '600px'
    window.scrollTo(0, 300)
    await expect.poll(() => header('Name').element().getBoundingClientRect().top).toBe(0)
    window.scrollTo(0, 0)
  })

  test('keeps out of the way of bars above it', async () => {
    await page.viewport(1280, 500)
    const { screen, header } = await renderTable()
    screen.container.style.setProperty('--sticky-offset', '56px')
    screen.container.style.paddingBlockEnd = '600px'
    window.scrollTo(0, 300)
    await expect.poll(() => header('Name').element().getBoundingClientRect().top).toBe(56)
    window.scrollTo(0, 0)
  })

  test('stays with the rows where the page is low', async () => {
    await page.viewport(1280, 400)
    const { screen, header } = await renderTable()
    screen.container.style.paddingBlockEnd = '600px'
    window.scrollTo(0, 300)
    await expect.poll(() => header('Name').element().getBoundingClientRect().top).toBeLessThan(0)
    window.scrollTo(0, 0)
  })
})

test('a table that is too wide scrolls by itself, by keyboard too', async () => {
  await page.viewport(820, 800)
  const { screen } = await renderTable()
  const region = screen.getByRole('region', { name: 'Gates' })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820)
  await page.viewport(1280, 800)
  await expect.element(region).not.toBeInTheDocument()
})

test('on a phone a table that scrolls keeps its first column in sight, header and all', async () => {
  await page.viewport(390, 800)
  const { screen, header } = await renderTable({ narrowLayout: 'scroll' })
  const box = screen.getByRole('region', { name: 'Gates' })
  await expect.element(box).toBeVisible()
  const region = box.element()
  region.scrollLeft = 200
  const first = header('Serial Number').element()
  const { left, top, width, height } = first.getBoundingClientRect()
  expect(left).toBe(region.getBoundingClientRect().left)
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(seen?.closest('th')).toBe(first)
})

test('on a phone what takes focus is not under the first column', async () => {
  await page.viewport(390, 800)
  const { screen, header } = await renderTable({ narrowLayout: 'scroll' })
  const box = screen.getByRole('region', { name: 'Gates' })
  await expect.element(box).toBeVisible()
  const region = box.element()
  const button = header('Model').getByRole('button').element()
  region.scrollLeft = button.getBoundingClientRect().left - region.getBoundingClientRect().left
  button.focus()
  const column = header('Serial Number').element().getBoundingClientRect()
  await expect.poll(() => button.getBoundingClientRect().left).toBeGreaterThan(column.right)
})

test('on a phone rows stack, and stay rows of a table', async () => {
  await page.viewport(390, 800)
  const { screen } = await renderTable()
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect.element(screen.getByRole('columnheader')).not.toBeInTheDocument()
  const parts = screen.container.querySelectorAll('table, tbody, tbody tr, td, tbody th')
  expect([...parts].filter((part) => !part.hasAttribute('role'))).toEqual([])
  const cells = screen.container.querySelectorAll('tbody tr:first-child > *')
  const [serial, name, model, state, cars, lastSeen, actions] = [...cells].map((cell) =>
    cell.getBoundingClientRect(),
  )
  if (!(serial && name && model && state && cars && lastSeen && actions)) throw new Error()
  expect(name.bottom, 'title above').toBeLessThan(serial.top)
  expect(state.left, 'state beside it').toBeGreaterThanOrEqual(name.right)
  expect(state.bottom).toBeLessThan(serial.top)
  expect([model.top, lastSeen.top], 'two columns').toEqual([serial.top, cars.top])
  expect([cars.left, lastSeen.left]).toEqual([serial.left, model.left])
  expect(actions.top, 'actions last').toBeGreaterThan(lastSeen.bottom)
})

test('on a phone a cell that says nothing leaves no label behind', async () => {
  const columns = [
    ...pickColumns('name'),
    {
      id: 'lastsFor',
      header: 'Lasts For',
      value: ({ id }: { id: number }) => id,
      cell: ({ id }: { id: number }) => (id === 1 ? '2h' : ''),
      footer: () => '2h in all',
    },
  ]
  const { screen } = await renderTable({ rows: makeSamples(2), columns })
  const shown = (cells: string) =>
    [...screen.container.querySelectorAll(cells)].map((cell) => cell.checkVisibility())
  expect(shown('tbody td[data-label="Lasts For"]')).toEqual([true, true])
  expect(shown('tfoot td')).toEqual([true, true])
  await page.viewport(390, 800)
  expect(shown('tbody td[data-label="Lasts For"]')).toEqual([true, false])
  expect(shown('tfoot td')).toEqual([false, true])
})

test('the buttons of a row break between each other on a narrow phone, never within a word', async () => {
  await page.viewport(320, 800)
  const texts = ['Authenticate', 'Reconfigure', 'Deactivate']
  const buttons = texts.map((text) => (
    <Button key={text} size="sm">
      {text}
    </Button>
  ))
  const columns = [
    ...pickColumns('name'),
    { id: 'actions', header: 'Actions', cell: () => buttons },
  ]
  const { screen } = await renderTable({ rows: makeSamples(1), columns })
  for (const text of texts) {
    const words = document.createRange()
    words.selectNodeContents(screen.getByText(text).element())
    expect(words.getClientRects(), text).toHaveLength(1)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('a detail has the width of its row on a phone, and stays in its cell', async () => {
  await page.viewport(390, 800)
  const [first, second] = makeSamples(2)
  const columns = pickColumns('name', 'model', 'state').map((column) =>
    column.id === 'state' && column.value
      ? { ...column, detail: ({ id }: { id: number }) => (id === 1 ? 'Out of order' : null) }
      : column,
  )
  const { screen } = await renderTable({ rows: first && second ? [first, second] : [], columns })
  const cell = screen.getByRole('cell').filter({ hasText: 'Out of order' })
  await expect.element(cell).toHaveTextContent('OnlineOut of order')
  const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0
  const detail = screen.getByText('Out of order').element().parentElement
  expect(widthOf(detail)).toBeGreaterThan(300)
  expect(widthOf(detail)).toBeLessThanOrEqual(widthOf(detail?.closest('tr') ?? null))
})

test('a page that is taller than the screen is read from its start', async () => {
  await page.viewport(390, 800)
  const { screen, next } = await renderTable()
  await next.click()
  await expect.element(screen.getByText('Showing 16 - 30 of', { exact: false })).toBeInTheDocument()
  await expect.element(screen.getByRole('row').first()).toBeInViewport()
})

test('a page that fits stays where it is, and the button under the pointer', async () => {
  const { screen, next } = await renderTable()
  screen.container.style.paddingBlock = '300px 600px'
  next.element().scrollIntoView()
  const { top } = next.element().getBoundingClientRect()
  await next.click()
  await expect.element(screen.getByText('Showing 16 - 30 of', { exact: false })).toBeInTheDocument()
  expect(next.element().getBoundingClientRect().top).toBe(top)
})

test('on a phone a long header does not break the words beside the choice', async () => {
  await page.viewport(320, 800)
  const [first] = pickColumns('name')
  const columns = first ? [{ ...first, header: 'Broadcast Name of the Network (SSID)' }] : []
  const { screen } = await renderTable({
    columns,
    defaultState: { sort: { columnId: 'name', direction: 'ascending' } },
  })
  const label = screen.getByText('Sort by').element()
  expect(label.getClientRects().length).toBe(1)
  expect(label.getBoundingClientRect().height).toBeLessThan(24)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('a table speaks English until it is told otherwise, and has N/A last', async () => {
  await page.viewport(1280, 800)
  const columns = [
    { id: 'seen', header: 'Seen', value: ({ id }: Sample) => (id === 1 ? 'Z' : 'N/A') },
  ]
  const { screen, sortBy, texts } = await renderTable({ columns })
  await sortBy('Seen')
  expect(texts('Seen').slice(0, 2)).toEqual(['Z', 'N/A'])
  await expect
    .element(screen.getByRole('navigation'))
    .toHaveTextContent('Showing 1 - 15 of 40Page 1 of 3PreviousNext')
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})
