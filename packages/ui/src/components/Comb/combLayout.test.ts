import { expect, test } from 'vitest'
import { combLayout } from './combLayout.ts'

const good = (count: number) => ({ bad: 0, unknown: 0, good: count })

test.each([
  ['sm', 1, 4],
  ['sm', 40, 4],
  ['sm', 41, 3],
  ['sm', 47, 3],
  ['lg', 45, 6],
  ['lg', 46, 4],
  ['lg', 64, 4],
] as const)('a %s comb of %i units has ticks of %i px', (size, count, tickPx) => {
  expect(combLayout(good(count), size)).toMatchObject({ kind: 'ticks', tickPx })
})

test.each([
  ['sm', 48],
  ['lg', 65],
] as const)('a %s comb of %i units shows shares', (size, count) => {
  expect(combLayout(good(count), size).kind).toBe('shares')
})

test('fits a card of 238 px up to the last single tick', () => {
  expect(combLayout(good(40), 'sm')).toMatchObject({ widthPx: 238 })
  expect(combLayout(good(47), 'sm')).toMatchObject({ widthPx: 233 })
})

test('counts every state towards the total and the shares', () => {
  expect(combLayout({ bad: 1, unknown: 1, good: 38 }, 'sm')).toMatchObject({ tickPx: 4 })
  expect(combLayout({ bad: 20, unknown: 30, good: 50 }, 'lg')).toEqual({
    kind: 'shares',
    percent: { bad: 20, unknown: 30, good: 50 },
  })
})

test('draws nothing but a baseline without units', () => {
  expect(combLayout(good(0), 'sm')).toEqual({ kind: 'none' })
})
