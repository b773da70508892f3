import { type Endpoint, serverLimits } from '@netportal/contract'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toIncidentId } from '../incidents/incidentId.ts'
import { queueDueReports } from '../schedules/due.ts'
import {
  allCalls,
  bearer,
  callOf,
  encodeBody,
  machineKey,
  parameterNames,
  type Subject,
  subjectOf,
} from '../testing/contractCalls.ts'
import { bodiesOf, queriesOf } from '../testing/fuzzBodies.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'

/**
 * Bodies and queries by the thousand, made from what the API says of itself. None may be answered by a
 * fault of ours, and nothing that was stored may make one of what reads it: every GET, every report.
 * The suite `fuzz` sends many more than the quick tests; FUZZ_SEED chooses others.
 */
const bodiesPerCall = Number(process.env.FUZZ_BODIES ?? 20)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_128)
/** Drawing takes longest, and all that was delivered is in each. */
const reportsPerCall = Math.min(Math.ceil(bodiesPerCall / 5), 4)
const patience = 600_000

const test = useTestApp({ CALLS_PER_MINUTE: '0', PUBLIC_ORIGIN: 'https://portal.example.com' })
const worker = useReportWorker(test)
const counts = { bodies: 0, taken: 0, queries: 0, read: 0, reports: 0 }
let ash: Subject
let calls = 0

beforeAll(async () => {
  test.time = new Date('2026-06-18T14:00:00Z')
  ash = await subjectOf(test, 'ash')
  await worker.runDue()
})
afterAll(() => {
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  process.stdout.write(`FUZZ_SEED=${seed} FUZZ_BODIES=${bodiesPerCall}: ${told.join(', ')}\n`)
})

async function insider({ access }: Endpoint): Promise<Record<string, string>> {
  if (access === 'machine') return machineKey(test, ash.companyId)
  if (access === 'public') return {}
  return bearer(await test.tokenOf(access === 'admin' ? 'admin' : 'ann'))
}

/** Sends a call from another address each time: what anyone may call is limited by it. */
async function send(options: InjectOptions, told: unknown) {
  calls += 1
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  const answer = await test.app.inject({ ...options, remoteAddress: address })
  expectSound(answer, told)
  return answer
}

/** An answer may be a success or the caller's fault; what it never may be is ours. */
function expectSound(answer: LightMyRequestResponse, told: unknown): void {
  const { statusCode, body } = answer
  if (statusCode < 400) return
  const isSound = statusCode < 500 && /^\{"detail":".+"\}$/s.test(body)
  if (isSound) return
  const shown = JSON.stringify(told)?.slice(0, 3000)
  throw new Error(
    `FUZZ_SEED=${seed} FUZZ_BODIES=${bodiesPerCall}: ${shown} is answered ${statusCode} ${body.slice(0, 500)}\n${test.log.filter((line) => line.includes('"level":50')).at(-1)}`,
  )
}

const withBody = allCalls.filter(([, { body }]) => body !== undefined)
const rank = ({ access }: Endpoint) => (access === 'machine' ? 0 : 1)
/** Calls that fill the database come first, so that the others are about what is in it. */
const inOrder = withBody.toSorted(([, a], [, b]) => rank(a) - rank(b))

describe.each(inOrder)('%s', (_name, endpoint) => {
  it('answers no body with a fault of ours', { timeout: patience }, async () => {
    const headers = await insider(endpoint)
    const { method } = endpoint
    const url = String(callOf(endpoint, ash, headers).url)
    let taken = 0
    for (const body of fc.sample(bodiesOf(endpoint, ash), { numRuns: bodiesPerCall, seed })) {
      const answer = await send(
        { method, url, ...encodeBody(endpoint, body, headers) },
        { endpoint: endpoint.path, body },
      )
      counts.bodies += 1
      if (answer.statusCode >= 300) continue
      taken += 1
      if (endpoint.access !== 'machine') await makeRoom()
    }
    counts.taken += taken
    await makeReports()
    // What is refused at the door alone would say nothing of what is behind it.
    if (!needsLink(endpoint)) expect(taken).toBeGreaterThan(bodiesPerCall / 20)
  })
})

/** A new password needs a mail; all else is taken often enough. */
const needsLink = ({ path }: Endpoint) => path.includes('password-reset/confirm')

/** Lets more be asked for than may be under way, and kept, at once. */
async function makeRoom(): Promise<void> {
  const db = test.database.pool
  await db.query(
    `update reports set state = 'SUCCESS', completed_at = initiated_at
     where completed_at is null
       and id not in (select id from reports where completed_at is null order by id limit $1)`,
    [reportsPerCall],
  )
  await db.query(
    `delete from report_schedules
     where id <> $1 and id not in (select id from report_schedules order by id desc limit 40)`,
    [ash.scheduleId],
  )
  // Bodies name the versions that a schedule has at first: after one change all others would be refused.
  await db.query('update report_schedules set version = 1 where id = $1', [ash.scheduleId])
}

/** Has all that waits be made, and nothing of it fail. */
async function makeReports(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    await worker.runDue()
    const { rows } = await test.database.pool.query<{ open: number }>(
      'select count(*) as open from reports where completed_at is null',
    )
    if (rows[0]?.open === 0) break
  }
  const { rows } = await test.database.pool.query<{ state: string; request: unknown }>(
    `select state, reason, request from reports where state <> 'SUCCESS'
       and coalesce(reason, '') not like '%No recipient%'`,
  )
  const told = test.log.filter((line) => line.includes('"level":50')).at(-1)
  expect(rows, told).toEqual([])
  const made = await test.database.pool.query('select from reports where file_made_at is not null')
  counts.reports = made.rowCount ?? 0
}

it('makes the reports of every schedule that was saved', { timeout: patience }, async () => {
  await test.database.pool.query('update report_schedules set is_active = true, next_run_at = $1', [
    test.time,
  ])
  test.time = new Date('2026-06-19T14:00:00Z')
  await queueDueReports(test.database.pool, test.time, test.app.log)
  await makeReports()
  test.time = new Date('2026-06-18T14:00:00Z')
})

const readCalls = allCalls.filter(([, { method }]) => method === 'GET')

describe.each(readCalls.filter(([, { query }]) => query !== undefined))('%s', (_name, endpoint) => {
  it('answers no query with a fault of ours', { timeout: patience }, async () => {
    const headers = await insider(endpoint)
    const [path] = String(callOf(endpoint, ash, headers).url).split('?')
    for (const query of fc.sample(queriesOf(endpoint, ash), { numRuns: bodiesPerCall, seed })) {
      const pairs = Object.entries(Object(query)).map(([key, item]) => [key, String(item)])
      const url = `${path}?${new URLSearchParams(pairs)}`
      await send({ method: 'GET', url, headers }, url)
      counts.queries += 1
    }
  })
})

describe.each(readCalls)('%s', (_name, endpoint) => {
  it('reads whatever was stored', { timeout: patience }, async () => {
    const headers = await insider(endpoint)
    for (const subject of await subjectsOf(endpoint)) {
      const path = String(callOf(endpoint, subject, headers).url)
      const separator = path.includes('?') ? '&' : '?'
      const url = endpoint.query ? `${path}${separator}${widest(endpoint)}` : path
      const answer = await send({ method: 'GET', url, headers }, url)
      counts.read += 1
      expect([url, answer.statusCode]).toEqual([url, 200])
      const { error } = z.safeParse(endpoint.response, answer.json())
      expect(error, url).toBeUndefined()
    }
  })
})

/** The query that reads most. */
function widest({ query }: Endpoint): URLSearchParams {
  const all: Record<string, string> = {
    days_history: String(serverLimits.historyDaysMax),
    days_past: '0',
    include_inactive: 'true',
    limit: String(serverLimits.timelinePageMax),
  }
  const names = Object.keys(query?._zod.def.shape ?? {})
  return new URLSearchParams(Object.entries(all).filter(([name]) => names.includes(name)))
}

/** Everything of the company that a call can be about. */
async function subjectsOf(endpoint: Endpoint): Promise<Subject[]> {
  const names = parameterNames(endpoint)
  if (names.includes('incidentId')) return incidentSubjects()
  if (!names.includes('id')) return [ash]
  const thing = names.includes('mac') ? 'devices' : names.includes('ssid') ? 'ssids' : 'locations'
  const { rows } = await test.database.pool.query<Partial<Subject>>(
    {
      locations: `select id as "locationId" from locations where company_id = $1`,
      devices: `select location_id as "locationId", mac_address as mac from devices where company_id = $1`,
      ssids: `select location_id as "locationId", wlan_id as "wlanId" from ssids
        join locations on locations.id = location_id where company_id = $1 and wlan_id not in ('.', '..')`,
    }[thing],
    [ash.companyId],
  )
  return rows.slice(0, 400).map((row) => ({ ...ash, ...row }))
}

/** Incidents are others after what was delivered. */
async function incidentSubjects(): Promise<Subject[]> {
  const { rows } = await test.database.pool.query<{ location_id: number; started_at: string }>(
    `select location_id, started_at from incidents join locations on locations.id = location_id
     where company_id = $1 and started_at <= $2 limit 400`,
    [ash.companyId, test.time],
  )
  return rows.map((row) => ({ ...ash, incidentId: toIncidentId(row) }))
}
