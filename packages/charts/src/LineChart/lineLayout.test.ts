import { lightTheme } from '@netportal/ui'
import { expect, test } from 'vitest'
import { toPlotSeries } from '../series/plotSeries.ts'
import { lineLayout } from './lineLayout.ts'

const from = Date.parse('2026-06-17T13:30:00Z')
const points = [0, 60, 145].map((value, hour) => ({ time: from + hour * 3_600_000, value }))
const series = toPlotSeries([{ name: 'Download', points }])

/** @param width px at text of its usual size: text twice as large halves it */
function layoutAt(width: number) {
  const formatTick = (value: number) => `${value.toFixed(2)} Mbps`
  return lineLayout({ series, timeZone: 'UTC', formatTick, width, height: 350, theme: lightTheme })
}

test('long texts of the value axis stand beside the plot while that leaves enough of it', () => {
  const { valueTexts, plot } = layoutAt(318)
  expect(valueTexts).toBe('beside')
  expect(plot.left).toBeGreaterThan(60)
})

test.each([112, 160])('at a width of %i they stand in the plot, which has all of it', (width) => {
  const { valueTexts, plot } = layoutAt(width)
  expect(valueTexts).toBe('inside')
  expect(plot.left).toBe(0)
  expect(plot.width).toBe(width - 8)
})
