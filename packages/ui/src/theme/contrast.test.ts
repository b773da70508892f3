import { describe, expect, test } from 'vitest'
import { colorOf } from './color.ts'
import { contrastFailures, contrastPairs, contrastRatio } from './contrast.ts'
import { createTheme } from './createTheme.ts'
import { darkHighContrastTheme } from './darkHighContrastTheme.ts'
import { darkTheme } from './darkTheme.ts'
import { lightHighContrastTheme } from './lightHighContrastTheme.ts'
import { lightTheme } from './lightTheme.ts'

/** The design's own contrast table: foreground, background, ratio in the light and in the dark theme. */
const designed = [
  ['text.base', 'canvas', 16.31, 15.86],
  ['text.base', 'surface.base', 17.79, 14.64],
  ['text.base', 'surface.sunken', 15.34, 15.36],
  ['text.base', 'surface.raised', 17.79, 13.71],
  ['text.base', 'surface.hover', 16.45, 13.55],
  ['text.base', 'surface.selected', 15.65, 12.73],
  ['text.base', 'status.good.tint', 15.62, 13.07],
  ['text.base', 'status.warning.tint', 15.76, 13.05],
  ['text.base', 'status.critical.tint', 15.41, 13.54],
  ['text.base', 'status.noData.tint', 15.2, 12.94],
  ['text.base', 'accent.tint', 15.65, 12.73],
  ['text.muted', 'canvas', 6.98, 9.09],
  ['text.muted', 'surface.base', 7.61, 8.38],
  ['text.muted', 'surface.sunken', 6.56, 8.8],
  ['text.muted', 'surface.raised', 7.61, 7.85],
  ['text.muted', 'surface.hover', 7.04, 7.76],
  ['text.muted', 'surface.selected', 6.7, 7.29],
  ['text.muted', 'status.good.tint', 6.68, 7.49],
  ['text.muted', 'status.warning.tint', 6.74, 7.47],
  ['text.muted', 'status.critical.tint', 6.59, 7.76],
  ['text.muted', 'status.noData.tint', 6.5, 7.41],
  ['text.subtle', 'canvas', 5.2, 6.67],
  ['text.subtle', 'surface.base', 5.68, 6.15],
  ['text.subtle', 'surface.sunken', 4.89, 6.46],
  ['text.subtle', 'surface.raised', 5.68, 5.76],
  ['text.subtle', 'surface.hover', 5.25, 5.7],
  ['accent.text', 'canvas', 6.49, 9.23],
  ['accent.text', 'surface.base', 7.08, 8.52],
  ['accent.text', 'surface.sunken', 6.1, 8.94],
  ['accent.text', 'surface.raised', 7.08, 7.98],
  ['accent.text', 'surface.hover', 6.54, 7.89],
  ['accent.text', 'surface.selected', 6.22, 7.41],
  ['accent.text', 'accent.tint', 6.22, 7.41],
  ['accent.on', 'accent.base', 6.57, 7.71],
  ['accent.on', 'accent.hover', 8.26, 9.4],
  ['accent.on', 'accent.active', 10.49, 11.37],
  ['status.critical.on', 'status.critical.solid', 6.25, 7.98],
  ['status.critical.on', 'status.critical.solidHover', 8.33, 9.38],
  ['status.critical.on', 'status.critical.solidActive', 10.74, 11.15],
  ['status.good.text', 'canvas', 6.25, 10.2],
  ['status.good.text', 'surface.base', 6.82, 9.41],
  ['status.good.text', 'surface.raised', 6.82, 8.82],
  ['status.good.text', 'surface.hover', 6.31, 8.71],
  ['status.good.text', 'status.good.tint', 5.99, 8.4],
  ['status.good.fill', 'canvas', 3.99, 8.14],
  ['status.good.fill', 'surface.base', 4.35, 7.51],
  ['status.good.fill', 'surface.raised', 4.35, 7.03],
  ['status.good.fill', 'surface.hover', 4.02, 6.95],
  ['status.good.fill', 'status.good.tint', 3.82, 6.7],
  ['status.warning.text', 'canvas', 6.64, 10.61],
  ['status.warning.text', 'surface.base', 7.24, 9.79],
  ['status.warning.text', 'surface.raised', 7.24, 9.17],
  ['status.warning.text', 'surface.hover', 6.7, 9.06],
  ['status.warning.text', 'status.warning.tint', 6.42, 8.72],
  ['status.warning.fill', 'canvas', 3.46, 8.48],
  ['status.warning.fill', 'surface.base', 3.78, 7.82],
  ['status.warning.fill', 'surface.raised', 3.78, 7.33],
  ['status.warning.fill', 'surface.hover', 3.49, 7.24],
  ['status.warning.fill', 'status.warning.tint', 3.35, 6.97],
  ['status.critical.text', 'canvas', 6.35, 8.8],
  ['status.critical.text', 'surface.base', 6.93, 8.12],
  ['status.critical.text', 'surface.raised', 6.93, 7.61],
  ['status.critical.text', 'surface.hover', 6.41, 7.52],
  ['status.critical.text', 'status.critical.tint', 6.0, 7.51],
  ['status.critical.fill', 'canvas', 4.49, 5.91],
  ['status.critical.fill', 'surface.base', 4.9, 5.46],
  ['status.critical.fill', 'surface.raised', 4.9, 5.11],
  ['status.critical.fill', 'surface.hover', 4.53, 5.05],
  ['status.critical.fill', 'status.critical.tint', 4.25, 5.05],
  ['status.noData.text', 'canvas', 6.98, 9.09],
  ['status.noData.text', 'surface.base', 7.61, 8.38],
  ['status.noData.text', 'surface.raised', 7.61, 7.85],
  ['status.noData.text', 'surface.hover', 7.04, 7.76],
  ['status.noData.text', 'status.noData.tint', 6.5, 7.41],
  ['status.noData.fill', 'canvas', 3.89, 6.03],
  ['status.noData.fill', 'surface.base', 4.25, 5.56],
  ['status.noData.fill', 'surface.raised', 4.25, 5.21],
  ['status.noData.fill', 'surface.hover', 3.93, 5.15],
  ['status.noData.fill', 'status.noData.tint', 3.63, 4.92],
  ['line.control', 'canvas', 3.29, 4.36],
  ['line.control', 'surface.base', 3.59, 4.02],
  ['line.control', 'surface.raised', 3.59, 3.77],
  ['line.control', 'surface.sunken', 3.1, 4.22],
  ['accent.base', 'canvas', 6.02, 7.96],
  ['accent.base', 'surface.base', 6.57, 7.35],
  ['accent.base', 'surface.raised', 6.57, 6.88],
  ['accent.base', 'surface.selected', 5.78, 6.39],
  ['focus', 'canvas', 6.02, 9.71],
  ['focus', 'surface.base', 6.57, 8.96],
  ['focus', 'surface.raised', 6.57, 8.39],
  ['focus', 'surface.sunken', 5.66, 9.4],
  ['focus', 'status.good.tint', 5.77, 8.0],
  ['focus', 'status.warning.tint', 5.82, 7.99],
  ['focus', 'status.critical.tint', 5.69, 8.29],
] as const

/** The same for series and slices: on surface and canvas in the light theme, on surface and raised in the dark. */
const palette = [
  ['cobalt', 6.57, 6.02, 7.35, 6.88],
  ['magenta', 9.4, 8.62, 4.68, 4.39],
  ['teal', 3.49, 3.2, 10.91, 10.22],
  ['umber', 6.1, 5.59, 4.78, 4.48],
  ['violet', 3.55, 3.25, 4.5, 4.21],
  ['olive', 3.55, 3.26, 11.93, 11.17],
  ['slate', 7.15, 6.55, 6.07, 5.69],
  ['maroon', 14.01, 12.84, 10.36, 9.71],
] as const

describe('contrastRatio', () => {
  // Known from WCAG 2.2 itself and from the W3C's examples of failing and passing greys.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %s', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(b, a)).toBeCloseTo(ratio, 2)
  })

  test('refuses what is not an opaque colour', () => {
    expect(() => contrastRatio('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow('six hex digits')
  })
})

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s theme', (scheme, theme) => {
  test.each(designed)(
    'has the designed contrast of %s on %s',
    (foreground, background, ...ratios) => {
      const ratio = contrastRatio(colorOf(theme, foreground), colorOf(theme, background))
      expect(ratio).toBeCloseTo(ratios[scheme === 'light' ? 0 : 1], 2)
    },
  )

  test.each(palette.map((row, index) => [row[0], index, row] as const))(
    'has the designed contrast of the %s series',
    (_, index, [, onSurface, onCanvas, darkOnSurface, onRaised]) => {
      const { color, chart } = theme
      const colour = chart.categorical[index] ?? ''
      const expected =
        scheme === 'light'
          ? { [color.surface.base]: onSurface, [color.canvas]: onCanvas }
          : { [color.surface.base]: darkOnSurface, [color.surface.raised]: onRaised }
      for (const [ground, ratio] of Object.entries(expected)) {
        expect(contrastRatio(colour, ground)).toBeCloseTo(ratio, 2)
      }
    },
  )

  test('keeps every pair that components use at its minimum', () => {
    expect(contrastFailures(theme)).toEqual([])
  })
})

test.each([
  ['light', lightHighContrastTheme],
  ['dark', darkHighContrastTheme],
] as const)(
  'the %s theme of high contrast has 7:1 in text, 4.5:1 in parts of controls',
  (_, theme) => {
    expect(contrastFailures(theme, { level: 'AAA' })).toEqual([])
    const { color, chart } = theme
    for (const ground of [color.canvas, color.surface.base, color.surface.raised]) {
      expect(contrastRatio(chart.label, ground)).toBeGreaterThanOrEqual(7)
      for (const ink of [...chart.categorical, chart.axis, color.line.base]) {
        expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

test('checks every pair of the design', () => {
  const checked = new Set(contrastPairs.map((pair) => `${pair.foreground} ${pair.background}`))
  expect(designed.filter(([fg, bg]) => !checked.has(`${fg} ${bg}`))).toEqual([])
})

test("names the pairs of a product's own theme that are too faint", () => {
  const faint = createTheme(lightTheme, { color: { text: { subtle: '#b0b0b0' } } })
  expect(contrastFailures(faint)).toContainEqual({
    foreground: 'text.subtle',
    background: 'surface.base',
    min: 4.5,
    ratio: expect.closeTo(2.17, 2),
  })
})
