import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openTestDatabase } from '../testing/database.ts'
import { passTime } from '../testing/passTime.ts'
import { noon } from '../testing/world.ts'
import { createWatches } from '../watch.ts'
import { createWorker, type RunTask } from '../worker/worker.ts'
import { forgetFuture, freeExpired, leaseMs, longestWaitSeconds, prepareQueue } from './boss.ts'
import {
  cancelTask,
  endTask,
  type Lease,
  noteFile,
  postponeTask,
  queueForgotten,
  renewLease,
  returnTask,
  sendTask,
  startTask,
} from './queue.ts'
import { takeTask } from './turns.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => database.pool.query('delete from reports; delete from pgboss.job'))

const success = { state: 'SUCCESS', reason: null } as const
const take = () => takeTask(database.pool)

async function insertReport(dueAt: Date | null = null): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into reports (report_type, request, file_name, period_start, period_end, initiated_at,
       due_at)
     values ('network_health', '{}', 'x.pdf', '2026-06-17', '2026-06-18', $1, $2) returning id`,
    [noon, dueAt],
  )
  return rows[0]?.id ?? 0
}

async function insertTask(dueAt: Date | null = null): Promise<number> {
  const id = await insertReport(dueAt)
  await sendTask(database.pool, { id, isAwaited: dueAt === null })
  return id
}

async function stateOf(id: number) {
  const { rows } = await database.pool.query<{ state: string; attempts: number; reason: string }>(
    'select state, attempts, reason from reports where id = $1',
    [id],
  )
  return rows[0]
}

async function jobCount(): Promise<number> {
  const { rows } = await database.pool.query('select from pgboss.job')
  return rows.length
}

async function taken(): Promise<Lease> {
  const lease = await take()
  if (lease === null) throw new Error('Nothing to take')
  return lease
}

/** Lets time pass as a server does that lives: it looks for tasks of those that died. */
async function pass(ms: number): Promise<void> {
  await passTime(database.pool, ms)
  await freeExpired(database.pool)
}

it('gives each task to one worker, those that people wait for first', async () => {
  const scheduled = await insertTask(noon)
  const first = await insertTask()
  const second = await insertTask()
  expect(await taken()).toMatchObject({ id: first, attempt: 1 })
  const leases = await Promise.all([take(), take(), take()])
  expect(leases.map((lease) => lease?.id).sort()).toEqual([scheduled, second, undefined])
  expect((await stateOf(first))?.state).toBe('RECEIVED')
})

describe("a database's clock that is set back for days", () => {
  const setBack = () =>
    database.pool.query(
      "update pgboss.job set start_after = start_after + interval '3 days', started_on = started_on + interval '3 days'",
    )

  it('keeps no task from its next attempt', async () => {
    const id = await insertTask()
    await postponeTask(database.pool, await taken(), { seconds: 30, reason: '', isCounted: true })
    await setBack()
    await forgetFuture(database.pool)
    expect((await taken()).id).toBe(id)
  })

  it('does not leave a task with a worker that died', async () => {
    const id = await insertTask()
    await taken()
    await setBack()
    await forgetFuture(database.pool)
    await pass(leaseMs)
    expect((await taken()).id).toBe(id)
  })

  it('hurries nothing that is not from then', async () => {
    await insertTask()
    const wait = { seconds: longestWaitSeconds, reason: '', isCounted: true }
    await postponeTask(database.pool, await taken(), wait)
    await forgetFuture(database.pool)
    expect(await take()).toBeNull()
  })
})

describe('a worker that died', () => {
  it('loses its task to another, and is not heard when it wakes up', async () => {
    const id = await insertTask()
    const dead = await taken()
    expect(await startTask(database.pool, dead)).toBe(true)
    await pass(leaseMs - 1000)
    expect(await take()).toBeNull()
    await pass(1000)
    const next = await taken()
    expect([next.id, next.attempt]).toEqual([id, 2])
    expect(await renewLease(database.pool, dead)).toBe(false)
    expect(await noteFile(database.pool, dead, noon)).toBe(false)
    const wait = { seconds: 0, reason: '', isCounted: true }
    expect(await postponeTask(database.pool, dead, wait)).toBe(false)
    expect(await returnTask(database.pool, dead)).toBe(false)
    const ending = { state: 'FAILURE', reason: 'late' } as const
    expect(await endTask(database.pool, dead, ending, noon)).toBe(false)
    expect(await renewLease(database.pool, next)).toBe(true)
    expect(await endTask(database.pool, next, success, noon)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS' })
  })

  it('is not heard either after the task was returned uncounted', async () => {
    await insertTask()
    const dead = await taken()
    await pass(leaseMs)
    await returnTask(database.pool, await taken())
    expect((await stateOf(dead.id))?.attempts).toBe(dead.attempt)
    expect(await endTask(database.pool, dead, success, noon)).toBe(false)
  })

  it('may still end its task until another takes it, which then finds nothing to do', async () => {
    const id = await insertTask()
    const slow = await taken()
    await pass(leaseMs)
    expect(await endTask(database.pool, slow, success, noon)).toBe(true)
    expect(await take()).toBeNull()
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1 })
  })

  it('never makes the queue give a task up: that is for its attempts to say', async () => {
    await insertTask()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await take())?.attempt).toBe(attempt)
      await pass(leaseMs)
    }
  })
})

it('keeps a task for a worker that renews its lease', async () => {
  await insertTask()
  const lease = await taken()
  for (let renewal = 0; renewal < 3; renewal += 1) {
    await pass(leaseMs - 1000)
    expect(await renewLease(database.pool, lease)).toBe(true)
  }
  expect(await take()).toBeNull()
  expect(await endTask(database.pool, lease, success, noon)).toBe(true)
  expect(await renewLease(database.pool, lease)).toBe(false)
})

it('lets a task wait until its time', async () => {
  const id = await insertTask()
  const wait = { seconds: 60, reason: 'Trying again.', isCounted: true }
  await postponeTask(database.pool, await taken(), wait)
  expect(await stateOf(id)).toEqual({ state: 'RETRY', attempts: 1, reason: 'Trying again.' })
  await pass(55_000)
  expect(await take()).toBeNull()
  await pass(5000)
  expect((await take())?.attempt).toBe(2)
})

it('does not count an attempt that only waited', async () => {
  await insertTask()
  await postponeTask(database.pool, await taken(), { seconds: 1, reason: '', isCounted: false })
  await pass(1000)
  expect((await take())?.attempt).toBe(1)
})

it('takes back a task as if it had never been taken: next in turn', async () => {
  const id = await insertTask()
  await insertTask()
  await returnTask(database.pool, await taken())
  expect(await stateOf(id)).toEqual({ state: 'PENDING', attempts: 0, reason: null })
  expect(await take()).toMatchObject({ id, attempt: 1 })
})

it('keeps nothing of what has ended, or was deleted', async () => {
  await insertTask()
  await endTask(database.pool, await taken(), success, noon)
  await insertTask()
  await database.pool.query('delete from reports')
  expect(await take()).toBeNull()
  expect(await jobCount()).toBe(0)
})

it('queues what has no job, once, and nothing else', async () => {
  const [waiting, held] = [await insertTask(noon), await insertTask()]
  expect((await taken()).id).toBe(held)
  const forgotten = await insertReport()
  await Promise.all([queueForgotten(database.pool), queueForgotten(database.pool)])
  expect([(await taken()).id, (await taken()).id]).toEqual([forgotten, waiting])
  expect(await take()).toBeNull()
})

it('takes over what a database from before the queue has under way', async () => {
  const { pool } = database
  await pool.query(
    `drop schema pgboss cascade;
     delete from schema_migrations where name = '0006_report_jobs.sql';
     drop index reports_open;
     alter table reports add run_at timestamptz, add lease_until timestamptz;
     create index reports_open on reports (run_at) where completed_at is null`,
  )
  const [waiting, held] = [await insertReport(noon), await insertReport()]
  await pool.query(
    `update reports set state = 'STARTED', attempts = 1, lease_id = gen_random_uuid(),
       lease_until = now() where id = $1`,
    [held],
  )
  await migrate(database)
  await prepareQueue(database)
  await queueForgotten(pool)
  expect(await taken()).toMatchObject({ id: held, attempt: 2 })
  expect(await taken()).toMatchObject({ id: waiting, attempt: 1 })
})

it('fails when the database does, in place of finding nothing to do', async () => {
  await insertTask()
  await database.pool.query('alter table pgboss.job rename to job_away')
  await expect(take()).rejects.toThrow('pgboss.job')
  await database.pool.query('alter table pgboss.job_away rename to job')
  expect(await take()).not.toBeNull()
})

it('is made ready by several processes at once, again and again', async () => {
  await database.pool.query('drop schema pgboss cascade')
  await Promise.all([1, 2, 3].map(() => prepareQueue(database)))
  await prepareQueue(database)
  const id = await insertTask()
  expect((await taken()).id).toBe(id)
})

it('a worker that lost its task to another is told to stop, and hears of nothing else', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const id = await insertTask()
    const errors: unknown[] = []
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const worker = createWorker({
      db: database.pool,
      database: createWatches().database,
      log: { error: (error: unknown) => errors.push(error) },
      runTask: (_lease, { signal }) => {
        begin()
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      },
      chores: [],
    })
    const done = worker.runDue()
    await begun
    await pass(leaseMs)
    const next = await taken()
    expect(next).toMatchObject({ id, attempt: 2 })
    vi.advanceTimersByTime(leaseMs / 3)
    await done
    expect(errors).toMatchObject([{ err: { name: 'AbortError' } }])
    expect(await endTask(database.pool, next, success, noon)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

it('a worker whose task is cancelled leaves it at the next look, and that is no fault', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const id = await insertTask()
    const errors: unknown[] = []
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const worker = createWorker({
      db: database.pool,
      database: createWatches().database,
      log: { error: (error: unknown) => errors.push(error) },
      runTask: (_lease, { signal, tell }) => {
        tell({ done: 3, of: 5 })
        begin()
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      },
      chores: [],
    })
    const done = worker.runDue()
    await begun
    vi.advanceTimersByTime(1000)
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('select done, total from report_progress')
      expect(rows).toEqual([{ done: 3, total: 5 }])
    })
    await cancelTask(database.pool, id, { reason: 'Cancelled.', now: noon })
    vi.advanceTimersByTime(1000)
    await done
    expect(errors).toEqual([])
    expect(await jobCount()).toBe(0)
    expect(await stateOf(id)).toMatchObject({ state: 'FAILURE', reason: 'Cancelled.' })
  } finally {
    vi.useRealTimers()
  }
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
    await endTask(database.pool, lease, success, noon)
  }
  const worker = createWorker({
    db: database.pool,
    database: createWatches().database,
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
