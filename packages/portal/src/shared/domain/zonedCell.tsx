import { parseInstant, resolveZone, type ZoneName } from '@netportal/format'
import type { DataColumn } from '@netportal/ui'
import { QuietLine } from './QuietLine.tsx'

/**
 * Says the zone below each time of a column whose rows lie in several zones: such times sort by instant, which
 * their clocks do not show. Search and CSV stay as they are.
 * @param instantOf what the column shows
 * @param zoneOf whose clocks show it
 */
export function withZone<Row>(
  column: DataColumn<Row>,
  instantOf: (row: Row) => string | null | undefined,
  zoneOf: (row: Row) => ZoneName,
): DataColumn<Row> {
  return {
    ...column,
    cell: (row) => {
      const time = column.text?.(row)
      if (parseInstant(instantOf(row)) === null) return time
      return (
        <>
          <div>{time}</div>
          <QuietLine>{resolveZone(zoneOf(row)).zone}</QuietLine>
        </>
      )
    },
  }
}
