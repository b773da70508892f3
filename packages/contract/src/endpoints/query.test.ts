import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listSsidsWithCounts } from './ssids.ts'
import { listCallTickets } from './tickets.ts'
import { getTimeline } from './timeline.ts'

describe('the query of a call, as a server receives it', () => {
  it('is read from text', () => {
    expect(z.parse(getTimeline.query, { limit: '20', offset: '40' })).toEqual({
      limit: 20,
      offset: 40,
    })
    expect(z.parse(listSsidsWithCounts.query, { include_inactive: 'true' })).toEqual({
      include_inactive: true,
    })
    expect(z.parse(listSsidsWithCounts.query, { include_inactive: 'false' })).toEqual({
      include_inactive: false,
    })
  })

  it('has the defaults of the specification', () => {
    expect(z.parse(getTimeline.query, {})).toEqual({ limit: 50, offset: 0 })
    expect(z.parse(listCallTickets.query, {})).toEqual({ days_past: 7 })
    expect(z.parse(listSsidsWithCounts.query, {})).toEqual({ include_inactive: false })
  })

  it.each([
    '',
    ' ',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    'null',
    '9'.repeat(16),
    ['1', '2'],
  ])('refuses %o as a number', (offset) => {
    expect(z.safeParse(getTimeline.query, { offset }).success).toBe(false)
  })

  it('refuses what is out of bounds', () => {
    for (const limit of ['0', '201']) {
      expect(z.safeParse(getTimeline.query, { limit }).success).toBe(false)
    }
  })

  it.each(['', 'yes', '1', 'TRUE'])('refuses %o as a flag', (include_inactive) => {
    expect(z.safeParse(listSsidsWithCounts.query, { include_inactive }).success).toBe(false)
  })
})
