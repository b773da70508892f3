import { darken } from './darkNight.ts'
import type { DemoDevice } from './demoDevice.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoSite } from './sites.ts'
import { disfigure } from './uglySite.ts'
import { createAddresses, type Place, vendors } from './vendors.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const halls = ['LOBBY', 'BAR', 'RESTAURANT', 'BALLROOM', 'CONF-A', 'CONF-B', 'GYM', 'SPA']
const outdoors = ['POOL-TERRACE', 'GARDEN', 'CAR-PARK', 'LOADING-BAY']

/** The access points of a site as they stand at `now`; only their times depend on it. */
export function siteDevices(site: DemoSite, now: Date): DemoDevice[] {
  const random = createRandom(`devices ${site.externalId}`)
  const count = site.online + site.offline + site.unknown
  const nextAddress = createAddresses(vendors[site.vendor], random)
  const network = `10.${20 + (random.int(0, 0xffff) % 200)}.${random.int(1, 250)}`
  const installedAt = new Date(now.getTime() - random.int(120, 900) * dayMs)
  const statuses = random.shuffle([
    ...Array<'online'>(site.online).fill('online'),
    ...Array<'offline'>(site.offline).fill('offline'),
    ...Array<'unknown'>(site.unknown).fill('unknown'),
  ])
  const devices = statuses.map((status, index) => {
    const { name, place } = spot(index, count)
    return {
      macAddress: nextAddress(),
      name,
      model: vendors[site.vendor].models[place],
      ipAddress: `${network}.${10 + (index % 240)}`,
      // Mounted one after the other.
      ...life(status, new Date(installedAt.getTime() + index * 7 * minuteMs), now, random),
    }
  })
  if (site.hadDarkNight) return darken(devices, site, now)
  return site.isUgly ? disfigure(devices, random) : devices
}

/** Halls first, then the grounds, then corridors floor by floor with in-room units among them. */
function spot(index: number, count: number): { name: string; place: Place } {
  const inHalls = Math.min(halls.length, Math.ceil(count / 5))
  const hall = index < inHalls ? halls[index] : undefined
  if (hall) return { name: `${hall}-AP-01`, place: 'hall' }
  const outdoor = count >= 20 ? outdoors[index - inHalls] : undefined
  if (outdoor) return { name: `${outdoor}-AP-01`, place: 'outdoor' }
  const rest = index - inHalls - (count >= 20 ? outdoors.length : 0)
  const floor = Math.floor(rest / 8) + 1
  const position = (rest % 8) + 1
  const prefix = `FL${String(floor).padStart(2, '0')}`
  if (position > 6) return { name: `${prefix}-RM${floor}${position * 2}-AP`, place: 'room' }
  return { name: `${prefix}-CORR-AP-0${position}`, place: 'corridor' }
}

type Life = Pick<DemoDevice, 'status' | 'lastSeenAt' | 'firstDiscoveredAt' | 'changes'>

function life(
  status: 'online' | 'offline' | 'unknown',
  installedAt: Date,
  now: Date,
  random: Random,
): Life {
  const before = (ms: number) => new Date(now.getTime() - ms)
  // Delivered and entered, but never plugged in.
  if (status === 'unknown' && random.chance(0.5)) {
    return { status: null, lastSeenAt: null, firstDiscoveredAt: null, changes: [] }
  }
  // Some are found by the controller before it hears how they are.
  const firstAt = random.chance(0.2)
    ? new Date(installedAt.getTime() + random.int(1, 90) * minuteMs)
    : installedAt
  const changes: Life['changes'] = [{ at: firstAt, status: 'Online' }]
  const outages = random.chance(0.4) ? random.int(1, 6) : 0
  for (const daysAgo of random
    .shuffle([60, 47, 40, 33, 26, 19, 12, 9, 7, 5])
    .slice(0, outages)
    .sort((a, b) => b - a)) {
    const at = before(daysAgo * dayMs - random.int(0, 1000) * minuteMs)
    const backAt = new Date(at.getTime() + random.int(4, 400) * minuteMs)
    changes.push({ at, status: 'Offline' })
    // The controller itself was away for a time, and knew nothing.
    if (random.chance(0.3)) {
      changes.push({ at: new Date((at.getTime() + backAt.getTime()) / 2), status: 'Unknown' })
    }
    changes.push({ at: backAt, status: 'Online' })
  }
  if (status === 'online') {
    const lastSeenAt = before(random.int(10, 290) * 1000)
    return { status: 'Online', lastSeenAt, firstDiscoveredAt: installedAt, changes }
  }
  const goneAt = before(random.int(20, 4000) * minuteMs)
  const word = status === 'offline' ? 'Offline' : 'Unknown'
  changes.push({ at: goneAt, status: word })
  return { status: word, lastSeenAt: goneAt, firstDiscoveredAt: installedAt, changes }
}
