import { listLocations } from '@netportal/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../auth/session.ts'
import { type Answer, stubApi } from '../testing/stubApi.ts'
import { callApi } from './callApi.ts'
import { connection } from './connection.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  dispatchEvent(new Event('online'))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  session.set(null)
})

/** @param answers to the same question, in turn; the last one stays */
function stubInTurn(...answers: Answer[]) {
  return stubApi({
    'GET /api/v1/customer/locations': () => {
      const [next] = answers.length > 1 ? answers.splice(0, 1) : answers
      return next ?? 'offline'
    },
  })
}

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

it('asks again when the connection is back, without anybody doing anything', async () => {
  const asked = stubInTurn('offline', { json: [] })
  setOnline(false)
  const answer = callApi(listLocations, {})
  await vi.waitFor(() => expect(connection.get()).not.toBeNull())
  expect(asked).toHaveLength(1)
  setOnline(true)
  dispatchEvent(new Event('online'))
  expect(await answer).toEqual([])
  expect(asked).toHaveLength(2)
  expect(connection.get()).toBeNull()
})

it('asks at once when the reader wants it, and waits on when that was in vain', async () => {
  const asked = stubInTurn('offline', 'offline', { json: [] })
  setOnline(false)
  const answer = callApi(listLocations, {})
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(asked).toHaveLength(times))
    await new Promise((resolve) => setTimeout(resolve))
    connection.tryNow()
  }
  expect(await answer).toEqual([])
})

it('does not wait for a server that does not answer, nor once it is given up', async () => {
  stubInTurn('offline')
  await expect(callApi(listLocations, {})).rejects.toThrow(listLocations.failure)
  setOnline(false)
  const left = new AbortController()
  const answer = callApi(listLocations, {}, { signal: left.signal })
  await vi.waitFor(() => expect(connection.get()).not.toBeNull())
  left.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
