import { locations } from '@netportal/contract/fixtures'
import { cities } from './cities.ts'
import { createRandom } from './random.ts'
import type { VendorName } from './vendors.ts'

/** A site of the demo, from which everything at it follows. */
export interface DemoSite {
  externalId: string
  name: string
  timezone: string
  vendor: VendorName
  online: number
  offline: number
  unknown: number
  /** Clients of its busiest hour. */
  peakClients: number
  openTickets: number
  /** Closed in the last week. */
  closedTickets: number
  /** Minutes from one measurement to the next. */
  periodMinutes: 5 | 60
  /** Minutes between those of the 90 days before the demo's first start; null when there are none. */
  pastPeriodMinutes: 5 | 60 | null
  /** Its names and statuses are as untidy as data from controllers can be. */
  isUgly: boolean
  /** All that is online was down in the night before the demo's first start, and guests called. */
  hadDarkNight?: true
}

export interface DemoCompany {
  name: string
  sites: readonly DemoSite[]
}

type Figures = Pick<
  DemoSite,
  'vendor' | 'online' | 'offline' | 'unknown' | 'peakClients' | 'openTickets' | 'closedTickets'
> & { isUgly?: true; hadDarkNight?: true; pastPeriodMinutes?: 5 }

/** One hotel group in as many situations: good, warning, critical, nothing installed yet, untidy. */
const groupFigures: readonly Figures[] = [
  { ...figures('ruckus', [42, 2, 1], 420, [1, 14]), pastPeriodMinutes: 5 },
  figures('meraki', [36, 0, 0], 260, [0, 6]),
  { ...figures('ruckus', [58, 6, 0], 780, [3, 21]), hadDarkNight: true },
  figures('ubiquiti', [18, 0, 0], 120, [0, 2]),
  figures('aruba', [27, 7, 1], 190, [2, 9]),
  figures('ruckus', [31, 0, 0], 210, [0, 4]),
  { ...figures('ubiquiti', [24, 9, 6], 110, [2, 5]), isUgly: true },
  figures('aruba', [112, 3, 0], 1600, [0, 17]),
  figures('meraki', [44, 0, 0], 380, [1, 8]),
  figures('ubiquiti', [0, 0, 0], 0, [0, 0]),
  figures('aruba', [39, 0, 0], 300, [0, 3]),
  figures('ruckus', [22, 0, 0], 150, [0, 1]),
]

function figures(
  vendor: VendorName,
  [online, offline, unknown]: [number, number, number],
  peakClients: number,
  [openTickets, closedTickets]: [number, number],
): Figures {
  return { vendor, online, offline, unknown, peakClients, openTickets, closedTickets }
}

const group: DemoSite[] = groupFigures.flatMap((site, index) => {
  const location = locations[index]
  if (!location) return []
  const { name, timezone } = location
  const externalId = `MHG-${String(index + 1).padStart(3, '0')}`
  const rest = { periodMinutes: 5, pastPeriodMinutes: 60, isUgly: false } as const
  return { externalId, name, timezone, ...rest, ...site }
})

const independent: DemoSite = {
  externalId: 'ALD-001',
  name: 'Alder House Hotel',
  timezone: 'Europe/Dublin',
  periodMinutes: 5,
  pastPeriodMinutes: 5,
  isUgly: false,
  ...figures('ruckus', [23, 1, 0], 180, [1, 6]),
}

const districts = ['Airport', 'Centre', 'Old Town', 'Riverside', 'Exhibition'] as const

/** Three hundred sites with twenty access points on average. */
const chain: DemoSite[] = cities.flatMap(([city, timezone], cityIndex) =>
  districts.map((district, districtIndex): DemoSite => {
    const number = cityIndex * districts.length + districtIndex + 1
    const random = createRandom(`chain ${number}`)
    const devices = random.int(8, 32)
    const offline = random.chance(0.35) ? random.int(1, Math.ceil(devices / 5)) : 0
    const unknown = random.chance(0.05) ? 1 : 0
    return {
      externalId: `CSG-${String(number).padStart(3, '0')}`,
      name: `${city} ${district}`,
      timezone,
      vendor: random.pick(['ruckus', 'aruba', 'ubiquiti', 'meraki']),
      online: devices - offline - unknown,
      offline,
      unknown,
      peakClients: devices * random.int(5, 9),
      openTickets: random.chance(0.3) ? random.int(1, 3) : 0,
      closedTickets: random.int(0, 4),
      periodMinutes: 60,
      pastPeriodMinutes: null,
      isUgly: false,
    }
  }),
)

/** The demo's customers; the accounts name them. */
export const companies = {
  group: { name: 'Meridian Hotel Group', sites: group },
  independent: { name: 'Alder House', sites: [independent] },
  newcomer: { name: 'Fjord & Fell Lodges', sites: [] },
  chain: { name: 'Continental Stay', sites: chain },
} as const satisfies Record<string, DemoCompany>

export type CompanyKey = keyof typeof companies

export const demoCompanies: readonly DemoCompany[] = Object.values(companies)
