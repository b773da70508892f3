import { startNetworkHealthReport } from '@netportal/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '../api/callApi.ts'
import { session } from '../auth/session.ts'
import { advance } from '../testing/advance.ts'
import { savedFiles } from '../testing/savedFiles.ts'
import { type Answer, stubApi } from '../testing/stubApi.ts'
import { startedTask, statusAnswers, statusCall } from '../testing/taskApi.ts'
import { runTask, TaskError, type TaskPlan } from './runTask.ts'

const startCall = 'POST /api/v1/reports/network-health'
const fileCall = 'GET /media/reports/7.pdf'
const body = { location_id: 7, start_date: '2026-06-11', end_date: '2026-06-18' }
const done = { state: 'SUCCESS', result: 'reports/7.pdf' }

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

const outcomeOf = (work: Promise<string>) =>
  work.catch((error: unknown) => (error instanceof TaskError ? error.reason : error))

/** Runs a task against these answers, every 3 s and at most so long. */
function run(
  answers: Record<string, Answer | (() => Answer | Promise<Answer>)>,
  limit: TaskPlan['limit'] = { ms: 300_000 },
) {
  const asked = stubApi({ [startCall]: startedTask, [fileCall]: { text: 'PDF' }, ...answers })
  const caller = new AbortController()
  const start = () => callApi(startNetworkHealthReport, { body }, { signal: caller.signal })
  const outcome = outcomeOf(runTask({ start, pollMs: 3000, limit }, caller.signal))
  const polls = () => asked.filter(({ request }) => request === statusCall).length
  return { asked, caller, outcome, polls }
}

describe('a task of the server', () => {
  it('is asked about every 3 seconds until it is done, and its file is saved under its name', async () => {
    const saved = savedFiles()
    const states = ['PENDING', 'RECEIVED', 'STARTED', 'RETRY'].map((state) => ({ state }))
    const { outcome, polls } = run({ [statusCall]: statusAnswers(...states, done) })
    await advance(2999)
    expect(polls()).toBe(0)
    await advance(18_000)
    expect(polls()).toBe(5)
    expect(await outcome).toBe('Grüne Aue — 東館.pdf')
    expect(saved).toEqual(['Grüne Aue — 東館.pdf'])
  })

  it.each<[string, Record<string, Answer>]>([
    ['start', { [startCall]: { status: 500, json: { detail: 'Busy' } } }],
    ['start', { [startCall]: { json: { id: 3 } } }],
    ['status', { [statusCall]: { status: 404, json: { detail: 'Not Found' } } }],
    ['status', { [statusCall]: 'offline' }],
    ['task', { [statusCall]: { json: { state: 'FAILURE', result: 'Disk full' } } }],
    ['task', { [statusCall]: { json: { state: 'SUCCESS', result: null } } }],
    ['download', { [statusCall]: { json: done }, [fileCall]: { status: 404, text: '' } }],
    ['download', { [statusCall]: { json: done }, [fileCall]: 'offline' }],
  ])('fails by its %s: %j', async (reason, answers) => {
    const saved = savedFiles()
    const { outcome, polls } = run(answers)
    await advance(10_000)
    expect(await outcome).toBe(reason)
    expect(polls()).toBeLessThanOrEqual(1)
    expect(saved).toEqual([])
  })

  it('is given up after so many questions', async () => {
    const pending = { json: { state: 'PENDING' } }
    const { outcome, polls } = run({ [statusCall]: pending }, { polls: 60 })
    await advance(200_000)
    expect(await outcome).toBe('timeout')
    expect(polls()).toBe(60)
  })

  it('is given up after so long by the clock, be the answers ever so slow', async () => {
    const slow = () =>
      new Promise<Answer>((resolve) => {
        setTimeout(() => resolve({ json: { state: 'STARTED' } }), 20_000)
      })
    const { outcome, polls } = run({ [statusCall]: slow })
    await advance(299_000)
    const before = polls()
    expect(before).toBeLessThan(15)
    await advance(1001)
    expect(await outcome).toBe('timeout')
  })

  it('is asked about no more once nobody waits for it', async () => {
    const saved = savedFiles()
    const { caller, outcome, polls } = run({ [statusCall]: statusAnswers({ state: 'STARTED' }) })
    await advance(6000)
    expect(polls()).toBe(2)
    caller.abort('left')
    await advance(30_000)
    expect(polls()).toBe(2)
    expect(await outcome).toBe('left')
    expect(saved).toEqual([])
  })
})
