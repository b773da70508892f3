import { darkTheme, inSystemColors, lightTheme } from '@netportal/ui'
import { expect, test } from 'vitest'
import { type ChartColor, chartColor } from './chartColor.ts'

const own = { light: '#111111', dark: '#eeeeee' }

test.each<[string, ChartColor, string, string]>([
  ['a place', 1, lightTheme.chart.categorical[1], darkTheme.chart.categorical[1]],
  [
    'a place beyond the palette',
    9,
    lightTheme.chart.categorical[1],
    darkTheme.chart.categorical[1],
  ],
  [
    'a role',
    'status.good.fill',
    lightTheme.color.status.good.fill,
    darkTheme.color.status.good.fill,
  ],
  ['one of its own', '#123456', '#123456', '#123456'],
  ['one for each material', own, own.light, own.dark],
])('%s is a colour of both themes', (_, color, light, dark) => {
  expect(chartColor(color, lightTheme)).toBe(light)
  expect(chartColor(color, darkTheme)).toBe(dark)
})

test('the reader’s own colours stand in for all', () => {
  const theme = inSystemColors(lightTheme)
  for (const color of [0, 'status.good.fill', '#123456', own] as const) {
    expect(chartColor(color, theme)).toBe('CanvasText')
  }
})
