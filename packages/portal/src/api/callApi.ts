import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  ErrorBody,
  endpointPath,
  isReadingCall,
  readAnswer,
  signIn,
} from '@netportal/contract'
import * as z from 'zod/mini'
import { authorization, endSession, type Session, session } from '../auth/session.ts'
import { config } from '../config.ts'
import { ApiError, type ApiFailure } from './ApiError.ts'
import { onceConnected } from './connection.ts'
import { retryAfterMs } from './retryAfter.ts'
import { askPatiently } from './serverWait.ts'

/** The parts that a call may have, whichever endpoint it is. */
export interface CallParts {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export interface CallOptions {
  /** Gives the call up; it then rejects with the signal's reason. */
  signal?: AbortSignal
  /**
   * Gives the call up after this long, as one without an answer; what is waited for because the server asks
   * for it does not count. @default never
   */
  timeoutMs?: number
}

/**
 * Makes one call of the API. Specification §6 and §7.
 *
 * Every call but signing in carries the session, and a 401 answer to it ends the session. Without
 * a session, a call that needs one is refused on the spot. What only reads waits for a server that was asked
 * too often, in sight of the reader: see `askPatiently`. So it does for the connection: see `onceConnected`.
 * @returns the answer in the contract's shape. What is read is read as far as it goes: a list tells how
 * many of its items could not be
 * @throws ApiError for every failure; the caller's own abort comes as the signal's reason
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallParts,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const send = () => sendCall(endpoint, input, options)
  const isReading = isReadingCall(endpoint) && endpoint.access !== 'public'
  const { sender, status, isSuccess, json } = isReading
    ? await onceConnected(
        () => askPatiently(send, options.signal),
        (error) => error instanceof ApiError && error.failure.kind === 'no-answer',
        options.signal,
      )
    : await send()
  if (!isSuccess) {
    if (status === 401 && sender !== null) endSession(sender)
    throw failed(endpoint, { kind: 'refused', status, detail: readDetail(json) })
  }
  return parseAnswer(endpoint, json) as EndpointOutput<E>
}

interface Exchange {
  status: number
  isSuccess: boolean
  json: unknown
  retryAfterMs: number | null
}

/** @throws ApiError for a call that needs a session, without one */
async function sendCall(
  endpoint: Endpoint,
  parts: CallParts,
  options: CallOptions,
): Promise<Exchange & { sender: Session | null }> {
  const sender = endpoint.path === signIn.path ? null : session.get()
  if (sender === null && endpoint.access !== 'public') {
    throw failed(endpoint, { kind: 'refused', status: 401, detail: null })
  }
  const url = config().apiBaseUrl + endpointPath(endpoint, parts.params, parts.query)
  const headers = new Headers()
  if (sender !== null) headers.set('Authorization', authorization(sender))
  const request: RequestInit = { method: endpoint.method, headers }
  if (endpoint.body !== undefined) {
    if (endpoint.bodyType === 'form') request.body = formBody(parts.body)
    else {
      headers.set('Content-Type', 'application/json')
      request.body = JSON.stringify(parts.body)
    }
  }
  return { ...(await exchange(endpoint, url, request, options)), sender }
}

/** @throws ApiError for an answer that is not of the contract's shape */
function parseAnswer(endpoint: Endpoint, json: unknown): unknown {
  const { answer, response, failure } = endpoint
  if (answer === 'ignored') return undefined
  try {
    return isReadingCall(endpoint) ? readAnswer(response, json) : z.parse(response, json)
  } catch {
    throw new ApiError({ kind: 'unreadable' }, failure)
  }
}

let underWay = 0

/** Whether any call waits for its answer. */
export function isAsking(): boolean {
  return underWay > 0
}

/** Sends a request and reads the answer, both within the time allowed. */
async function exchange(
  endpoint: Endpoint,
  url: string,
  request: RequestInit,
  { signal, timeoutMs }: CallOptions,
): Promise<Exchange> {
  const giveUp = new AbortController()
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => giveUp.abort(), timeoutMs)
  const signals = signal === undefined ? [giveUp.signal] : [giveUp.signal, signal]
  underWay += 1
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.any(signals) })
    const text = await response.text()
    return {
      status: response.status,
      isSuccess: response.ok,
      json: parseJson(text),
      retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()),
    }
  } catch {
    signal?.throwIfAborted()
    throw failed(endpoint, { kind: 'no-answer' })
  } finally {
    underWay -= 1
    clearTimeout(timer)
  }
}

function failed(endpoint: Endpoint, failure: ApiFailure): ApiError {
  return new ApiError(failure, endpoint.failure)
}

function formBody(body: unknown): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value))
  return form
}

/** Parses JSON; a text that is none reads as undefined, which only a contract that expects nothing accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readDetail(json: unknown): string | null {
  const body = z.safeParse(ErrorBody, json)
  return body.success && body.data.detail.trim() !== '' ? body.data.detail : null
}
