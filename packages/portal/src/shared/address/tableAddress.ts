import type { TableSort, TableState } from '@netportal/ui'

/** Where an address keeps what a reader has asked of a table. */
const names = {
  search: 'q',
  sort: 'sort',
  page: 'page',
  pageSize: 'rows',
  filter: 'filter.',
} as const

/** Values that an address means where it leaves them out. */
export interface TableDefaults {
  sort: TableSort
}

/** Reads a table's state from an address; whatever somebody has typed there means something. */
export function readTableAddress(query: URLSearchParams, defaults: TableDefaults): TableState {
  const page = Number(query.get(names.page))
  return {
    search: query.get(names.search) ?? '',
    sort: readSort(query.get(names.sort)) ?? defaults.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...readPageSize(query.get(names.pageSize)),
    ...readFilters(query),
  }
}

/** Puts a table's state into an address, and leaves the rest of that alone. */
export function writeTableAddress(
  query: URLSearchParams,
  { search, sort, page, pageSize, filters }: TableState,
  defaults: TableDefaults,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name)
    else next.set(name, value)
  }
  put(names.search, search, search === '')
  const sortText = sort === null ? '' : writeSort(sort)
  put(names.sort, sortText, sort === null || sortText === writeSort(defaults.sort))
  put(names.page, String(page), page === 1)
  put(names.pageSize, String(pageSize), pageSize === undefined)
  for (const name of filterNames(query)) next.delete(name)
  for (const [columnId, value] of Object.entries(filters ?? {})) {
    put(names.filter + columnId, value, value === '')
  }
  return next
}

function readPageSize(text: string | null): Pick<TableState, 'pageSize'> {
  const pageSize = Number(text)
  return Number.isSafeInteger(pageSize) && pageSize > 0 ? { pageSize } : {}
}

/** Filters by column, each under the column's id. */
function readFilters(query: URLSearchParams): Pick<TableState, 'filters'> {
  const filters = filterNames(query).map((name) => [
    name.slice(names.filter.length),
    query.get(name) ?? '',
  ])
  return filters.length === 0 ? {} : { filters: Object.fromEntries(filters) }
}

function filterNames(query: URLSearchParams): string[] {
  return [...new Set(query.keys())].filter((name) => name.startsWith(names.filter))
}

/** `name` sorts ascending, `-name` descending. */
function writeSort({ columnId, direction }: TableSort): string {
  return direction === 'descending' ? `-${columnId}` : columnId
}

function readSort(text: string | null): TableSort | null {
  if (!text) return null
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' }
}
