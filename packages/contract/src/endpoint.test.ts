import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EndpointInput, EndpointOutput } from './endpoint.ts'
import { endpointPath } from './endpoint.ts'
import { getDevice } from './endpoints/devices.ts'
import type { getLocationSummary } from './endpoints/locations.ts'
import { createAdminSchedule, type updateSchedule } from './endpoints/schedules.ts'
import type { signIn } from './endpoints/session.ts'
import { getSsidStats, type listSsidsWithCounts } from './endpoints/ssids.ts'
import { getTimeline } from './endpoints/timeline.ts'
import type { Credentials } from './entities/session.ts'

describe('endpointPath', () => {
  it('keeps a percent sign and a slash inside their segment', () => {
    expect(endpointPath(getSsidStats, { id: 7, ssid: '50%/5G' })).toBe(
      '/api/v1/customer/locations/7/ssids/50%25%2F5G/stats',
    )
  })

  it.each([
    ['00:00:5E:00:53:1A', '00%3A00%3A5E%3A00%3A53%3A1A'],
    ['a b?c#d', 'a%20b%3Fc%23d'],
    ['访客🎉', '%E8%AE%BF%E5%AE%A2%F0%9F%8E%89'],
    ['..a', '..a'],
  ])('encodes %s so that a URL parser gives it back', (mac, encoded) => {
    const path = endpointPath(getDevice, { id: 'x', mac })
    expect(path).toBe(`/api/v1/customer/locations/x/devices/${encoded}`)
    const { pathname } = new URL(path, 'https://api.test')
    expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(mac)
  })

  it('refuses a segment that every URL parser would step through', () => {
    for (const mac of ['.', '..']) {
      expect(() => endpointPath(getDevice, { id: 1, mac })).toThrow("'mac'")
    }
  })

  it('refuses a missing or empty parameter', () => {
    expect(() => endpointPath(getDevice, { id: 1 })).toThrow("Missing path parameter 'mac'")
    expect(() => endpointPath(getDevice, { id: '', mac: 'm' })).toThrow("'id'")
  })

  it('adds the query, without values that are null or undefined', () => {
    expect(endpointPath(getTimeline, { id: 7 }, { limit: 50, offset: 0 })).toBe(
      '/api/v1/locations/7/timeline/?limit=50&offset=0',
    )
    expect(endpointPath(getSsidStats, { id: 7, ssid: 1 }, { a: null, b: undefined })).toBe(
      '/api/v1/customer/locations/7/ssids/1/stats',
    )
    expect(endpointPath(createAdminSchedule, {}, { customer_id: 'a&b=c' })).toBe(
      '/api/v1/admin/report-schedules/?customer_id=a%26b%3Dc',
    )
  })
})

describe('types of an endpoint', () => {
  it('asks for the parts that the endpoint has, and for no others', () => {
    expectTypeOf<EndpointInput<typeof getLocationSummary>>().toEqualTypeOf<unknown>()
    expectTypeOf<EndpointInput<typeof signIn>>().toEqualTypeOf<{ body: Credentials }>()
    expectTypeOf<EndpointInput<typeof getDevice>>().toEqualTypeOf<{
      params: Record<'id' | 'mac', string | number>
    }>()
  })

  it('lets the query be left out where it has defaults, and only there', () => {
    expectTypeOf<{ params: { id: number } }>().toExtend<EndpointInput<typeof listSsidsWithCounts>>()
    expectTypeOf<{ query: { customer_id: number } }>().toExtend<
      Pick<EndpointInput<typeof createAdminSchedule>, 'query'>
    >()
    expectTypeOf<Record<never, never>>().not.toExtend<
      Pick<EndpointInput<typeof createAdminSchedule>, 'query'>
    >()
  })

  it('gives what the response parses to, and nothing where the answer is ignored', () => {
    expectTypeOf<EndpointOutput<typeof getLocationSummary>>().toEqualTypeOf<{
      total_locations: number
    }>()
    expectTypeOf<EndpointOutput<typeof updateSchedule>>().toEqualTypeOf<undefined>()
  })
})
