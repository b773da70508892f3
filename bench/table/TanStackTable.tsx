import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFns,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { savePlainCsv } from './plainCsv.ts'
import { type Row, showTime, type TableProps } from './rows.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns,
  sortFns,
})

const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns([
  helper.accessor('address', { header: 'MAC Address' }),
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('model', { header: 'Model' }),
  helper.accessor('status', { header: 'Status' }),
  helper.accessor('ip', { header: 'IP Address' }),
  helper.accessor((row) => row.lastSeen ?? undefined, {
    id: 'lastSeen',
    header: 'Last Seen',
    cell: (cell) => showTime(cell.getValue() ?? null),
  }),
  helper.accessor((row) => row.clients ?? undefined, { id: 'clients', header: 'Clients' }),
])

/** TanStack Table as its own guide sets it up: it filters, sorts and pages over a row object for each row. */
export function TanStackTable({ rows, pageSize }: TableProps) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(row.id),
    globalFilterFn: 'includesString',
    initialState: { pagination: { pageIndex: 0, pageSize } },
    sortDescFirst: false,
    enableSortingRemoval: false,
  })
  return (
    <div>
      <input
        type="search"
        value={table.state.globalFilter ?? ''}
        onChange={(event) => table.setGlobalFilter(event.target.value)}
      />
      <button
        type="button"
        onClick={() =>
          savePlainCsv(table.getPrePaginatedRowModel().rows.map(({ original }) => original))
        }
      >
        Export CSV
      </button>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Showing 1 - ${Math.min(pageSize, table.getRowCount())} of ${table.getRowCount()}`}</p>
    </div>
  )
}
