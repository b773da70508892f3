import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TracedCall, Tracing } from '../observe/trace.ts'

/** Whoever asks for these does so every few seconds, and learns no more by a trace. */
const untraced = /^\/api\/(health\/|metrics$)/

/** Has each call traced, so that all it does belongs to it. Comes before the hooks whose work is to be seen. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const calls = new WeakMap<FastifyRequest, TracedCall>()
  tracing.logTo(app.log)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id: requestId, headers, routeOptions } = request
    const { url: route } = routeOptions
    if (route !== undefined && untraced.test(route)) return done()
    const call = tracing.beginCall({ method, route, requestId, parent: headers.traceparent })
    calls.set(request, call)
    call.run(done)
  })
  app.addHook('onRequestAbort', async (request) => calls.get(request)?.end(null))
  app.addHook('onResponse', (request, reply, done) => {
    const call = calls.get(request)
    if (!call) return done()
    call.end(reply.statusCode)
    // For the log line that follows.
    call.run(done)
  })
}
