import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { CardTimeline } from '../CardTimeline/CardTimeline.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { TimelineList } from '../TimelineList/TimelineList.tsx'
import { ItemBoundary } from './ItemBoundary.tsx'

// React reports what a boundary caught.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

function Fails(): ReactNode {
  throw new Error('It cannot be drawn')
}

const show = (content: ReactElement) => <ThemeRoot theme={lightTheme}>{content}</ThemeRoot>

it('is tried again when its list is drawn anew', async () => {
  const item = (content: ReactNode) =>
    show(<ItemBoundary fallback="Could not be shown.">{content}</ItemBoundary>)
  const page = await render(item(<Fails />))
  await expect.element(page.getByText('Could not be shown.')).toBeVisible()
  await page.rerender(item('Well again'))
  await expect.element(page.getByText('Well again')).toBeVisible()
})

const lists = {
  CardTimeline: (
    <CardTimeline
      undrawnText="Not this one"
      items={[
        { id: 1, marker: 1, title: 'First', content: <Fails /> },
        { id: 2, marker: 2, title: 'Second', content: 'The other' },
      ]}
    />
  ),
  TimelineList: (
    <TimelineList
      undrawnText="Not this one"
      items={[
        { id: 1, marker: 'AP', time: 'now', title: <Fails /> },
        { id: 2, marker: 'AP', time: 'now', title: 'The other' },
      ]}
    />
  ),
  DataTable: (
    <DataTable
      title="Rows"
      texts={{ undrawn: 'Not this one' }}
      rows={[{ id: 1 }, { id: 2 }]}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          value: ({ id }) => id,
          cell: ({ id }) => (id === 1 ? <Fails /> : 'The other'),
        },
      ]}
    />
  ),
}

it.each(Object.entries(lists))('one item of a %s costs itself alone', async (_, list) => {
  const page = await render(show(list))
  await expect.element(page.getByText('Not this one')).toBeVisible()
  await expect.element(page.getByText('The other')).toBeVisible()
})
