import { StartError } from '../http/errors.ts'

/** The variables that lead to the database. */
export type AddressName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

/** One of several addresses says why a connection cannot be made, all of them say nothing. */
export function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? firstOf(error.errors[0]) : error
}

/** Says why a connection cannot be made, without a full stop. */
export function connectReason(error: unknown): string {
  const first = firstOf(error)
  const reason = first instanceof Error ? first.message : String(first)
  // What `pg` says of it names no setting.
  return /client password must be/.test(reason)
    ? 'it asks for a password, and the address has none'
    : reason
}

/** Says in a sentence that a server cannot be reached. */
export function unreachable(name: AddressName, error: unknown): StartError {
  return new StartError(`The database of ${name} cannot be used: ${connectReason(error)}.`)
}

/**
 * Puts what keeps tables from being made into a sentence, where it is the database's or its user's fault.
 * @returns the error itself where it is not
 */
export function explainPostgres(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (!(error instanceof Error) || error instanceof StartError) return error
  if (isReadOnly(error)) {
    return new StartError(
      'The database of DATABASE_URL takes no writes: it is a replica, or was set to be read only.',
    )
  }
  if (code === '42501') {
    return new StartError(
      `The user of DATABASE_URL lacks a right in its database: ${error.message}. Let it own the database and all in it.`,
    )
  }
  return error
}

const readOnlyCode = '25006'

/** Whether it was refused, or would be, since the database takes no writes. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === readOnlyCode
}

/** Makes an error for which `isReadOnly` holds. */
export function readOnly(): Error {
  return Object.assign(new Error('The database takes no writes.'), { code: readOnlyCode })
}
