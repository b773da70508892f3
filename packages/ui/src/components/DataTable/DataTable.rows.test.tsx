import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderTable } from '../../testing/renderTable.tsx'
import { makeSamples, pickColumns, type Sample } from '../../testing/tableSamples.tsx'
import { Button } from '../Button/Button.tsx'
import type { Column } from './columns/column.ts'

afterEach(() => page.viewport(1280, 800))

describe('a row is named', () => {
  test('by its first strong cell', async () => {
    const { screen } = await renderTable({ rows: makeSamples(1) })
    await expect.element(screen.getByRole('rowheader')).toHaveTextContent('LOBBY-GT-01')
  })

  test('by its first cell, where none is strong', async () => {
    const { screen } = await renderTable({
      rows: makeSamples(1),
      columns: pickColumns('model', 'state', 'actions'),
    })
    await expect.element(screen.getByRole('rowheader')).toHaveTextContent('GT-650')
  })

  test('by the cell that is said to name it', async () => {
    const columns = pickColumns('serial', 'name').map((column) =>
      column.id === 'serial' && column.value ? { ...column, isRowHeader: true } : column,
    )
    const { screen } = await renderTable({ rows: makeSamples(1), columns })
    await expect.element(screen.getByRole('rowheader')).toHaveTextContent('00-00-5E-00-00-00')
  })

  test('on a phone too', async () => {
    await page.viewport(390, 800)
    const { screen } = await renderTable({ rows: makeSamples(1) })
    await expect.element(screen.getByRole('rowheader')).toHaveTextContent('LOBBY-GT-01')
  })
})

describe('copied rows', () => {
  const columns: Column<Sample>[] = [
    ...pickColumns('serial', 'name', 'model', 'state', 'cars'),
    {
      id: 'detailed',
      header: 'Detailed',
      value: ({ id }) => id,
      cell: ({ id }) => <span style={{ display: 'flex' }}>{[<i key="">a</i>, `b${id}`]}</span>,
      detail: () => 'In a box of its own',
    },
    { id: 'actions', header: 'Actions', cell: () => <Button busy={false}>Edit</Button> },
  ]

  test.each([1280, 390])(
    'have a line each, and tabs between their cells, at %d px',
    async (width) => {
      await page.viewport(width, 800)
      const { screen } = await renderTable({ rows: makeSamples(3), columns })
      const [first, , third] = bodyRows(screen.container)
      if (!first || !third) throw new Error('There are no rows')
      const range = document.createRange()
      range.setStart(first, 0)
      range.setEnd(third, 2)
      expect(copied(range).text).toBe(
        [
          '00-00-5E-00-00-00\tLOBBY-GT-01\tGT-650\tOnline\t0\ta b1 In a box of its own\tEdit',
          '00-00-5E-00-00-01\tLoading Bay-GT-02\tGT-750 Outdoor\tOnline\t37\ta b2 In a box of its own\tEdit',
          '00-00-5E-00-00-02\tBallroom-GT-03',
        ].join('\n'),
      )
    },
  )

  test('come as a table where that is asked for', async () => {
    const { screen } = await renderTable({
      rows: makeSamples(1).map((row) => ({ ...row, name: '<b>' })),
      columns: pickColumns('name', 'model'),
    })
    const range = document.createRange()
    range.selectNodeContents(bodyRows(screen.container)[0] ?? document.body)
    expect(copied(range).html).toBe(
      '<table><tbody><tr><td>&lt;b&gt;</td><td>GT-650</td></tr></tbody></table>',
    )
  })

  test('begin and end where the selection does', async () => {
    const { screen } = await renderTable({ rows: makeSamples(1), columns })
    const [serial, name] = bodyRows(screen.container)[0]?.querySelectorAll('bdi') ?? []
    if (!serial?.firstChild || !name?.firstChild) throw new Error('There are no texts')
    const range = document.createRange()
    range.setStart(serial.firstChild, 9)
    range.setEnd(name.firstChild, 5)
    expect(copied(range).text).toBe('00-00-00\tLOBBY')
  })

  test('hold nothing that isolates a name', async () => {
    const { screen } = await renderTable({
      rows: makeSamples(1).map((row) => ({ ...row, name: '5 ضيوف', model: 'דגם 7' })),
      columns: pickColumns('name', 'model', 'cars'),
    })
    const range = document.createRange()
    range.selectNodeContents(bodyRows(screen.container)[0] ?? document.body)
    expect(copied(range).text).toBe('5 ضيوف\tדגם 7\t0')
  })

  test('leave it to the browser what lies within one cell', async () => {
    const { screen } = await renderTable({ rows: makeSamples(1), columns })
    const range = document.createRange()
    range.selectNodeContents(bodyRows(screen.container)[0]?.cells[1] ?? document.body)
    expect(copied(range)).toEqual({ isOurs: false, text: '', html: '' })
  })
})

function bodyRows(container: Element): HTMLTableRowElement[] {
  return [...container.querySelectorAll<HTMLTableRowElement>('tbody tr')]
}

/** Returns the text that a selection leaves on the clipboard. */
function copied(range: Range) {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  const clipboardData = new DataTransfer()
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData })
  const { commonAncestorContainer: ancestor } = range
  const target = ancestor instanceof Element ? ancestor : ancestor.parentElement
  target?.dispatchEvent(event)
  return {
    isOurs: event.defaultPrevented,
    text: clipboardData.getData('text/plain'),
    html: clipboardData.getData('text/html'),
  }
}
