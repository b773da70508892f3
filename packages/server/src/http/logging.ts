import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/config.ts'
import { type Meters, noMeters } from '../observe/meters.ts'
import { traceId } from '../observe/trace.ts'

/** Where log lines go. */
export interface LogStream {
  write(line: string): void
}

/**
 * Logs as JSON lines. They hold no addresses with parameters, queries, tokens or personal data: a request
 * is named by its route's pattern, who makes it by internal ids, an error by its code, message and stack.
 * @param isTraced whether they name their trace
 */
export function logOptions(
  level: LogLevel,
  stream: LogStream = process.stdout,
  isTraced = false,
): NonNullable<FastifyServerOptions['logger']> {
  const options = { level, base: null, stream, serializers: { err: describeError } }
  return isTraced ? { ...options, mixin: nameTrace } : options
}

/** Lets a line be found by the trace that it belongs to, and the other way round. */
function nameTrace(): { trace_id?: string } {
  const id = traceId()
  return id === undefined ? {} : { trace_id: id }
}

/** Logs one line for each answered request, and counts it. */
export function logRequests(app: FastifyInstance, meters: Meters = noMeters): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    meters.answered({ method, route: routeOptions.url, status, seconds: ms / 1000 })
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status, ms: Math.round(ms) },
      'answered',
    )
  })
}

/** An error of the database also carries the values that it was about: they are left out. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code }
}
