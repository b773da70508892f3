import { cutText, formatCount } from '@netportal/format'
import type { Block, TableBlock } from '../pdf/model.ts'

/**
 * A table of as many rows as there is room for; below it stands how many more there are, and where.
 * @param all rows that there are, of which the table may have the first alone
 */
export function cutTable(
  table: TableBlock,
  { rows, all = table.rows.length, link }: { rows: number; all?: number; link: string },
): Block[] {
  const shown = table.rows.slice(0, rows)
  const more = all - shown.length
  if (more <= 0) return [table]
  return [
    { ...table, rows: shown },
    { kind: 'text', text: `And ${formatCount(more)} more: ${link}` },
  ]
}

/** A name as far as it leaves a table in shape. */
export function shortName(name: string): string {
  return cutText(name, 60)
}
