import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureText } from '../text/measureText.ts'
import { timeTicks } from './timeTicks.ts'

const font = { sizePx: 12, weight: 400 } as const
const widthOf = (text: string) => measureText(text, font)

function ticksOf(from: string, to: string, zone: string, widthPx = 1128) {
  const span = { from: Date.parse(from), to: Date.parse(to), widthPx }
  return timeTicks(span, zone, widthOf, { left: -40, right: widthPx + 8 })
}

const shown = (...input: Parameters<typeof ticksOf>) =>
  ticksOf(...input).map(({ time, text }) => `${new Date(time).toISOString().slice(0, 16)} ${text}`)

const textsOf = (...input: Parameters<typeof ticksOf>) => ticksOf(...input).map(({ text }) => text)

describe('ticks stand at the clock of the zone', () => {
  test('through a day in London', () => {
    expect(shown('2026-06-17T13:30:00Z', '2026-06-18T13:30:00Z', 'Europe/London')).toEqual([
      '2026-06-17T14:00 15:00',
      '2026-06-17T17:00 18:00',
      '2026-06-17T20:00 21:00',
      '2026-06-17T23:00 06-18 00:00',
      '2026-06-18T02:00 03:00',
      '2026-06-18T05:00 06:00',
      '2026-06-18T08:00 09:00',
      '2026-06-18T11:00 12:00',
    ])
  })

  test('half an hour off in Kolkata', () => {
    expect(shown('2026-06-17T13:30:00Z', '2026-06-18T13:30:00Z', 'Asia/Kolkata')).toContain(
      '2026-06-17T18:30 06-18 00:00',
    )
  })

  test('over the day of 23 hours in Berlin', () => {
    expect(shown('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T23:00 03-29 00:00',
      '2026-03-29T01:00 03:00',
      '2026-03-29T04:00 06:00',
      '2026-03-29T07:00 09:00',
      '2026-03-29T10:00 12:00',
      '2026-03-29T13:00 15:00',
      '2026-03-29T16:00 18:00',
      '2026-03-29T19:00 21:00',
      '2026-03-29T22:00 03-30 00:00',
    ])
  })

  test('over the day of 25 hours in New York', () => {
    expect(shown('2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 'America/New_York')).toEqual([
      '2026-11-01T04:00 11-01 00:00',
      '2026-11-01T08:00 03:00',
      '2026-11-01T11:00 06:00',
      '2026-11-01T14:00 09:00',
      '2026-11-01T17:00 12:00',
      '2026-11-01T20:00 15:00',
      '2026-11-01T23:00 18:00',
      '2026-11-02T02:00 21:00',
      '2026-11-02T05:00 11-02 00:00',
    ])
  })

  test('over a week with a clock change in Sydney, days of their own length', () => {
    expect(shown('2026-04-01T13:00:00Z', '2026-04-08T14:00:00Z', 'Australia/Sydney')).toEqual([
      '2026-04-01T13:00 04-02',
      '2026-04-02T13:00 04-03',
      '2026-04-03T13:00 04-04',
      '2026-04-04T13:00 04-05',
      '2026-04-05T14:00 04-06',
      '2026-04-06T14:00 04-07',
      '2026-04-07T14:00 04-08',
      '2026-04-08T14:00 04-09',
    ])
  })

  test('and name the day where the clocks skip midnight', () => {
    expect(shown('2026-04-23T15:00:00Z', '2026-04-24T12:00:00Z', 'Africa/Cairo')).toContain(
      '2026-04-23T22:00 04-24 01:00',
    )
  })

  test('tell the two times of a repeated hour apart', () => {
    expect(textsOf('2026-11-01T05:25:00Z', '2026-11-01T06:35:00Z', 'America/New_York')).toEqual([
      '01:30 (-04:00)',
      '01:40 (-04:00)',
      '01:50 (-04:00)',
      '01:00 (-05:00)',
      '01:10 (-05:00)',
      '01:20 (-05:00)',
      '01:30 (-05:00)',
    ])
  })

  test('in UTC for a zone that nobody knows', () => {
    expect(textsOf('2026-06-17T01:00:00Z', '2026-06-17T05:00:00Z', 'Mars/Olympus')).toEqual(
      textsOf('2026-06-17T01:00:00Z', '2026-06-17T05:00:00Z', 'UTC'),
    )
  })
})

describe('the step follows the length of time', () => {
  test.each([
    ['20 minutes', '2026-06-17T10:00:00Z', '2026-06-17T10:20:00Z', ['10:00', '10:05', '10:10']],
    ['3 days', '2026-06-15T10:00:00Z', '2026-06-18T10:00:00Z', ['12:00', '06-16 00:00', '12:00']],
    ['7 days', '2026-06-11T12:00:00Z', '2026-06-18T12:00:00Z', ['06-12', '06-13', '06-14']],
    ['30 days', '2026-05-19T12:00:00Z', '2026-06-18T12:00:00Z', ['05-25', '06-01', '06-08']],
    ['60 days', '2026-04-19T12:00:00Z', '2026-06-18T12:00:00Z', ['04-20', '04-27', '05-04']],
    ['90 days', '2026-03-20T12:00:00Z', '2026-06-18T12:00:00Z', ['03-30', '04-13', '04-27']],
    ['a year', '2025-12-18T12:00:00Z', '2026-12-18T12:00:00Z', ['2026-01', '2026-04', '2026-07']],
    ['a century', '1930-01-01T00:00:00Z', '2030-01-02T00:00:00Z', ['1940-01', '1960-01']],
  ])('%s', (_, from, to, expected) => {
    expect(textsOf(from, to, 'UTC').slice(0, expected.length)).toEqual(expected)
  })

  test('days name the year where it changes', () => {
    expect(textsOf('2025-12-29T00:00:00Z', '2026-01-03T00:00:00Z', 'UTC')).toEqual([
      '12-29',
      '12-30',
      '12-31',
      '2026-01-01',
      '01-02',
      '01-03',
    ])
  })

  test('a phone gets fewer', () => {
    const phone = textsOf('2026-06-17T13:30:00Z', '2026-06-18T13:30:00Z', 'UTC', 247)
    expect(phone).toEqual(['18:00', '06-18 00:00', '06:00', '12:00'])
  })
})

test('texts never overlap, never leave the picture and follow in order', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const minute = 60_000
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020) / minute, max: Date.UTC(2030) / minute }),
      fc.integer({ min: 1, max: 200 * 1440 }),
      fc.constantFrom(...zones),
      fc.integer({ min: 120, max: 1400 }),
      (start, length, zone, widthPx) => {
        const span = { from: start * minute, to: (start + length) * minute, widthPx }
        const ticks = timeTicks(span, zone, widthOf, { left: -40, right: widthPx + 8 })
        for (const [index, tick] of ticks.entries()) {
          const half = measureText(tick.text, font) / 2
          expect(tick.textX - half).toBeGreaterThanOrEqual(-40)
          expect(tick.textX + half).toBeLessThanOrEqual(widthPx + 8)
          expect(Math.abs(tick.textX - tick.x)).toBeLessThanOrEqual(half)
          const next = ticks[index + 1]
          if (!next) continue
          expect(next.time).toBeGreaterThan(tick.time)
          expect(next.textX - measureText(next.text, font) / 2).toBeGreaterThan(tick.textX + half)
        }
      },
    ),
  )
})
