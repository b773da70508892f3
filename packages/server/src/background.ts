import type { FastifyInstance } from 'fastify'
import { isDatabaseDown } from './database/unavailable.ts'
import { repeat } from './repeat.ts'
import type { Watch } from './watch.ts'

/** Work that no answer waits for. What fails is logged under its name, which holds no personal data. */
export interface Background {
  /** Starts it now. */
  run(name: string, work: () => Promise<void>): void
  /** Does it when the server begins to listen, and again and again after that. */
  repeat(name: string, everyMs: number, work: () => Promise<void>): void
}

/** Makes `Background` for a server: closing it waits for what has begun. */
export function createBackground(app: FastifyInstance, database: Watch): Background {
  const running = new Set<Promise<void>>()
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
      let loop: ReturnType<typeof repeat> | undefined
      app.addHook('onListen', async () => {
        run(name, work)
        loop = repeat(everyMs, work, fail(name))
      })
      app.addHook('onClose', async () => {
        await loop?.close()
      })
    },
  }
}
