import type pg from 'pg'
import { statement } from './trace.ts'

/** Has the statements of a pool noted, those of its connections too, in the trace of whoever asks. */
export function traceStatements(pool: pg.Pool): void {
  traceQueries(pool)
  const connect = pool.connect
  const known = new WeakSet<pg.ClientBase>()
  define(pool, 'connect', (...given) => {
    const connected: unknown = Reflect.apply(connect, pool, given)
    if (!(connected instanceof Promise)) return connected
    return connected.then((connection: pg.PoolClient) => {
      if (!known.has(connection)) traceQueries(connection)
      known.add(connection)
      return connection
    })
  })
}

/** A pool asks its connections with a callback, in the context of whoever used them last: those it has noted itself. */
function traceQueries(target: Pick<pg.Pool, 'query'>): void {
  const { query } = target
  define(target, 'query', (...given) => {
    const ask = () => Reflect.apply(query, target, given)
    return typeof given.at(-1) === 'function' ? ask() : statement(given[0], ask)
  })
}

function define(target: object, name: string, value: (...given: unknown[]) => unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
