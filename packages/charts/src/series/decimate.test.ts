import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimate, penUp } from './decimate.ts'

const always = Number.POSITIVE_INFINITY

/** A value each second, NaN where nothing was measured. */
function everySecond(values: readonly number[]) {
  return {
    times: Float64Array.from(values, (_, index) => index * 1000),
    values: Float64Array.from(values),
  }
}

const samples = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 500 }), fc.option(fc.integer({ min: -50, max: 50 }))),
  { minLength: 1, maxLength: 400 },
)

const columns = samples.map((pairs) => {
  const ordered = pairs.toSorted(([a], [b]) => a - b)
  return {
    times: Float64Array.from(ordered, ([time]) => time),
    values: Float64Array.from(ordered, ([, value]) => value ?? Number.NaN),
  }
})

/** The reference: columns as plain lists, each with its four points. */
function peaks({ times, values }: { times: Float64Array; values: Float64Array }, widthPx: number) {
  const byColumn = new Map<number, number[]>()
  for (const [index, value] of values.entries()) {
    if (Number.isNaN(value)) continue
    const column = Math.floor(((times[index] ?? 0) / 500) * widthPx)
    byColumn.set(column, [...(byColumn.get(column) ?? []), index])
  }
  return [...byColumn.values()].map((indices) => {
    const value = (index: number) => values[index] ?? 0
    const sorted = indices.toSorted((a, b) => value(a) - value(b))
    return {
      first: indices[0] ?? -1,
      last: indices.at(-1) ?? -1,
      lowest: value(sorted[0] ?? -1),
      highest: value(sorted.at(-1) ?? -1),
    }
  })
}

describe('decimate', () => {
  test('keeps of each pixel column the first, the lowest, the highest and the last point', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 1, max: 60 }), (data, widthPx) => {
        const kept = [...decimate(data, { from: 0, to: 500, widthPx }, always)]
        const keptValues = new Map(kept.map((index) => [index, data.values[index] ?? 0]))
        for (const { first, last, lowest, highest } of peaks(data, widthPx)) {
          expect(kept).toContain(first)
          expect(kept).toContain(last)
          const within = [...keptValues].filter(([index]) => index >= first && index <= last)
          const values = within.map(([, value]) => value)
          expect(Math.min(...values)).toBe(lowest)
          expect(Math.max(...values)).toBe(highest)
        }
      }),
    )
  })

  test('keeps at most four points of a column, in order, each once, and none that was not measured', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 1, max: 60 }), (data, widthPx) => {
        const kept = [...decimate(data, { from: 0, to: 500, widthPx }, always)]
        const points = kept.filter((index) => index !== penUp)
        expect(points).toEqual([...new Set(points)].toSorted((a, b) => a - b))
        expect(points.some((index) => Number.isNaN(data.values[index]))).toBe(false)
        expect(points.length).toBeLessThanOrEqual(4 * (widthPx + 1))
      }),
    )
  })

  test('lifts the pen where a value is missing', () => {
    const data = everySecond([1, 2, Number.NaN, 3, 4])
    const kept = decimate(data, { from: 0, to: 4000, widthPx: 400 }, always)
    expect([...kept]).toEqual([0, 1, penUp, 3, 4])
  })

  test('lifts the pen where neighbours are too far apart', () => {
    const data = everySecond([1, 2, 3])
    expect([...decimate(data, { from: 0, to: 2000, widthPx: 400 }, 999)]).toEqual([
      0,
      penUp,
      1,
      penUp,
      2,
    ])
  })

  test('does not lift the pen for a gap within one pixel', () => {
    const data = everySecond([1, Number.NaN, 2, 3])
    expect([...decimate(data, { from: 0, to: 3000, widthPx: 1 }, always)]).not.toContain(penUp)
  })

  test('draws a series that is half gaps in few points', () => {
    const values = Array.from({ length: 20_000 }, (_, index) =>
      index % 2 ? Number.NaN : index % 7,
    )
    const kept = decimate(everySecond(values), { from: 0, to: 2e7, widthPx: 100 }, always)
    expect(kept.length).toBeLessThan(500)
  })

  test('leaves out what lies beyond the time shown', () => {
    const data = everySecond([1, 2, 3, 4, 5])
    expect([...decimate(data, { from: 1000, to: 3000, widthPx: 100 }, always)]).toEqual([1, 2, 3])
  })

  test('keeps all points of a single instant apart from those between its extremes', () => {
    const data = { times: new Float64Array(4), values: Float64Array.of(2, 9, 5, 4) }
    expect([...decimate(data, { from: 0, to: 0, widthPx: 10 }, always)]).toEqual([0, 1, 3])
  })
})
