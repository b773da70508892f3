import { expect, it } from 'vitest'
import { lastLookOf, nextLook, stayAt } from './lastLook.ts'

const minuteMs = 60_000
const now = Date.UTC(2026, 5, 18, 7)

it('looks a day back the first time', () => {
  expect(nextLook(null, now)).toEqual({ sinceMs: now - 1440 * minuteMs, seenMs: now })
})

it('begins anew where the person left off more than half an hour ago', () => {
  const known = { sinceMs: 1, seenMs: now - 31 * minuteMs }
  expect(nextLook(known, now)).toEqual({ sinceMs: known.seenMs, seenMs: now })
})

it('keeps its moment while somebody looks, reloads and comes back', () => {
  const known = { sinceMs: now - 600 * minuteMs, seenMs: now - 29 * minuteMs }
  expect(nextLook(known, now)).toEqual({ sinceMs: known.sinceMs, seenMs: now })
})

it('begins anew after a clock that was ahead', () => {
  const known = { sinceMs: now + 5 * minuteMs, seenMs: now + 9 * minuteMs }
  expect(nextLook(known, now)).toEqual({ sinceMs: now - 1440 * minuteMs, seenMs: now })
})

it('is kept for each person apart, the latest ten', () => {
  for (let person = 0; person < 12; person++) {
    stayAt(`p${person}@x.test`, { sinceMs: person, seenMs: now + person })
  }
  expect(lastLookOf('p11@x.test')).toEqual({ sinceMs: 11, seenMs: now + 11 })
  expect(lastLookOf('p2@x.test')).toEqual({ sinceMs: 2, seenMs: now + 2 })
  expect(lastLookOf('p1@x.test')).toBeNull()
  expect(localStorage.getItem('last_look')).not.toContain('@')
})

it.each(['no json', '{"a":1}', '[[1,2,3]]', '[["a","b",1]]', 'null'])(
  'reads nothing from %s',
  (text) => {
    localStorage.setItem('last_look', text)
    expect(lastLookOf('a')).toBeNull()
  },
)
