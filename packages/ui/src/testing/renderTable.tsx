import { render } from 'vitest-browser-react'
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable.tsx'
import { lightTheme } from '../theme/lightTheme.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { type Sample, sampleColumns, samples } from './tableSamples.tsx'

/** Renders the sample table for a test, and lets it be rendered anew with other props. */
export async function renderTable(props: Partial<DataTableProps<Sample>> = {}) {
  const table = (changed: Partial<DataTableProps<Sample>>) => (
    <ThemeRoot theme={lightTheme}>
      <DataTable
        title="Gates"
        columns={sampleColumns}
        rows={samples}
        rowKey={(row) => row.id}
        pageSize={15}
        csvFileName="gates.csv"
        {...props}
        {...changed}
      />
    </ThemeRoot>
  )
  const screen = await render(table({}))
  const header = (name: string) => screen.getByRole('columnheader', { name })
  return {
    screen,
    rerender: (changed: Partial<DataTableProps<Sample>>) => screen.rerender(table(changed)),
    header,
    sortBy: (name: string) => header(name).getByRole('button').click(),
    searchBox: screen.getByRole('searchbox'),
    next: screen.getByRole('button', { name: 'Next' }),
    /** Returns the texts that a column shows, from the top down. */
    texts: (name: string) => cellTexts(screen.container, name),
  }
}

function cellTexts(container: Element, name: string): (string | null)[] {
  const headers = [...container.querySelectorAll('th')]
  const place = headers.findIndex((header) => header.textContent === name)
  const rows = [...container.querySelectorAll('tbody tr')]
  return rows.map((row) => row.children[place]?.textContent ?? null)
}
