import { expect, it } from 'vitest'
import { ageText } from './ageText.ts'

const at = '2026-06-18T13:32:00.000Z'
const minute = 60_000

it.each([
  [-5 * minute, 'Just now'],
  [0, 'Just now'],
  [minute - 1, 'Just now'],
  [minute, '1 min ago'],
  [60 * minute - 1, '59 min ago'],
  [60 * minute, '1 h ago'],
  [47.9 * 60 * minute, '47 h ago'],
  [48 * 60 * minute, '2 days ago'],
])('after %i ms says %s', (ms, text) => {
  expect(ageText(at, Date.parse(at) + ms)).toBe(text)
})
