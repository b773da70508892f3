import { type DataColumn, readText } from '../columns/column.ts'
import { foldCase } from './foldCase.ts'

/** The character between the cells of a row, so that no match runs over two of them. */
const separator = '\0'

/** Rows that are read between two looks at the clock. */
const batchSize = 256

export interface SearchIndex {
  /**
   * Finds the rows with a cell that contains the text, whatever its letter case.
   * @param text spaces around it are ignored
   * @returns indexes of rows, ascending; null for an empty text, which asks for nothing
   */
  find(text: string): readonly number[] | null
  /**
   * Reads rows ahead of the first search.
   * @param hasTime asked now and then whether to go on
   * @returns true once all rows have been read
   */
  prepare(hasTime: () => boolean): boolean
}

/** All of a cell that a search looks at. */
function searched<Row>(column: DataColumn<Row>, row: Row): string {
  const text = readText(column, row)
  return column.searchText ? `${text}${separator}${column.searchText(row)}` : text
}

/** Reads the cells of each row into one text, once: ahead when there is time, at the latest when searching. */
export function createSearchIndex<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): SearchIndex {
  const haystacks: string[] = []
  let last: { needle: string; found: readonly number[] } | undefined

  const prepare = (hasTime: () => boolean) => {
    while (haystacks.length < rows.length && hasTime()) {
      for (const row of rows.slice(haystacks.length, haystacks.length + batchSize)) {
        haystacks.push(foldCase(columns.map((column) => searched(column, row)).join(separator)))
      }
    }
    return haystacks.length === rows.length
  }

  const find = (text: string) => {
    const needle = foldCase(text.trim())
    if (needle === '') return null
    prepare(() => true)
    // Typing on can only narrow what the shorter text has found.
    const candidates = last && needle.includes(last.needle) ? last.found : haystacks.keys()
    const found: number[] = []
    for (const row of candidates) {
      if (haystacks[row]?.includes(needle)) found.push(row)
    }
    last = { needle, found }
    return found
  }

  return { find, prepare }
}
