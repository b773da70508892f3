import { getProfile, ingestClientCounts, ingestLocations, ingestSsids } from '@netportal/contract'
import { clientCountDelivery, locationDelivery, ssidDelivery } from '@netportal/contract/fixtures'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { Delivery } from '../mail/mail.ts'
import { bearer, machineKey } from '../testing/contractCalls.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { useTestApp } from '../testing/testApp.ts'
import { people } from '../testing/world.ts'
import { meterMailer } from './meters.ts'
import { createPrometheusMeters, type PrometheusMeters } from './prometheus.ts'
import { readStanding } from './standing.ts'

const token = 'token-of-prometheus'
const test = useTestApp({ METRICS_TOKEN: token })

let app: Awaited<ReturnType<typeof buildApp>>
let meters: PrometheusMeters
beforeAll(async () => {
  meters = await createPrometheusMeters()
  app = await buildApp({
    config: test.config,
    db: test.database.pool,
    clock: () => test.time,
    logStream: { write: (line) => test.log.push(line) },
    meters,
  })
})
afterAll(() => app.close())

const scrape = (given = token) =>
  app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${given}` } })
const figures = async () => {
  const { body } = await scrape()
  return body.split('\n')
}

describe('GET /api/metrics', () => {
  it('tells who has the token alone', async () => {
    const answers = await Promise.all([
      app.inject({ url: '/api/metrics' }),
      scrape('another-token-of-some'),
      scrape(await test.tokenOf('admin')),
      scrape(),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 200])
    expect(answers[3]?.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(answers[3]?.headers['cache-control']).toBe('no-store')
  })

  it('is not there where no token is set', async () => {
    expect((await test.call('/api/metrics', token)).statusCode).toBe(404)
  })

  it('counts calls by the pattern of their route, whatever is asked for', async () => {
    const headers = bearer(await test.tokenOf('ann'))
    for (const id of ['991', '992', '993']) {
      await app.inject({ url: `/api/v1/customer/locations/${id}`, headers })
    }
    await app.inject({ url: '/wp-login.php' })
    await app.inject({ url: getProfile.path, headers })
    const lines = await figures()
    const count = (labels: string) =>
      lines.find((line) => line.startsWith(`netportal_http_requests_total{${labels}}`))
    expect(
      lines.filter((line) => /^netportal_http_requests_total.*\/customer\/locations\//.test(line)),
    ).toHaveLength(1)
    expect(count('method="GET",route="other",status="404"')).toMatch(/ 1$/)
    expect(count(`method="GET",route="${getProfile.path}",status="200"`)).toMatch(/ 1$/)
  })

  it('tells how the queue, the data and the connections stand, without ids and names', async () => {
    const lines = await figures()
    expect(lines).toEqual(
      expect.arrayContaining([
        'netportal_up{part="database"} 1',
        'netportal_report_tasks{company_class="busiest",state="waiting"} 0',
        'netportal_mails_waiting{kind="report"} 0',
        'netportal_files{kind="report"} 0',
      ]),
    )
    for (const name of ['database_connections{pool="main",state="busy"}', 'data_folder_bytes']) {
      expect(lines.some((line) => line.startsWith(`netportal_${name}`))).toBe(true)
    }
    expect(lines.join()).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(lines.join()).not.toMatch(/ash|birch|@|location_id|company_id/i)
  })

  it('counts what is delivered, and how old it is', async () => {
    const headers = await machineKey(test, test.world.ash.companyId)
    const deliver = (path: string, item: object) =>
      app.inject({ method: 'POST', url: path, headers, payload: { items: [item] } })
    await deliver(ingestLocations.path, locationDelivery)
    await deliver(ingestSsids.path, ssidDelivery)
    const time = new Date(test.time.getTime() - 120_000).toISOString()
    await deliver(ingestClientCounts.path, { ...clientCountDelivery, time })
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'netportal_ingest_items_total{kind="client-counts",outcome="created"} 1',
        'netportal_ingest_lag_seconds_sum{kind="client-counts"} 120',
      ]),
    )
  })

  it.each<[Delivery, string]>([
    [{ status: 'sent' }, 'sent'],
    [{ status: 'refused', reason: '550', isFinal: true }, 'refused'],
    [{ status: 'refused', reason: '421', isFinal: false }, 'deferred'],
    [{ status: 'unknown', reason: 'cut' }, 'unknown'],
  ])('counts a mail that went %j', async (delivery, outcome) => {
    const mailer = meterMailer({ check: async () => {}, send: async () => delivery }, meters)
    await mailer.send({ to: people.ann, subject: '', text: '', html: '' })
    expect(await figures()).toContain(`netportal_mails_total{outcome="${outcome}"} 1`)
  })

  it('leaves out what the database is too busy to tell, and does not call it down', async () => {
    const { pool } = test.database
    const connection = await pool.connect()
    const late = Object.assign(new Error('canceling statement'), { code: '57014' })
    vi.spyOn(connection, 'query').mockRejectedValueOnce(late)
    const connect = vi.spyOn(pool, 'connect').mockImplementation(async () => connection)
    const { tasks, oldest, mails, files } = await readStanding(pool, test.time)
    connect.mockRestore()
    expect({ tasks, oldest, files }).toEqual({ tasks: null, oldest: null, files: 0 })
    expect(mails).toHaveLength(3)
  })

  it('answers while the database does not, and says so', async () => {
    const connect = vi.spyOn(test.database.pool, 'connect')
    connect.mockImplementation(() => Promise.reject(new Error('gone')))
    const other = await buildApp({
      config: test.config,
      db: test.database.pool,
      clock: () => test.time,
      meters: await createPrometheusMeters(),
      logStream: { write: () => {} },
    })
    const { statusCode, body } = await other.inject({
      url: '/api/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    connect.mockRestore()
    await other.close()
    expect(statusCode).toBe(200)
    expect(body).toContain('netportal_up{part="database"} 0')
    expect(body).not.toMatch(/^netportal_(report_tasks|locations|files)\b/m)
  })
})

describe('a request', () => {
  const ask = (id?: string) =>
    app.inject({ url: '/api/health/live', headers: id === undefined ? {} : { 'x-request-id': id } })

  it('keeps the id that a proxy gave it, if that is fit for a log', async () => {
    test.log.length = 0
    const ids = ['4bf92f35-77b3', 'x'.repeat(129), 'a b', '{"level":60}']
    const answers = await Promise.all(ids.map(ask))
    const told = answers.map(({ headers }) => headers['x-request-id'])
    expect(told[0]).toBe(ids[0])
    for (const id of told.slice(1)) expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(test.log.map((line) => JSON.parse(line).reqId).sort()).toEqual(told.sort())
  })

  it('is logged with internal ids of who makes it', async () => {
    test.log.length = 0
    await app.inject({ url: getProfile.path, headers: bearer(await test.tokenOf('ann')) })
    const ash = await createDeliverer(test, test.world.ash.companyId)
    await ash.deliver(ingestLocations, locationDelivery)
    const company = test.world.ash.companyId
    const [person, machine] = test.log.map((line) => JSON.parse(line))
    expect(person).toMatchObject({ user: expect.any(Number), company })
    expect(machine).toMatchObject({ key: expect.any(Number), company })
    expect(test.log.join()).not.toContain('@')
  })
})
