import { lightTheme } from '@netportal/ui'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BarPlotProps, barLayout } from './barLayout.ts'
import { toPlotBars } from './barSeries.ts'

const layOut = (
  values: readonly (readonly (number | null)[])[],
  props: Partial<BarPlotProps> = {},
) =>
  barLayout({
    categories: Array.from(values[0] ?? [], (_, index) => `C${index}`),
    series: toPlotBars(values.map((list, place) => ({ name: `S${place}`, values: list }))),
    width: 900,
    height: 350,
    theme: lightTheme,
    ...props,
  })

describe('bars', () => {
  test('of a category stand side by side', () => {
    const [a, b] = layOut([[4], [2]]).bars
    if (!a || !b) throw new Error('A bar is missing')
    expect(b.x).toBeGreaterThanOrEqual(a.x + a.width)
    expect(a.height).toBe(2 * b.height)
    expect(a.y + a.height).toBe(b.y + b.height)
  })

  test('are stacked above zero and below it', () => {
    const { bars, placeOf } = layOut([[4], [-3], [2], [-1]], { arrangement: 'stacked' })
    const [four, minusThree, two, minusOne] = bars
    const zero = Math.round(placeOf(0))
    expect(four && four.y + four.height).toBe(zero)
    expect(minusThree?.y).toBe(zero)
    expect(two && two.y + two.height).toBe(four?.y)
    expect(minusOne?.y).toBe(minusThree && minusThree.y + minusThree.height)
  })

  test('grow sideways from zero', () => {
    const [right, left] = layOut([[5, -5]], { direction: 'sideways' }).bars
    expect(right?.x).toBe(left && left.x + left.width)
    expect(right?.y).toBeLessThan(left?.y ?? 0)
  })

  test('have none for what is missing, and a line for the least value', () => {
    const { bars } = layOut([[1e6, null, Number.NaN, 1, 0]])
    expect(bars.map(({ height }) => height > 0)).toEqual([true, true, false])
    expect(bars[1]?.height).toBe(1)
  })

  test('that are switched off leave their room to others', () => {
    const series = toPlotBars([
      { name: 'A', values: [1] },
      { name: 'B', values: [9] },
    ])
    const { bars, valueAxis } = layOut([[1]], {
      series: series.map((one) => ({ ...one, isHidden: one.name === 'B' })),
    })
    expect(bars).toHaveLength(1)
    expect(valueAxis.domain[1]).toBe(1)
  })

  test('are cut off at ends that are set', () => {
    const { bars, plot } = layOut([[50, 150, -20]], { valueRange: { from: 0, to: 100 } })
    expect(bars[1]?.y).toBe(plot.top)
    expect(bars[2]?.height).toBe(0)
  })

  test('never leave the plot, and never overlap in a group', () => {
    const value = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }))
    const table = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5 }))
      .chain(([count, lines]) =>
        fc.array(fc.array(value, { minLength: count, maxLength: count }), {
          minLength: lines,
          maxLength: lines,
        }),
      )
    fc.assert(
      fc.property(
        table,
        fc.constantFrom('grouped' as const, 'stacked' as const),
        fc.constantFrom('upwards' as const, 'sideways' as const),
        fc.integer({ min: 280, max: 1200 }),
        (values, arrangement, direction, width) => {
          const { bars, plot, step } = layOut(values, { arrangement, direction, width })
          for (const bar of bars) {
            expect(bar.x).toBeGreaterThanOrEqual(plot.left - 1)
            expect(bar.y).toBeGreaterThanOrEqual(plot.top - 1)
            expect(bar.x + bar.width).toBeLessThanOrEqual(plot.left + plot.width + 1)
            expect(bar.y + bar.height).toBeLessThanOrEqual(plot.top + plot.height + 1)
          }
          // Bars that have less than a pixel each cannot but share some.
          if (arrangement === 'stacked' || step * 0.72 < values.length) return
          const across = bars
            .map(({ x, y, width, height }) =>
              direction === 'sideways' ? { from: y, to: y + height } : { from: x, to: x + width },
            )
            .toSorted((a, b) => a.from - b.from)
          for (const [index, { to }] of across.entries()) {
            expect(across[index + 1]?.from ?? to).toBeGreaterThanOrEqual(to)
          }
        },
      ),
    )
  })
})

describe('names of categories', () => {
  test('are all there while they have room', () => {
    expect(layOut([[1, 2, 3]]).labels.map(({ text }) => text)).toEqual(['C0', 'C1', 'C2'])
  })

  test('are fewer where they have none', () => {
    const { labels } = layOut([Array.from({ length: 200 }, () => 1)])
    expect(labels.length).toBeLessThan(60)
    expect(labels[0]?.text).toBe('C0')
  })

  test('are cut where one is too long', () => {
    const { labels } = layOut([[1, 2]], {
      categories: ['x'.repeat(200), 'y'],
      direction: 'sideways',
    })
    expect(labels[0]?.text).toMatch(/^x+…$/)
  })
})
