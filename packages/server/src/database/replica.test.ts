import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkReady,
  endpointPath,
  getRangeStats,
  getSsidStats,
  getTransferMetrics,
  ingestClientCounts,
  machineKeyHeader,
  startClientCountCsvReport,
} from '@netportal/contract'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createMachineKey } from '../auth/machineKeys.ts'
import { createToken } from '../auth/tokens.ts'
import { type Config, readConfig } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { createPrometheusMeters, type PrometheusMeters } from '../observe/prometheus.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { ensurePartitions, retentionStart } from '../series/partitions.ts'
import { takeTask } from '../tasks/turns.ts'
import { canStartPostgres, signalPostgres, startOwnPostgres } from '../testing/ownPostgres.ts'
import { createWorld, noon, people, type World } from '../testing/world.ts'
import { createWatches } from '../watch.ts'
import { createReportTask } from '../worker/reportTask.ts'
import type { Database, OpenDatabase } from './database.ts'
import { openDatabase } from './openDatabase.ts'
import type { ReadOutcome } from './readers.ts'
import { openReplica, type ReplicaReaders } from './replica.ts'

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
let database: OpenDatabase
let replica: ReplicaReaders
/** To the replica, past what is tested. */
let operator: pg.Pool
let world: World
let config: Config
const folder = mkdtempSync(join(tmpdir(), 'network-portal-files-'))
let app: FastifyInstance
/** The same without a replica. */
let plain: FastifyInstance
let meters: PrometheusMeters | undefined
let outcomes: ReadOutcome[] = []
let lines: string[] = []
const watches = createWatches()
const checkMs = 500
const token = 'token-of-prometheus'

const openTo = (url: string, watch = watches.replica, db = database.pool) =>
  openReplica({
    ...{ db, url, poolSize: 3, watch, checkMs },
    count: (outcome) => {
      outcomes.push(outcome)
      meters?.read(outcome)
    },
  })
const said = () => lines.map((line) => JSON.parse(line).msg).filter((text) => text !== 'answered')

beforeAll(async () => {
  if (!canStartPostgres) return
  postgres = await startOwnPostgres({ isReplicated: true })
  const setUp = new pg.Client({ connectionString: postgres.url })
  await setUp.connect()
  // As deployments have it.
  await setUp.query('alter role postgres set synchronous_commit = on')
  await setUp.end()
  operator = new pg.Pool({ connectionString: postgres.replicaUrl, max: 1 })
  operator.on('error', () => {})
  config = readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    METRICS_TOKEN: token,
    PORTAL_DIR: '',
  })
  database = await openDatabase(config, (error) => {
    throw error
  })
  await ensurePartitions(database.pool, retentionStart(noon, 400), noon)
  world = await createWorld(database.pool)
  meters = await createPrometheusMeters()
  replica = openTo(postgres.replicaUrl)
  const logStream = { write: (line: string) => lines.push(line) }
  const options = { config, db: database.pool, clock: () => noon }
  app = await buildApp({ ...options, readers: replica, watches, meters, logStream })
  plain = await buildApp({ ...options, logStream: { write: () => {} } })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(async () => {
  if (!canStartPostgres) return
  await app.close()
  await plain.close()
  await replica.close()
  await operator.end()
  await database.close()
  await postgres.stop()
})
beforeEach(() => {
  outcomes = []
  lines = []
})

const tokenOf = async (person: 'ann' | 'ben') => {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from users where email = $1',
    [people[person]],
  )
  const hours = 3_600_000
  return createToken(database.pool, rows[0]?.id ?? 0, { idleMs: hours, maxMs: hours }, noon)
}
const get = async (url: string, { person = 'ann' as 'ann' | 'ben', from = app } = {}) => {
  const headers = { authorization: `Bearer ${await tokenOf(person)}` }
  const { statusCode, body } = await from.inject({ url, headers })
  return { statusCode, body }
}
const figures = async () => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/metrics', headers })).body
}
const network = () => ({ id: world.ash.locationId, ssid: '1' })
const countsUrl = () => endpointPath(getSsidStats, network(), { days_history: 7 })
const deliver = async (time: string, clients: number) => {
  const { key } = await createMachineKey(database.pool, {
    companyId: world.ash.companyId,
    name: 'c',
  })
  const item = {
    location_external_id: 'A-1',
    wlan_id_api: '1',
    time,
    connected_client_count: clients,
  }
  const { statusCode } = await app.inject({
    method: 'POST',
    url: ingestClientCounts.path,
    headers: { [machineKeyHeader]: key },
    payload: { items: [item] },
  })
  expect(statusCode).toBe(200)
}
/** Has a report made. @returns names of the networks that it was to be drawn of */
async function readReport(): Promise<string[]> {
  const { pool: db } = database
  const { rows } = await db.query<{ id: number }>("select id from ssids where wlan_id = '1'")
  await app.inject({
    method: 'POST',
    url: startClientCountCsvReport.path,
    headers: { authorization: `Bearer ${await tokenOf('ann')}` },
    payload: {
      location_id: world.ash.locationId,
      ssid_ids: rows.map(({ id }) => id),
      start_date: '2026-06-17',
      end_date: '2026-06-18',
    },
  })
  const lease = await takeTask(db)
  if (lease === null) throw new Error('Nothing to take')
  let names: string[] = []
  const run = createReportTask({
    ...{ db, readers: replica, config, clock: () => noon, watches, log: app.log },
    drawing: {
      makeReport: async ({ places }) => {
        names = places.flatMap(({ clients }) => clients.map(({ name }) => name))
        return { bytes: new Uint8Array(3), letter: null }
      },
      close: async () => {},
    },
    mailer: createMailer(config.mail),
    files: createReportFiles(config),
  })
  await run(lease, { signal: new AbortController().signal, tell: () => {} })
  return names
}

/** Where a read is answered. */
const whoAnswers = async (db: Database) => {
  const { rows } = await db.query<{ is_replica: boolean }>(
    'select pg_is_in_recovery() as is_replica',
  )
  return rows[0]?.is_replica ? 'replica' : 'database'
}
/** What a replica takes too long for, and the database answers at once. */
const lingering = async (db: Database) => {
  await db.query('select case when pg_is_in_recovery() then pg_sleep(60) end')
  return whoAnswers(db)
}
const isLingering = () =>
  vi.waitFor(async () => {
    const { rows } = await operator.query<{ pid: number }>(
      "select pid from pg_stat_activity where query ~ '^select case when pg_is_in' and state = 'active'",
    )
    expect(rows).toHaveLength(1)
    return rows[0]?.pid ?? 0
  })
const isBack = () =>
  vi.waitFor(async () => {
    expect(await replica.check()).toBeNull()
    expect(await replica.read(whoAnswers, 1000)).toBe('replica')
    // Nor is it known to lag any more.
    expect(await replica.check()).toBeNull()
  }, 20_000)

describe.skipIf(!canStartPostgres)('with a streaming replica', () => {
  it('nothing is read from it before it was checked', async () => {
    expect(await replica.read(whoAnswers)).toBe('database')
    expect(outcomes).toEqual(['down'])
    await isBack()
  })

  it('series, ranges and reports are read from it, and are the same', async () => {
    const range = { from: '2026-06-17T00:00:00Z', until: '2026-06-18T12:00:00Z' }
    const urls = [
      countsUrl(),
      endpointPath(getTransferMetrics, network(), { days_history: 7 }),
      endpointPath(getRangeStats, network(), range),
    ]
    for (const url of urls) {
      const answer = await vi.waitFor(async () => {
        outcomes = []
        const answer = await get(url)
        expect(outcomes).toEqual(['replica'])
        return answer
      })
      expect(answer.statusCode).toBe(200)
      expect(answer).toEqual(await get(url, { from: plain }))
    }
    outcomes = []
    expect(await readReport()).toEqual(['guest'])
    expect(outcomes).toEqual(['replica'])
    const { rows: statements } = await operator.query(
      "select from pg_stat_activity where application_name = 'network-portal' and query !~ 'wal_replay'",
    )
    expect(statements.length).toBeGreaterThan(0)
    const told = await figures()
    expect(told).toContain('netportal_up{part="replica"} 1')
    expect(told).toMatch(/netportal_replica_reads_total\{outcome="replica"\} [1-9]/)
    expect(told).toMatch(/netportal_database_connections\{pool="replica",state="idle"\} [1-9]/)
  })

  it('whose things they are is asked of the database', async () => {
    expect((await get(countsUrl(), { person: 'ben' })).statusCode).toBe(404)
    expect(outcomes).toEqual([])
  })

  it('what was just delivered is in the next answer, though the replica does not have it', async () => {
    await deliver('2026-06-18T11:58:00Z', 4711)
    expect((await get(countsUrl())).body).toContain('4711')
    await isBack()
    await operator.query('select pg_wal_replay_pause()')
    await deliver('2026-06-18T11:59:00Z', 4712)
    outcomes = []
    // More of them than there are connections.
    for (let count = 0; count < 4; count++) {
      expect((await get(countsUrl())).body).toContain('4712')
    }
    expect(outcomes).toEqual(['behind', 'behind', 'behind', 'behind'])
    const waiting = replica.read(whoAnswers, 10_000)
    await get(countsUrl())
    await operator.query('select pg_wal_replay_resume()')
    expect(await waiting).toBe('replica')
    await isBack()
    outcomes = []
    await vi.waitFor(async () => {
      expect((await get(countsUrl())).body).toContain('4712')
      expect(outcomes.at(-1)).toBe('replica')
    })
  })

  it('nobody waits for one that is known to lag', async () => {
    await operator.query('select pg_wal_replay_pause()')
    await deliver('2026-06-18T11:56:00Z', 4710)
    for (let count = 0; count < 2; count++) expect(await replica.check()).toBeNull()
    expect(await replica.read(whoAnswers, 600_000)).toBe('database')
    expect(outcomes).toEqual(['behind'])
    await operator.query('select pg_wal_replay_resume()')
    await isBack()
  })

  it('a read that it cancels, for what was written meanwhile, is answered by the database', async () => {
    await operator.query('alter system set max_standby_streaming_delay = 0')
    await operator.query('select pg_reload_conf()')
    await database.pool.query('create table passing (value int)')
    await isBack()
    outcomes = []
    const answer = replica.read(async (db) => {
      await db.query(
        'select case when pg_is_in_recovery() then pg_sleep(60) end from (select count(*) from passing) as x',
      )
      return whoAnswers(db)
    }, 1000)
    await isLingering()
    await database.pool.query('truncate passing')
    expect(await answer).toBe('database')
    expect(outcomes).toEqual(['failed'])
    expect(watches.replica.isDown).toBe(false)
    await isBack()
  })

  it('what the work itself throws is thrown, and not done again', async () => {
    const work = vi.fn(async (db: Database) => {
      throw new Error(await whoAnswers(db))
    })
    await expect(replica.read(work, 1000)).rejects.toThrow('replica')
    expect(work).toHaveBeenCalledOnce()
    await isBack()
  })

  it('one that restarts in the middle of a read costs nothing', async () => {
    const answer = replica.read(lingering, 1000)
    process.kill(await isLingering(), 'SIGKILL')
    expect(await answer).toBe('database')
    expect((await get(countsUrl())).statusCode).toBe(200)
    await isBack()
  })

  it('one that hangs in the middle of a read is found out, told once, and used again when it goes on', {
    timeout: 25_000,
  }, async () => {
    const { rows } = await operator.query<{ data_directory: string }>('show data_directory')
    const place = rows[0]?.data_directory ?? ''
    const answer = replica.read(lingering, 1000)
    await isLingering()
    outcomes = []
    signalPostgres(place, 'SIGSTOP')
    try {
      const meeting = [replica.read(whoAnswers), replica.read(whoAnswers)]
      expect(await Promise.all(meeting)).toEqual(['database', 'database'])
      expect(await replica.read(whoAnswers)).toBe('database')
      // Whoever comes after does not meet it.
      expect(outcomes).toContain('down')
      for (let count = 0; count < 2; count++) {
        expect((await replica.check())?.message).toBeDefined()
      }
      expect(await answer).toBe('database')
      expect((await get(countsUrl())).statusCode).toBe(200)
      const ready = await app.inject(checkReady.path)
      expect([ready.statusCode, ready.json()]).toEqual([
        200,
        {
          status: 'degraded',
          degraded: ['The replica cannot be used: the database answers in its place.'],
        },
      ])
    } finally {
      signalPostgres(place, 'SIGCONT')
    }
    await isBack()
    expect((await app.inject(checkReady.path)).json()).toEqual({ status: 'ok' })
    expect(said()).toEqual(['the replica does not work', 'the replica works again'])
  })

  it.each([
    ['the database itself', () => postgres.url, 'it is a database of its own, not a replica'],
    [
      'of another database',
      () => postgres.replicaUrl.replace('/postgres?', '/template1?'),
      'it is no replica of the database of DATABASE_URL',
    ],
    [
      'that is not there',
      () => 'postgres://app:s3cret@127.0.0.1:1/x',
      'connect ECONNREFUSED 127.0.0.1:1',
    ],
  ])('one %s is not used', async (_, url, fault) => {
    const other = createWatches()
    const told: unknown[] = []
    other.logTo({ error: (facts: object) => told.push(facts), warn: () => {} })
    const wrong = openTo(url(), other.replica)
    expect((await wrong.check())?.message).toBe(fault)
    expect(await wrong.read(whoAnswers)).toBe('database')
    expect(outcomes).toEqual(['down'])
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told)).not.toContain('s3cret')
    await wrong.close()
  })

  it('says nothing of it while the database is gone', async () => {
    const { replica: watch } = createWatches()
    const gone = new pg.Pool({ connectionString: 'postgres://app@127.0.0.1:1/x' })
    const other = openTo(postgres.replicaUrl, watch, gone)
    expect(await other.check()).toBeNull()
    expect(watch.isDown).toBe(false)
    await other.close()
  })

  it('one that is found out to be promoted keeps what it has begun, and gets no more', async () => {
    const other = openTo(postgres.replicaUrl, createWatches().replica)
    expect(await other.check()).toBeNull()
    const answer = other.read(async (db) => {
      await operator.query('select pg_promote()')
      expect((await other.check())?.message).toContain('not a replica')
      return whoAnswers(db)
    }, 10_000)
    expect(await answer).toBe('database')
    expect(await other.read(whoAnswers)).toBe('database')
    expect(outcomes).toEqual(['replica', 'down'])
    await other.close()
  })

  it('one that is promoted by mistake is not used any more', async () => {
    await deliver('2026-06-18T11:57:00Z', 4713)
    expect((await get(countsUrl())).body).toContain('4713')
    expect((await replica.check())?.message).toContain('not a replica')
    outcomes = []
    expect(await replica.read(whoAnswers)).toBe('database')
    expect(outcomes).toEqual(['down'])
  })
})
