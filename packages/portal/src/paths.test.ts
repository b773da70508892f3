import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it.each([
  [paths.timeline.to({ locationId: 7 }), '/locations/7/timeline'],
  [paths.devices.to({ locationId: 7 }), '/locations/7/devices'],
  [
    paths.deviceHistory.to({ locationId: 7, deviceMacAddress: '00:00:5E:00:53:01' }),
    '/locations/7/devices/00%3A00%3A5E%3A00%3A53%3A01/history',
  ],
  [paths.ssids.to({ locationId: 'a b' }), '/locations/a%20b/ssids'],
  [paths.tickets.to({ locationId: 7 }), '/locations/7/tickets'],
  [paths.resetPassword.to({ uid: 'MQ', token: 'c3-9f' }), '/reset-password/MQ/c3-9f'],
])('builds %s', (built, expected) => {
  expect(built).toBe(expected)
})

it.each(['50%/5G', 'a b', 'Gäste', '?x#y', '100%25', 'a+b'])(
  'gives back the id %s from the address that was built with it',
  (ssidWlanIdApi) => {
    const address = paths.ssidStats.to({ locationId: 7, ssidWlanIdApi })
    const { pathname } = new URL(address, 'https://portal.example.org')
    expect(pathname).toBe(address)
    const [match] = matchRoutes([{ path: paths.ssidStats.pattern }], pathname) ?? []
    expect(match?.params).toEqual({
      locationId: '7',
      ssidWlanIdApi,
    })
  },
)

it.each(['50%/5G', 'a%2Fb', '100%25', '访客', '..a'])(
  'reads the id %s from the address that was built with it',
  (ssidWlanIdApi) => {
    const address = paths.ssidStats.to({ locationId: 7, ssidWlanIdApi })
    expect(paths.ssidStats.read(address)).toEqual({ locationId: '7', ssidWlanIdApi })
    expect(paths.ssidStats.read(`${address}/`)).toEqual({ locationId: '7', ssidWlanIdApi })
  },
)

it('reads an address that is not well encoded as it stands', () => {
  expect(paths.tickets.read('/locations/50%/tickets')).toEqual({ locationId: '50%' })
})

it.each(['/', '/locations//tickets', '/locations/7/devices', '/locations/7/tickets/9'])(
  'reads no location from %s',
  (pathname) => {
    expect(paths.tickets.read(pathname)).toEqual({})
  },
)
