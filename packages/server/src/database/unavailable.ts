/**
 * Classes of PostgreSQL's codes for a server that is gone, going, coming or full, or takes no writes, as after a
 * failover (its appendix A).
 */
const codes = /^(08...|25006|53300|57P0[1-5])$/

/** System errors of a connection that cannot be made, or broke. */
const brokenConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']

/** Messages of `pg` itself, which gives no codes. */
const texts =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/

/** Whether a statement was given up by the database itself, which works. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

/**
 * Whether an error says that the database cannot be reached or does not answer, as against one of a statement.
 * @param error of anything that is not a mail server, whose connections break alike
 */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const isConnecting = 'syscall' in error && error.syscall === 'connect'
  return (
    isConnecting || codes.test(code) || brokenConnection.includes(code) || texts.test(error.message)
  )
}
