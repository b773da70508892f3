import { describe, expect, it } from 'vitest'
import { macNotations, macPart, normalizeMac } from './macAddress.ts'

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

describe('a piece of a hardware address', () => {
  it.each([
    ['00:00:5e', '00:00:5E'],
    ['00-00-5E-', '00:00:5E'],
    ['00 00 5E 00 53 1A', '00:00:5E:00:53:1A'],
    ['0000.5e00.531a', '00:00:5E:00:53:1A'],
    ['5e00.53', '5E:00:53'],
    ['00005e-0053', '00:00:5E:00:53'],
    ['00005e00531A', '00:00:5E:00:53:1A'],
    [' 5e005 ', '5E:00:5'],
  ])('%s is read as %s', (text, part) => {
    expect(macPart(text)).toBe(part)
  })

  it.each([
    ['an IP address', '10.20.30.40'],
    ['the beginning of one', '10.20'],
    ['a room', '4-01'],
    ['fewer than four digits', '5e:0'],
    ['a name', 'CAFE-AP-01'],
    ['more than twelve digits', '00005e00531a0'],
    ['groups of different lengths', '0000.5e.00'],
    ['nothing', ''],
  ])('%s is none', (_, text) => {
    expect(macPart(text)).toBeNull()
  })
})

it('writes an address in each notation, whatever notation it comes in', () => {
  for (const mac of ['00:00:5E:00:53:1A', '0000.5e00.531a']) {
    expect(macNotations(mac).split('\n')).toEqual([
      '00:00:5E:00:53:1A',
      '00-00-5E-00-53-1A',
      '0000.5E00.531A',
      '00005E-00531A',
      '00 00 5E 00 53 1A',
      '00005E00531A',
    ])
  }
})

it.each([null, undefined, '', 'GYM-AP'])('writes no notation of %s', (text) => {
  expect(macNotations(text)).toBe('')
})
