import { csvChunks } from '@netportal/format'
import { tellUndrawn } from '../attempt.ts'
import type { PlaceData } from '../input.ts'

export type Cell = string | number | null

/** A report's data as rows of cells. */
export interface CsvTable {
  header: readonly string[]
  /** Made as they are written: the text of all of them is several times their data. */
  rows: Iterable<Cell[]>
}

/** Writes a report's data as a CSV file. */
export function csvBytes({ header, rows }: CsvTable): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const pieces = Array.from(csvChunks(header, rows), (text) => encoder.encode(text))
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) {
    bytes.set(piece, end)
    end += piece.length
  }
  return bytes
}

/** The rows of each place; a place that cannot be written to its end says so in one row, and the others stand. */
export function* eachPlaceRows(
  places: readonly PlaceData[],
  write: (data: PlaceData) => Iterable<Cell[]>,
): Generator<Cell[], void, void> {
  for (const data of places) {
    try {
      yield* write(data)
    } catch (error) {
      yield [data.place.name, tellUndrawn(error)]
    }
  }
}

/** A measured value; none where nothing was measured. */
export function measured(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
