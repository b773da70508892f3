import { expect, it, vi } from 'vitest'
import { createCallTurns } from './callTurns.ts'
import { HttpError } from './errors.ts'

const here = () => false

/** Works that go on until they are ended, and the order in which they began. */
function createWorks() {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.waitFor(() => {})
    await new Promise(setImmediate)
  }
  return { began, work, end }
}

it('works on so many calls of a caller at once, the others in their order, and on those of another at once', async () => {
  const turns = createCallTurns({ atOnce: 2, waiting: 9, patienceMs: 9999 })
  const { began, work, end } = createWorks()
  const calls = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.take('a', work(name), here))
  const other = turns.take('b', work('b1'), here)
  await new Promise(setImmediate)
  expect(began).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'b1', 'a3', 'a4']) await end(name)
  expect(await Promise.all([...calls, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

it('refuses with a time to come back when too many wait, or one has waited for too long', async () => {
  const turns = createCallTurns({ atOnce: 1, waiting: 1, patienceMs: 20 })
  const { began, work, end } = createWorks()
  const first = turns.take('a', work('first'), here)
  const late = turns.take('a', work('late'), here)
  const refusal = { status: 429, headers: { 'retry-after': '5' } }
  await expect(turns.take('a', work('beyond'), here)).rejects.toMatchObject(refusal)
  await expect(late).rejects.toMatchObject(refusal)
  await end('first')
  await first
  expect(began).toEqual(['first'])
})

it('hands a place on when a call fails, or nobody waits for its answer any more', async () => {
  const turns = createCallTurns({ atOnce: 1, waiting: 9, patienceMs: 9999 })
  const { began, work, end } = createWorks()
  const failing = turns.take('a', () => Promise.reject(new Error('x')), here)
  const gone = turns.take('a', work('gone'), () => true)
  const last = turns.take('a', work('last'), here)
  await expect(failing).rejects.toThrow('x')
  await expect(gone).rejects.toBeInstanceOf(HttpError)
  await end('last')
  expect(await last).toBe('last')
  expect(began).toEqual(['last'])
})
