import { gzipSync } from 'node:zlib'
import { bodyLimits, type Endpoint } from '@netportal/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  allCalls,
  bearer,
  bodyOf,
  callOf,
  encodeBody,
  machineKey,
  parameterNames,
  type Subject,
  subjectOf,
} from '../testing/contractCalls.ts'
import { leavesOf, setAt } from '../testing/fuzzBodies.ts'
import { naughtyStrings } from '../testing/naughtyStrings.ts'
import { useTestApp } from '../testing/testApp.ts'

/** Every call of the contract, with everything in it that nobody would send who means well. */
const test = useTestApp({ CALLS_PER_MINUTE: '0', PUBLIC_ORIGIN: 'https://portal.example.com' })

let ash: Subject
let calls = 0

beforeAll(async () => {
  test.time = new Date('2026-06-18T14:00:00Z')
  ash = await subjectOf(test, 'ash')
})

const withParameters = allCalls.filter(([, endpoint]) => parameterNames(endpoint).length > 0)
const withQuery = allCalls.filter(([, { query }]) => query !== undefined)
const withBody = allCalls.filter(([, { body }]) => body !== undefined)

/** Whoever gets furthest with a call. */
async function insider({ access }: Endpoint): Promise<Record<string, string>> {
  if (access === 'machine') return machineKey(test, ash.companyId)
  if (access === 'public') return {}
  return bearer(await test.tokenOf(access === 'admin' ? 'admin' : 'ann'))
}

/** Sends a call, each from another address: signing in is limited by it. */
function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  calls += 1
  return test.app.inject({
    remoteAddress: `10.${Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`,
    ...options,
  })
}

/** An answer may be a success or the caller's fault; what it never may be is ours. */
function expectSound(answer: LightMyRequestResponse, sent: unknown): void {
  const told = JSON.stringify(sent)?.slice(0, 200)
  expect(answer.statusCode, `${told} is answered ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  if (answer.statusCode >= 400) {
    expect(Object.keys(answer.json()), told).toEqual(['detail'])
    expect(answer.json().detail, told).toMatch(/\S/)
  }
}

/** Without half a character, of which no address can be made. */
const encodable = naughtyStrings.filter((text) => text !== '\uD800')

describe.each(withParameters)('%s', (_name, endpoint) => {
  it('knows nothing by an id that is none', async () => {
    const headers = await insider(endpoint)
    const { url, ...options } = callOf(endpoint, ash, headers)
    for (const name of parameterNames(endpoint)) {
      for (const naughty of encodable) {
        const encoded = encodeURIComponent(naughty)
        const path = replaceParameter(endpoint, String(url), name, encoded)
        const answer = await send({ ...options, url: path })
        expect([name, naughty, answer.statusCode]).toEqual([name, naughty, 404])
        expect(Object.keys(answer.json())).toEqual(['detail'])
      }
    }
  })
})

/** Puts a text in place of one parameter of a path that is filled already. */
function replaceParameter(endpoint: Endpoint, url: string, name: string, text: string): string {
  const [path = '', ...query] = url.split('?')
  const segments = path.split('/')
  const index = endpoint.path.split('/').indexOf(`{${name}}`)
  return [segments.with(index, text).join('/'), ...query].join('?')
}

describe.each(withQuery)('%s', (_name, endpoint) => {
  it('bears every text in its query', async () => {
    const headers = await insider(endpoint)
    const { url, ...options } = callOf(endpoint, ash, headers)
    const [path = ''] = String(url).split('?')
    for (const name of Object.keys(endpoint.query?._zod.def.shape ?? {})) {
      const named = naughtyStrings.map((naughty) => String(new URLSearchParams([[name, naughty]])))
      for (const query of [...named, `${name}[]=1`, `${name}=1&${name}=2`, `${name}[a]=1`]) {
        expectSound(await send({ ...options, url: `${path}?${query}` }), query)
      }
    }
  })
})

const largeBodies = new Map<string, { plain: Buffer; packed: Buffer }>()

/** A body of more bytes than that, plain and packed; it is made once for all calls that have the limit. */
function largeBody(limit: number, isForm: boolean) {
  const name = `${limit} ${isForm}`
  const made = largeBodies.get(name)
  if (made) return made
  const text = 'x'.repeat(limit)
  const plain = Buffer.from(isForm ? `a=${text}` : JSON.stringify({ a: text }))
  const body = { plain, packed: gzipSync(plain) }
  largeBodies.set(name, body)
  return body
}

/** Values of every JSON type. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x',
  [],
  [null],
  {},
  [[[]]],
  { a: 1 },
]

describe.each(withBody)('%s', (_name, endpoint) => {
  const options = async (body: unknown): Promise<InjectOptions> => ({
    ...callOf(endpoint, ash, {}),
    ...encodeBody(endpoint, body, await insider(endpoint)),
  })
  const raw = async (payload: string | Buffer, type: string, headers = {}) => ({
    ...(await options({})),
    headers: { ...(await insider(endpoint)), 'content-type': type, ...headers },
    payload,
  })
  const isForm = endpoint.bodyType === 'form'
  const ownType = isForm ? 'application/x-www-form-urlencoded' : 'application/json'

  it('refuses a body that is none', async () => {
    const answers = [
      ['no body', await send({ ...(await options({})), payload: '' })],
      ['not its type', await send(await raw('<a/>', 'text/xml'))],
      ['another type', await send(await raw('{}', isForm ? 'application/json' : 'text/plain'))],
      ['bytes', await send(await raw(Buffer.from([0xff, 0xfe, 0, 1]), ownType))],
    ] as const
    for (const [what, answer] of answers) {
      expect(answer.statusCode, what).toBeGreaterThanOrEqual(400)
      expectSound(answer, what)
    }
  })

  it.skipIf(isForm)(
    'refuses JSON that is broken, of another type, or would change prototypes',
    async () => {
      for (const text of [
        '{',
        '[1,',
        '"',
        'nul',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{}}}',
      ]) {
        const answer = await send(await raw(text, ownType))
        expect([text, answer.statusCode]).toEqual([text, 400])
        expectSound(answer, text)
      }
      for (const body of [null, true, 7, 'text', [], [{}], {}]) {
        const answer = await send(await options(body))
        expect([body, answer.statusCode]).toEqual([body, 422])
        expectSound(answer, body)
      }
    },
  )

  it.skipIf(isForm)('refuses JSON that is absurdly deep', async () => {
    const { bytes: limit } = bodyLimits(endpoint)
    const nested = '['.repeat(limit / 2 - 50) + ']'.repeat(limit / 2 - 50)
    const [field = ''] = Object.keys(Object(bodyOf(endpoint, ash)))
    for (const text of [nested, `{"${field}":${nested}}`]) {
      const answer = await send(await raw(text, ownType))
      expect(answer.statusCode).toBe(400)
      expectSound(answer, 'deep')
    }
  })

  it.skipIf(isForm)(
    'refuses JSON of more values than it may hold, before it is built',
    async () => {
      const { values, bytes } = bodyLimits(endpoint)
      const [field = ''] = Object.keys(Object(bodyOf(endpoint, ash)))
      const text = `{"${field}":[${'{},'.repeat(values / 2)}{}]}`
      const answer = await send(await raw(gzipSync(text), ownType, { 'content-encoding': 'gzip' }))
      expect([text.length < bytes, answer.statusCode]).toEqual([true, 413])
      expect(answer.json()).toEqual({ detail: `The request holds more than ${values} values.` })
    },
  )

  it('refuses a body that is too large, however small it travels', async () => {
    const { plain, packed } = largeBody(bodyLimits(endpoint).bytes, isForm)
    for (const message of [
      await raw(plain, ownType),
      await raw(packed, ownType, { 'content-encoding': 'gzip' }),
    ]) {
      const answer = await send(message)
      expect(answer.statusCode).toBe(413)
      expectSound(answer, 'large')
    }
  })

  it('bears every text and every value in each of its fields', async () => {
    const body = bodyOf(endpoint, ash)
    for (const naughty of naughtyStrings) {
      expectSound(await send(await options(mapTexts(body, () => naughty))), naughty)
    }
    for (const path of leavesOf(body)) {
      for (const value of values) {
        const changed = setAt(body, path, value)
        expectSound(await send(await options(changed)), [path, value])
      }
    }
  })

  it('takes no field that is not its own', async () => {
    const { rows: before } = await ownership()
    const foreign = {
      id: 1,
      company_id: test.world.birch.companyId,
      companyId: test.world.birch.companyId,
      customer_id: test.world.birch.companyId,
      customer_company_id: test.world.birch.companyId,
      user_id: 1,
      role: 'admin',
      is_demo: true,
      disabled_at: '2026-01-01T00:00:00Z',
    }
    expectSound(await send(await options(addEverywhere(bodyOf(endpoint, ash), foreign))), foreign)
    expect((await ownership()).rows).toEqual(before)
  })
})

/** Who belongs where, and what: nothing of this may be changed from outside. */
function ownership() {
  return test.database.pool.query(
    `select 'user' as kind, id, company_id, role, disabled_at::text as state from users
     union all select 'company', id, null, name, disabled_at::text from companies
     union all select 'location', id, company_id, name, null from locations where company_id <> ${ash.companyId}
     union all select 'device', id, company_id, mac_address, null from devices where company_id <> ${ash.companyId}
     union all select 'ticket', id, company_id, calltek_ticket_id, null from tickets where company_id <> ${ash.companyId}
     order by kind, id`,
  )
}

describe.each(allCalls)('%s', (_name, endpoint) => {
  it('repeats no host that the caller claims', async () => {
    const { headers, ...options } = callOf(endpoint, ash, await insider(endpoint))
    const answer = await send({
      ...options,
      headers: {
        ...headers,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'evil',
        forwarded: 'host=evil.example;proto=evil',
        'x-original-url': '/evil.example',
      },
    })
    expectSound(answer, 'forged')
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil')
  })
})

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  )
}

function addEverywhere(value: unknown, extra: object): unknown {
  if (Array.isArray(value)) return value.map((item) => addEverywhere(item, extra))
  if (typeof value !== 'object' || value === null) return value
  const items = Object.entries(value).map(([key, item]) => [key, addEverywhere(item, extra)])
  return { ...extra, ...Object.fromEntries(items) }
}
