import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Has every address that is served answer other methods with 405 and those that it knows (RFC 9110
 * §15.5.6): 'Not found' would send whoever calls looking for another address.
 * @returns what adds that, once all routes are there
 */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const served = known.get(url) ?? new Set()
    known.set(url, served)
    for (const name of [method].flat()) served.add(name)
  })
  return () => {
    for (const [url, served] of [...known]) {
      const allow = methods.filter((method) => served.has(method)).join(', ')
      const others = methods.filter((method) => !served.has(method))
      if (allow === '' || others.length === 0) continue
      app.route({
        method: others,
        url,
        exposeHeadRoute: false,
        onRequest: async () => {
          throw new HttpError(405, 'This cannot be done here.', { allow })
        },
        handler: async () => {},
      })
    }
  }
}
