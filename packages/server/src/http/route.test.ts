import { defineEndpoint, endpointPath, ingestLimits, machineKeyHeader } from '@netportal/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createWatches } from '../watch.ts'
import { handleErrors } from './errorHandling.ts'
import { createRoute, unauthorized } from './route.ts'

const readThing = defineEndpoint({
  method: 'GET',
  path: '/things/{id}/of/{owner}',
  access: 'public',
  summary: 'A thing',
  query: z.object({ days: z._default(z.coerce.number(), 7) }),
  response: z.object({ id: z.string(), owner: z.string(), days: z.number() }),
  failure: '',
})
const makeThing = defineEndpoint({
  method: 'POST',
  path: '/things',
  access: 'user',
  summary: 'Make a thing',
  body: z.object({ name: z.string(), size: z.object({ width: z.number('Not a width.') }) }),
  response: z.object({ name: z.string() }),
  status: 201,
  failure: '',
})
const listThings = defineEndpoint({
  method: 'GET',
  path: '/admin/things',
  access: 'admin',
  summary: 'All things',
  response: z.object({ askedBy: z.string() }),
  failure: '',
})
const deliverThings = defineEndpoint({
  method: 'POST',
  path: '/ingest/things',
  access: 'machine',
  summary: 'Deliver things',
  body: z.object({ name: z.string() }),
  response: z.object({ keyId: z.number(), letters: z.number() }),
  failure: '',
})

const viewer = {
  userId: 1,
  email: 'ann@ash.test',
  role: 'customer',
  companyId: 1,
  companyName: 'Ash',
} as const
const app = fastify()
const thing = { name: 'x', size: { width: 1 } }

beforeAll(async () => {
  handleErrors(app, createWatches().database)
  const route = createRoute(app, {
    viewer: async (token) => {
      if (token !== 'good' && token !== 'boss') throw unauthorized('No.')
      return token === 'boss' ? { ...viewer, role: 'admin' } : viewer
    },
    machine: async (key) => {
      if (key !== 'key') throw unauthorized('No.')
      return { keyId: 7, companies: [{ id: 1, name: 'Ash' }], isOfSeveral: false }
    },
  })
  route(readThing, async ({ params, query }) => ({
    ...params,
    ...query,
    secret: 'of the database',
  }))
  route(makeThing, async ({ body, viewer }) => {
    // A row holds what the database does, whatever its type says.
    const row: { name: string } = JSON.parse(body.name === 'bad' ? '{"name":1}' : '{"name":"x"}')
    return { name: row.name, secret: viewer.email }
  })
  route(listThings, async ({ viewer }) => ({ askedBy: viewer.email }))
  route(deliverThings, async ({ machine, body }) => ({
    keyId: machine.keyId,
    letters: body.name.length,
  }))
  await app.ready()
})
afterAll(() => app.close())

const post = (payload: object, token = 'good') =>
  app.inject({
    method: 'POST',
    url: makeThing.path,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })

it('hands over parameters as they were before they were encoded, and queries with their defaults', async () => {
  const url = endpointPath(readThing, { id: '50%/5G', owner: 'Zoë & Co' })
  const response = await app.inject(url)
  expect(response.json()).toEqual({ id: '50%/5G', owner: 'Zoë & Co', days: 7 })
  expect((await app.inject(`${url}?days=30`)).json().days).toBe(30)
})

it('lets out only what the contract names', async () => {
  expect((await app.inject('/things/1/of/2')).json()).not.toHaveProperty('secret')
})

it('answers with the status of the contract', async () => {
  const response = await post(thing)
  expect([response.statusCode, response.json()]).toEqual([201, { name: 'x' }])
})

it('counts an answer that is not of the contract as its own fault', async () => {
  expect((await post({ ...thing, name: 'bad' })).statusCode).toBe(500)
})

it('says of each field what is wrong with it', async () => {
  const response = await post({ name: 7, size: { width: 'wide' } })
  expect([response.statusCode, response.json()]).toEqual([
    422,
    { detail: 'name: Invalid input: expected string, received number; size.width: Not a width.' },
  ])
  expect((await post([])).json()).toEqual({
    detail: 'body: Invalid input: expected object, received array',
  })
})

it('asks who it is before it looks at what they send', async () => {
  expect((await post({}, 'bad')).statusCode).toBe(401)
  const response = await app.inject({
    method: 'POST',
    url: makeThing.path,
    payload: '{',
    headers: { authorization: 'Bearer bad', 'content-type': 'application/json' },
  })
  expect(response.statusCode).toBe(401)
})

it('serves administrators alone what is theirs', async () => {
  const get = async (token: string) => {
    const response = await app.inject({
      url: listThings.path,
      headers: { authorization: `Bearer ${token}` },
    })
    return [response.statusCode, response.json()]
  }
  expect(await get('boss')).toEqual([200, { askedBy: viewer.email }])
  expect(await get('good')).toEqual([403, { detail: 'Not allowed.' }])
  expect(await get('bad')).toEqual([401, { detail: 'No.' }])
})

it('takes large deliveries of machines, and no token in place of a key', async () => {
  const deliver = async (headers: Record<string, string>, letters = 1_000_000) => {
    const payload = { name: 'x'.repeat(letters) }
    const response = await app.inject({
      method: 'POST',
      url: deliverThings.path,
      payload,
      headers,
    })
    return [response.statusCode, response.json()]
  }
  const key = { [machineKeyHeader]: 'key' }
  expect(await deliver(key)).toEqual([200, { keyId: 7, letters: 1_000_000 }])
  expect(await deliver({ [machineKeyHeader]: 'other' })).toEqual([401, { detail: 'No.' }])
  expect(await deliver({ authorization: 'Bearer boss' })).toEqual([
    401,
    { detail: 'Not authenticated.' },
  ])
  expect((await deliver(key, ingestLimits.bodyBytes))[0]).toBe(413)
})
