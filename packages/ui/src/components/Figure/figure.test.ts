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
    expect(figureText({ value })).toBe(text)
  })

  test('takes the words of its caller', () => {
    expect(figureText({ value: 93.3 }, { formatValue: (value) => `${value}%` })).toBe('93.3%')
    expect(figureText({ value: 96.1, text: '96.10' })).toBe('96.10')
    expect(figureText({ value: null, text: '96.10' })).toBe('N/A')
    expect(figureText({ value: null }, { missingText: 'unknown' })).toBe('unknown')
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
