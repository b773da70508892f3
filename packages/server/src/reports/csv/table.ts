import { toCsv } from '@netportal/format'
import { attempt } from '../attempt.ts'
import type { PlaceData } from '../input.ts'

export type Cell = string | number | null

/** A report's data as rows of cells. */
export interface CsvTable {
  header: readonly string[]
  rows: Cell[][]
}

/** Writes a report's data as the text of a CSV file. */
export function csvText({ header, rows }: CsvTable): string {
  return toCsv(header, rows)
}

/** The rows of each place; a place that cannot be written says so in one row, and the others stand. */
export function eachPlaceRows(
  places: readonly PlaceData[],
  write: (data: PlaceData) => Cell[][],
): Cell[][] {
  return places.flatMap((data) =>
    attempt(
      () => write(data),
      (words) => [[data.place.name, words]],
    ),
  )
}

/** A measured value; none where nothing was measured. */
export function measured(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
