import { within } from '../../within.ts'

/** Says why a store did not do what it was asked, in words that hold no key, no signature and no address. */
export class BucketFault extends Error {
  /** Whether there is no such file, which is an answer, too. */
  readonly isMissing: boolean

  constructor(message: string, isMissing = false) {
    super(message)
    this.name = 'BucketFault'
    this.isMissing = isMissing
  }
}

/** Waits for what a store was asked, but not for ever. @throws BucketFault for all that goes wrong */
export async function waitForStore<Answer>(
  ms: number,
  bucket: string,
  work: Promise<Answer>,
): Promise<Answer> {
  const told = work.catch((error: unknown) => {
    throw error instanceof BucketFault ? error : toFault(error, bucket)
  })
  try {
    return await within(ms, `bucket '${bucket}'`, told)
  } catch (error) {
    if (error instanceof BucketFault) throw error
    throw new BucketFault(error instanceof Error ? error.message : 'No answer.')
  }
}

/**
 * Tells an error of the SDK by its kind alone: stores repeat in their words the key that they were shown, and what was
 * signed.
 */
function toFault(error: unknown, bucket: string): BucketFault {
  // The SDK calls whatever has a code, such as ECONNREFUSED, by the name of a timeout.
  const kind = wordOf(error, 'code') ?? wordOf(error, 'name') ?? 'no answer'
  const status = fieldOf(fieldOf(error, '$metadata'), 'httpStatusCode')
  const what = typeof status === 'number' ? `${kind}, HTTP ${status}` : kind
  return new BucketFault(
    `The bucket '${bucket}' cannot be used: ${what}.`,
    // An answer without a body does not say what is missing.
    status === 404 && kind !== 'NoSuchBucket',
  )
}

function wordOf(error: unknown, name: string): string | null {
  const word = fieldOf(error, name)
  return typeof word === 'string' && /^[A-Za-z]\w{1,59}$/.test(word) ? word : null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
