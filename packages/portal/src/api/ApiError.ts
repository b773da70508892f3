/** Why a call brought nothing usable. */
export type ApiFailure =
  /** The request never got an answer: no connection, refused by the browser, or given up. */
  | { kind: 'no-answer' }
  /** The server refused. `detail` is its reason for the reader, null when it gave none. */
  | { kind: 'refused'; status: number; detail: string | null }
  /** The answer is no JSON, or not of the contract's shape. */
  | { kind: 'unreadable' }

/** A failed call. Its message is for the reader: the server's reason, or the call's own fallback. */
export class ApiError extends Error {
  readonly failure: ApiFailure

  constructor(failure: ApiFailure, fallback: string) {
    super((failure.kind === 'refused' ? failure.detail : null) ?? fallback)
    this.name = 'ApiError'
    this.failure = failure
  }

  /** The status that the server refused with, null when it did not refuse. */
  get status(): number | null {
    return this.failure.kind === 'refused' ? this.failure.status : null
  }

  /** Whether the same call may succeed later: not when the server has understood and said no. */
  get canRetry(): boolean {
    const { status } = this
    return status === null || status >= 500 || status === 408 || status === 429
  }
}
