import { expect, test } from 'vitest'
import { formatTime } from './time.ts'
import { resolveZone } from './zones.ts'

test.each(['UTC', 'GMT', 'US/Pacific', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'knows %s',
  (name) => {
    expect(resolveZone(name)).toEqual({ zone: name, known: true })
  },
)

test.each(['Mars/Base', 'Berlin', ' ', '', null, undefined])('marks UTC in place of %j', (name) => {
  expect(resolveZone(name)).toEqual({ zone: 'UTC', known: false })
})

test('still knows every zone after thousands of made-up names', () => {
  for (let index = 0; index < 2500; index += 1) resolveZone(`Mars/Base-${index}`)
  expect(resolveZone('Mars/Base-7')).toEqual({ zone: 'UTC', known: false })
  expect(formatTime('2026-06-10T15:05:00Z', 'Asia/Tokyo')).toBe('00:05')
})
