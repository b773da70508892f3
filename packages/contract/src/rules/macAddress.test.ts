import { expect, it } from 'vitest'
import { normalizeMac } from './macAddress.ts'

it.each([
  '00:00:5E:00:53:1A',
  '00-00-5e-00-53-1a',
  '0000.5e00.531a',
  '00005e00531A',
  ' 00:00:5e:00:53:1a ',
])('writes %s the one way', (text) => {
  expect(normalizeMac(text)).toBe('00:00:5E:00:53:1A')
})

it.each(['', '00:00:5E:00:53', '00:00:5E:00:53:1A:FF', '00:00:5E:00:53:GG', '00 00 5E 00 53 1A'])(
  'gives null for %s',
  (text) => {
    expect(normalizeMac(text)).toBeNull()
  },
)
