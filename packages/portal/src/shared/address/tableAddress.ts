import type { TableSort, TableState } from '@netportal/ui'

/** Names of the entries in which an address keeps what a reader has asked of a table. */
const namesOf = ({ prefix = '' }: TableDefaults) => ({
  search: `${prefix}q`,
  sort: `${prefix}sort`,
  page: `${prefix}page`,
  pageSize: `${prefix}rows`,
  filter: `${prefix}filter.`,
})

/** Values that an address means where it leaves them out. */
export interface TableDefaults {
  /** null for the order in which the rows come. */
  sort: TableSort | null
  /** Begins the names of its entries, for a table beside or above another one. @default '' */
  prefix?: string
}

/** Name under which a history entry's state keeps a search that stands in no address. */
export function privateSearchName({ prefix = '' }: TableDefaults): string {
  return `${prefix}search`
}

/** Reads a table's state from an address; whatever somebody has typed there means something. */
export function readTableAddress(query: URLSearchParams, defaults: TableDefaults): TableState {
  const names = namesOf(defaults)
  const page = Number(query.get(names.page))
  return {
    search: query.get(names.search) ?? '',
    sort: readSort(query.get(names.sort)) ?? defaults.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...readPageSize(query.get(names.pageSize)),
    ...readFilters(query, names.filter),
  }
}

/** Puts a table's state into an address, and leaves the rest of that alone. */
export function writeTableAddress(
  query: URLSearchParams,
  { search, sort, page, pageSize, filters }: TableState,
  defaults: TableDefaults,
): URLSearchParams {
  const names = namesOf(defaults)
  const next = new URLSearchParams(query)
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name)
    else next.set(name, value)
  }
  put(names.search, search, search === '')
  const sortText = sort === null ? '' : writeSort(sort)
  put(
    names.sort,
    sortText,
    sort === null || sortText === (defaults.sort && writeSort(defaults.sort)),
  )
  put(names.page, String(page), page === 1)
  put(names.pageSize, String(pageSize), pageSize === undefined)
  for (const name of filterNames(query, names.filter)) next.delete(name)
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
function readFilters(query: URLSearchParams, prefix: string): Pick<TableState, 'filters'> {
  const filters = filterNames(query, prefix).map((name) => [
    name.slice(prefix.length),
    query.get(name) ?? '',
  ])
  return filters.length === 0 ? {} : { filters: Object.fromEntries(filters) }
}

function filterNames(query: URLSearchParams, prefix: string): string[] {
  return [...new Set(query.keys())].filter((name) => name.startsWith(prefix))
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
