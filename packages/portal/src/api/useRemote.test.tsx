import { findRoomCalls, getLocation } from '@netportal/contract'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { session } from '../auth/session.ts'
import type { Remote } from '../shared/remote.ts'
import { type Answer, stubApi } from '../testing/stubApi.ts'
import { RemoteCache } from './RemoteCache.tsx'
import { useRemote } from './useRemote.ts'

const address = (id: number) => `GET /api/v1/customer/locations/${id}`
const lodge = { id: 7, name: 'Lakeside Lodge', timezone: 'Europe/Berlin' }

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.set(null)
})

/** Reads a location and keeps what the hook said, in order. */
async function read(answers: Record<string, Answer>, id = 7) {
  const asked = stubApi(answers)
  const seen: Remote<unknown>[] = []
  function Reader({ id }: { id: number }) {
    const remote = useRemote(getLocation, { params: { id } })
    useEffect(() => {
      seen.push(remote)
    })
    return remote.status
  }
  const tree = (next: number | null) => (
    <RemoteCache>{next !== null && <Reader id={next} />}</RemoteCache>
  )
  const view = await render(tree(id))
  return {
    asked,
    seen,
    last: () => seen.at(-1),
    show: (next: number | null) => view.rerender(tree(next)),
  }
}

describe('remote data', () => {
  it('tells questions apart that stand in no address', async () => {
    const answer = { likely: [], likely_count: 0, calls: [] }
    stubApi({
      'POST /api/v1/customer/locations/7/rooms': ({ body }) => ({
        json: { ...answer, count: body === '{"room":"401"}' ? 401 : 214 },
      }),
    })
    function Reader({ room }: { room: string }) {
      const remote = useRemote(findRoomCalls, { params: { id: 7 }, body: { room } })
      return <p>{remote.status === 'ready' ? `${room} is ${remote.data.count}` : ''}</p>
    }
    const { getByText } = await render(
      <RemoteCache>
        <Reader room="401" />
        <Reader room="214" />
      </RemoteCache>,
    )
    await expect.element(getByText('401 is 401')).toBeVisible()
    await expect.element(getByText('214 is 214')).toBeVisible()
  })

  it('loads, then is ready', async () => {
    const { seen, last } = await read({ [address(7)]: { json: lodge } })
    await expect.poll(last).toMatchObject({ status: 'ready', data: lodge, refresh: 'idle' })
    expect(seen[0]).toEqual({ status: 'loading' })
    expect(last()).toHaveProperty('updatedAt', expect.stringMatching(/^\d{4}-.*Z$/))
  })

  it('fails when an answer has not come after half a minute, and can be asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { last } = await read({ [address(7)]: 'hangs' })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(last()).toEqual({ status: 'loading' })
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await expect
      .poll(last)
      .toMatchObject({ status: 'failed', message: 'Unknown error.', retry: expect.any(Function) })
  })

  it('fails with the message of the call, and loads again on retry', async () => {
    const { last } = await read({ [address(7)]: 'offline' })
    await expect.poll(last).toMatchObject({ status: 'failed', message: 'Unknown error.' })
    stubApi({ [address(7)]: { json: lodge } })
    const failed = last()
    if (failed?.status !== 'failed') throw new Error('It has not failed')
    failed.retry?.()
    await expect.poll(last).toMatchObject({ status: 'ready' })
  })

  it('offers no retry when the server has said no', async () => {
    const { last } = await read({ [address(7)]: { status: 404, json: { detail: 'Not Found' } } })
    await expect.poll(last).toEqual({ status: 'failed', message: 'Not Found' })
  })

  it('does not show the error of another address while the next one loads', async () => {
    const { seen, last, show } = await read({ [address(7)]: 'offline', [address(8)]: 'hangs' })
    await expect.poll(last).toMatchObject({ status: 'failed' })
    const before = seen.length
    await show(8)
    expect(seen.slice(before).map(({ status }) => status)).toEqual(['loading'])
  })

  it('is shared by all readers of an address, and fetched when one comes anew', async () => {
    const { asked, seen, last, show } = await read({ [address(7)]: { json: lodge } })
    await expect.poll(last).toMatchObject({ refresh: 'idle' })
    const known = last()
    await show(null)
    await new Promise((resolve) => setTimeout(resolve, 2100))
    const before = seen.length
    await show(7)
    const refreshes = () =>
      seen.slice(before).map((remote) => (remote.status === 'ready' ? remote.refresh : 'absent'))
    await expect.poll(refreshes).toEqual(['idle', 'running', 'idle'])
    expect(asked).toHaveLength(2)
    const now = last()
    if (known?.status !== 'ready' || now?.status !== 'ready') throw new Error('It is not ready')
    expect(now.data).toBe(known.data)
  })

  it('stays when a refresh fails', async () => {
    const { last, show } = await read({ [address(7)]: { json: lodge } })
    await expect.poll(last).toMatchObject({ refresh: 'idle' })
    await show(null)
    stubApi({ [address(7)]: 'offline' })
    await new Promise((resolve) => setTimeout(resolve, 2100))
    await show(7)
    await expect.poll(last).toMatchObject({ status: 'ready', data: lodge, refresh: 'failed' })
  })

  it('goes with the session', async () => {
    const { seen, last } = await read({ [address(7)]: { json: lodge } })
    await expect.poll(last).toMatchObject({ status: 'ready' })
    stubApi({ [address(7)]: 'hangs' })
    const before = seen.length
    session.set({ accessToken: 'def', tokenType: 'Bearer' })
    await expect.poll(() => seen.length).toBeGreaterThan(before)
    expect(seen[before]).toEqual({ status: 'loading' })
  })
})
