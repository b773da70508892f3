import { fixtureNow, minutesAgo, nightNumbers } from '@netportal/contract/fixtures'
import { expect, it } from 'vitest'
import { incidentColumns } from './incidentColumns.tsx'

it.each([
  ['lasts until now', {}, '14h 28m'],
  ['is over', { ended_at: minutesAgo(800), no_data_since: minutesAgo(700) }, '1h 8m'],
  // Open, and nothing is known since: the time after that is not known to belong to it.
  ['is open at a silent site', { no_data_since: minutesAgo(808) }, '1h 0m'],
  ['began before a clock that is late', { started_at: minutesAgo(-5) }, '0s'],
])('an incident that %s has lasted so long', (_what, change, text) => {
  const { lasted } = incidentColumns(Date.parse(fixtureNow))
  expect(lasted.text?.({ ...nightNumbers, ...change })).toBe(text)
})
