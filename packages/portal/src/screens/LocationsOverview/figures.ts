import type { Measured, NetworkHealth, WorstIncident } from '@netportal/contract'

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
  /** When the clients were counted, where the API tells. */
  counted?: Measured
  /** The open incident of which the most is down now, where the API tells. */
  incident?: WorstIncident | null
  /** Since when nothing was heard of the site, as an ISO instant, where the API tells. */
  noDataSince?: string | null
}

/** Names of the figures that are added up over all locations. */
export type FigureName = 'devices' | 'clients' | 'openTickets'

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
