import { describe, expect, it } from 'vitest'
import type { LocationFigures } from './figures.ts'
import { createStatsLoader } from './statsLoader.ts'

const known: LocationFigures = {
  devices: {
    status: 'known',
    value: { level: 'good', online: 2, offline: 0, unknown: 0, percentOnline: 100 },
  },
  clients: { status: 'known', value: 7 },
  openTickets: { status: 'known', value: 0 },
}
const partial: LocationFigures = { ...known, clients: { status: 'failed', canRetry: true } }

/** A loader whose answers come when the test says so. */
function setUp(ids: number[]) {
  const asked: { id: number; known: LocationFigures | null; signal: AbortSignal }[] = []
  const answers: ((figures: LocationFigures) => void)[] = []
  const loader = createStatsLoader(ids, (id, known, signal) => {
    asked.push({ id: Number(id), known, signal })
    return new Promise((resolve) => answers.push(resolve))
  })
  const answer = async (figures = known) => {
    answers.shift()?.(figures)
    // The loop goes on in later microtasks.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const statuses = () => [...loader.get().values()].map(({ status }) => status)
  return { loader, asked, answer, statuses, ids: () => asked.map(({ id }) => id) }
}

describe('a stats loader', () => {
  it('asks for nothing before it is started', () => {
    const { asked, statuses } = setUp([1, 2])
    expect(asked).toEqual([])
    expect(statuses()).toEqual(['queued', 'queued'])
  })

  it('loads one location at a time, in their order', async () => {
    const { loader, answer, ids, statuses } = setUp([3, 1, 2])
    loader.start()
    expect(ids()).toEqual([3])
    expect(statuses()).toEqual(['loading', 'queued', 'queued'])
    await answer()
    expect(ids()).toEqual([3, 1])
    expect(statuses()).toEqual(['settled', 'loading', 'queued'])
    await answer(partial)
    await answer()
    expect(ids()).toEqual([3, 1, 2])
    expect(loader.get().get(1)).toEqual({ status: 'settled', figures: partial })
    expect(statuses()).toEqual(['settled', 'settled', 'settled'])
  })

  it('tells its listeners of each change, with a new map', async () => {
    const { loader, answer } = setUp([1])
    const seen = [loader.get()]
    const leave = loader.subscribe(() => seen.push(loader.get()))
    loader.start()
    await answer()
    leave()
    expect(seen.map((stats) => stats.get(1)?.status)).toEqual(['queued', 'loading', 'settled'])
    expect(new Set(seen).size).toBe(3)
  })

  it('drops what arrives after a stop, and asks no further', async () => {
    const { loader, asked, answer, ids, statuses } = setUp([1, 2])
    loader.start()
    loader.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
    await answer()
    expect(ids()).toEqual([1])
    expect(statuses()).toEqual(['loading', 'queued'])
  })

  it('goes on after a stop where it was', async () => {
    const { loader, answer, ids, statuses } = setUp([1, 2])
    loader.start()
    await answer()
    loader.stop()
    loader.start()
    expect(ids()).toEqual([1, 2, 2])
    await answer()
    await answer()
    expect(statuses()).toEqual(['settled', 'settled'])
  })

  it('asks again for a location, keeping what it knows', async () => {
    const { loader, asked, answer, statuses } = setUp([1])
    loader.start()
    await answer(partial)
    loader.retry(1)
    expect(loader.get().get(1)).toEqual({ status: 'retrying', figures: partial })
    expect(asked[1]).toMatchObject({ id: 1, known: partial })
    await answer()
    expect(statuses()).toEqual(['settled'])
    expect(loader.get().get(1)).toEqual({ status: 'settled', figures: known })
  })

  it('takes a retry before the locations that wait', async () => {
    const { loader, answer, ids } = setUp([1, 2, 3])
    loader.start()
    await answer(partial)
    loader.retry(1)
    expect(ids()).toEqual([1, 2])
    await answer()
    expect(ids()).toEqual([1, 2, 1])
    await answer()
    expect(ids()).toEqual([1, 2, 1, 3])
  })

  it('ignores a retry of a location that has not settled yet', () => {
    const { loader, ids, statuses } = setUp([1, 2])
    loader.start()
    loader.retry(2)
    expect(ids()).toEqual([1])
    expect(statuses()).toEqual(['loading', 'queued'])
  })
})
