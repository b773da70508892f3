/** An answer other than success, with the message that its reader sees. Thrown anywhere in a handler. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param status 4xx: the message is shown as it is
   * @param detail a sentence for the reader; never says whether a thing of another company exists
   */
  constructor(status: number, detail: string, headers: Record<string, string> = {}) {
    super(detail)
    this.name = 'HttpError'
    this.status = status
    this.headers = headers
  }
}

/** Makes the same error for things that do not exist and for those that are not the viewer's. */
export function notFound(): HttpError {
  return new HttpError(404, 'Not found.')
}

/**
 * Refuses what comes too often.
 * @param detail a sentence for the reader
 * @param waitSeconds when another try may pass, as `Retry-After` says it to programs
 */
export function tooMany(detail: string, waitSeconds: number): HttpError {
  return new HttpError(429, detail, { 'retry-after': String(waitSeconds) })
}

/** When something outside of the server may work again, for whoever asks again. */
const unavailableSeconds = 10

/** Says that the server cannot do its work now, for a reason that may pass. */
export function unavailable(detail: string): HttpError {
  return new HttpError(503, detail, { 'retry-after': String(unavailableSeconds) })
}

/** Why the server cannot start, each fault in one sentence for whoever runs it. */
export class StartError extends Error {
  readonly faults: readonly string[]

  constructor(...faults: string[]) {
    super(faults.join('\n'))
    this.name = 'StartError'
    this.faults = faults
  }
}
