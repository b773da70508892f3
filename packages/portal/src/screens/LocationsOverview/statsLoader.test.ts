import { describe, expect, it } from 'vitest'
import type { LocationFigures } from './figures.ts'
import { createStatsLoader, oldestSince, type StatsById } from './statsLoader.ts'

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

describe('figures that are remembered', () => {
  const at = '2026-06-18T13:32:00.000Z'

  it('are in sight until they are loaded anew, all of them', async () => {
    const kept = new Map<number, LocationFigures>()
    const asked: (LocationFigures | null)[] = []
    let answer = (_: LocationFigures) => {}
    const loader = createStatsLoader(
      [1, 2],
      (_, before) => {
        asked.push(before)
        return new Promise((resolve) => {
          answer = resolve
        })
      },
      {
        get: (id) => (id === 1 ? { figures: partial, at } : undefined),
        set: (id, figures) => void kept.set(Number(id), figures),
      },
    )
    expect(loader.get().get(1)).toEqual({ status: 'stale', figures: partial, at })
    loader.start()
    expect(loader.get().get(1)).toEqual({ status: 'refreshing', figures: partial, at })
    expect(asked).toEqual([null])
    answer(known)
    await new Promise((resolve) => setTimeout(resolve))
    expect(loader.get().get(1)).toEqual({ status: 'settled', figures: known })
    expect(kept).toEqual(new Map([[1, known]]))
    expect(loader.get().get(2)).toEqual({ status: 'loading' })
  })
})

it('knows since when the oldest figures are that are still to be loaded anew', () => {
  const stale = (at: string) => ({ status: 'stale', figures: known, at }) as const
  const settled = { status: 'settled', figures: known } as const
  const times = ['2026-06-18T13:30:00.000Z', '2026-06-18T13:20:00.000Z']
  const [first = '', oldest = ''] = times
  const all: StatsById = new Map([
    [1, stale(first)],
    [2, stale(oldest)],
  ])
  expect(oldestSince(new Map([[1, settled]]))).toBeNull()
  expect(oldestSince(all)).toBe(oldest)
})

it('asks for no more once the server refuses to be asked, and lets each be asked for again', async () => {
  const refused: LocationFigures = {
    ...known,
    devices: { status: 'failed', canRetry: true, wasRefused: true },
  }
  const { loader, answer, ids, statuses } = setUp([1, 2, 3])
  loader.start()
  await answer()
  await answer(refused)
  expect(ids()).toEqual([1, 2])
  expect(statuses()).toEqual(['settled', 'settled', 'settled'])
  const left = loader.get().get(3)
  expect(left).toMatchObject({ figures: { clients: { status: 'failed', canRetry: true } } })
  loader.retry(3)
  await answer()
  expect(ids()).toEqual([1, 2, 3])
  expect(loader.get().get(3)).toEqual({ status: 'settled', figures: known })
})
