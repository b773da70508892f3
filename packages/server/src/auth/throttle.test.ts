import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

function setUp() {
  let now = 0
  const throttle = createThrottle(() => now)
  return {
    ...throttle,
    wait: (seconds: number) => {
      now += seconds * 1000
    },
    /** Tries once; a wait of 0 means that the attempt was heard, and failed. */
    fail: (address: string, account: string) => {
      const wait = throttle.enter(address, account)
      if (wait === 0) throttle.settle(address, account, false)
      return wait
    },
  }
}

it('lets two mistakes pass, then doubles the delay up to a minute', () => {
  const { fail, wait } = setUp()
  const delays = Array.from({ length: 12 }, () => {
    fail('192.0.2.1', 'ann')
    const delay = fail('192.0.2.1', 'ann')
    wait(delay === 0 ? 60 : delay)
    return delay
  })
  expect(delays.slice(0, 1)).toEqual([0])
  expect(delays.slice(1)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60])
})

it('does not lengthen the delay for attempts that come too early', () => {
  const { fail, enter, wait } = setUp()
  for (let n = 0; n < 3; n += 1) fail('192.0.2.1', 'ann')
  for (let n = 0; n < 100; n += 1) expect(enter('192.0.2.1', 'ann')).toBe(1)
  wait(1)
  expect(enter('192.0.2.1', 'ann')).toBe(0)
})

it('starts over after a success', () => {
  const { fail, enter, settle, wait } = setUp()
  for (let n = 0; n < 3; n += 1) fail('192.0.2.1', 'ann')
  wait(1)
  enter('192.0.2.1', 'ann')
  settle('192.0.2.1', 'ann', true)
  expect([1, 2, 3, 4].map(() => fail('192.0.2.1', 'ann'))).toEqual([0, 0, 0, 1])
})

it('forgets failures after a quarter of an hour', () => {
  const { fail, wait } = setUp()
  for (let n = 0; n < 3; n += 1) fail('192.0.2.1', 'ann')
  wait(16 * 60)
  expect([1, 2, 3, 4].map(() => fail('192.0.2.1', 'ann'))).toEqual([0, 0, 0, 1])
})

it('counts ten attempts a minute for an address, whoever they are for', () => {
  const { enter, wait } = setUp()
  const waits = Array.from({ length: 11 }, (_, n) => enter('192.0.2.1', `account ${n}`))
  expect(waits).toEqual([...Array(10).fill(0), 60])
  expect(enter('192.0.2.2', 'account 0')).toBe(0)
  wait(59.5)
  expect(enter('192.0.2.1', 'account 0')).toBe(1)
  wait(0.5)
  expect(enter('192.0.2.1', 'account 0')).toBe(0)
})

it.each([
  ['two addresses of one /64', '2001:db8:1:2:3::4', '2001:db8:1:2:ffff::1', true],
  ['short and long forms of one', '2001:db8::1', '2001:db8:0:0:9::1', true],
  ['an IPv4 address and its mapped form', '192.0.2.1', '::ffff:192.0.2.1', true],
  ['two /64', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
  ['two mapped IPv4 addresses', '::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['loopback and another', '::1', '2001:db8::1', false],
])('takes %s as the same source or not', (_what, one, other, isSame) => {
  const { enter } = setUp()
  for (let n = 0; n < 10; n += 1) enter(one, `account ${n}`)
  expect(enter(other, 'another') > 0).toBe(isSame)
})

it('does not count the right password, however often an office signs in', () => {
  const { enter, settle } = setUp()
  for (let n = 0; n < 50; n += 1) {
    expect(enter('192.0.2.1', `account ${n}`)).toBe(0)
    settle('192.0.2.1', `account ${n}`, true)
  }
})
