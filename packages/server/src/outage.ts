const minuteMs = 60_000

/** What fails outside of the process for so long, such as a mail server, is given up. */
export const giveUpMs = 24 * 60 * minuteMs

/** Tells how long to wait before what fails outside of the process is tried again: soon at first, then less often. */
export function retryAfterMs(elapsedMs: number): number {
  if (elapsedMs < 5 * minuteMs) return minuteMs / 2
  return elapsedMs < 60 * minuteMs ? 5 * minuteMs : 30 * minuteMs
}
