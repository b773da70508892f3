import type { FastifyInstance } from 'fastify'
import { isDatabaseDown } from './database/unavailable.ts'
import { repeat } from './repeat.ts'
import type { Watch } from './watch.ts'

/** Work that no answer waits for. What fails is logged under its name, which holds no personal data. */
export interface Background {
  /** Starts it now. */
  run(name: string, work: () => Promise<void>): void
  /**
   * Does it when the server begins to listen, and again and again after that.
   * @param work ends early, between two steps, once the signal says that the server closes: closing waits for it
   */
  repeat(name: string, everyMs: number, work: (closing: AbortSignal) => Promise<void>): void
}

/** Makes `Background` for a server: closing it waits for what has begun. */
export function createBackground(app: FastifyInstance, database: Watch): Background {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  const fail = (name: string) => (error: unknown) => {
    if (isDatabaseDown(error)) database.failed(error)
    else app.log.error({ err: error }, `${name} failed`)
  }
  const run: Background['run'] = (name, work) => {
    const promise = work()
      .catch(fail(name))
      .finally(() => running.delete(promise))
    running.add(promise)
  }
  return {
    run,
    repeat(name, everyMs, work) {
      const workOn = () => work(closing.signal)
      let loop: ReturnType<typeof repeat> | undefined
      app.addHook('onListen', async () => {
        run(name, workOn)
        loop = repeat(everyMs, workOn, fail(name))
      })
      app.addHook('onClose', async () => {
        await loop?.close()
      })
    },
  }
}
