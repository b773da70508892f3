import { vi } from 'vitest'

/** How the network answers a request. */
export type Answer =
  | { json: unknown; status?: number; headers?: Record<string, string> }
  | { text: string; status?: number; type?: string }
  /** Never answers; only giving up ends it. */
  | 'hangs'
  /** There is no connection. */
  | 'offline'

export interface Asked {
  /** As in `GET /api/v1/customer/locations`, with the query. */
  request: string
  headers: Headers
  body: string
}

/**
 * Takes the place of the network, and of nothing else: requests are answered by method and path, those
 * that nobody expects with 404. Undo with `vi.unstubAllGlobals`.
 * @returns what has been asked so far, in order; it grows
 */
export function stubApi(
  answers: Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>,
): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const { pathname, search, origin } = new URL(url, location.href)
    const path = (origin === location.origin ? '' : origin) + pathname + search
    const asked: Asked = {
      request: `${init.method ?? 'GET'} ${path}`,
      headers: new Headers(init.headers),
      body: init.body === undefined ? '' : String(init.body),
    }
    all.push(asked)
    const found = answers[asked.request]
    const answer = typeof found === 'function' ? await found(asked) : found
    init.signal?.throwIfAborted()
    return respond(answer ?? { json: { detail: 'Not Found' }, status: 404 }, init.signal)
  })
  return all
}

async function respond(answer: Answer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === 'offline') throw new TypeError('Failed to fetch')
  if (answer === 'hangs') {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const status = answer.status ?? 200
  if ('json' in answer) {
    return Response.json(answer.json, {
      status,
      ...(answer.headers && { headers: answer.headers }),
    })
  }
  return new Response(answer.text, {
    status,
    headers: { 'content-type': answer.type ?? 'text/plain' },
  })
}
