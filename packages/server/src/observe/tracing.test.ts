import { createRequire } from 'node:module'
import {
  createSchedule,
  endpointPath,
  getLocation,
  getProfile,
  ingestLocations,
  requestPasswordReset,
} from '@netportal/contract'
import { locationDelivery, scheduleInputs } from '@netportal/contract/fixtures'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { routePath } from '../http/route.ts'
import { queueDueReports } from '../schedules/due.ts'
import { sendTask } from '../tasks/queue.ts'
import { type Collector, factsOf, startCollector, type ToldSpan } from '../testing/collector.ts'
import { bearer, machineKey } from '../testing/contractCalls.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { signInRequest, useTestApp } from '../testing/testApp.ts'
import { people } from '../testing/world.ts'
import { step, type Tracing } from './trace.ts'
import { traceStatements } from './traceStatements.ts'

const test = useTestApp()
const worker = useReportWorker(test)

/** Stands in every place of a call that a stranger can write to. */
const hostile = 'Wr1tten'
const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`
const profile = `GET ${getProfile.path}`
const locationRoute = `GET ${routePath(getLocation.path)}`

async function startTracing(): Promise<Tracing> {
  const { createTracing } = await import('./tracing.ts')
  return createTracing({ protocol: 'http/json' })
}

async function startApp(tracing: Tracing) {
  const app = await buildApp({
    config: test.config,
    db: test.database.pool,
    clock: () => test.time,
    logStream: { write: (line) => test.log.push(line) },
    tracing,
  })
  return { app, headers: bearer(await test.tokenOf('ann')) }
}

/** Modules of the libraries that this process has loaded. */
const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) =>
    /@opentelemetry[/+](sdk|exporter|otlp|resources)/.test(path),
  )

it('loads none of its libraries until somebody wants traces', async () => {
  expect(loaded()).toEqual([])
  await import('./tracing.ts')
  expect(loaded()).not.toEqual([])
})

describe('a server that sends traces', () => {
  let collector: Collector
  let spans: ToldSpan[]
  const named = (name: string) => spans.filter((span) => span.name === name)
  const within = ({ spanId }: ToldSpan) => spans.filter((span) => span.parentSpanId === spanId)

  beforeAll(async () => {
    const { pool } = test.database
    const { companyId, locationId } = test.world.ash
    collector = await startCollector()
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
    const tracing = await startTracing()
    vi.unstubAllEnvs()
    traceStatements(pool)
    const { app, headers } = await startApp(tracing)
    test.log.length = 0

    await app.inject({
      url: `${getProfile.path}?search=${hostile}`,
      headers: {
        ...headers,
        traceparent,
        tracestate: `a=${hostile}`,
        'x-request-id': 'proxy-4711',
        'user-agent': hostile,
        cookie: hostile,
      },
    })
    for (const malformed of [`${traceparent}-${hostile}`, 'x'.repeat(9000), hostile]) {
      const url = endpointPath(getLocation, { id: `${hostile}"` })
      await app.inject({ url, headers: { ...headers, traceparent: malformed } })
    }
    await app.inject({ url: `/${hostile}/wp-login.php` })
    await app.inject({ url: '/api/health/live' })
    await app.inject(signInRequest(`${hostile}@x.test`, hostile))
    await app.inject({
      method: 'POST',
      url: ingestLocations.path,
      headers: await machineKey(test, companyId),
      payload: { items: [{ ...locationDelivery, name: hostile }, { [hostile]: 1 }] },
    })
    const query = vi.spyOn(pool, 'query')
    query.mockRejectedValueOnce(Object.assign(new Error(hostile), { code: '22P02' }))
    await app.inject({ url: getProfile.path, headers })
    query.mockRestore()
    const payload = { email: people.ann }
    await app.inject({ method: 'POST', url: requestPasswordReset.path, payload })

    const { rows } = await pool.query<{ id: number }>(
      `insert into reports (report_type, request, file_name, period_start, period_end, initiated_at,
         company_id, schedule_name)
       values ('network_health', $1, $2, '2026-06-17', '2026-06-18', $3, $4, $2) returning id`,
      [
        {
          type: 'network_health',
          format: 'csv',
          places: [{ locationId: 999_999, start: '2026-06-17', end: '2026-06-18' }],
          parameters: null,
        },
        `${hostile}.csv`,
        test.time,
        companyId,
      ],
    )
    await sendTask(pool, { id: rows[0]?.id ?? 0, isAwaited: true })
    await tracing.listen(worker.runDue)
    const created = await app.inject({
      method: 'POST',
      url: endpointPath(createSchedule, { customerId: companyId }),
      headers,
      payload: {
        ...scheduleInputs[0],
        schedule_name: hostile,
        recipients: `${hostile}@x.test`,
        report_parameters: { location_id: locationId },
      },
    })
    expect(created.statusCode, created.body).toBe(201)
    const later = new Date(test.time.getTime() + 40 * 86_400_000)
    await tracing.listen(() => queueDueReports(pool, later, test.app.log))
    const broken = () => pool.query(`select '${hostile}'::int`)
    await expect(tracing.listen(() => step('broken', {}, broken))).rejects.toThrow(hostile)
    await app.close()
    await tracing.close()
    spans = collector.spans()
  })
  afterAll(() => collector.close())

  it('tells nothing that anybody wrote, asked for or is called', () => {
    expect(spans.length).toBeGreaterThan(20)
    expect(collector.text()).not.toMatch(
      new RegExp(`${hostile}|@|wp-login|tracestate|Harbour|\\$1`, 'i'),
    )
  })

  it('continues the trace of whoever passed a call on, named by its pattern', () => {
    const [call] = named(profile)
    expect(call).toMatchObject({
      ...parent,
      kind: 2,
      spanId: expect.not.stringMatching(parent.spanId),
    })
    expect(call?.parentSpanId).toBe(parent.spanId)
    expect(call && factsOf(call)).toEqual({
      'http.request.method': 'GET',
      'http.route': getProfile.path,
      'http.response.status_code': 200,
      'netportal.request_id': 'proxy-4711',
      'netportal.company_id': test.world.ash.companyId,
    })
    expect(call && within(call).map(({ name }) => name)).toContain('select')
  })

  it('begins a trace of its own where the header is malformed, and for what nothing is at', () => {
    const calls = named(locationRoute)
    expect(calls).toHaveLength(3)
    for (const call of [...calls, ...named('GET')]) {
      expect(call.traceId).not.toBe(parent.traceId)
      expect(call.parentSpanId).toBeUndefined()
      expect(call.status.code ?? 0).toBe(0)
    }
    expect(named('GET').map(factsOf)).toEqual([
      expect.not.objectContaining({ 'http.route': expect.anything() }),
    ])
  })

  it('calls a fault of its own an error, by its kind alone', () => {
    const [broken] = named('broken')
    for (const span of broken ? [broken, ...within(broken)] : []) {
      expect(span.status).toEqual({ code: 2 })
      expect(factsOf(span)).toMatchObject({ 'error.type': '22P02' })
    }
    expect(broken && within(broken)).toHaveLength(1)
    const failed = named(profile).find(({ status }) => status.code === 2)
    expect(failed?.status).toEqual({ code: 2 })
    expect(failed && factsOf(failed)).toMatchObject({
      'error.type': '500',
      'http.response.status_code': 500,
    })
  })

  it('tells the parts of a delivery, each statement by its first word', () => {
    const [delivery] = named('delivery')
    expect(delivery && factsOf(delivery)).toEqual({
      'netportal.delivery_kind': 'locations',
      'netportal.delivery_items': 2,
      'netportal.delivery_rejected': 1,
    })
    const [transaction] = named('transaction').filter(
      ({ parentSpanId }) => parentSpanId === delivery?.spanId,
    )
    const statements = transaction ? within(transaction) : []
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'select', 'commit']),
    )
    expect(statements[0] && factsOf(statements[0])).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'begin',
    })
  })

  it.each([
    ['report', { 'netportal.report_type': 'network_health', 'netportal.report_format': 'csv' }],
    ['schedule run', { 'netportal.schedule_id': expect.anything() }],
    ['send mail', { 'netportal.mail_outcome': 'sent' }],
  ])('tells each %s', (name, facts) => {
    const [told, ...others] = named(name).map(factsOf)
    expect(told).toMatchObject(facts)
    expect(others).toEqual([])
  })

  it('makes no trace of health checks, nor of looking for work', () => {
    const first = spans.filter(
      ({ parentSpanId }) => !spans.some(({ spanId }) => spanId === parentSpanId),
    )
    expect(new Set(first.map(({ name }) => name))).not.toContain('GET /api/health/live')
    for (const { name } of first)
      expect(name).toMatch(/^([A-Z]{3,5}\b|report$|schedule run$|broken$)/)
  })

  it('names the trace in its log lines', () => {
    const lines = test.log.map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'answered', reqId: 'proxy-4711', trace_id: parent.traceId }),
    )
  })
})

it('answers as ever while its collector does not, and says so once', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1')
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '1')
  vi.stubEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', '1')
  const tracing = await startTracing()
  vi.unstubAllEnvs()
  const { app, headers } = await startApp(tracing)
  test.log.length = 0
  for (const url of [getProfile.path, getProfile.path, '/api/health/ready']) {
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
  }
  await app.close()
  await tracing.close()
  const lines = test.log.filter((line) => line.includes('did not take traces'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, code: 'ECONNREFUSED' }),
  ])
})
