import { extras, revokeToken, signIn } from '@netportal/contract'
import argon2 from '@node-rs/argon2'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maintain } from '../maintenance/maintenance.ts'
import { signInRequest, useTestApp } from '../testing/testApp.ts'
import { noon, password, people } from '../testing/world.ts'

/** Real, and counted. */
const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())

const test = useTestApp()
beforeEach(() => {
  verify.mockClear()
})
afterEach(() => {
  test.time = noon
})

const attempt = (username: string, secret: string, address?: string) =>
  test.app.inject(signInRequest(username, secret, address))

describe('POST /token', () => {
  it('gives a bearer token that opens the API', async () => {
    const response = await attempt(people.ann, password)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
    })
    const profile = await test.call('/api/v1/users/me/', response.json().access_token)
    expect(profile.json()).toEqual({
      role: 'customer',
      customer_company_id: test.world.ash.companyId,
      email: people.ann,
      customer_company_name: 'Ash',
      extras: [...extras],
    })
  })

  it('keeps only a hash of the token', async () => {
    const token: string = (await attempt(people.ann, password)).json().access_token
    const { rows } = await test.database.pool.query('select * from tokens')
    const stored = JSON.stringify(rows.map((row) => ({ ...row, hash: row.hash.toString('hex') })))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    expect(await sha256(token)).toSatisfy((hash: string) => stored.includes(hash))
  })

  it.each([' ann@ash.test ', 'ANN@Ash.Test', '\tann@ash.test\n'])(
    'takes %j for her address',
    async (name) => {
      expect((await attempt(name, password)).statusCode).toBe(200)
    },
  )

  it('does not take a password in another case, or with blanks around it', async () => {
    for (const secret of [password.toUpperCase(), ` ${password}`, `${password} `]) {
      expect((await attempt(people.ann, secret)).statusCode).toBe(401)
    }
  })

  it('says the same of a wrong password, an unknown address and a disabled user or company', async () => {
    const answers = await Promise.all([
      attempt(people.ann, 'wrong'),
      attempt('nobody@ash.test', password),
      attempt(people.dora, password),
      attempt(people.carl, password),
    ])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toEqual({ detail: 'Incorrect username or password' })
    }
  })

  it('does the same work for an unknown address as for a wrong password', async () => {
    await attempt(people.ann, 'wrong')
    await attempt('nobody@ash.test', 'wrong')
    expect(verify).toHaveBeenCalledTimes(2)
    const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/
    for (const [hash] of verify.mock.calls) expect(hash).toMatch(cost)
    expect(verify.mock.calls[0]?.[0]).not.toBe(verify.mock.calls[1]?.[0])
  })

  it('ignores an Authorization header', async () => {
    const request = signInRequest(people.ann, password)
    const response = await test.app.inject({
      ...request,
      headers: { ...request.headers, authorization: 'Bearer of bad tokens' },
    })
    expect(response.statusCode).toBe(200)
  })

  it.each([
    ['no password', `username=${people.ann}`],
    ['an empty password', `username=${people.ann}&password=`],
    ['no address', 'password=x'],
    ['a blank address', 'username=%20&password=x'],
    ['nothing', ''],
    ['two addresses', 'username=a&username=b&password=x'],
    ['an address of 10,000 characters', `username=${'a'.repeat(10_000)}&password=x`],
    ['an address with NUL', 'username=a%00b&password=x'],
  ])('refuses %s, naming fields but not values', async (_what, payload) => {
    const response = await test.app.inject({ ...signInRequest('', ''), payload })
    expect(response.statusCode).toBe(422)
    expect(response.json().detail).toMatch(/^(username|password): /)
  })

  it('takes forms only', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: signIn.path,
      payload: { username: people.ann, password },
    })
    expect(response.statusCode).toBe(415)
    expect(response.json().detail).toContain('application/x-www-form-urlencoded')
  })

  it('hears ten attempts a minute from one address, then tells how long to wait', async () => {
    const address = '203.0.113.1'
    for (let n = 0; n < 10; n += 1) {
      expect((await attempt(`guess${n}@ash.test`, 'x', address)).statusCode).toBe(401)
    }
    test.time = new Date(noon.getTime() + 15_000)
    const refused = await attempt(people.ann, password, address)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('45')
    expect(refused.json().detail).toBe('Too many sign-in attempts. Please try again in 45 seconds.')
    expect((await attempt(people.ann, password, '203.0.113.2')).statusCode).toBe(200)
    test.time = new Date(noon.getTime() + 60_000)
    expect((await attempt(people.ann, password, address)).statusCode).toBe(200)
  })

  it("does not let a stranger's failures keep the owner out", async () => {
    for (let n = 0; n < 6; n += 1) await attempt(people.ben, 'x', '203.0.113.3')
    expect((await attempt(people.ben, password, '203.0.113.3')).statusCode).toBe(429)
    expect((await attempt(people.ben, password, '203.0.113.4')).statusCode).toBe(200)
  })
})

describe('POST /api/v1/token/revoke', () => {
  it('ends this session and no other', async () => {
    const [first, second] = [await test.tokenOf('ann'), await test.tokenOf('ann')]
    const response = await test.call(revokeToken.path, first, { method: 'POST' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ message: 'Signed out.' })
    expect((await test.call('/api/v1/users/me/', first)).statusCode).toBe(401)
    expect((await test.call('/api/v1/users/me/', second)).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('lives as long as it is used', async () => {
    const token = await test.tokenOf('ann')
    for (let hours = 11; hours <= 55; hours += 11) {
      test.time = new Date(noon.getTime() + hours * 3_600_000)
      expect((await test.call('/api/v1/users/me/', token)).statusCode).toBe(200)
    }
  })

  it('does not outlast a clock that is set back for days', async () => {
    const start = test.time.getTime()
    const day = 24 * 3_600_000
    const [used, unused] = [await test.tokenOf('ann'), await test.tokenOf('ann')]
    const statusAt = async (token: string, time: number) => {
      test.time = new Date(time)
      return (await test.call('/api/v1/users/me/', token)).statusCode
    }
    expect(await statusAt(used, start - 3 * day)).toBe(200)
    await maintain({ db: test.database.pool, config: test.config, clock: () => test.time })
    expect(await statusAt(unused, start - 3 * day + 13 * 3_600_000)).toBe(401)
    expect(await statusAt(used, start - 3 * day + 13 * 3_600_000)).toBe(401)
    test.time = new Date(start)
  })

  it('is forgotten after its end, at the next sign-in', async () => {
    await test.tokenOf('ben')
    test.time = new Date(noon.getTime() + 8 * 24 * 3_600_000)
    const token = await test.tokenOf('ben')
    const { rows } = await test.database.pool.query(
      'select count(*) from tokens join users on users.id = user_id where email = $1',
      [people.ben],
    )
    expect(rows[0].count).toBe(1)
    expect((await test.call('/api/v1/users/me/', token)).statusCode).toBe(200)
  })
})

it.each([
  ['bearer TOKEN', 200],
  ['BEARER   TOKEN ', 200],
  ['TOKEN', 401],
  ['Bearer', 401],
  ['Basic TOKEN', 401],
  ['Bearer TOKEN TOKEN', 401],
])('takes the header "Authorization: %s" as %i', async (header, status) => {
  const authorization = header.replaceAll('TOKEN', await test.tokenOf('ann'))
  const response = await test.call('/api/v1/users/me/', undefined, { headers: { authorization } })
  expect(response.statusCode).toBe(status)
})

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('hex')
}
