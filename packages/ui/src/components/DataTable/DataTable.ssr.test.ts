import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Sample, sampleColumns, samples } from '../../testing/tableSamples.tsx'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { DataTable } from './DataTable.tsx'

test('the first page is there without a browser', () => {
  const table = createElement(DataTable<Sample>, {
    title: 'Gates',
    columns: sampleColumns,
    rows: samples,
    rowKey: (row: Sample) => row.id,
    pageSize: 15,
    csvFileName: 'gates.csv',
    defaultState: { sort: { columnId: 'name', direction: 'ascending' } },
  })
  // biome-ignore lint/correctness/noChildrenProp: the prop is required, and here is no JSX
  const page = createElement(ThemeRoot, { theme: lightTheme, children: table })
  const html = renderToString(page)
  expect(html.match(/<tr/g)).toHaveLength(1 + 15)
  expect(html).toContain('aria-sort="ascending"')
})
