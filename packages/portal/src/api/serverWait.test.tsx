import { getLocationSummary, requestPasswordReset, runSchedule } from '@netportal/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../auth/session.ts'
import { advance } from '../testing/advance.ts'
import { type Answer, stubApi } from '../testing/stubApi.ts'
import { callApi } from './callApi.ts'
import { fetchFile } from './fetchFile.ts'
import { serverWait } from './serverWait.ts'

const path = 'GET /api/v1/customer/location-summary'
const good: Answer = { json: { total_locations: 3 } }
const refused = (retryAfter?: string): Answer => ({
  status: 429,
  json: { detail: 'Too many requests.' },
  ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
})

beforeEach(() => {
  session.set({ accessToken: `${Math.random()}`, tokenType: 'Bearer' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

/** In small steps, so that an answer that comes late in real time counts for no second. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) await advance(Math.min(left, 500))
}

/** Answers one after the other; the last one for ever. */
function answering(...answers: Answer[]) {
  const sentMs: number[] = []
  stubApi({
    [path]: () => {
      sentMs.push(performance.now())
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? good
    },
  })
  const startMs = performance.now()
  const outcome: { value?: unknown; error?: unknown } = {}
  const call = (signal?: AbortSignal) =>
    callApi(getLocationSummary, {}, { ...(signal && { signal }), timeoutMs: 30_000 }).then(
      (value) => Object.assign(outcome, { value }),
      (error: unknown) => Object.assign(outcome, { error }),
    )
  return { call, outcome, sentAt: () => sentMs.map((atMs) => Math.floor((atMs - startMs) / 1000)) }
}

describe('a call that the server refuses because it was asked too often', () => {
  it('is made again when the server says', async () => {
    const { call, outcome, sentAt } = answering(refused('12'), good)
    void call()
    await pass(1000)
    expect(serverWait.get()).toMatchObject({ announcedMs: 12_000 })
    await pass(10_500)
    expect(sentAt()).toEqual([0])
    await pass(1500)
    expect(sentAt()).toEqual([0, 12])
    expect(outcome.value).toEqual({ total_locations: 3 })
    expect(serverWait.get()).toBeNull()
  })

  it.each([
    ['without a word', undefined],
    ['with nonsense', 'soon'],
    ['with nothing to wait for', '0'],
  ])('is made again later each time, %s, and fails after a minute', async (_, header) => {
    const { call, outcome, sentAt } = answering(refused(header))
    void call()
    await pass(59_000)
    expect(outcome).toEqual({})
    await pass(3000)
    expect(sentAt()).toEqual([0, 1, 3, 7, 15, 31, 60])
    expect(outcome.error).toMatchObject({
      status: 429,
      message: 'Too many requests.',
      canRetry: true,
    })
    expect(serverWait.get()).toBeNull()
  })

  it('waits for a minute where the server asks for a day', async () => {
    const { call, outcome, sentAt } = answering(refused('100000'))
    void call()
    await pass(62_000)
    expect(sentAt()).toEqual([0, 60])
    expect(outcome.error).toMatchObject({ status: 429 })
  })

  it('is not alone: all others wait with it', async () => {
    const { call, sentAt } = answering(refused('5'), refused('5'), good)
    void call()
    void call()
    await pass(2000)
    void call()
    await pass(2000)
    expect(sentAt()).toEqual([0, 0])
    await pass(2000)
    expect(sentAt()).toEqual([0, 0, 5, 5, 5])
  })

  it('fails at once while the server goes on refusing, until a while has passed', async () => {
    const { call, outcome, sentAt } = answering(refused('100000'))
    void call()
    await pass(62_000)
    delete outcome.error
    void call()
    await pass(1000)
    expect(outcome.error).toMatchObject({ status: 429 })
    expect(serverWait.get()).toBeNull()
    await pass(70_000)
    delete outcome.error
    void call()
    await pass(1000)
    expect(outcome).toEqual({})
    expect(serverWait.get()).not.toBeNull()
    expect(sentAt()).toHaveLength(4)
  })

  it('can be given up meanwhile', async () => {
    const { call, outcome, sentAt } = answering(refused('12'), good)
    const leaving = new AbortController()
    void call(leaving.signal)
    await pass(1000)
    leaving.abort('left')
    await pass(20_000)
    expect(outcome.error).toBe('left')
    expect(sentAt()).toEqual([0])
  })

  it('is not made for somebody who has signed out meanwhile', async () => {
    const { call, outcome, sentAt } = answering(refused('12'), good)
    void call()
    await pass(1000)
    session.set(null)
    expect(serverWait.get()).toBeNull()
    await pass(20_000)
    expect(outcome.error).toMatchObject({ status: 401 })
    expect(sentAt()).toEqual([0])
  })
})

it('a download waits like a page does', async () => {
  let count = 0
  stubApi({
    'GET /media/a.pdf': () => {
      count += 1
      return count === 1 ? refused('3') : { text: 'PDF' }
    },
  })
  const file = fetchFile('a.pdf', new AbortController().signal)
  await pass(4000)
  expect(await (await file).text()).toBe('PDF')
})

it('what changes something, or signs in, is refused at once: its reader decides', async () => {
  const asked = stubApi({
    'POST /api/v1/report-schedules/7/run/': refused('3'),
    'POST /api/v1/password-reset/request/': refused('3'),
  })
  await expect(callApi(runSchedule, { params: { id: 7 } })).rejects.toMatchObject({ status: 429 })
  const email = 'a@x.test'
  await expect(callApi(requestPasswordReset, { body: { email } })).rejects.toThrow()
  expect(asked).toHaveLength(2)
  expect(serverWait.get()).toBeNull()
})
