import type { Endpoint } from '@netportal/contract'
import { ApiError } from './ApiError.ts'

/** Returns the text that tells a reader of a call that failed: the server's reason, or the call's own text. */
export function errorMessage(error: unknown, { failure }: Pick<Endpoint, 'failure'>): string {
  return error instanceof ApiError ? error.message : failure
}
