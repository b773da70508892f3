import { describe, expect, test } from 'vitest'
import { figureText, figureTone, suffixGap } from './figure.ts'

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

describe('suffixGap', () => {
  test.each([
    ['93.3', '%', '93.3%'],
    ['21', '°C', '21°C'],
    ['1.50', 'GB', '1.50 GB'],
    ['1,204', 'spaces', '1,204 spaces'],
    ['37', '(of 300)', '37 (of 300)'],
  ])('writes %s and %s as %s', (figure, suffix, text) => {
    expect(`${figure}${suffixGap(suffix)}${suffix}`).toBe(text)
  })
})
