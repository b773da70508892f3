import { checkLive, ingestLocations, listLocations, machineKeyHeader } from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { createMachineKey } from '../auth/machineKeys.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon } from '../testing/world.ts'

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
    const options = { url: checkLive.path, address: '2001:db8::1' }
    expect((await statusesOf(20, {}, options)).at(-1)).toBe(200)
    expect(await statusesOf(1, {}, { url: '/nowhere', address: '2001:db8::2' })).toEqual([429])
  })
})
