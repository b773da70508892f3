import { locations } from '@netportal/contract/fixtures'
import { expect, it } from 'vitest'
import { settled } from '../../testing/overviewStats.ts'
import { coverageOf, coverageText } from './coverage.ts'
import type { LocationStats, StatsById } from './statsLoader.ts'

const three = locations.slice(0, 3)
const statsOf = (...all: LocationStats[]): StatsById =>
  new Map(all.map((stats, index) => [three[index]?.id ?? '', stats]))
const whole = settled({ online: 1 }, 2, 3)

it('says nothing of totals over all locations', () => {
  const coverage = coverageOf(three, statsOf(whole, whole, whole))
  expect(coverage.known).toEqual({ devices: 3, clients: 3, openTickets: 3 })
  expect(coverageText(coverage, 'devices')).toBeNull()
})

it('says of each figure how many locations it covers', () => {
  const stats = statsOf(whole, settled(null, 2, null), settled(null, null, null))
  const coverage = coverageOf(three, stats)
  expect(coverageText(coverage, 'devices')).toBe('1 of 3 locations')
  expect(coverageText(coverage, 'clients')).toBe('2 of 3 locations')
  expect(coverageText(coverage, 'openTickets')).toBe('1 of 3 locations')
})

it('counts locations that could not be read among those that are missing', () => {
  const read = Object.assign([...three], { unreadable: 2 })
  const coverage = coverageOf(read, statsOf(whole, whole, whole))
  expect(coverageText(coverage, 'devices')).toBe('3 of 5 locations')
})
