import { Skeleton } from '../../Skeleton/Skeleton.tsx'
import type { Column } from '../columns/column.ts'

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  /** Cells that stand before those of the columns. */
  leadCount: number
}

/** Holds the place of rows that are on their way. */
export function SkeletonRows<Row>({ columns, count, leadCount }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another
        <tr key={row}>
          {leadCount > 0 && <td colSpan={leadCount} data-slot="lead" />}
          {columns.map((column, place) => (
            <td
              key={column.id}
              data-label={column.header}
              data-slot={column.value ? column.slot : 'actions'}
              data-align={column.value && column.align}
            >
              <Skeleton width={`${widthPx(place, row)}px`} style={{ display: 'inline-block' }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Uneven, as words are, none shorter than a short one. */
function widthPx(column: number, row: number): number {
  return 120 - ((column * 31) % 48) - ((row * 13) % 32)
}
