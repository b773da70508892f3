import { defineEndpoint, endpointPath } from '@netportal/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
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
  handleErrors(app)
  const route = createRoute(app, async (token) => {
    if (token !== 'good') throw unauthorized('No.')
    return viewer
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
    { detail: 'name: Invalid input; size.width: Not a width.' },
  ])
  expect((await post([])).json()).toEqual({ detail: 'body: Invalid input' })
})

it('asks who it is before it looks at what they send', async () => {
  expect((await post({}, 'bad')).statusCode).toBe(401)
})
