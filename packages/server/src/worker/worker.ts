import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { isDatabaseDown } from '../database/unavailable.ts'
import { leaseMs } from '../tasks/boss.ts'
import { type Lease, renewLease, returnTask, takeTask } from '../tasks/queue.ts'
import type { Watch } from '../watch.ts'

/** Does a task to its end; what goes wrong is its own to settle. */
export type RunTask = (lease: Lease, signal: AbortSignal) => Promise<void>

/** Something to do now and again, such as looking for schedules that are due. */
interface Chore {
  name: string
  everyMs: number
  run: () => Promise<void>
}

export interface WorkerOptions {
  db: pg.Pool
  log: Pick<FastifyBaseLogger, 'error'>
  /** Told whether the database works. */
  database: Watch
  runTask: RunTask
  chores: readonly Chore[]
}

export interface Worker {
  /** Does whatever is to be done now, and returns when nothing is left. */
  runDue(): Promise<void>
  /** Looks for work again and again, until it is closed. */
  start(): void
  /** Takes no more work, and waits a while for what is under way; what does not end is given back. */
  close(): Promise<void>
}

/** People look every three seconds. */
const pollMs = 1000
/** Less than the server gives itself to stop. */
const patienceMs = 6000

/** Makes the worker of a process, which does one task at a time. */
export function createWorker({ db, log, database, runTask, chores }: WorkerOptions): Worker {
  const nextRuns = new Map<string, number>()
  const abandoned = new AbortController()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  // Without its database a worker looks again each second: that is told once.
  const report = (error: unknown, message: string) => {
    if (isDatabaseDown(error)) database.failed(error)
    else log.error({ err: error }, message)
  }

  const runChores = async (which: (chore: Chore) => boolean) => {
    for (const chore of chores.filter(which)) {
      // Not by the clock of the tasks, which may be set back.
      nextRuns.set(chore.name, performance.now() + chore.everyMs)
      await chore.run().catch((error: unknown) => report(error, `${chore.name} failed`))
    }
  }
  const isDue = ({ name }: Chore) => performance.now() >= (nextRuns.get(name) ?? 0)

  const runNext = async (): Promise<boolean> => {
    if (isClosing) return false
    const lease = await takeTask(db)
    database.worked()
    if (lease === null) return false
    await runLeased(lease)
    return true
  }

  const runLeased = async (lease: Lease) => {
    const lost = new AbortController()
    const renewal = setInterval(() => {
      renewLease(db, lease).then(
        (isHeld) => isHeld || lost.abort(),
        // The database may be back before the lease ends.
        () => {},
      )
    }, leaseMs / 3)
    try {
      await runTask(lease, AbortSignal.any([lost.signal, abandoned.signal]))
    } catch (error) {
      if (abandoned.signal.aborted) await returnTask(db, lease)
      else report(error, 'task failed')
    } finally {
      clearInterval(renewal)
    }
  }

  const runTasks = async () => {
    while (await runNext()) await runChores(isDue)
  }

  const loop = () => {
    running = runChores(isDue)
      .then(runTasks)
      .catch((error: unknown) => report(error, 'worker failed'))
      .then(() => {
        if (!isClosing) timer = setTimeout(loop, pollMs)
      })
  }

  return {
    runDue: async () => {
      await runChores(() => true)
      await runTasks()
    },
    start: loop,
    close: async () => {
      isClosing = true
      clearTimeout(timer)
      const patience = setTimeout(() => abandoned.abort(), patienceMs)
      await running
      clearTimeout(patience)
    },
  }
}
