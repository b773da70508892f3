import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../../theme/lightTheme.ts'
import { ThemeRoot } from '../../../theme/ThemeRoot.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { Column, DataColumn } from '../columns/column.ts'
import { DataTable } from '../DataTable.tsx'

interface Row {
  id: number
}

const words = (id: string): DataColumn<Row> => ({ id, header: id, value: () => `Words of ${id}` })
const status: DataColumn<Row> = { ...words('Status'), slot: 'status' }
const actions: Column<Row> = {
  id: 'actions',
  header: 'Actions',
  cell: () => <button type="button">Delete</button>,
}
const hidden: Column<Row> = {
  ...words('Hidden'),
  cell: () => (
    <>
      Seen<VisuallyHidden>unseen</VisuallyHidden>
    </>
  ),
}
const many = ['A', 'B', 'C', 'D', 'E', 'F'].map(words)

async function show(columns: readonly Column<Row>[], width: number) {
  await page.viewport(1280, 800)
  await render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ inlineSize: width }}>
        <DataTable title="Things" columns={columns} rows={[{ id: 1 }]} rowKey={({ id }) => id} />
      </div>
    </ThemeRoot>,
  )
  const table = page.getByRole('table', { name: 'Things' })
  await expect.element(table).toBeVisible()
  const box = table.element().parentElement
  const frame = box?.parentElement
  if (!box || !frame) throw new Error('The table stands alone')
  const shades = () =>
    ['::before', '::after'].map((part) => getComputedStyle(frame, part).content !== 'none')
  const isInSight = (name: string) => {
    const { right } = page.getByRole('columnheader', { name }).element().getBoundingClientRect()
    return right <= box.getBoundingClientRect().right + 1
  }
  return { frame, box, shades, isInSight }
}

test('a shade says at which edge there is more', async () => {
  const { box, shades } = await show(many, 500)
  await expect.poll(shades).toEqual([false, true])
  box.scrollLeft = 40
  await expect.poll(shades).toEqual([true, true])
  box.scrollLeft = box.scrollWidth
  await expect.poll(shades).toEqual([true, false])
})

test('a table that fits has no shade', async () => {
  const { shades } = await show(many.slice(0, 2), 500)
  await expect.poll(shades).toEqual([false, false])
})

test('a table that fits writes no lengths, lets its header stick to the page, and scrolls once it has to', async () => {
  const { frame, box } = await show(many.slice(0, 2), 500)
  await expect.poll(() => getComputedStyle(box).overflowX).toBe('visible')
  expect(frame.getAttribute('style')).toBeNull()
  expect(box.getAttribute('role')).toBeNull()
  const around = frame.parentElement?.parentElement
  around?.style.setProperty('inline-size', '100px')
  await expect.element(page.getByRole('region', { name: 'Things' })).toBeVisible()
  expect(getComputedStyle(box).overflowX).toBe('auto')
})

test('state and actions stay in sight', async () => {
  const { box, isInSight } = await show([...many, status, actions], 500)
  await expect.poll(() => isInSight('Status') && isInSight('Actions')).toBe(true)
  expect(box.scrollLeft).toBe(0)
})

test('where both would take more than half, the actions alone do', async () => {
  const { isInSight } = await show([...many, status, actions], 260)
  await expect.poll(() => isInSight('Actions')).toBe(true)
  expect(isInSight('Status')).toBe(false)
})

test('what is hidden from sight in a cell does not make the page scroll', async () => {
  const others = ['G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'].map(words)
  await show([...many, ...others, hidden], 1200)
  expect(document.documentElement.scrollWidth).toBe(1280)
})
