import type { NetworkHealth } from '@netportal/contract'

/** One figure of a location; each fails alone. */
export type Figure<T> = { status: 'known'; value: T } | { status: 'failed'; canRetry: boolean }

/** What a location's card tells. */
export interface LocationFigures {
  devices: Figure<NetworkHealth>
  /** Connected wireless clients. */
  clients: Figure<number>
  openTickets: Figure<number>
}

/** Reads a number off a figure; null when it could not be loaded. */
export function readFigure<T>(figure: Figure<T>, read: (value: T) => number): number | null {
  return figure.status === 'known' ? read(figure.value) : null
}
