import { expect, test } from 'vitest'
import { createTheme } from './createTheme.ts'
import { lightTheme } from './lightTheme.ts'

test('changes what it is told, at any depth, and keeps the rest', () => {
  const theme = createTheme(lightTheme, {
    color: { canvas: '#fefefe', status: { critical: { solid: '#990000' } } },
    font: { sans: 'Georgia, serif' },
    chart: { areaOpacity: 0.2 },
  })
  expect(theme).toEqual({
    ...lightTheme,
    color: {
      ...lightTheme.color,
      canvas: '#fefefe',
      status: {
        ...lightTheme.color.status,
        critical: { ...lightTheme.color.status.critical, solid: '#990000' },
      },
    },
    font: { ...lightTheme.font, sans: 'Georgia, serif' },
    chart: { ...lightTheme.chart, areaOpacity: 0.2 },
  })
})

test('leaves its base alone', () => {
  const before = structuredClone(lightTheme)
  createTheme(lightTheme, { color: { accent: { base: '#0a7d5a' } } })
  expect(lightTheme).toEqual(before)
})

test('reaches every group of the theme', () => {
  const marked = createTheme(lightTheme, {
    color: {
      surface: { base: 'x' },
      line: { base: 'x' },
      text: { base: 'x' },
      accent: { base: 'x' },
      inverse: { surface: 'x' },
      status: { good: { text: 'x' }, warning: { text: 'x' }, noData: { text: 'x' } },
    },
    shadow: { menu: 'x' },
    colorScheme: 'dark',
  })
  const { color } = marked
  expect([color.surface.base, color.surface.sunken]).toEqual(['x', lightTheme.color.surface.sunken])
  expect([color.line.base, color.text.base, color.accent.base, color.inverse.surface]).toEqual(
    Array(4).fill('x'),
  )
  expect([color.status.good, color.status.warning, color.status.noData].map((s) => s.text)).toEqual(
    Array(3).fill('x'),
  )
  expect([marked.shadow.menu, marked.colorScheme]).toEqual(['x', 'dark'])
})
