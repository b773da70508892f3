import type { Access, Endpoint } from '@netportal/contract'
import type { EndpointName } from '@netportal/contract/endpoints'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createToken, revokeToken } from '../auth/tokens.ts'
import { routePath } from '../http/route.ts'
import {
  allCalls,
  bearer,
  callOf,
  comparable,
  machineKey,
  missing,
  namesThings,
  type Subject,
  subjectOf,
} from '../testing/contractCalls.ts'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'

/**
 * The authorization matrix: every call of the contract × everyone who could make it × whose things it is
 * about. It is made from the contract, so that a new call is tried without being named here.
 */
const test = useTestApp({ CALLS_PER_MINUTE: '0' })
const now = new Date('2026-06-18T14:00:00Z')

type Credentials = Record<string, string>

let ash: Subject
let birch: Subject
let strangers: Record<string, Credentials>

beforeAll(async () => {
  test.time = now
  ash = await subjectOf(test, 'ash')
  birch = await subjectOf(test, 'birch')
  strangers = await everyStranger()
})
// Nobody makes the reports that are asked for, and a company can have only so many under way.
afterEach(() =>
  test.database.pool.query(
    "update reports set state = 'FAILURE', completed_at = now() where completed_at is null and due_at is null",
  ),
)

const callsFor = (...kinds: Access[]) => allCalls.filter(([, { access }]) => kinds.includes(access))
const callsAboutThings = callsFor('user', 'customer', 'machine').filter(([, call]) =>
  namesThings(call),
)

/** By call, who has tried it. */
const tried = new Map<EndpointName, Set<string>>()
let calls = 0

/** Makes a call, each from another address: signing in is limited by it. */
async function attempt(
  [name, endpoint]: [EndpointName, Endpoint],
  [actor, credentials]: [actor: string, Credentials],
  subject: Subject,
): Promise<LightMyRequestResponse> {
  tried.set(name, (tried.get(name) ?? new Set()).add(actor))
  calls += 1
  const remoteAddress = `203.0.${Math.floor(calls / 250)}.${calls % 250}`
  return test.app.inject({ ...callOf(endpoint, subject, credentials), remoteAddress })
}

async function person(name: Person): Promise<[actor: string, Credentials]> {
  return [name, bearer(await test.tokenOf(name))]
}

/** Someone of the first company: a person, or a machine where it takes one. */
async function ofAsh({ access }: Endpoint): Promise<[actor: string, Credentials]> {
  return access === 'machine'
    ? ['a machine', await machineKey(test, ash.companyId)]
    : await person('ann')
}

/** A call that deletes its subject gets one of its own. */
async function subjectFor({ method }: Endpoint, company: 'ash' | 'birch'): Promise<Subject> {
  if (method === 'DELETE') return subjectOf(test, company)
  return company === 'ash' ? ash : birch
}

/** Everyone whom no call knows. */
async function everyStranger(): Promise<Record<string, Credentials>> {
  const db = test.database.pool
  const idOf = async (what: string) =>
    (await db.query<{ id: number }>(`select id from ${what}`)).rows[0]?.id ?? 0
  const ben = await idOf("users where email = 'ben@birch.test'")
  const tokenSince = (hours: number) =>
    createToken(db, ben, test.config.session, new Date(now.getTime() - hours * 3_600_000))
  const oldest = await tokenSince(7 * 24)
  await db.query('update tokens set last_used_at = $1 where user_id = $2', [now, ben])
  const revoked = await test.tokenOf('ben')
  await revokeToken(db, revoked)
  const disabledKey = await machineKey(test, ash.companyId)
  await db.query('update machine_keys set disabled_at = now()')
  const [[header, key] = ['', '']] = Object.entries(await machineKey(test, ash.companyId))
  return {
    'nobody at all': {},
    'another scheme': { authorization: 'Basic YW5uOmFubg==' },
    'a token that was never given': bearer('A'.repeat(43)),
    'a revoked token': bearer(revoked),
    'a token unused for 12 hours': bearer(await tokenSince(12)),
    'a token of 7 days': bearer(oldest),
    'a disabled user': (await person('dora'))[1],
    'a user of a disabled company': (await person('carl'))[1],
    'a machine key in place of a token': bearer(key),
    'a token in place of a machine key': { [header]: await test.tokenOf('admin') },
    'a machine key that was never given': { [header]: 'npk_x' },
    'a disabled machine key': disabledKey,
    'a machine key of a disabled company': await machineKey(
      test,
      await idOf("companies where name = 'Cedar'"),
    ),
  }
}

/** All that the other company can read. */
async function seenByBirch(): Promise<unknown> {
  const [, credentials] = await person('ben')
  const answers: unknown[] = []
  for (const [name, endpoint] of callsFor('user', 'customer')) {
    if (endpoint.method !== 'GET') continue
    const { statusCode, body } = await test.app.inject(callOf(endpoint, birch, credentials))
    answers.push([name, statusCode, body])
  }
  return answers
}

it('is about all that the contract has', () => {
  const served = allCalls.filter(([, { method, path }]) =>
    test.app.hasRoute({ method, url: routePath(path) }),
  )
  expect(served).toEqual(allCalls)
})

describe.each(callsFor('user', 'customer', 'admin', 'machine'))('%s', (name, endpoint) => {
  it('refuses whom it does not know', async () => {
    for (const stranger of Object.entries(strangers)) {
      const answer = await attempt([name, endpoint], stranger, ash)
      expect([stranger[0], answer.statusCode]).toEqual([stranger[0], 401])
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(Object.keys(answer.json())).toEqual(['detail'])
    }
  })
})

describe.each(callsFor('public'))('%s', (name, endpoint) => {
  it('asks nobody who they are', async () => {
    const { statusCode } = await attempt([name, endpoint], await person('ann'), ash)
    for (const stranger of Object.entries(strangers)) {
      const answer = await attempt([name, endpoint], stranger, ash)
      expect([stranger[0], answer.statusCode]).toEqual([stranger[0], statusCode])
    }
  })
})

describe.each(callsFor('machine'))('%s', (name, endpoint) => {
  it('refuses people, whoever they are', async () => {
    for (const who of ['ann', 'admin'] as const) {
      const answer = await attempt([name, endpoint], await person(who), ash)
      expect([who, answer.statusCode]).toEqual([who, 401])
    }
  })
})

describe.each(callsFor('admin'))('%s', (name, endpoint) => {
  it('refuses customers', async () => {
    const answer = await attempt([name, endpoint], await person('ann'), ash)
    expect([answer.statusCode, answer.json()]).toEqual([403, { detail: 'Not allowed.' }])
  })
})

describe.each(callsFor('customer'))('%s', (name, endpoint) => {
  it('refuses administrators', async () => {
    const answer = await attempt([name, endpoint], await person('admin'), ash)
    expect([answer.statusCode, answer.json()]).toEqual([403, { detail: 'Not allowed.' }])
  })
})

describe.each(callsFor('user', 'admin'))('%s', (name, endpoint) => {
  it("answers an administrator about any company's things", async () => {
    for (const company of ['ash', 'birch'] as const) {
      const subject = await subjectFor(endpoint, company)
      const { statusCode, body } = await attempt([name, endpoint], await person('admin'), subject)
      expect([company, statusCode, body]).toEqual([
        company,
        endpoint.status ?? 200,
        expect.any(String),
      ])
    }
  })
})

/** A word of the other company's things. */
const foreignWords = /secret|forest|birch/i

describe.each(callsFor('user', 'customer', 'machine'))('%s', (name, endpoint) => {
  it('answers a company about its own things, and tells it nothing of others', async () => {
    const subject = await subjectFor(endpoint, 'ash')
    const { statusCode, body } = await attempt([name, endpoint], await ofAsh(endpoint), subject)
    expect([statusCode, body]).toEqual([endpoint.status ?? 200, expect.any(String)])
    expect(body).not.toMatch(foreignWords)
  })
})

describe.each(callsAboutThings)('%s', (name, endpoint) => {
  it("answers about another company's things as if they did not exist", async () => {
    const isReading = endpoint.method === 'GET'
    const before = isReading || (await seenByBirch())
    const actor = await ofAsh(endpoint)
    const foreign = await attempt([name, endpoint], actor, birch)
    const unknown = await attempt([name, endpoint], actor, missing)
    expect(comparable(foreign)).toEqual(comparable(unknown))
    expect(foreign.body).not.toMatch(foreignWords)
    // A schedule that names foreign things is refused as not valid: ruling "Schedules".
    if (endpoint.access !== 'machine') expect([404, 422]).toContain(foreign.statusCode)
    expect(isReading || (await seenByBirch())).toEqual(before)
  })
})

it('has tried every call of the contract with all of them', () => {
  for (const [name, endpoint] of allCalls) {
    const insiders = {
      public: ['ann'],
      user: ['ann', 'admin'],
      customer: ['ann', 'admin'],
      admin: ['ann', 'admin'],
    }
    const actors = endpoint.access === 'machine' ? ['a machine'] : insiders[endpoint.access]
    expect([...(tried.get(name) ?? [])], name).toEqual(
      expect.arrayContaining([...Object.keys(strangers), ...actors]),
    )
  }
})
