const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/**
 * Reads how long a server asks to be left alone. RFC 9110 §10.2.3.
 * @param header seconds or an HTTP date; null where there is none, or where the browser does not show it
 * @param nowMs epoch milliseconds, which a date counts from
 * @returns milliseconds from now, 0 for what is over; null for what cannot be read
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  if (!httpDate.test(text)) return null
  const atMs = Date.parse(text)
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs)
}
