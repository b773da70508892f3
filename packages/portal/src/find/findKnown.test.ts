import { devices, locations, ssids, tickets } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { findKnown, type Known } from './findKnown.ts'

const at = 101
const known: Known = {
  locations,
  devices: [...devices({ online: 20, offline: 1 }), ...devices({ online: 20, offline: 1 })].map(
    (device) => ({ locationId: at, device }),
  ),
  ssids: ssids.map((ssid) => ({ locationId: at, ssid })),
  tickets: tickets.map((ticket) => ({ locationId: String(at), ticket })),
}
const [first] = known.devices

describe('what has been read', () => {
  it('has an access point by its address in any notation, once, with its place', () => {
    const mac = first?.device.ap_mac_address ?? ''
    const dotted = mac
      .replaceAll(':', '')
      .replace(/(....)(?=.)/g, '$1.')
      .toLowerCase()
    for (const query of [mac, dotted, mac.replaceAll(':', '-'), mac.slice(-8)]) {
      expect(findKnown(known, query).devices).toMatchObject([
        { ap_mac_address: mac, location_id: at, location_name: 'Harbour Point Hotel' },
      ])
    }
  })

  it('has what each word names, and not all that a place has', () => {
    expect(findKnown(known, 'harbour').locations).toHaveLength(1)
    expect(findKnown(known, 'harbour').devices).toEqual([])
    const name = first?.device.device_name_api ?? ''
    expect(findKnown(known, `harbour ${name}`).devices[0]?.device_name_api).toBe(name)
  })

  it('has names without regard to accents', () => {
    expect(findKnown(known, 'hotel du').locations).toMatchObject([{ name: 'Hôtel du Centre' }])
  })

  it('has tickets by their number alone', () => {
    expect(findKnown(known, '#48213').tickets).toMatchObject([{ calltek_ticket_id: '48213' }])
    expect(findKnown(known, 'Charlie').tickets).toEqual([])
    expect(findKnown(known, '214').tickets).toEqual([])
  })

  it('is cut where there is much of it, and said to be', () => {
    const { devices: some, more } = findKnown(known, 'ap')
    expect([some.length, more]).toEqual([6, ['devices']])
  })

  it('is nothing without words', () => {
    expect(Object.values(findKnown(known, ' ')).flat().length).toBe(0)
  })
})
