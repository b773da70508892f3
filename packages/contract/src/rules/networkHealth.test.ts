import { describe, expect, it } from 'vitest'
import { deviceStatus, networkHealth } from './networkHealth.ts'

const devices = (online: number, offline: number, unknown = 0) => [
  ...Array.from({ length: online }, () => ({ current_status: 'Online' })),
  ...Array.from({ length: offline }, () => ({ current_status: 'Offline' })),
  ...Array.from({ length: unknown }, () => ({ current_status: null })),
]

it('knows no status of a device that could not be read', () => {
  const devices = Object.assign([{ current_status: 'Online' }], { unreadable: 1 })
  expect(networkHealth(devices)).toMatchObject({ online: 1, unknown: 1, percentOnline: 50 })
})

describe('deviceStatus', () => {
  it.each([
    ['Online', 'online'],
    ['ONLINE', 'online'],
    [' offline ', 'offline'],
    ['OffLine', 'offline'],
    ['Isolated', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ] as const)('reads %o as %s', (text, status) => {
    expect(deviceStatus(text)).toBe(status)
  })
})

describe('networkHealth', () => {
  /** Specification §4: 85 or more is good, 70 to under 85 is warning, below 70 is critical. */
  it.each([
    [100, 0, 'good'],
    [85, 15, 'good'],
    [8499, 1501, 'warning'],
    [70, 30, 'warning'],
    [6999, 3001, 'critical'],
    [0, 1, 'critical'],
  ] as const)('rates %i online and %i offline as %s', (online, offline, level) => {
    expect(networkHealth(devices(online, offline)).level).toBe(level)
  })

  it('has no level and no share without devices', () => {
    expect(networkHealth([])).toEqual({
      level: 'no-data',
      online: 0,
      offline: 0,
      unknown: 0,
      percentOnline: null,
    })
  })

  it('counts unknown devices among all', () => {
    expect(networkHealth(devices(8, 0, 2))).toEqual({
      level: 'warning',
      online: 8,
      offline: 0,
      unknown: 2,
      percentOnline: 80,
    })
  })
})
