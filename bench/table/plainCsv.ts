import { type Row, showTime } from './rows.ts'

/** Writes a file the usual way, in one go: without a guard, for the time that alone takes. */
export function savePlainCsv(rows: readonly Row[]) {
  const lines = rows.map((row) =>
    cellsOf(row)
      .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(','),
  )
  URL.createObjectURL(new Blob([`${headers.join(',')}\r\n${lines.join('\r\n')}`]))
}

export const headers = [
  'MAC Address',
  'Name',
  'Model',
  'Status',
  'IP Address',
  'Last Seen',
  'Clients',
]

/** Returns the text that each cell of a row shows. */
export function cellsOf(row: Row): string[] {
  const { address, name, model, status, ip, lastSeen, clients } = row
  return [address, name, model, status, ip, showTime(lastSeen), String(clients ?? '')]
}
