import {
  checkLive,
  checkReady,
  getProfile,
  ingestLocations,
  listLocations,
  machineKeyHeader,
  revokeToken,
  serverLimits,
} from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { createMachineKey } from '../auth/machineKeys.ts'
import { signInRequest, useTestApp } from '../testing/testApp.ts'
import { noon, password, people } from '../testing/world.ts'

const test = useTestApp({ CALLS_PER_MINUTE: '5', CORS_ORIGINS: 'https://portal.example.com' })

let lastAddress = 0
const newAddress = () => `203.0.113.${++lastAddress}`

/** Repeats a call, each from an address of its own unless it is given. */
const statusesOf = async (
  calls: number,
  headers: Record<string, string>,
  { url, address }: { url: string; address?: string },
) => {
  const statuses: number[] = []
  for (let call = 0; call < calls; call++) {
    const remoteAddress = address ?? newAddress()
    statuses.push((await test.app.inject({ url, headers, remoteAddress })).statusCode)
  }
  return statuses
}

describe('calls without end', () => {
  it('of a person are refused, with the time to come back, whatever their session and address', async () => {
    const bearer = async () => ({ authorization: `Bearer ${await test.tokenOf('ann')}` })
    const { path: url } = listLocations
    expect(await statusesOf(3, await bearer(), { url })).toEqual([200, 200, 200])
    expect(await statusesOf(3, await bearer(), { url })).toEqual([200, 200, 429])

    const answer = await test.app.inject({
      url,
      headers: { ...(await bearer()), origin: 'https://portal.example.com' },
      remoteAddress: newAddress(),
    })
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json()).toEqual({
      detail: 'Too many requests. Please try again in 60 seconds.',
    })
    expect(answer.headers['access-control-allow-origin']).toBe('https://portal.example.com')
    expect(answer.headers['access-control-expose-headers']).toContain('Retry-After')

    const other = { authorization: `Bearer ${await test.tokenOf('ben')}` }
    expect(await statusesOf(1, other, { url })).toEqual([200])
    test.time = new Date(noon.getTime() + 60_000)
    expect(await statusesOf(1, await bearer(), { url })).toEqual([200])
    test.time = noon
  })

  it('of a machine are refused', async () => {
    const { companyId } = test.world.ash
    const { key } = await createMachineKey(test.database.pool, { companyId, name: 'controller' })
    const statuses: number[] = []
    for (let call = 0; call < 6; call++) {
      const answer = await test.app.inject({
        method: 'POST',
        url: ingestLocations.path,
        headers: { [machineKeyHeader]: key },
        payload: { items: [{ external_id: 'A-1', name: 'Harbour', timezone: 'Europe/London' }] },
        remoteAddress: newAddress(),
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('from an address are refused, of whatever kind they are', async () => {
    const options = { url: '/config.json', address: '2001:db8::1' }
    expect((await statusesOf(20, {}, options)).at(-1)).toBe(404)
    expect(await statusesOf(1, {}, { url: '/nowhere', address: '2001:db8::2' })).toEqual([429])
  })

  it('are told when to come back by the time that passed, though the clock was set back for days', async () => {
    const bearer = { authorization: `Bearer ${await test.tokenOf('admin')}` }
    const { path: url } = listLocations
    await statusesOf(5, bearer, { url })
    test.time = new Date(noon.getTime() - 3 * 24 * 3_600_000)
    const answer = await test.app.inject({ url, headers: bearer, remoteAddress: newAddress() })
    test.time = noon
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
  })
})

describe('reading without end', () => {
  it('keeps nobody from signing in, from being known, and from signing out', async () => {
    test.time = new Date(test.time.getTime() + 60_000)
    const address = newAddress()
    const token = await test.tokenOf('ben')
    const bearer = { authorization: `Bearer ${token}` }
    const read = () => statusesOf(1, bearer, { url: listLocations.path, address })
    for (let call = 0; call < 20; call++) await read()
    expect(await read()).toEqual([429])
    expect(await statusesOf(1, bearer, { url: getProfile.path, address })).toEqual([200])
    const signedIn = await test.app.inject(signInRequest(people.ben, password, address))
    expect(signedIn.statusCode).toBe(200)
    const signedOut = await test.app.inject({
      method: 'POST',
      url: revokeToken.path,
      headers: bearer,
      remoteAddress: address,
    })
    expect(signedOut.statusCode).toBe(200)
  })

  it('takes no server for broken', async () => {
    const address = newAddress()
    for (let call = 0; call < 21; call++) await statusesOf(1, {}, { url: '/nowhere', address })
    for (const { path: url } of [checkLive, checkReady]) {
      expect(await statusesOf(1, {}, { url, address })).toEqual([200])
    }
  })
})

it('lets a person open the dashboard of 300 locations ten times a minute', () => {
  // Three calls for each, and those for the list, the profile and the number of locations.
  expect(serverLimits.callsPerMinute).toBeGreaterThanOrEqual(10 * (3 * 300 + 3))
})
