import { expect, test } from 'vitest'
import { withKept } from './keptSearch.ts'

test.each([
  ['/locations/1/ssids', '', '/locations/1/ssids'],
  ['/locations/1/ssids', '?range=2026-10', '/locations/1/ssids?range=2026-10'],
  ['/locations/1/tickets?ticket=5', '?days=30', '/locations/1/tickets?ticket=5&days=30'],
  // A link that says itself what is shown is followed as it is.
  [
    '/locations/1/tickets?days=0&ticket=5',
    '?range=2026-10',
    '/locations/1/tickets?days=0&ticket=5',
  ],
  ['/reports', '?range=2026-10', '/reports'],
])('%s with %j leads to %s', (to, kept, address) => expect(withKept(to, kept)).toBe(address))
