import { describe, expect, it } from 'vitest'
import { pausedSites, pausedUntil } from './pauses.ts'

const site = (location_id: number | string, until: string) => ({ location_id, until })

describe('a whole schedule', () => {
  it.each([
    ['without a pause', {}, [1], null],
    ['with a day of its own', { paused_until: '2027-04-01' }, [1, 2], '2027-04-01'],
    ['of which a location works', { paused_sites: [site(1, '2027-04-01')] }, [1, 2], null],
    [
      'until the first of its locations is back',
      { paused_sites: [site(1, '2027-04-01'), site('2', '2027-03-01')] },
      ['1', 2],
      '2027-03-01',
    ],
    [
      'until the later of both',
      { paused_until: '2027-02-01', paused_sites: [site(1, '2027-04-01')] },
      [1],
      '2027-04-01',
    ],
    ['whose day cannot be read', { paused_until: 'spring' }, [1], null],
    ['without a location', { paused_sites: [site(1, '2027-04-01')] }, [], null],
  ])('%s', (_words, pauses, ids, expected) => {
    expect(pausedUntil(pauses, ids)).toBe(expected)
  })
})

describe('its locations', () => {
  const pauses = {
    paused_sites: [site('2', '2027-04-01'), site(2, '2027-03-01'), site(9, '2028-01-01')],
  }

  it.each([
    ['2027-03-31', [site(2, '2027-04-01')]],
    ['2027-04-01', []],
  ])('are left out before their day: on %s', (day, expected) => {
    expect(pausedSites(pauses, [1, 2, 3], day)).toEqual(expected)
  })
})
