import { expect, it } from 'vitest'
import { sameTabAt } from './sameTabAt.ts'

it.each([
  ['/locations/101/timeline', '/locations/202/timeline'],
  ['/locations/101/devices', '/locations/202/devices'],
  ['/locations/101/devices/00%3A00/history', '/locations/202/devices'],
  ['/locations/101/ssids/', '/locations/202/ssids'],
  ['/locations/101/ssids/wlan-1/stats', '/locations/202/ssids'],
  ['/locations/101/tickets', '/locations/202/tickets'],
  ['/locations/101/incidents/101-1', '/locations/202/devices'],
])('leads from %s to %s', (pathname, to) => {
  expect(sameTabAt(202, { pathname, query: new URLSearchParams() })).toBe(to)
})

it.each([
  ['/locations/101/tickets', 'days=30&q=x&ticket=7', '/locations/202/tickets?days=30'],
  ['/locations/101/timeline', 'range=2026-10&page=2', '/locations/202/timeline?range=2026-10'],
  ['/locations/101/ssids/w/stats', 'days=30&range=2026-Q3', '/locations/202/ssids?range=2026-Q3'],
  ['/locations/101/devices', 'at=2026-11-26T22:34&q=offline', '/locations/202/devices'],
])('keeps at %s of %s what holds elsewhere too', (pathname, query, to) => {
  expect(sameTabAt(202, { pathname, query: new URLSearchParams(query) })).toBe(to)
})

it('writes an id of any kind', () => {
  const page = { pathname: '/locations/1/tickets', query: new URLSearchParams() }
  expect(sameTabAt('loc/50%', page)).toBe('/locations/loc%2F50%25/tickets')
})
