import { deviceStatus, networkHealth, normalizeMac } from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { siteDevices } from './devices.ts'
import { companies, type DemoSite, demoCompanies } from './sites.ts'
import { siteSsids, trafficAt } from './ssids.ts'
import { siteTickets } from './tickets.ts'
import { vendors } from './vendors.ts'

const now = new Date('2026-06-18T12:00:00Z')
const sites = demoCompanies.flatMap((company) => [...company.sites])
const everything = (at: Date) =>
  sites.map((site) => [siteDevices(site, at), siteSsids(site), siteTickets(site, at)])
const devicesOf = (site: DemoSite) =>
  siteDevices(site, now).map((device) => ({ ...device, current_status: device.status }))

it('is the same every time', () => {
  expect(everything(now)).toEqual(everything(now))
})

it('differs only in times from one day to another', () => {
  const timeless = (at: Date) =>
    JSON.stringify(everything(at), (_key, value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'time' : value,
    )
  expect(timeless(new Date('2027-01-01T00:00:00Z'))).toBe(timeless(now))
})

it('has 12, 1, 0 and 300 sites, about 6,000 devices in the chain', () => {
  const { group, independent, newcomer, chain } = companies
  expect([group, independent, newcomer, chain].map((company) => company.sites.length)).toEqual([
    12, 1, 0, 300,
  ])
  const devices = chain.sites.flatMap(devicesOf).length
  expect(devices).toBeGreaterThan(5700)
  expect(devices).toBeLessThan(6300)
})

it('has networks of every health level in the group', () => {
  const levels = companies.group.sites.map((site) => networkHealth(devicesOf(site)).level)
  expect(new Set(levels)).toEqual(new Set(['good', 'warning', 'critical', 'no-data']))
})

it('gives each site the devices and tickets that it is said to have', () => {
  for (const site of sites) {
    const { online, offline, unknown } = networkHealth(devicesOf(site))
    expect([site.name, online, offline, unknown]).toEqual([
      ...[site.name, site.online, site.offline, site.unknown],
    ])
    const open = siteTickets(site, now).filter(({ closedAt }) => closedAt === null)
    expect(open).toHaveLength(site.openTickets)
  }
})

it('has hardware addresses of the vendors, each once', () => {
  const all = sites.flatMap((site) => devicesOf(site).map((device) => ({ site, device })))
  expect(new Set(all.map(({ device }) => device.macAddress)).size).toBe(all.length)
  for (const { site, device } of all) {
    expect(normalizeMac(device.macAddress)).toBe(device.macAddress)
    expect(vendors[site.vendor].blocks).toContain(device.macAddress.slice(0, 8))
  }
})

it('only has time zones that exist', () => {
  for (const { timezone } of sites) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow()
  }
})

describe('the untidy site', () => {
  const [ugly] = companies.group.sites.filter((site) => site.isUgly).map(devicesOf)
  const devices = ugly ?? []

  it('words its statuses in every way', () => {
    const words = (wanted: string) =>
      new Set(
        devices.map(({ status }) => status).filter((status) => deviceStatus(status) === wanted),
      )
    expect(words('online').size).toBeGreaterThan(2)
    expect(words('offline').size).toBeGreaterThan(2)
    expect(words('unknown')).toContain(null)
  })

  it('has devices that were never seen, without a name, and with names that break things', () => {
    expect(devices.some(({ lastSeenAt }) => lastSeenAt === null)).toBe(true)
    expect(devices.some(({ name }) => name === null)).toBe(true)
    const names = devices.map(({ name }) => name ?? '').join('\n')
    for (const sign of ['"', "'", '<b>', 'ü', '会']) expect(names).toContain(sign)
    expect(names).toMatch(/^=/m)
  })
})

it('tells a history that ends in the current status, in order, since discovery', () => {
  for (const device of sites.flatMap(devicesOf)) {
    if (device.firstDiscoveredAt === null) continue
    const times = device.changes.map(({ at }) => at.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(device.firstDiscoveredAt.getTime())
    expect(times.at(-1)).toBeLessThan(now.getTime())
    expect(device.changes.at(-1)?.status).toBe(device.status)
  }
})

it('is busiest in the evening of its own day', () => {
  const clients = (site: DemoSite | undefined, hour: number) => {
    if (!site) return 0
    const time = new Date(Date.UTC(2026, 5, 18, hour))
    return siteSsids(site).reduce((sum, ssid) => sum + trafficAt(site, ssid, time).clients, 0)
  }
  const byName = (name: string) => sites.find((site) => site.name === name)
  const london = byName('Harbour Point Hotel')
  const denver = byName('Summit Conference Centre')
  expect(clients(london, 20)).toBeGreaterThan(clients(london, 11) * 1.5)
  expect(clients(denver, 3)).toBeGreaterThan(clients(denver, 18) * 1.5)
})

describe('tickets', () => {
  const tickets = sites.flatMap((site) => siteTickets(site, now))
  const notes = tickets.flatMap((ticket) => ticket.notes)

  it('are numbered as they come, each number once in a company', () => {
    for (const company of demoCompanies) {
      const numbers = company.sites.flatMap((site) =>
        siteTickets(site, now).map(({ calltekTicketId }) => calltekTicketId),
      )
      expect(new Set(numbers).size).toBe(numbers.length)
    }
    const [first] = companies.group.sites
    const opened = first ? siteTickets(first, now).map(({ openedAt }) => openedAt.getTime()) : []
    expect(opened).toEqual(opened.toSorted((a, b) => a - b))
  })

  it('have every kind of note that a screen must bear', () => {
    const contents = notes.map(({ content }) => content ?? '')
    for (const part of ['<script>', '<style>', '<ul>', '=cmd', "didn't", 'Rückruf']) {
      expect(contents.some((content) => content.includes(part))).toBe(true)
    }
    expect(Math.max(...contents.map((content) => content.length))).toBe(8000)
    expect(notes.some(({ content }) => content === null)).toBe(true)
    expect(tickets.some((ticket) => ticket.notes.length === 0)).toBe(true)
    const types = new Set(notes.map(({ callType }) => callType))
    expect([...types]).toEqual(
      expect.arrayContaining(['Inbound', 'Outbound', 'Note', 'OUTBOUND', null]),
    )
  })

  it('have notes in a sequence without a number twice', () => {
    for (const ticket of tickets) {
      const sequence = ticket.notes.map((note) => note.sequence)
      expect(new Set(sequence).size).toBe(sequence.length)
    }
  })
})

it('has histories with times of unknown status, and some that begin after discovery', () => {
  const devices = companies.group.sites.flatMap(devicesOf)
  const hasUnknown = devices.filter(({ changes }) =>
    changes.slice(0, -1).some(({ status }) => status === 'Unknown'),
  )
  expect(hasUnknown.length).toBeGreaterThan(10)
  const late = devices.filter(
    ({ firstDiscoveredAt, changes: [first] }) =>
      first && firstDiscoveredAt && first.at > firstDiscoveredAt,
  )
  expect(late.length).toBeGreaterThan(10)
})
