import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { forgetSignIns } from './signInCounts.ts'
import { createThrottle } from './throttle.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from sign_in_counts'))

/** Starts servers on one database. */
function setUp() {
  let now = Date.UTC(2026, 5, 18, 12)
  const clock = () => new Date(now)
  const start = () => {
    const throttle = createThrottle({ db: database.pool, elapsed: () => now, clock })
    return {
      ...throttle,
      /** Tries once; a wait of 0 means that the attempt was heard, and failed. */
      fail: async (address: string, account: string) => {
        const wait = await throttle.enter(address, account)
        if (wait === 0) await throttle.settle(address, account, false)
        return wait
      },
    }
  }
  return {
    ...start(),
    start,
    clock,
    wait: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

async function inTurn<Result>(count: number, act: (n: number) => Promise<Result>) {
  const results: Result[] = []
  for (let n = 0; n < count; n += 1) results.push(await act(n))
  return results
}

it('lets two mistakes pass, then doubles the delay up to a minute', async () => {
  const { fail, wait } = setUp()
  const delays = await inTurn(12, async () => {
    await fail('192.0.2.1', 'ann')
    const delay = await fail('192.0.2.1', 'ann')
    wait(delay === 0 ? 60 : delay)
    return delay
  })
  expect(delays.slice(0, 1)).toEqual([0])
  expect(delays.slice(1)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60])
})

it('does not lengthen the delay for attempts that come too early', async () => {
  const { fail, enter, wait, start } = setUp()
  await inTurn(3, () => fail('192.0.2.1', 'ann'))
  const early = await inTurn(20, () => enter('192.0.2.1', 'ann'))
  const elsewhere = await inTurn(20, () => start().enter('192.0.2.1', 'ann'))
  expect(new Set([...early, ...elsewhere])).toEqual(new Set([1]))
  wait(1)
  expect(await enter('192.0.2.1', 'ann')).toBe(0)
})

it('starts over after a success', async () => {
  const { fail, enter, settle, wait } = setUp()
  await inTurn(3, () => fail('192.0.2.1', 'ann'))
  wait(1)
  await enter('192.0.2.1', 'ann')
  await settle('192.0.2.1', 'ann', true)
  expect(await inTurn(4, () => fail('192.0.2.1', 'ann'))).toEqual([0, 0, 0, 1])
})

it('forgets failures after a quarter of an hour', async () => {
  const { fail, wait } = setUp()
  await inTurn(3, () => fail('192.0.2.1', 'ann'))
  wait(16 * 60)
  expect(await inTurn(4, () => fail('192.0.2.1', 'ann'))).toEqual([0, 0, 0, 1])
})

it('hears ten failed attempts a minute from an address, whoever they are for', async () => {
  const { fail, enter, wait } = setUp()
  const waits = await inTurn(11, (n) => fail('192.0.2.1', `account ${n}`))
  expect(waits).toEqual([...Array(10).fill(0), 60])
  expect(await enter('192.0.2.2', 'account 0')).toBe(0)
  wait(59.5)
  expect(await enter('192.0.2.1', 'account 0')).toBe(1)
  wait(0.5)
  expect(await enter('192.0.2.1', 'account 0')).toBe(0)
})

it.each([
  ['two addresses of one /64', '2001:db8:1:2:3::4', '2001:db8:1:2:ffff::1', true],
  ['short and long forms of one', '2001:db8::1', '2001:db8:0:0:9::1', true],
  ['an IPv4 address and its mapped form', '192.0.2.1', '::ffff:192.0.2.1', true],
  ['two /64', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
  ['two mapped IPv4 addresses', '::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['loopback and another', '::1', '2001:db8::1', false],
])('takes %s as the same source or not', async (_what, one, other, isSame) => {
  const { fail, enter } = setUp()
  await inTurn(10, (n) => fail(one, `account ${n}`))
  expect((await enter(other, 'another')) > 0).toBe(isSame)
})

it('does not count the right password, however many of an office sign in at once', async () => {
  const { enter, settle, start } = setUp()
  const other = start()
  const signIn = async (n: number) => {
    const server = n % 2 === 0 ? { enter, settle } : other
    const wait = await server.enter('192.0.2.1', `account ${n}`)
    if (wait === 0) await server.settle('192.0.2.1', `account ${n}`, true)
    return wait
  }
  expect(await Promise.all(Array.from({ length: 50 }, (_, n) => signIn(n)))).toEqual(
    Array(50).fill(0),
  )
})

it('hears ten failed attempts of a burst at several servers, and no more', async () => {
  const { start } = setUp()
  const servers = [start(), start(), start()]
  const heard = servers.flatMap(({ fail }, server) =>
    Array.from({ length: 10 }, (_, n) => fail('192.0.2.1', `account ${server} ${n}`)),
  )
  const waits = await Promise.all(heard)
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
  expect(new Set(waits)).toEqual(new Set([0, 60]))
})

it('delays a pair at every server that shares the database', async () => {
  const { start } = setUp()
  const [one, other] = [start(), start()]
  await inTurn(2, () => one.fail('192.0.2.1', 'ann'))
  expect(await other.fail('192.0.2.1', 'ann')).toBe(0)
  expect(await one.enter('192.0.2.1', 'ann')).toBe(1)
})

it('keeps neither addresses nor accounts, and nothing that no longer counts', async () => {
  const { fail, wait, clock } = setUp()
  await fail('192.0.2.1', 'ann@ash.test')
  const { rows } = await database.pool.query<{ key: Buffer }>('select key from sign_in_counts')
  expect(rows.map(({ key }) => key.length)).toEqual([32, 32])
  wait(15 * 60 + 1)
  await forgetSignIns(database.pool, clock)
  const left = async () => (await database.pool.query('select from sign_in_counts')).rowCount
  expect(await left()).toBe(1)
  wait(60)
  await forgetSignIns(database.pool, clock)
  expect(await left()).toBe(0)
})

it('is not locked by a clock that was set back for long', async () => {
  const { fail, wait, start } = setUp()
  await inTurn(10, (n) => fail('192.0.2.1', `account ${n}`))
  wait(-3600)
  expect(await start().fail('192.0.2.1', 'another')).toBe(0)
})
