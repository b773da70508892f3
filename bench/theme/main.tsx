import {
  type Column,
  DataTable,
  DocumentStyles,
  darkTheme,
  lightTheme,
  StatusBadge,
  TextLink,
  ThemeRoot,
} from '@netportal/ui'
import { memo, type ReactElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cellsOf, headers } from '../table/plainCsv.ts'
import { makeRows, type Row, showTime } from '../table/rows.ts'

const columns: Column<Row>[] = [
  { id: 'address', header: 'MAC Address', value: (row) => row.address },
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    cell: (row) => <TextLink href={`#${row.id}`}>{row.name}</TextLink>,
  },
  { id: 'model', header: 'Model', value: (row) => row.model },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: ({ status }) => (
      <StatusBadge tone={status === 'Online' ? 'good' : 'critical'}>{status}</StatusBadge>
    ),
  },
  { id: 'ip', header: 'IP Address', value: (row) => row.ip },
  {
    id: 'lastSeen',
    header: 'Last Seen',
    value: (row) => row.lastSeen,
    text: (row) => showTime(row.lastSeen),
  },
  { id: 'clients', header: 'Clients', value: (row) => row.clients },
]

interface PageProps {
  rows: Row[]
  isDark: boolean
}

/** Our table on one page, in a theme of ours. */
function OurPage({ rows, isDark }: PageProps) {
  return (
    <ThemeRoot theme={isDark ? darkTheme : lightTheme}>
      <DocumentStyles />
      <OurTable rows={rows} />
    </ThemeRoot>
  )
}

let renderParent = () => {}

/** A page that renders for reasons of its own, and gives its table the same columns and rows. */
const OurTable = memo(function OurTable({ rows }: { rows: Row[] }) {
  const [, setCount] = useState(0)
  renderParent = () => setCount((count) => count + 1)
  return (
    <DataTable
      title="Devices"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      pageSize={rows.length}
      csvFileName="devices.csv"
    />
  )
})

const rowKey = (row: Row) => row.id

/** A table written by hand whose colours are two variables in a class: as little as a browser can do. */
function FloorPage({ rows, isDark }: PageProps) {
  return (
    <div className={isDark ? 'dark' : 'light'}>
      <style>{floorStyle}</style>
      <FloorTable rows={rows} />
    </div>
  )
}

const floorStyle = `
.light { --ink: #14181f; --ground: #ffffff; --line: #e6e3db }
.dark { --ink: #edebe4; --ground: #161a20; --line: #232932 }
table { background: var(--ground); color: var(--ink) }
td { border-block-end: 1px solid var(--line) }
`

const FloorTable = memo(function FloorTable({ rows }: { rows: Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {cellsOf(row).map((cell, place) => (
              <td key={headers[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

const pages = { floor: FloorPage, ours: OurPage }

const place = document.querySelector('#root')
if (!place) throw new Error('There is no #root')
const root = createRoot(place)
let Page: (props: PageProps) => ReactElement = OurPage
let rows: Row[] = []

/** Steps that the script that drives this page asks for; each is over once its frame has been drawn. */
const bench = {
  mount: (contender: keyof typeof pages, count: number) => {
    Page = pages[contender]
    rows = makeRows(count)
    return show(false)
  },
  darken: () => show(true),
  lighten: () => show(false),
  renderParent: () => drawn(() => renderParent()),
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench

function show(isDark: boolean) {
  return drawn(() => root.render(<Page rows={rows} isDark={isDark} />))
}

/** @returns milliseconds that React took; the browser's styles, layout and paint come after it */
async function drawn(change: () => void): Promise<number> {
  const start = performance.now()
  flushSync(change)
  const end = performance.now()
  await nextFrame()
  return end - start
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
