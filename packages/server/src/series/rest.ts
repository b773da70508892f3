import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits for as long as a step has taken, so that others keep half of the database at least.
 * @param startMs when the step began, by `performance.now()`
 * @param signal ends the pause
 */
export async function restAfter(startMs: number, signal?: AbortSignal): Promise<void> {
  await wait(performance.now() - startMs, undefined, { signal }).catch(() => {})
}
