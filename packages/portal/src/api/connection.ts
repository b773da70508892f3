/** Whether the browser has a connection, for whatever is asked and for whoever is told. */

/** A time without a connection. */
export interface Outage {
  /** When it began, or was noticed, as an ISO instant. */
  since: string
}

let outage: Outage | null = null
const listeners = new Set<() => void>()
/** Those that go on when somebody says so, or the browser does. */
const waiting = new Set<() => void>()

function change(next: Outage | null): void {
  outage = next
  for (const listener of listeners) listener()
  if (next === null) goOn()
}

function goOn(): void {
  const all = [...waiting]
  waiting.clear()
  for (const resume of all) resume()
}

/** Says that there is no connection, unless that is known. */
function noteOutage(): void {
  if (outage === null) change({ since: new Date().toISOString() })
}

addEventListener('offline', noteOutage)
addEventListener('online', () => change(null))

export const connection = {
  /** The time without a connection that has not ended; null while there is one, as far as is known. */
  get: (): Outage | null => outage,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Lets all that waits try at once. */
  tryNow: goOn,
}

/**
 * Waits for the connection, or for a reader who wants to try at once.
 * @param maxMs how long at most
 * @throws the signal's reason once it is aborted
 */
export function untilConnected(signal?: AbortSignal, maxMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = () => {
      waiting.delete(resume)
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    const resume = () => {
      end()
      resolve()
    }
    const stop = () => {
      end()
      reject(signal?.reason)
    }
    const timer = maxMs === undefined ? undefined : setTimeout(resume, maxMs)
    signal?.addEventListener('abort', stop, { once: true })
    waiting.add(resume)
  })
}

/**
 * Asks; what fails without an answer while there is no connection is asked again when there is one.
 * @param hasNoAnswer tells such a failure from others
 * @throws what `ask` does otherwise; an abort comes as the signal's reason
 */
export async function onceConnected<Answer>(
  ask: () => Promise<Answer>,
  hasNoAnswer: (error: unknown) => boolean,
  signal?: AbortSignal,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!hasNoAnswer(error) || navigator.onLine) throw error
      noteOutage()
      await untilConnected(signal)
    }
  }
}
