import { Buffer } from 'node:buffer'
import { request } from 'node:http'
import { listLocations, signIn } from '@netportal/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'
import { people } from '../testing/world.ts'

const test = useTestApp()
beforeEach(() => {
  test.log.length = 0
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('an error has a detail and nothing else', () => {
  it.each([
    ['an address that nothing is at', { url: '/api/v1/nowhere' }, 404],
    ['another method', { url: listLocations.path, method: 'DELETE' as const }, 405],
    ['an address that cannot be decoded', { url: '/api/v1/%E0%A4%A' }, 400],
    [
      'a body that is too large',
      { url: signIn.path, method: 'POST' as const, headers: form, payload: 'x'.repeat(300_000) },
      413,
    ],
    [
      'a body of another type',
      {
        url: signIn.path,
        method: 'POST' as const,
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
    ],
    [
      'JSON that is none',
      {
        url: signIn.path,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
      400,
    ],
    [
      'JSON that would change prototypes',
      {
        url: signIn.path,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"a":1}}',
      },
      400,
    ],
    [
      'JSON as deep as it gets',
      {
        url: signIn.path,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        payload: '['.repeat(100_000) + ']'.repeat(100_000),
      },
      400,
    ],
  ])('%s', async (_what, options, status) => {
    const response = await test.app.inject(options)
    expect(response.statusCode).toBe(status)
    expect(Object.keys(response.json())).toEqual(['detail'])
    expect(response.json().detail).not.toBe('')
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

it('names the methods that an address has to whoever comes with another', async () => {
  const answers = [
    [{ url: listLocations.path, method: 'POST' as const, payload: {} }, 'GET, HEAD'],
    [{ url: signIn.path }, 'POST'],
    [{ url: signIn.path, method: 'HEAD' as const }, 'POST'],
    [{ url: '/api/v1/report-schedules/1/', method: 'PATCH' as const }, 'PUT, DELETE'],
    [{ url: '/api/v1/report-schedules/1', method: 'GET' as const }, 'PUT, DELETE'],
    [{ url: '/api/docs', method: 'DELETE' as const }, 'GET, HEAD'],
  ] as const
  for (const [options, allow] of answers) {
    const { statusCode, headers } = await test.app.inject(options)
    expect([options, statusCode, headers.allow]).toEqual([options, 405, allow])
  }
})

describe('a fault of our own', () => {
  it('is hidden from the caller, and logged under the id that the caller is told', async () => {
    const token = await test.tokenOf('ann')
    await test.database.pool.query('alter table locations rename to elsewhere')
    const response = await test.call(`${listLocations.path}?room=214`, token)
    await test.database.pool.query('alter table elsewhere rename to locations')

    expect(response.statusCode).toBe(500)
    const [, id] =
      /^Something went wrong on our side\. Reference: (\S+)$/.exec(response.json().detail) ?? []
    const entries = test.log.map((line) => JSON.parse(line))
    expect(entries).toContainEqual(
      expect.objectContaining({
        level: 50,
        reqId: id,
        err: expect.objectContaining({
          code: '42P01',
          message: expect.stringContaining('locations'),
        }),
      }),
    )
  })
})

it('answers 503 for a statement that the database gives up, and logs it', async () => {
  const token = await test.tokenOf('ann')
  const query = vi.spyOn(test.database.pool, 'query')
  const timeout = new Error('canceling statement due to statement timeout')
  query.mockRejectedValueOnce(Object.assign(timeout, { code: '57014' }))
  const response = await test.call(listLocations.path, token)
  query.mockRestore()
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10'])
  expect(test.log.join()).toContain('canceling statement')
  expect(test.log.join()).not.toContain('the database does not work')
})

it('logs one line for each request, without query, token or anyone’s name', async () => {
  const token = await test.tokenOf('ann')
  await test.call(
    `/api/v1/customer/locations/${test.world.ash.locationId}?guest-room=suite-of-the-guest`,
    token,
  )
  await test.call('/reset-password/MQ/very-secret?x=1', token)
  await test.app.inject({
    method: 'POST',
    url: '/token?guest-room=suite-of-the-guest',
    headers: form,
    payload: `username=${people.ann}&password=hunter2`,
    remoteAddress: '203.0.113.77',
  })
  const entries = test.log.map((line) => JSON.parse(line))
  expect(entries.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/v1/customer/locations/:id', 200],
    ['GET', 'unknown', 404],
    ['POST', '/token', 401],
  ])
  for (const entry of entries) expect(entry.reqId).toMatch(/^[\da-f-]{36}$/)
  const log = test.log.join('')
  for (const secret of [
    token,
    // Long enough to stand in no id, time or name of a machine by chance.
    'guest-room',
    'suite-of-the-guest',
    'very-secret',
    people.ann,
    'hunter2',
    '203.0.113.77',
  ]) {
    expect(log).not.toContain(secret)
  }
})

it('answers what is no HTTP with a detail too', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(test.app.listeningOrigin)
  const body = await new Promise<string>((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      path: '/',
      headers: { 'x-long': 'x'.repeat(20_000) },
    })
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    })
    call.on('error', reject)
    call.end()
  })
  expect(Object.keys(JSON.parse(body))).toEqual(['detail'])
})
