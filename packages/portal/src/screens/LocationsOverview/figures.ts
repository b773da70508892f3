import type { NetworkHealth } from '@netportal/contract'

/** One figure of a location; each fails alone. */
export type Figure<T> =
  | { status: 'known'; value: T }
  /** `wasRefused`: the server still refused to be asked when the time for waiting was over. */
  | { status: 'failed'; canRetry: boolean; wasRefused?: boolean }

/** Figures on a location's card. */
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

/** Whether the server refuses to be asked, so that asking for more is of no use. */
export function isRefused({ devices, clients, openTickets }: LocationFigures): boolean {
  return [devices, clients, openTickets].some(
    (figure) => figure.status === 'failed' && figure.wasRefused === true,
  )
}

/** Figures of a location that nobody was asked about. */
export const notAsked: LocationFigures = {
  devices: { status: 'failed', canRetry: true },
  clients: { status: 'failed', canRetry: true },
  openTickets: { status: 'failed', canRetry: true },
}
