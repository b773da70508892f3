import { expect, it } from 'vitest'
import { periodText } from './periodText.ts'

it.each([
  ['2026-10-01', '2026-10-31', '2026', '1 to 31 October'],
  ['2026-09-28', '2026-10-04', '2026', '28 September to 4 October'],
  ['2026-06-17', '2026-06-17', '2026', '17 June'],
  ['2026-12-01', '2026-12-31', '2027', '1 to 31 December 2026'],
  ['2026-12-31', '2026-12-31', '2027', '31 December 2026'],
  ['2026-12-29', '2027-01-04', '2027', '29 December 2026 to 4 January 2027'],
  ['2028-02-01', '2028-02-29', '2028', '1 to 29 February'],
])('%s to %s, read in %3$s, is %s', (start, end, year, text) => {
  expect(periodText({ start, end }, year)).toBe(text)
})
