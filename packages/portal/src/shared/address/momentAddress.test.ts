import { describe, expect, it, test } from 'vitest'
import { minuteAfter, readMoment, withMoment, writeMoment } from './momentAddress.ts'

const newYork = 'America/New_York'

describe('a moment in an address', () => {
  test.each([
    ['2026-11-26T22:34', '2026-11-27T03:34:00.000Z'],
    ['2026-11-26 22:34', '2026-11-27T03:34:00.000Z'],
    ['2026-11-26T22:34:30', '2026-11-27T03:34:30.000Z'],
    ['2026-11-26', '2026-11-26T05:00:00.000Z'],
    ['2026-11-26T22:34Z', '2026-11-26T22:34:00.000Z'],
    ['2026-11-26T22:34:00.500+01:00', '2026-11-26T21:34:00.500Z'],
    // As a link may carry it whose plus nobody encoded.
    ['2026-11-26T22:34 01:00', '2026-11-26T21:34:00.000Z'],
    // An hour that comes twice, and one that does not come.
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T01:30-05:00', '2026-11-01T06:30:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ])('%s is %s', (text, iso) => {
    const ms = readMoment(text, newYork)
    expect(ms === null ? null : new Date(ms).toISOString()).toBe(iso)
  })

  test.each([
    '',
    'now',
    'yesterday at 10:00',
    '2026-02-30T10:00',
    '2026-11-26T25:00',
    '1767225600',
    '22:34',
  ])('is not %j', (text) => expect(readMoment(text, newYork)).toBeNull())

  test.each([
    ['2026-11-27T03:34:00Z', newYork, '2026-11-26T22:34'],
    ['2026-11-01T05:30:00Z', newYork, '2026-11-01T01:30-04:00'],
    ['2026-11-01T06:30:00Z', newYork, '2026-11-01T01:30-05:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30+01:00'],
    ['2026-06-18T12:00:00Z', 'Europe/Atlantis', '2026-06-18T12:00'],
  ])('%s in %s is written %s, and read as written', (iso, zone, text) => {
    expect(writeMoment(Date.parse(iso), zone)).toBe(text)
    expect(readMoment(text, zone)).toBe(Date.parse(iso))
  })

  it('leaves the rest of the address, and turns to the first page', () => {
    const query = new URLSearchParams('q=AP&page=3&at=x')
    expect(withMoment(query, '2026-11-26T22:34').toString()).toBe('q=AP&at=2026-11-26T22%3A34')
    expect(withMoment(query, null).toString()).toBe('q=AP')
  })
})

test('what happened within a minute is there at its end', () => {
  expect(minuteAfter(60_000)).toBe(60_000)
  expect(minuteAfter(60_001)).toBe(120_000)
})
