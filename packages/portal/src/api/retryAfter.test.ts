import { expect, it } from 'vitest'
import { retryAfterMs } from './retryAfter.ts'

/** The example of RFC 9110 §10.2.3, a minute before it. */
const nowMs = Date.parse('1999-12-31T23:58:59Z')

it.each<[string | null, number | null]>([
  ['120', 120_000],
  ['0', 0],
  [' 7 ', 7000],
  ['100000', 100_000_000],
  ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 60_000],
  ['Fri, 31 Dec 1999 23:00:00 GMT', 0],
  ['Fri, 99 Dec 1999 23:59:59 GMT', null],
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  ['1999', 1_999_000],
  ['1999-12-31T23:59:59Z', null],
])('reads %j', (header, ms) => {
  expect(retryAfterMs(header, nowMs)).toBe(ms)
})
