import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { noon } from '../testing/world.ts'
import {
  endTask,
  type Lease,
  leaseMs,
  postponeTask,
  renewLease,
  returnTask,
  startTask,
  takeTask,
} from './queue.ts'
import { createWorker, type RunTask } from './worker.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => database.pool.query('delete from reports'))

const after = (ms: number) => new Date(noon.getTime() + ms)
const take = (ms = 0) => takeTask(database.pool, after(ms))

async function insertTask(dueAt: Date | null = null): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into reports (report_type, request, file_name, period_start, period_end, initiated_at,
       run_at, due_at)
     values ('network_health', '{}', 'x.pdf', '2026-06-17', '2026-06-18', $1, $1, $2) returning id`,
    [noon, dueAt],
  )
  return rows[0]?.id ?? 0
}

async function stateOf(id: number) {
  const { rows } = await database.pool.query<{ state: string; attempts: number; reason: string }>(
    'select state, attempts, reason from reports where id = $1',
    [id],
  )
  return rows[0]
}

async function taken(ms = 0): Promise<Lease> {
  const lease = await take(ms)
  if (lease === null) throw new Error('Nothing to take')
  return lease
}

it('gives each task to one worker, those that people wait for first', async () => {
  const scheduled = await insertTask(noon)
  const first = await insertTask()
  const second = await insertTask()
  const leases = await Promise.all([take(), take(), take(), take()])
  expect(leases.map((lease) => lease?.id).sort()).toEqual([scheduled, first, second, undefined])
  expect((await stateOf(first))?.state).toBe('RECEIVED')
})

it('gives a task to another worker when its lease has run out, and hears the first no more', async () => {
  const id = await insertTask()
  const dead = await taken()
  expect(await startTask(database.pool, dead)).toBe(true)
  expect(await take(leaseMs - 1)).toBeNull()
  const next = await taken(leaseMs)
  expect([next.id, next.attempt]).toEqual([id, 2])
  const ending = { state: 'FAILURE', reason: 'late' } as const
  expect(await endTask(database.pool, dead, ending, noon)).toBe(false)
  expect(await renewLease(database.pool, dead, noon)).toBe(false)
  const success = { state: 'SUCCESS', reason: null } as const
  expect(await endTask(database.pool, next, success, noon)).toBe(true)
  expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS' })
  expect(await take(10 * leaseMs)).toBeNull()
})

it('keeps a task for a worker that renews its lease', async () => {
  await insertTask()
  const lease = await taken()
  expect(await renewLease(database.pool, lease, after(leaseMs - 1))).toBe(true)
  expect(await take(leaseMs)).toBeNull()
})

it('lets a task wait until its time', async () => {
  const id = await insertTask()
  const wait = { until: after(5000), reason: 'Trying again.', isCounted: true }
  await postponeTask(database.pool, await taken(), wait)
  expect(await stateOf(id)).toEqual({ state: 'RETRY', attempts: 1, reason: 'Trying again.' })
  expect(await take(4999)).toBeNull()
  expect((await take(5000))?.attempt).toBe(2)
})

it('takes back a task as if it had never been taken', async () => {
  const id = await insertTask()
  await returnTask(database.pool, await taken())
  expect(await stateOf(id)).toEqual({ state: 'PENDING', attempts: 0, reason: null })
  expect((await take())?.attempt).toBe(1)
})

it('a worker that is told to stop finishes what it does, and takes nothing more', async () => {
  const [first, second] = [await insertTask(), await insertTask()]
  let finish = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const runTask: RunTask = async (lease) => {
    begin()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    await endTask(database.pool, lease, { state: 'SUCCESS', reason: null }, noon)
  }
  const worker = createWorker({
    db: database.pool,
    clock: () => noon,
    log: { error: () => {} },
    runTask,
    chores: [],
  })
  worker.start()
  await begun
  const closed = worker.close()
  finish()
  await closed
  expect([(await stateOf(first))?.state, (await stateOf(second))?.state]).toEqual([
    'SUCCESS',
    'PENDING',
  ])
})
