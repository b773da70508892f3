import {
  defineEndpoint,
  findRoomCalls,
  getLocation,
  listDevices,
  listLocations,
  requestPasswordReset,
  signIn,
  unreadableIn,
} from '@netportal/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '../auth/session.ts'
import { config, setConfig } from '../config.ts'
import { type Answer, stubApi } from '../testing/stubApi.ts'
import { ApiError } from './ApiError.ts'
import { callApi } from './callApi.ts'

const ask = 'GET /api/v1/customer/locations'
const berlin = { id: 7, name: 'Lakeside Lodge', timezone: 'Europe/Berlin' }
const fallback = 'Failed to fetch locations. Please try again later.'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${error}`)
  return error
}

describe('a call', () => {
  it('answers in the shape of the contract, without what the contract does not know', async () => {
    stubApi({ [ask]: { json: [{ ...berlin, planet: 'Earth' }] } })
    expect(await callApi(listLocations, {})).toEqual([berlin])
  })

  it('reads as far as it goes what only reads, whichever method it has', async () => {
    const call = { calltek_ticket_id: '7', status_api: 5, states: [] }
    stubApi({
      'POST /api/v1/customer/locations/7/rooms': {
        json: { likely: [], likely_count: '0', count: 2, calls: [call, {}] },
      },
    })
    const { calls } = await callApi(findRoomCalls, { params: { id: 7 }, body: { room: '401' } })
    expect([...calls]).toMatchObject([{ calltek_ticket_id: '7', status_api: '5' }])
    expect(unreadableIn(calls)).toBe(1)
  })

  it('carries the token type and the token', async () => {
    session.set({ accessToken: 'abc', tokenType: 'Token' })
    const asked = stubApi({ [ask]: { json: [] } })
    await callApi(listLocations, {})
    expect(asked[0]?.headers.get('authorization')).toBe('Token abc')
  })

  it('sends no headers beyond Authorization and Content-Type', async () => {
    const edit = defineEndpoint({
      ...getLocation,
      method: 'PUT',
      body: z.object({ name: z.string() }),
    })
    const asked = stubApi({ 'PUT /api/v1/customer/locations/7': { json: berlin } })
    await callApi(edit, { params: { id: 7 }, body: { name: 'Lodge' } })
    expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['authorization', 'content-type'])
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
    expect(asked[0]?.body).toBe('{"name":"Lodge"}')
  })

  it('goes to the configured API, each parameter as one segment', async () => {
    const before = config()
    setConfig({ ...before, apiBaseUrl: 'https://api.example.org/v2' })
    const url = 'https://api.example.org/v2/api/v1/customer/locations/50%25%2F5G/devices'
    const asked = stubApi({ [`GET ${url}`]: { json: [] } })
    await callApi(listDevices, { params: { id: '50%/5G' } })
    setConfig(before)
    expect(asked).toHaveLength(1)
  })

  it('is refused on the spot when nobody is signed in', async () => {
    session.set(null)
    const asked = stubApi({ [ask]: { json: [] } })
    expect((await failure(callApi(listLocations, {}))).status).toBe(401)
    expect(asked).toEqual([])
  })
})

describe('a failed call', () => {
  it.each<[string, Answer, string, ApiError['failure']['kind']]>([
    ['404', { status: 404, json: { detail: 'No such place' } }, 'No such place', 'refused'],
    ['500 with a reason', { status: 500, json: { detail: 'Disk full' } }, 'Disk full', 'refused'],
    ['500 without one', { status: 500, text: '<h1>Oops</h1>' }, fallback, 'refused'],
    ['a reason that is no text', { status: 422, json: { detail: [{}] } }, fallback, 'refused'],
    ['an empty reason', { status: 400, json: { detail: ' ' } }, fallback, 'refused'],
    ['no answer', 'offline', fallback, 'no-answer'],
    ['an answer that is no JSON', { text: 'Welcome', type: 'text/html' }, fallback, 'unreadable'],
    ['an empty answer', { text: '' }, fallback, 'unreadable'],
    ['another shape', { json: [{ surprise: 7 }] }, fallback, 'unreadable'],
  ])('says why: %s', async (_, answer, message, kind) => {
    stubApi({ [ask]: answer })
    const error = await failure(callApi(listLocations, {}))
    expect(error.message).toBe(message)
    expect(error.failure.kind).toBe(kind)
    expect(session.get()).not.toBeNull()
  })

  it.each<[Answer, boolean]>([
    [{ status: 404, json: {} }, false],
    [{ status: 422, json: {} }, false],
    [{ status: 503, json: {} }, true],
    ['offline', true],
    [{ text: 'no JSON' }, true],
  ])('knows whether trying again can help: %j', async (answer, canRetry) => {
    stubApi({ [ask]: answer })
    expect((await failure(callApi(listLocations, {}))).canRetry).toBe(canRetry)
  })

  it('is given up after the time allowed, like one without an answer', async () => {
    vi.useFakeTimers()
    stubApi({ [ask]: 'hangs' })
    const error = failure(callApi(listLocations, {}, { timeoutMs: 30_000 }))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await error).failure).toEqual({ kind: 'no-answer' })
  })

  it('comes as the reason of the abort when the caller gives up', async () => {
    stubApi({ [ask]: 'hangs' })
    const caller = new AbortController()
    const call = callApi(listLocations, {}, { signal: caller.signal })
    caller.abort(new Error('The page was left'))
    await expect(call).rejects.toThrow('The page was left')
  })
})

describe('a 401 answer', () => {
  const refusal: Answer = { status: 401, json: { detail: 'Token expired' } }

  it('ends the session', async () => {
    stubApi({ [ask]: refusal })
    expect((await failure(callApi(listLocations, {}))).message).toBe('Token expired')
    expect(session.get()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('changes nothing when it comes late, after somebody has signed in anew', async () => {
    const next = { accessToken: 'def', tokenType: 'Bearer' }
    stubApi({
      [ask]: () => {
        session.set(next)
        return refusal
      },
    })
    await failure(callApi(listLocations, {}))
    expect(session.get()).toEqual(next)
  })

  it('is a login error when signing in, and ends nothing', async () => {
    const asked = stubApi({ 'POST /token': refusal })
    const body = { username: 'a+b@example.org', password: 'p&q=r' }
    await failure(callApi(signIn, { body }))
    expect(asked[0]?.headers.has('authorization')).toBe(false)
    expect([...new URLSearchParams(asked[0]?.body)]).toEqual(Object.entries(body))
    expect(session.get()).not.toBeNull()
  })

  it('to a call open to all, without a session, ends nothing', async () => {
    session.set(null)
    stubApi({ 'POST /api/v1/password-reset/request/': refusal })
    await failure(callApi(requestPasswordReset, { body: { email: 'a@example.org' } }))
    expect(session.get()).toBeNull()
  })
})

describe('a call whose answer nobody reads', () => {
  const remove = defineEndpoint({
    ...getLocation,
    method: 'DELETE',
    answer: 'ignored',
    response: z.object({ never: z.string() }),
  })

  it.each<Answer>([{ text: '' }, { text: 'done' }, { json: { other: 1 }, status: 202 }])(
    'succeeds with any 2xx: %j',
    async (answer) => {
      stubApi({ 'DELETE /api/v1/customer/locations/7': answer })
      expect(await callApi(remove, { params: { id: 7 } })).toBeUndefined()
    },
  )
})
