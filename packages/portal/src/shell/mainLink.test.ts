import { expect, it } from 'vitest'
import { mainLink } from './mainLink.ts'

const dashboard = { text: 'Dashboard', to: '/dashboard' }
const devices = { text: 'Devices', to: '/locations/7/devices' }

it.each([
  ['several locations, inside one', '7', 12, dashboard],
  ['several locations, inside none', undefined, 12, dashboard],
  ['one location, inside it', '7', 1, devices],
  ['one location, on another page', undefined, 1, dashboard],
  ['no locations, inside one all the same', '7', 0, devices],
  ['inside one, number not known yet', '7', undefined, dashboard],
])('%s', (_, locationId, totalLocations, link) => {
  expect(mainLink(locationId, totalLocations)).toEqual(link)
})
