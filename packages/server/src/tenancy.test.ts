import {
  endpointPath,
  getLocation,
  getLocationSummary,
  getProfile,
  getSsidsSummary,
  getTicketsSummary,
  listDevices,
  listLocations,
} from '@netportal/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { createToken } from './auth/tokens.ts'
import { useTestApp } from './testing/testApp.ts'
import { noon, people } from './testing/world.ts'

const test = useTestApp()
afterEach(() => {
  test.time = noon
})

const ofLocation = { getLocation, listDevices, getSsidsSummary, getTicketsSummary }
const ofViewer = { getProfile, getLocationSummary, listLocations }
const locationCalls = Object.entries(ofLocation)
const allCalls = [
  ...locationCalls.map(([name, endpoint]) => [name, endpointPath(endpoint, { id: 1 })] as const),
  ...Object.entries(ofViewer).map(([name, endpoint]) => [name, endpointPath(endpoint)] as const),
]

const strangeIds = [
  ...['0', '-1', '1.5', 'NaN', '1e3', ' 1', '٣', '\0', '99999999999999999999', "1'--", '🎉', '1/2'],
  'a'.repeat(300),
]

describe.each(locationCalls)('%s', (_name, endpoint) => {
  const path = (id: number | string) => endpointPath(endpoint, { id })

  it("answers about the viewer's own location", async () => {
    const response = await test.call(path(test.world.ash.locationId), await test.tokenOf('ann'))
    expect(response.statusCode).toBe(200)
  })

  it('answers an administrator about any location', async () => {
    const token = await test.tokenOf('admin')
    for (const id of [test.world.ash.locationId, test.world.birch.locationId]) {
      expect((await test.call(path(id), token)).statusCode).toBe(200)
    }
  })

  it("answers about another company's location as if it did not exist", async () => {
    const token = await test.tokenOf('ann')
    const foreign = await test.call(path(test.world.birch.locationId), token)
    const missing = await test.call(path(999_999), token)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json()).toEqual({ detail: 'Not found.' })
    expect(foreign.body).toBe(missing.body)
    expect(foreign.statusCode).toBe(missing.statusCode)
    expect(comparableHeaders(foreign.headers)).toEqual(comparableHeaders(missing.headers))
  })

  it('knows no location by anything that is no id', async () => {
    const token = await test.tokenOf('ann')
    for (const id of strangeIds) {
      const response = await test.call(path(id), token)
      expect([id, response.statusCode, response.json()]).toEqual([
        id,
        404,
        { detail: 'Not found.' },
      ])
    }
  })
})

describe.each(allCalls)('%s', (_name, path) => {
  const refused = async (token?: string) => {
    const response = await test.call(path, token)
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(Object.keys(response.json())).toEqual(['detail'])
  }

  it('refuses who does not sign in', () => refused())

  it('refuses a token that was never given', () => refused('A'.repeat(43)))

  it('refuses a revoked token', async () => {
    const token = await test.tokenOf('ben')
    await test.call('/api/v1/token/revoke', token, { method: 'POST' })
    await refused(token)
  })

  it('refuses a token unused for 12 hours', async () => {
    const token = await test.tokenOf('ben')
    test.time = new Date('2026-06-19T00:00:00Z')
    await refused(token)
  })

  it('refuses a token of 7 days, however often it is used', async () => {
    const token = await test.tokenOf('ben')
    for (let hours = 10; hours < 7 * 24; hours += 10) {
      test.time = new Date(noon.getTime() + hours * 3_600_000)
      expect((await test.call('/api/v1/users/me/', token)).statusCode).toBe(200)
    }
    test.time = new Date('2026-06-25T12:00:00Z')
    await refused(token)
  })

  it('refuses the token of someone who was disabled since', async () => {
    const token = await test.tokenOf('ben')
    const disable = (at: string) =>
      test.database.pool.query(`update users set disabled_at = ${at} where email = $1`, [
        people.ben,
      ])
    await disable('now()')
    await refused(token)
    await disable('null')
  })

  it('refuses the token of someone whose company was disabled since', async () => {
    const token = await test.tokenOf('ben')
    const disable = (at: string) =>
      test.database.pool.query(`update companies set disabled_at = ${at} where id = $1`, [
        test.world.birch.companyId,
      ])
    await disable('now()')
    await refused(token)
    await disable('null')
  })
})

it("lists and counts nothing but the viewer's own locations", async () => {
  const seenBy = async (person: 'ann' | 'ben' | 'admin') => {
    const token = await test.tokenOf(person)
    const list = await test.call(endpointPath(listLocations), token)
    const summary = await test.call(endpointPath(getLocationSummary), token)
    return [list.json().map(({ name }: { name: string }) => name), summary.json().total_locations]
  }
  expect(await seenBy('ann')).toEqual([['airport', 'Harbour'], 2])
  expect(await seenBy('ben')).toEqual([['Forest'], 1])
  expect(await seenBy('admin')).toEqual([['airport', 'Forest', 'Harbour'], 3])
})

it('shows nothing to someone without a company who is no administrator', async () => {
  const db = test.database.pool
  await db.query('alter table users drop constraint users_check')
  await db.query(
    "insert into users (email, password_hash, role) values ('x@x.test', '', 'customer')",
  )
  const { rows } = await db.query<{ id: number }>("select id from users where email = 'x@x.test'")
  const token = await createToken(db, rows[0]?.id ?? 0, test.config.session, noon)
  expect((await test.call(endpointPath(listLocations), token)).json()).toEqual([])
})

/** All that could tell two answers apart, but for what differs between any two. */
function comparableHeaders(headers: Record<string, unknown>) {
  return { ...headers, date: undefined }
}
