import { describe, expect, it } from 'vitest'
import { countedText, sumPeriodText } from './countedText.ts'

const at = '2026-06-18T13:32:00Z'
const minute = 60_000
const after = (minutes: number) => Date.parse(at) + minutes * minute

describe('the age of a count', () => {
  it.each([
    [-5, 'Counted just now', false],
    [0.5, 'Counted just now', false],
    [12, 'Counted 12 min ago', false],
    [120, 'Counted 2 h ago', false],
    [121, 'Counted 2 h ago, late', true],
    [180, 'Counted 3 h ago, late', true],
    [4320, 'Counted 3 days ago, late', true],
  ])('after %d min of an hourly count', (minutes, text, isLate) => {
    expect(countedText({ at, intervalSeconds: 3600 }, after(minutes))).toEqual({ text, isLate })
  })

  it.each([
    [{ at: undefined, intervalSeconds: 3600 }],
    [{ at: null, intervalSeconds: 3600 }],
    [{ at, intervalSeconds: undefined }],
  ])('is not told by %j', (measured) => {
    expect(countedText(measured, after(500))).toBeNull()
  })
})

it.each([
  [24, '(24 h)'],
  [1440, '(1,440 h)'],
  [0, undefined],
  [null, undefined],
  [undefined, undefined],
])('a sum of %s hours says %s', (hours, text) => {
  expect(sumPeriodText(hours)).toBe(text)
})
