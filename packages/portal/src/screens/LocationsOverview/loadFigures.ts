import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  getSsidsSummary,
  getTicketsSummary,
  type Id,
  limits,
  listDevices,
  networkHealth,
} from '@netportal/contract'
import { ApiError } from '../../api/ApiError.ts'
import { type CallParts, callApi } from '../../api/callApi.ts'
import type { Figure, LocationFigures } from './figures.ts'

/**
 * Loads a location's figures, all at once; what is known already is not asked for again.
 * A request that hangs is given up; a server that was asked too often is waited for.
 */
export async function loadFigures(
  id: Id,
  known: LocationFigures | null,
  signal: AbortSignal,
): Promise<LocationFigures> {
  const ask = <E extends Endpoint, T>(
    figure: Figure<T> | undefined,
    endpoint: E,
    input: EndpointInput<E> & CallParts,
    read: (answer: EndpointOutput<E>) => T,
  ) => (figure?.status === 'known' ? figure : attempt(callApi(endpoint, input, options).then(read)))

  const options = { signal, timeoutMs: limits.requestTimeoutMs }
  const input = { params: { id } }
  const [devices, clients, openTickets] = await Promise.all([
    ask(known?.devices, listDevices, input, networkHealth),
    ask(known?.clients, getSsidsSummary, input, (summary) => summary.total_connected_clients),
    ask(known?.openTickets, getTicketsSummary, input, (summary) => summary.open_tickets_count),
  ])
  return { devices, clients, openTickets }
}

function attempt<T>(answer: Promise<T>): Promise<Figure<T>> {
  return answer.then(
    (value) => ({ status: 'known', value }),
    (error) => ({
      status: 'failed',
      canRetry: error instanceof ApiError && error.canRetry,
      wasRefused: error instanceof ApiError && error.status === 429,
    }),
  )
}
