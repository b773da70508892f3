import { expect, test } from 'vitest'
import { toSamples } from './samples.ts'

test('orders points by time; those of one instant stay as given', () => {
  const { times, values } = toSamples([
    { time: '2026-06-11T00:00:00Z', value: 3 },
    { time: '2026-06-10T00:00:00', value: 1 },
    { time: Date.parse('2026-06-11T00:00:00Z'), value: 4 },
    { time: '2026-06-10T02:00:00+02:00', value: 2 },
  ])
  const [first, second] = [Date.UTC(2026, 5, 10), Date.UTC(2026, 5, 11)]
  expect([...times]).toEqual([first, first, second, second])
  expect([...values]).toEqual([1, 2, 3, 4])
})

test('what cannot be read as a time is left out, what cannot be drawn is missing', () => {
  const { times, values } = toSamples([
    { time: 'yesterday', value: 1 },
    { time: 1000, value: null },
    { time: 2000, value: Number.POSITIVE_INFINITY },
    { time: 3000, value: 0 },
  ])
  expect([...times]).toEqual([1000, 2000, 3000])
  expect([...values]).toEqual([Number.NaN, Number.NaN, 0])
})
