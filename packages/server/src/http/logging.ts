import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/config.ts'

/** Where log lines go. */
export interface LogStream {
  write(line: string): void
}

/**
 * Logs as JSON lines. They hold no addresses with parameters, queries, tokens or personal data: a request
 * is named by its route's pattern, an error by its code, message and stack.
 */
export function logOptions(
  level: LogLevel,
  stream: LogStream = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, stream, serializers: { err: describeError } }
}

/** One line for each answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
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
