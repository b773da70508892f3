import type { FastifyInstance } from 'fastify'

/** Starts work that no answer waits for. Its failure is logged under the name, which holds no personal data. */
export type InBackground = (name: string, work: () => Promise<void>) => void

/** Makes `InBackground` for a server: closing it waits for what has begun. */
export function createBackground(app: FastifyInstance): InBackground {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return (name, work) => {
    const promise = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      .finally(() => running.delete(promise))
    running.add(promise)
  }
}
