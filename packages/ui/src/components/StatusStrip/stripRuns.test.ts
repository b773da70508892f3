import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StripPeriod, type StripState, stripRuns } from './stripRuns.ts'

describe('a strip of 0 to 1000', () => {
  test('gives each period its share', () => {
    const periods: StripPeriod[] = [
      { state: 'good', from: 0, to: 400 },
      { state: 'bad', from: 400, to: 500 },
      { state: 'unknown', from: 500, to: 1000 },
    ]
    expect(stripRuns(periods, 0, 1000)).toEqual([
      { state: 'good', startPercent: 0, widthPercent: 40 },
      { state: 'bad', startPercent: 40, widthPercent: 10 },
      { state: 'unknown', startPercent: 50, widthPercent: 50 },
    ])
  })

  test('cuts off what lies outside', () => {
    const periods: StripPeriod[] = [
      { state: 'good', from: -500, to: -100 },
      { state: 'good', from: -100, to: 100 },
      { state: 'bad', from: 900, to: 1400 },
      { state: 'good', from: 1400, to: 1500 },
    ]
    expect(stripRuns(periods, 0, 1000)).toEqual([
      { state: 'good', startPercent: 0, widthPercent: 10 },
      { state: 'bad', startPercent: 90, widthPercent: 10 },
    ])
  })

  test('draws bad periods too close to tell apart as one', () => {
    const periods: StripPeriod[] = [
      { state: 'bad', from: 100, to: 110 },
      { state: 'good', from: 110, to: 111 },
      { state: 'bad', from: 111, to: 120 },
      { state: 'good', from: 120, to: 140 },
      { state: 'bad', from: 140, to: 150 },
    ]
    expect(
      stripRuns(periods, 0, 1000).map(({ state, startPercent }) => [
        state,
        Math.round(startPercent),
      ]),
    ).toEqual([
      ['bad', 10],
      ['good', 12],
      ['bad', 14],
    ])
  })

  test('is empty without periods', () => {
    expect(stripRuns([], 0, 1000)).toEqual([])
  })
})

test.each<[StripState, ...StripState[]]>([
  ['good', 'bad'],
  ['good', 'unknown'],
  ['unknown', 'good', 'good'],
  ['good', 'unknown', 'bad'],
])('stays drawable however restless the history is, between %s and %s', (...states) => {
  const periods = Array.from(
    { length: 99_999 },
    (_, index): StripPeriod => ({
      state: states[index % states.length] ?? 'good',
      from: index,
      to: index + 1,
    }),
  )
  const runs = stripRuns(periods, 0, 99_999)
  expect(runs.length).toBeLessThanOrEqual(1001)
  // Nowhere a hole.
  const drawn = runs.reduce((sum, { widthPercent }) => sum + widthPercent, 0)
  expect(drawn).toBeCloseTo(100, 6)
})

test('draws a column in the state that most of it is in', () => {
  const periods: StripPeriod[] = [
    { state: 'good', from: 0, to: 30 },
    { state: 'unknown', from: 30, to: 90 },
    { state: 'good', from: 90, to: 100_000 },
  ]
  const runs = stripRuns(periods, 0, 100_000)
  expect(runs.map(({ state }) => state)).toEqual(['unknown', 'good'])
})

test('never hides a bad moment, and never leaves the strip', () => {
  const periods = fc
    .array(fc.tuple(fc.constantFrom('good', 'bad', 'unknown'), fc.integer({ min: 1, max: 90 })), {
      maxLength: 60,
    })
    .map((parts) => {
      let at = 0
      return parts.map(([state, length]): StripPeriod => {
        const from = at
        at += length
        return { state, from, to: at }
      })
    })
  fc.assert(
    fc.property(periods, (history) => {
      const runs = stripRuns(history, 0, 1000)
      const isBadAt = (at: number) =>
        runs.some(
          ({ state, startPercent, widthPercent }) =>
            state === 'bad' && startPercent * 10 <= at && at <= (startPercent + widthPercent) * 10,
        )
      for (const { state, from, to } of history) {
        if (state === 'bad' && to <= 1000) expect(isBadAt((from + to) / 2)).toBe(true)
      }
      for (const { startPercent, widthPercent } of runs) {
        expect(startPercent).toBeGreaterThanOrEqual(0)
        expect(startPercent + widthPercent).toBeLessThanOrEqual(100 + 1e-9)
      }
    }),
  )
})
