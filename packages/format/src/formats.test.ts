import { describe, expect, test } from 'vitest'
import { createFormats } from './formats.ts'
import { formatCompact, formatCount, formatNumber } from './number.ts'
import { formatPercent } from './percent.ts'
import { formatDate, formatDateTime, formatDayOfYear, formatMonth, formatTime } from './time.ts'

const afternoon = '2026-06-11T13:05:00Z'
const zone = 'Europe/Berlin'
/** Numbers and percent signs stand together by spaces of several kinds. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('en', () => {
  test('is what the functions of this package do', () => {
    expect(createFormats('en')).toMatchObject({
      formatCompact,
      formatCount,
      formatDate,
      formatDateTime,
      formatDayOfYear,
      formatMonth,
      formatNumber,
      formatPercent,
      formatTime,
    })
    expect(formatDayOfYear(afternoon, zone)).toBe('06-11')
    expect(formatMonth(afternoon, zone)).toBe('2026-06')
    expect(formatNumber(1284.5678)).toBe('1284.5678')
    expect(formatNumber(1284.5678, 2)).toBe('1284.57')
  })
})

describe('de', () => {
  const german = createFormats('de')

  test('writes numbers as they are written in German', () => {
    expect(german.formatCount(1_284)).toBe('1.284')
    expect(german.formatNumber(1284.5678)).toBe('1284,5678')
    expect(german.formatNumber(1284.5678, 2)).toBe('1284,57')
    expect(plain(german.formatCompact(20_000_000))).toBe('20 Mio.')
    expect(plain(german.formatPercent(99.999, 2))).toBe('99,99 %')
    expect(plain(german.formatPercent(100, 1))).toBe('100,0 %')
    expect(plain(german.formatPercent(0.001, 1))).toBe('0,1 %')
  })

  test('writes instants as they are written in German, on the clocks of their zone', () => {
    expect(german.formatDateTime(afternoon, zone)).toBe('11.06.2026, 15:05')
    expect(german.formatDate(afternoon, zone)).toBe('11.06.2026')
    expect(german.formatDayOfYear(afternoon, zone)).toBe('11.06.')
    expect(german.formatMonth(afternoon, zone)).toBe('06/2026')
    expect(german.formatTime('2026-06-10T22:00:00Z', zone)).toBe('00:00')
  })

  test('marks an unknown zone and a repeated hour as English does', () => {
    expect(german.formatDateTime(afternoon, 'Mars/Base')).toBe('11.06.2026, 13:05 (UTC)')
    expect(german.formatDateTime('2026-10-25T01:30:00Z', zone)).toBe('25.10.2026, 02:30 (+01:00)')
  })

  test('says what is missing as every formatter does', () => {
    expect(german.formatCount(null)).toBe('N/A')
    expect(german.formatCompact(Number.NaN)).toBe('N/A')
    expect(german.formatPercent(undefined, 1)).toBe('N/A')
    expect(german.formatDateTime('never', zone)).toBe('N/A')
    expect(german.formatDate(null, zone)).toBe('N/A')
  })
})

test.each([
  ['en-GB', '11/06/2026, 15:05'],
  ['en-US', '06/11/2026, 03:05 PM'],
  ['sv', '2026-06-11 15:05'],
])('%s writes an instant as people do there', (locale, text) => {
  expect(plain(createFormats(locale).formatDateTime(afternoon, zone))).toBe(text)
})

test.each([
  ['en', 1, 'file'],
  ['en', 2, 'files'],
  ['pl', 1, 'plik'],
  ['pl', 3, 'pliki'],
  ['pl', 5, 'plików'],
  ['pl', 1.5, 'pliku'],
])('%s has the form for %d', (locale, count, form) => {
  const forms =
    locale === 'en'
      ? { one: 'file', other: 'files' }
      : { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }
  expect(createFormats(locale).plural(count, forms)).toBe(form)
})

test('refuses what is no tag of a language', () => {
  expect(() => createFormats('de_DE')).toThrow(RangeError)
})
