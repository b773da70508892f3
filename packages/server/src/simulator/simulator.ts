import {
  ingestClientCounts,
  ingestDeviceStatuses,
  ingestDevices,
  ingestTickets,
  ingestTransferMetrics,
  machineKeyHeader,
} from '@netportal/contract'
import type { FastifyInstance } from 'fastify'
import { createMachineKey } from '../auth/machineKeys.ts'
import type { Database } from '../database/database.ts'
import { type DemoCompany, demoCompanies } from '../demo/sites.ts'
import { repeat } from '../repeat.ts'
import { endOf } from '../series/points.ts'
import {
  type SimulatedSite,
  type Stretch,
  sightings,
  simulatedSite,
  statusChanges,
  ticketsOf,
  trafficOf,
} from './happenings.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Online access points are seen again after so long, at the latest. */
const sightingsMs = 4 * minuteMs

/** A customer of the demo whose machine the simulator plays. */
interface SimulatedCompany {
  key: string
  sites: readonly SimulatedSite[]
  /** Until then all is told; null before the first delivery ever. */
  toldUntil: Date | null
}

/** Makes the demo move. */
export interface Simulator {
  /** Delivers what has happened since it was last called, or since the last start. */
  step(): Promise<void>
}

interface SimulatorOptions {
  /** It delivers through this server's own calls, like any machine. */
  app: FastifyInstance
  db: Database
  clock: () => Date
  /** Customers of the database that are marked as invented. @default the demo's */
  companies?: readonly DemoCompany[]
}

/** Makes a simulator for the demo's customers, with keys of its own. */
export async function createSimulator({
  app,
  db,
  clock,
  companies: invented = demoCompanies,
}: SimulatorOptions): Promise<Simulator> {
  await db.query('delete from machine_keys where is_demo')
  const companies = await findCompanies(db, invented, clock())
  let seenAt: Date | null = null

  const deliver = async (
    { key }: SimulatedCompany,
    { path, maxItems }: { path: string; maxItems: number },
    items: readonly unknown[],
  ) => {
    for (let start = 0; start < items.length; start += maxItems) {
      const response = await app.inject({
        method: 'POST',
        url: path,
        headers: { [machineKeyHeader]: key, 'content-type': 'application/json' },
        payload: JSON.stringify({ items: items.slice(start, start + maxItems) }),
      })
      if (response.statusCode !== 200) {
        throw new Error(`The simulator's delivery to ${path} was answered ${response.statusCode}.`)
      }
    }
  }

  const tell = async (company: SimulatedCompany, now: Date, isSeen: boolean) => {
    const { sites, toldUntil } = company
    // Before the first start nothing went wrong that is not told already.
    const events: Stretch = { from: toldUntil ?? now, until: now }
    const traffic = sites.map((site) =>
      trafficOf(site, { from: toldUntil ?? new Date(now.getTime() - dayMs), until: now }),
    )
    const statuses = sites.flatMap((site) => statusChanges(site, events))
    await deliver(company, ingestDeviceStatuses, statuses)
    if (isSeen) {
      const seen = sites.flatMap((site) => sightings(site, now))
      await deliver(company, ingestDevices, seen)
    }
    const tickets = sites.flatMap((site) => ticketsOf(site, events))
    await deliver(company, ingestTickets, tickets)
    // Client counts come last, and by time: by them the next start knows how far all of this went.
    const metrics = traffic.flatMap(({ transferMetrics }) => transferMetrics)
    await deliver(company, ingestTransferMetrics, metrics)
    const counts = traffic.flatMap(({ clientCounts }) => clientCounts)
    await deliver(
      company,
      ingestClientCounts,
      counts.sort((a, b) => a.time.localeCompare(b.time)),
    )
    company.toldUntil = now
  }

  return {
    async step() {
      const now = clock()
      const isSeen = seenAt === null || now.getTime() - seenAt.getTime() >= sightingsMs
      for (const company of companies) await tell(company, now, isSeen)
      if (isSeen) seenAt = now
    },
  }
}

/**
 * Brings the demo up to the present, and keeps it moving.
 * @returns `close` waits for the delivery under way
 */
export async function startSimulator(
  options: SimulatorOptions,
): Promise<{ close(): Promise<void> }> {
  const simulator = await createSimulator(options)
  await simulator.step()
  return repeat(minuteMs, simulator.step, (error) => {
    options.app.log.error({ err: error }, 'simulator failed')
  })
}

async function findCompanies(
  db: Database,
  invented: readonly DemoCompany[],
  now: Date,
): Promise<SimulatedCompany[]> {
  const { rows } = await db.query<{ id: number; name: string; told: string | null }>(
    `select companies.id, companies.name, max(latest.time) as told
     from companies
     left join locations on company_id = companies.id
     left join ssids on location_id = locations.id
     left join lateral
       ${endOf('ssid_client_counts', 'latest', { of: 'ssids.id' })} as latest on true
     where is_demo group by companies.id`,
  )
  const companies: SimulatedCompany[] = []
  for (const { name, sites } of invented) {
    const row = rows.find((company) => company.name === name)
    if (row === undefined || sites.length === 0) continue
    const { key } = await createMachineKey(db, {
      companyId: row.id,
      name: 'simulator',
      isDemo: true,
    })
    companies.push({
      key,
      sites: sites.map((site) => simulatedSite(site, now)),
      // That instant itself again: its delivery may have ended halfway.
      toldUntil: row.told === null ? null : new Date(Date.parse(row.told) - 1),
    })
  }
  return companies
}
