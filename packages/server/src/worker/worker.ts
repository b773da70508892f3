import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { isDatabaseDown } from '../database/unavailable.ts'
import type { Running } from '../tasks/progress.ts'
import { type Lease, returnTask } from '../tasks/queue.ts'
import { smallSize } from '../tasks/size.ts'
import { type Choice, takeTask } from '../tasks/turns.ts'
import type { Watch } from '../watch.ts'
import { holdTask } from './heldTask.ts'

/** Does a task to its end; what goes wrong is its own to settle. */
export type RunTask = (lease: Lease, running: Running) => Promise<void>

/** Something to do now and again, such as looking for schedules that are due. */
interface Chore {
  name: string
  everyMs: number
  /** @param closing aborts when the worker is to end: what goes on for long stops where it can go on later */
  run: (closing: AbortSignal) => Promise<void>
}

export interface WorkerOptions {
  db: pg.Pool
  log: Pick<FastifyBaseLogger, 'error'>
  /** Told whether the database works. */
  database: Watch
  runTask: RunTask
  /** Does small tasks beside those of any size, so that they wait for no large one. @default nothing does */
  runSmallTask?: RunTask
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

/** Makes the worker of a process, which does one task at a time, and a small one beside it. */
export function createWorker({
  db,
  log,
  database,
  runTask,
  runSmallTask,
  chores,
}: WorkerOptions): Worker {
  const nextRuns = new Map<string, number>()
  const abandoned = new AbortController()
  const closing = new AbortController()
  const loops: { ended: Promise<void>; timer?: NodeJS.Timeout }[] = []

  // Without its database a worker looks again each second: that is told once.
  const report = (error: unknown, message: string) => {
    if (isDatabaseDown(error)) database.failed(error)
    else log.error({ err: error }, message)
  }

  const runChores = async (which: (chore: Chore) => boolean) => {
    for (const chore of chores.filter(which)) {
      // Not by the clock of the tasks, which may be set back.
      nextRuns.set(chore.name, performance.now() + chore.everyMs)
      await chore
        .run(closing.signal)
        .catch((error: unknown) => report(error, `${chore.name} failed`))
    }
  }
  const isDue = ({ name }: Chore) => performance.now() >= (nextRuns.get(name) ?? 0)

  const runNext = async ({ maxSize, run }: Lane): Promise<boolean> => {
    if (closing.signal.aborted) return false
    const lease = await takeTask(db, { maxSize })
    database.worked()
    if (lease === null) return false
    await runLeased(lease, run)
    return true
  }

  const runLeased = async (lease: Lease, run: RunTask) => {
    const held = holdTask(db, lease)
    try {
      const signal = AbortSignal.any([held.signal, abandoned.signal])
      await run(lease, { signal, tell: held.tell })
    } catch (error) {
      if (abandoned.signal.aborted) await returnTask(db, lease)
      else if (!held.isEnded()) report(error, 'task failed')
    } finally {
      held.close()
    }
  }

  const lanes: Lane[] = [
    { maxSize: null, run: runTask },
    ...(runSmallTask ? [{ maxSize: smallSize, run: runSmallTask }] : []),
  ]

  const runAll = async (lane: Lane) => {
    while (await runNext(lane)) {}
  }

  /** Does something again and again, a while after it was done. */
  const repeat = (work: () => Promise<void>) => {
    const loop: (typeof loops)[number] = { ended: Promise.resolve() }
    const turn = () => {
      loop.ended = work()
        .catch((error: unknown) => report(error, 'worker failed'))
        .then(() => {
          if (!closing.signal.aborted) loop.timer = setTimeout(turn, pollMs)
        })
    }
    loops.push(loop)
    turn()
  }

  return {
    runDue: async () => {
      await runChores(() => true)
      for (const lane of lanes) await runAll(lane)
    },
    start: () => {
      // A long report keeps no schedule from its time.
      repeat(() => runChores(isDue))
      for (const lane of lanes) repeat(() => runAll(lane))
    },
    close: async () => {
      closing.abort()
      for (const { timer } of loops) clearTimeout(timer)
      const patience = setTimeout(() => abandoned.abort(), patienceMs)
      await Promise.all(loops.map(({ ended }) => ended))
      clearTimeout(patience)
    },
  }
}

/** Tasks that are done one after the other. */
interface Lane extends Choice {
  run: RunTask
}
