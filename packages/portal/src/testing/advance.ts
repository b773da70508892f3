import { vi } from 'vitest'

/** As it is before a test takes it away. */
const realTimeout = globalThis.setTimeout.bind(globalThis)

/**
 * Lets faked time pass. Answers of the network come in real time, however short: it stops for them
 * after each second.
 */
export async function advance(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1000))
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => realTimeout(resolve, 0))
    }
  }
}
