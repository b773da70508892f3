import {
  type Column,
  DataTable,
  DocumentStyles,
  darkTheme,
  lightTheme,
  ThemeRoot,
} from '@netportal/ui'
import { type PageProps, type Row, showTime, type TableProps } from './rows.ts'

const columns: Column<Row>[] = [
  { id: 'address', header: 'MAC Address', value: (row) => row.address },
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'model', header: 'Model', value: (row) => row.model },
  { id: 'status', header: 'Status', value: (row) => row.status },
  { id: 'ip', header: 'IP Address', value: (row) => row.ip },
  {
    id: 'lastSeen',
    header: 'Last Seen',
    value: (row) => row.lastSeen,
    text: (row) => showTime(row.lastSeen),
  },
  { id: 'clients', header: 'Clients', value: (row) => row.clients },
]

/** What a product has around all it shows, once for a page. */
export function OurPage({ isDark, children }: PageProps) {
  return (
    <ThemeRoot theme={isDark ? darkTheme : lightTheme}>
      <DocumentStyles />
      {children}
    </ThemeRoot>
  )
}

/** The table that this project ships. */
export function OurTable({ rows, pageSize }: TableProps) {
  return (
    <DataTable
      title="Devices"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      pageSize={pageSize}
      csvFileName="devices.csv"
    />
  )
}
