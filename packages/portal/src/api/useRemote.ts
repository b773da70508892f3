import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpointPath,
} from '@netportal/contract'
import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import type { Remote } from '../shared/remote.ts'
import { ApiError } from './ApiError.ts'
import { type CallParts, callApi } from './callApi.ts'

/** What the cache holds. */
interface Arrival<T> {
  data: T
  updatedAt: string
}

/**
 * Reads what a call of the API answers, and shares the answer with every other reader of the same
 * address for as long as the session lasts. It is fetched when a screen first needs it and when
 * something says so, never behind the reader's back.
 */
export function useRemote<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallParts,
): Remote<EndpointOutput<E>> {
  const { cache } = useSWRConfig()
  const parts: CallParts = input
  const key = endpointPath(endpoint, parts.params, parts.query)
  const response = useSWR<Arrival<EndpointOutput<E>>, unknown>(key, async () => {
    const data = await callApi(endpoint, input)
    const known: Arrival<EndpointOutput<E>> | undefined = cache.get(key)?.data
    return { data: keepIfEqual(known?.data, data), updatedAt: new Date().toISOString() }
  })
  return toRemote(response, endpoint.failure)
}

/** An equal answer keeps its identity, so that nothing made of it is made again. */
function keepIfEqual<T>(known: T | undefined, next: T): T {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(next) ? known : next
}

function toRemote<T>(
  { data, error, isValidating, mutate }: SWRResponse<Arrival<T>, unknown>,
  fallback: string,
): Remote<T> {
  if (data !== undefined) {
    const settled = error === undefined ? 'idle' : 'failed'
    return { status: 'ready', ...data, refresh: isValidating ? 'running' : settled }
  }
  if (error === undefined || isValidating) return { status: 'loading' }
  if (!(error instanceof ApiError)) return { status: 'failed', message: fallback }
  const { message, canRetry } = error
  return { status: 'failed', message, ...(canRetry && { retry: () => void mutate() }) }
}
