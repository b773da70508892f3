import { describe, expect, test } from 'vitest'
import { formatCallDuration, formatDuration } from './duration.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

describe('formatDuration', () => {
  test.each<[number, string]>([
    [0, '0s'],
    [40, '40s'],
    [59.9, '59s'],
    [minute, '1m'],
    [hour - 1, '59m'],
    [hour, '1h 0m'],
    [14 * hour + 6 * minute, '14h 6m'],
    [day - 1, '23h 59m'],
    [day, '1d 0h 0m'],
    [5 * day + 3 * hour + 12 * minute, '5d 3h 12m'],
    [5 * day + 3 * hour + 12 * minute + 59, '5d 3h 12m'],
    [400 * day + minute, '400d 0h 1m'],
  ])('%d seconds read %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})

describe('formatCallDuration', () => {
  test.each<[number, string]>([
    [0, '0:00'],
    [7, '0:07'],
    [138, '2:18'],
    [59.9, '0:59'],
    [hour - 1, '59:59'],
    [hour, '1:00:00'],
    [hour + 2 * minute + 18, '1:02:18'],
    [30 * hour, '30:00:00'],
  ])('%d seconds read %s', (seconds, text) => {
    expect(formatCallDuration(seconds)).toBe(text)
  })
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])(
  '%s reads N/A',
  (seconds) => {
    expect(formatDuration(seconds)).toBe('N/A')
    expect(formatCallDuration(seconds)).toBe('N/A')
  },
)
