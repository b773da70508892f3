import { limits } from '@netportal/contract'
import { session } from '../auth/session.ts'
import { wait } from '../shared/wait.ts'

/** For how long nothing is asked, because the server has asked for that. On the clock of `performance.now`. */
export interface ServerWait {
  untilMs: number
  /** How long the first of the waits in a row was to be: a reader is told of one, not of each. */
  announcedMs: number
}

/** Waits in a row: from a refusal to the first answer that is none. */
interface Waits extends ServerWait {
  sinceMs: number
  refusals: number
  /** Whether the server still refused when the time for waiting was over. */
  isSpent: boolean
}

const firstBackoffMs = 1000

let waits: Waits | null = null
const listeners = new Set<() => void>()

/** Wait that all calls share, as one server counts them together; null when there is nothing to wait for. */
export const serverWait = {
  get: (): ServerWait | null => (waits?.isSpent ? null : waits),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change(next: Waits | null): void {
  waits = next
  for (const listener of listeners) listener()
}

// Another person's calls are counted apart.
session.subscribe(() => waits !== null && change(null))

/**
 * Asks, and waits and asks again for as long as the server refuses because it was asked too often: as long as it
 * says, without a word longer each time, and 60 seconds at most until somebody gets an answer.
 * @returns an answer, or the refusal that was one too many
 * @throws what `ask` does; an abort comes as the signal's reason
 */
export async function askPatiently<Answer extends { status: number; retryAfterMs: number | null }>(
  ask: () => Promise<Answer>,
  signal: AbortSignal = never,
): Promise<Answer> {
  for (;;) {
    while (waits !== null && waits.untilMs > performance.now()) {
      await wait(waits.untilMs - performance.now(), signal)
    }
    const answer = await ask()
    if (answer.status !== 429) {
      if (waits !== null && waits.untilMs <= performance.now()) change(null)
      return answer
    }
    if (!isWorthWaiting(answer.retryAfterMs)) return answer
  }
}

const never = new AbortController().signal

/** Takes note of a refusal. @returns false once the time for waiting is over */
function isWorthWaiting(retryAfterMs: number | null): boolean {
  const nowMs = performance.now()
  // Calls that were sent together are refused together.
  if (waits !== null && waits.untilMs > nowMs) return true
  const isOver = waits !== null && nowMs - waits.untilMs > limits.serverWaitMaxMs
  const sinceMs = waits === null || isOver ? nowMs : waits.sinceMs
  const refusals = waits === null || isOver ? 0 : waits.refusals
  const leftMs = sinceMs + limits.serverWaitMaxMs - nowMs
  if (leftMs <= 0) {
    if (waits !== null && !waits.isSpent) change({ ...waits, isSpent: true })
    return false
  }
  const backoffMs = firstBackoffMs * 2 ** refusals
  const waitMs = Math.min(Math.max(retryAfterMs ?? 0, backoffMs), leftMs)
  change({
    sinceMs,
    refusals: refusals + 1,
    untilMs: nowMs + waitMs,
    isSpent: false,
    announcedMs: refusals === 0 ? waitMs : (waits?.announcedMs ?? waitMs),
  })
  return true
}
