import type { ReactNode } from 'react'

/** A row as the device table of a large customer has it. */
export interface Row {
  id: number
  address: string
  name: string
  model: string
  status: string
  ip: string
  /** Milliseconds since 1970; null when never. */
  lastSeen: number | null
  clients: number | null
}

/** Props of each table that competes. */
export interface TableProps {
  rows: Row[]
  pageSize: number
}

/** Props of what stands around each table. */
export interface PageProps {
  isDark: boolean
  children: ReactNode
}

const places = ['LOBBY', 'Bar', 'BALLROOM', 'Gym', 'KITCHEN', 'Loading Bay', 'Café', 'POOL']
const models = ['AP-650', 'AP-850', 'AP-450W', 'AP-750 Outdoor']

/** Seven columns of data in no order at all, the same at every run. */
export function makeRows(count: number): Row[] {
  const shuffled = (i: number) => (i * 104_729) % 1_000_003
  return Array.from({ length: count }, (_, i) => {
    const n = shuffled(i)
    const neverSeen = n % 29 === 0
    return {
      id: i,
      address: `00:00:5E:${hex(n >> 16)}:${hex(n >> 8)}:${hex(n)}`,
      name: `${places[n % 8]}-AP-${n % count}`,
      model: models[n % 4] ?? '',
      status: n % 17 === 0 ? 'Offline' : 'Online',
      ip: `10.${n % 200}.${(n >> 8) % 255}.${n % 255}`,
      lastSeen: neverSeen ? null : 1_781_792_400_000 - n * 60_000,
      clients: neverSeen ? null : n % 400,
    }
  })
}

/** One way to show a time for all who compete: it is not what is measured. */
export function showTime(time: number | null): string {
  return time === null ? 'Never' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

function hex(value: number): string {
  return (value & 255).toString(16).toUpperCase().padStart(2, '0')
}
