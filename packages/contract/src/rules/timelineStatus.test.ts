import { expect, it } from 'vitest'
import { statusToldBy } from './timelineStatus.ts'

it.each([
  ['LOBBY-AP-01 is Offline', 'offline'],
  ['LOBBY-AP-01 is Online', 'online'],
  ['LOBBY-AP-01 is Unknown', 'unknown'],
  ['Gym went OFFLINE.', 'offline'],
  ['Offline-Bar-AP is Online', 'online'],
  ['\u20685 אורחים\u2069 is Offline', 'offline'],
  ['AP-Online-2 was replaced', null],
  ['Onlineshop', null],
  ['Offline 3', null],
  ['', null],
])('%s tells of %s', (title, status) => {
  expect(statusToldBy({ event_type: 'device_status', title })).toBe(status)
})

it('reads a status from what happened to a device alone', () => {
  expect(statusToldBy({ event_type: 'guest_ticket', title: 'Laptop is Offline' })).toBeNull()
})
