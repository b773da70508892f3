import { gunzipSync } from 'node:zlib'
import { checkLive, checkReady, getProfile, listLocations } from '@netportal/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls, bearer, callOf, type Subject, subjectOf } from './testing/contractCalls.ts'
import { signInRequest, useTestApp } from './testing/testApp.ts'

const test = useTestApp({
  CORS_ORIGINS: 'https://portal.example.com',
  PUBLIC_ORIGIN: 'https://portal.example.com',
  TRUST_PROXY: '10.0.0.0/8',
  MEDIA_BASE_URL: 'https://files.example.com/m/',
})

describe('another origin', () => {
  const preflight = (origin: string) =>
    test.call(listLocations.path, undefined, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })

  it('may call when it is configured, and read what it needs to know', async () => {
    const allowed = await preflight('https://portal.example.com')
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers['access-control-allow-origin']).toBe('https://portal.example.com')
    expect(allowed.headers['access-control-allow-headers']).toBe('Authorization, Content-Type')
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
    const answer = await test.call(listLocations.path, await test.tokenOf('ann'), {
      headers: { origin: 'https://portal.example.com' },
    })
    expect(answer.headers['access-control-expose-headers']).toBe(
      'Content-Disposition, ETag, Retry-After',
    )
  })

  it('may read an error too', async () => {
    const answer = await test.call(listLocations.path, undefined, {
      headers: { origin: 'https://portal.example.com' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['access-control-allow-origin']).toBe('https://portal.example.com')
  })

  it.each(['https://evil.example.com', 'null', 'http://portal.example.com'])(
    'may not when it is %s',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('an answer that has not changed', () => {
  it('costs no body, and is kept for its reader only', async () => {
    const token = await test.tokenOf('ann')
    const first = await test.call(listLocations.path, token)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers.vary).toBe('Origin, Authorization')
    const etag = String(first.headers.etag)
    const again = await test.call(listLocations.path, token, { headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await test.call(listLocations.path, await test.tokenOf('ben'), {
      headers: { 'if-none-match': etag },
    })
    expect(other.statusCode).toBe(200)
    const nobody = await test.call(listLocations.path, undefined, {
      headers: { 'if-none-match': etag },
    })
    expect(nobody.statusCode).toBe(401)
  })
})

const readingCalls = allCalls.filter(
  ([, { method, access }]) => method === 'GET' && (access === 'user' || access === 'admin'),
)

describe('a refresh of what has not changed', () => {
  let subject: Subject
  beforeAll(async () => {
    subject = await subjectOf(test, 'ash')
  })

  it.each(readingCalls)('costs no body: %s', async (_name, endpoint) => {
    const headers = bearer(await test.tokenOf('admin'))
    const first = await test.app.inject(callOf(endpoint, subject, headers))
    expect(first.statusCode).toBe(200)
    const tag = String(first.headers.etag)
    const again = await test.app.inject(
      callOf(endpoint, subject, { ...headers, 'if-none-match': tag }),
    )
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  })
})

it('makes long answers small for who takes them so, under the same tag', async () => {
  const db = test.database.pool
  await db.query(
    `insert into locations (company_id, external_id, name, timezone)
     select $1, 'many-' || number, 'Site ' || number, 'UTC' from generate_series(1, 100) as number`,
    [test.world.birch.companyId],
  )
  const token = await test.tokenOf('ben')
  const plain = await test.call(listLocations.path, token)
  const small = await test.call(listLocations.path, token, {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(small.headers.vary).toContain('accept-encoding')
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  expect(small.headers.etag).toBe(plain.headers.etag)
  const again = await test.call(listLocations.path, token, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': String(small.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

it('takes a trailing slash or none', async () => {
  const token = await test.tokenOf('ann')
  for (const url of [getProfile.path, '/api/v1/users/me', `${listLocations.path}/`]) {
    expect((await test.call(url, token)).statusCode).toBe(200)
  }
})

it('believes the address that a trusted proxy names, and nobody else', async () => {
  const attempts = async (remoteAddress: string) => {
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      const request = signInRequest(`guess${n}@ash.test`, 'x', remoteAddress)
      const headers = { ...request.headers, 'x-forwarded-for': `198.51.100.${n}` }
      statuses.push((await test.app.inject({ ...request, headers })).statusCode)
    }
    return statuses.at(-1)
  }
  expect(await attempts('203.0.113.9')).toBe(429)
  expect(await attempts('10.1.2.3')).toBe(401)
})

it('promises TLS for a year when it is reached by TLS', async () => {
  const { headers } = await test.call(checkLive.path)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

it('lets the portal fetch report files from where they are', async () => {
  const { headers } = await test.call(checkLive.path)
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://files.example.com;",
  )
})

it('says that it lives, and whether it is ready', async () => {
  for (const { path } of [checkLive, checkReady]) {
    const response = await test.call(path)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
    expect(response.headers['cache-control']).toBe('no-store')
  }
})
