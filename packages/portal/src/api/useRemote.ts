import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpointPath,
  limits,
  unreadableIn,
} from '@netportal/contract'
import { useCallback } from 'react'
import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import type { Remote } from '../shared/remote.ts'
import { ApiError } from './ApiError.ts'
import { type CallParts, callApi } from './callApi.ts'

/** Entry of the cache. */
interface Arrival<T> {
  data: T
  updatedAt: string
}

export interface RemoteOptions {
  /** Text in place of whatever reason the server gives with a 404. */
  notFoundText?: string | undefined
  /**
   * Keeps what was read last in sight while another address is read for the first time: another
   * page or period of the same thing. @default false
   */
  keepPrevious?: boolean
}

/**
 * Reads what a call of the API answers, and shares the answer with every other reader of the same
 * address for as long as the session lasts. It is fetched when a screen first needs it and when
 * something says so, never behind the reader's back.
 * @param input null while the call cannot be made yet: it then counts as loading
 */
export function useRemote<E extends Endpoint>(
  endpoint: E,
  input: (EndpointInput<E> & CallParts) | null,
  { notFoundText, keepPrevious = false }: RemoteOptions = {},
): Remote<EndpointOutput<E>> {
  const read = async () => {
    if (input === null) throw new Error('There is nothing to ask for')
    return callApi(endpoint, input, { timeoutMs: limits.requestTimeoutMs })
  }
  return useReading({
    key: input === null ? null : remoteKey(endpoint, input),
    read,
    texts: { failure: endpoint.failure, notFoundText },
    keepPrevious,
  })
}

interface Reading<T> {
  /** Names what is read among all that the session reads; null while it cannot be read yet. */
  key: string | null
  read: () => Promise<T>
  texts: FailureTexts
  /** See `RemoteOptions`. @default false */
  keepPrevious?: boolean
}

/** Reads what takes more than one call, in all else as `useRemote` does. */
export function useReading<T>({ key, read, texts, keepPrevious = false }: Reading<T>): Remote<T> {
  const { cache } = useSWRConfig()
  const known = (): Arrival<T> | undefined => (key === null ? undefined : cache.get(key)?.data)
  const fetcher = async () => ({
    data: keepIfEqual(known()?.data, await read()),
    updatedAt: new Date().toISOString(),
  })
  const response = useSWR<Arrival<T>, unknown>(key, fetcher, { keepPreviousData: keepPrevious })
  return toRemote(response, known() !== undefined, texts)
}

/** Asks anew for all that is in sight. It settles with the last answer, or failure. */
export function useRefreshAll(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await mutate(() => true)
  }, [mutate])
}

/** Asks anew for what the readers of a call's answer show. It settles with the answer, or the failure. */
export function useRefresh(): <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallParts,
) => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (endpoint, input) => {
      await mutate(remoteKey(endpoint, input))
    },
    [mutate],
  )
}

/**
 * Asks at once, whatever is known, and shows the answer to all readers of the call.
 * @throws ApiError as `callApi` does; what is shown then stays
 */
export function useAskAnew(): <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallParts,
  signal?: AbortSignal,
) => Promise<EndpointOutput<E>> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (endpoint, input, signal) => {
      const data = await callApi(endpoint, input, {
        timeoutMs: limits.requestTimeoutMs,
        ...(signal && { signal }),
      })
      const arrival = { data, updatedAt: new Date().toISOString() }
      await mutate(remoteKey(endpoint, input), arrival, { revalidate: false })
      return data
    },
    [mutate],
  )
}

/** What a body asks for is in no address, and tells two questions apart all the same. */
function remoteKey(endpoint: Endpoint, { params, query, body }: CallParts): string {
  const path = endpointPath(endpoint, params, query)
  return body === undefined ? path : `${path} ${JSON.stringify(body)}`
}

/** An equal answer keeps its identity, so that nothing made of it is made again. */
function keepIfEqual<T>(known: T | undefined, next: T): T {
  return known !== undefined && asText(known) === asText(next) ? known : next
}

/** JSON knows no number of items that could not be read. */
function asText(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    Array.isArray(value) && unreadableIn(value) > 0 ? [unreadableIn(value), ...value] : value,
  )
}

interface FailureTexts {
  failure: string
  notFoundText?: string | undefined
}

/** @param isOwn whether the data, if any, are those of this address and not of the one before */
function toRemote<T>(
  { data, error, isValidating, mutate }: SWRResponse<Arrival<T>, unknown>,
  isOwn: boolean,
  texts: FailureTexts,
): Remote<T> {
  if (data !== undefined && (isOwn || error === undefined || isValidating)) {
    const settled = error === undefined ? 'idle' : 'failed'
    return { status: 'ready', ...data, refresh: isValidating ? 'running' : settled }
  }
  if (error === undefined || isValidating) return { status: 'loading' }
  const message = failureText(error, texts)
  const canRetry = error instanceof ApiError && error.canRetry
  return { status: 'failed', message, ...(canRetry && { retry: () => void mutate() }) }
}

function failureText(error: unknown, { failure, notFoundText }: FailureTexts): string {
  if (!(error instanceof ApiError)) return failure
  return (error.status === 404 ? notFoundText : undefined) ?? error.message
}
