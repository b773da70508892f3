import { expect, it } from 'vitest'
import { cameBackAtText } from './outageTexts.ts'

it.each([
  ['2026-06-18T08:00:00Z', false, '2026-06-18 09:00'],
  [null, true, 'Not yet'],
  // Of a silent site nobody knows.
  [undefined, false, 'N/A'],
])('one that was back at %s, still down: %s, reads %s', (at, isStillDown, text) => {
  expect(cameBackAtText(at, isStillDown, 'Europe/London')).toBe(text)
})
