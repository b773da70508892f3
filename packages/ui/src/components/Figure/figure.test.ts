import { describe, expect, test } from 'vitest'
import { figureText, figureTone } from './figure.ts'

describe('figureText', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1240, '1,240'],
    [1234567, '1,234,567'],
    [null, 'N/A'],
  ])('says %s as %s', (value, text) => {
    expect(figureText(value)).toBe(text)
  })

  test('takes the words of its caller', () => {
    expect(figureText(93.3, { formatValue: (value) => `${value}%` })).toBe('93.3%')
    expect(figureText(null, { missingText: 'unknown' })).toBe('unknown')
  })
})

describe('figureTone', () => {
  test.each([
    [2, 'critical', 'critical'],
    [0, 'critical', 'muted'],
    [null, 'critical', 'muted'],
    [2, 'plain', 'plain'],
    [0, 'plain', 'muted'],
  ] as const)('draws %s of something %s as %s', (value, tone, drawn) => {
    expect(figureTone({ value, tone })).toBe(drawn)
  })
})
