import { useMemo, useState } from 'react'
import { cellsOf, headers, savePlainCsv } from './plainCsv.ts'
import type { PageProps, Row, TableProps } from './rows.ts'

const keys = ['address', 'name', 'model', 'status', 'ip', 'lastSeen', 'clients'] as const
type Key = (typeof keys)[number]

/** Around the tables that have no theme. */
export function BarePage({ isDark, children }: PageProps) {
  return <div data-theme={isDark ? 'dark' : 'light'}>{children}</div>
}

/** Written by hand for these columns alone: what the work itself takes, without a library or a component. */
export function FloorTable({ rows, pageSize }: TableProps) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<{ key: Key; isDescending: boolean } | null>(null)
  const sorted = useMemo(
    () => (sort ? sortRows(rows, sort.key, sort.isDescending) : rows),
    [rows, sort],
  )
  const found = useMemo(() => {
    const needle = search.toLowerCase()
    if (needle === '') return sorted
    return sorted.filter((row) => cellsOf(row).some((cell) => cell.toLowerCase().includes(needle)))
  }, [sorted, search])
  return (
    <div>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button type="button" onClick={() => savePlainCsv(found)}>
        Export CSV
      </button>
      <table>
        <thead>
          <tr>
            {keys.map((key, i) => (
              <th key={key}>
                <button
                  type="button"
                  onClick={() =>
                    setSort({ key, isDescending: sort?.key === key && !sort.isDescending })
                  }
                >
                  {headers[i]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.slice(0, pageSize).map((row) => (
            <tr key={row.id}>
              {cellsOf(row).map((cell, i) => (
                <td key={keys[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Showing 1 - ${Math.min(pageSize, found.length)} of ${found.length}`}</p>
    </div>
  )
}

function sortRows(rows: readonly Row[], key: Key, isDescending: boolean): Row[] {
  const sign = isDescending ? -1 : 1
  const keyed = rows.map((row) => {
    const value = row[key]
    return { row, value: typeof value === 'string' ? value.toLowerCase() : value }
  })
  keyed.sort((a, b) => {
    if (a.value === b.value) return 0
    if (a.value === null) return 1
    if (b.value === null) return -1
    return a.value < b.value ? -sign : sign
  })
  return keyed.map(({ row }) => row)
}
