import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorDistance } from './colorVision.ts'
import { contrastFailures } from './contrast.ts'
import { createTheme } from './createTheme.ts'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { readOklch, writeOklch } from './oklch.ts'

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('OKLCH', () => {
  // From CSS Color 4 and the W3C's web platform tests.
  test.each([
    ['#ff0000', 0.62796, 0.25768, 29.234],
    ['#00ff00', 0.86644, 0.29483, 142.495],
    ['#0000ff', 0.45201, 0.31321, 264.052],
  ])('of %s', (hex, lightness, chroma, degrees) => {
    const read = readOklch(hex)
    expect(read.lightness).toBeCloseTo(lightness, 3)
    expect(read.chroma).toBeCloseTo(chroma, 3)
    expect(((read.hue * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1)
  })

  test('is read back as it was written', () => {
    fc.assert(fc.property(colors, (color) => writeOklch(readOklch(color)) === color))
  })
})

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('an accent in the %s theme', (_, base) => {
  test('of any colour can be told from all that it lies on', () => {
    fc.assert(
      fc.property(colors, (accent) => {
        expect(contrastFailures(createTheme(base, { accent }))).toEqual([])
      }),
    )
  })

  test('keeps its hue in buttons, links, focus, selection and the first series', () => {
    const { color, chart } = createTheme(base, { accent: '#0a7d5a' })
    const { hue } = readOklch('#0a7d5a')
    const shades = [color.accent.base, color.accent.text, color.focus, chart.categorical[0]]
    for (const shade of shades) expect(readOklch(shade).hue).toBeCloseTo(hue, 1)
    expect(readOklch(color.surface.selected).hue).toBeCloseTo(hue, 0)
  })
})

describe('colours as they are seen', () => {
  test('are as far apart as in OKLab where nothing is lacking', () => {
    expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 2)
    expect(colorDistance('#0a7d5a', '#0a7d5a')).toBe(0)
  })

  // A red and a green of one lightness, and a blue and a green that are one without the third kind of cone.
  test.each([
    ['#b3261e', '#5f6b00'],
    ['#0e7490', '#1a7a6a'],
  ])('%s and %s are alike to somebody', (a, b) => {
    expect(colorDistance(a, b)).toBeLessThan(0.08)
  })
})

test.each([
  '#b3261e',
  '#c2410c',
  '#a16207',
  '#4a7d0a',
  '#0a7d5a',
  '#0e7490',
  '#2c4fd6',
  '#8f78df',
  '#7a2e8e',
  '#be185d',
  '#111827',
])('with the accent %s the first two series of a chart are told apart', (accent) => {
  for (const base of [lightTheme, darkTheme]) {
    const { categorical } = createTheme(base, { accent }).chart
    expect(colorDistance(categorical[0], categorical[1])).toBeGreaterThan(0.08)
    expect(new Set(categorical).size).toBe(8)
    expect(categorical.slice(1).every((color) => base.chart.categorical.includes(color))).toBe(true)
  }
})

test('an accent that can be told from its grounds is the very colour', () => {
  const { color } = createTheme(lightTheme, { accent: '#0B6B4F' })
  expect([color.accent.base, color.accent.text, color.focus]).toEqual(Array(3).fill('#0b6b4f'))
})

test('what a product says itself wins over the accent', () => {
  const { color } = createTheme(lightTheme, {
    accent: '#0a7d5a',
    color: { accent: { text: '#123456' } },
  })
  expect(color.accent.text).toBe('#123456')
  expect(color.accent.base).toBe('#0a7d5a')
})

test('an accent of which no shade does is refused, with the pair', () => {
  // Nothing can be told from a middle grey by 4.5 to 1 and from white and black as well.
  const surface = { sunken: '#767676', raised: '#000000' }
  expect(() => createTheme(lightTheme, { accent: '#0a7d5a', color: { surface } })).toThrow(
    /No shade of #0a7d5a does as focus: it needs .*3:1 on surface\.sunken/,
  )
})

test.each(['green', '#0a7', 'rgb(1, 2, 3)'])('%s is no accent', (accent) => {
  expect(() => createTheme(lightTheme, { accent })).toThrow('six hex digits')
})

test('a compact theme is smaller, but for what a finger presses', () => {
  const { size, space } = createTheme(lightTheme, { density: 'compact', space: { 4: '10px' } })
  expect(size).toMatchObject({ control: '1.75rem', row: '2rem', controlTouch: '2.75rem' })
  expect(space).toMatchObject({ 1: '4px', 4: '10px', 6: '16px' })
})
