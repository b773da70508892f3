import type { FastifyInstance } from 'fastify'
import { repeat } from './repeat.ts'

/** Work that no answer waits for. What fails is logged under its name, which holds no personal data. */
export interface Background {
  /** Starts it now. */
  run(name: string, work: () => Promise<void>): void
  /** Does it again and again, while the server listens. */
  repeat(name: string, everyMs: number, work: () => Promise<void>): void
}

/** Makes `Background` for a server: closing it waits for what has begun. */
export function createBackground(app: FastifyInstance): Background {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  const fail = (name: string) => (error: unknown) => app.log.error({ err: error }, `${name} failed`)
  return {
    run(name, work) {
      const promise = work()
        .catch(fail(name))
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    repeat(name, everyMs, work) {
      let loop: ReturnType<typeof repeat> | undefined
      app.addHook('onListen', async () => {
        loop = repeat(everyMs, work, fail(name))
      })
      app.addHook('onClose', async () => {
        await loop?.close()
      })
    },
  }
}
